#include "cli/streams.hpp"

#include "pmkgames/cannot_run.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <iterator>
#include <sys/stat.h>
#include <unistd.h>

namespace pmk::cli {
namespace {

// strerror is as safe here as strerror_r: the command line runs in one thread.
std::string reason(int error) {
    return std::strerror(error); // NOLINT(concurrency-mt-unsafe)
}

// What can never be read must show before anything is printed: a directory, a closed descriptor.
void check_readable(int descriptor, const std::string& name) {
    struct ::stat status {};
    int error = 0;
    if (::fstat(descriptor, &status) != 0)
        error = errno;
    else if (S_ISDIR(status.st_mode))
        error = EISDIR;
    if (error != 0) throw CannotRun(say("{} cannot be read: {}.", name, reason(error)));
}

} // namespace

DescriptorInput::DescriptorInput(int descriptor, std::string name, std::ostream& talk)
    : descriptor_(descriptor), name_(std::move(name)), talk_(talk) {}

DescriptorInput::int_type DescriptorInput::underflow() {
    talk_.flush();
    ssize_t size = 0;
    do
        size = ::read(descriptor_, buffer_.data(), buffer_.size());
    while (size < 0 && errno == EINTR);
    if (size < 0) throw CannotRun(say("{} cannot be read: {}.", name_, reason(errno)));
    setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
    return size == 0 ? traits_type::eof() : traits_type::to_int_type(buffer_[0]);
}

DescriptorOutput::DescriptorOutput(int descriptor) : descriptor_(descriptor) {
    setp(buffer_.data(), buffer_.data() + buffer_.size());
}

DescriptorOutput::int_type DescriptorOutput::overflow(int_type character) {
    sync();
    if (!traits_type::eq_int_type(character, traits_type::eof())) sputc(traits_type::to_char_type(character));
    return traits_type::not_eof(character);
}

std::streamsize DescriptorOutput::xsputn(const char* text, std::streamsize size) {
    if (size > epptr() - pptr()) sync();
    if (size > epptr() - pptr()) {
        write_out(text, static_cast<std::size_t>(size));
    } else {
        std::memcpy(pptr(), text, static_cast<std::size_t>(size));
        pbump(static_cast<int>(size));
    }
    return size;
}

int DescriptorOutput::sync() {
    const auto size = static_cast<std::size_t>(pptr() - pbase());
    setp(buffer_.data(), buffer_.data() + buffer_.size());
    write_out(buffer_.data(), size);
    return 0;
}

void DescriptorOutput::write_out(const char* text, std::size_t size) {
    while (size > 0) {
        const ssize_t written = ::write(descriptor_, text, size);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EPIPE) throw BrokenPipe();
        if (written < 0) throw CannotRun(say("The output cannot be written: {}.", reason(errno)));
        text += written;
        size -= static_cast<std::size_t>(written);
    }
}

Input::Input(const std::string& file, std::istream& standard, std::ostream& talk) : stream_(&standard) {
    if (file.empty() || file == "-") {
        check_readable(STDIN_FILENO, tr("Standard input"));
        return;
    }
    descriptor_ = std::make_unique<Descriptor>(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor_->value() < 0) throw CannotRun(say("{} cannot be opened: {}.", file, reason(errno)));
    check_readable(descriptor_->value(), file);
    buffer_ = std::make_unique<DescriptorInput>(descriptor_->value(), file, talk);
    file_ = std::make_unique<std::istream>(buffer_.get());
    stream_ = file_.get();
}

Input::Descriptor::~Descriptor() {
    if (value_ >= 0) ::close(value_);
}

LineRead read_line(std::istream& in, std::string& line) {
    using Traits = std::streambuf::traits_type;
    std::streambuf& buffer = *in.rdbuf();
    line.clear();
    bool too_long = false;
    auto character = buffer.sbumpc();
    if (Traits::eq_int_type(character, Traits::eof())) return LineRead::end;
    while (!Traits::eq_int_type(character, Traits::eof()) && character != '\n') {
        if (line.size() == longest_line)
            too_long = true;
        else
            line += Traits::to_char_type(character);
        character = buffer.sbumpc();
    }
    if (line.ends_with('\r')) line.pop_back();
    return too_long ? LineRead::too_long : LineRead::line;
}

std::optional<std::string> read_all(std::istream& in, std::size_t longest) {
    std::string text;
    std::istreambuf_iterator<char> next(in.rdbuf());
    for (const std::istreambuf_iterator<char> end; next != end; ++next) {
        if (text.size() == longest) return {};
        text += *next;
    }
    return text;
}

} // namespace pmk::cli
