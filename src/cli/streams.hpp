// Standard input and output and files as streams over descriptors.
#pragma once

#include <array>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <streambuf>
#include <string>

namespace pmk::cli {

// Thrown when nobody reads the output any more; the program then ends quietly.
struct BrokenPipe {};

// Buffered reading. Before it waits for more it flushes `talk`, so that a program that writes a line and
// waits for the answer gets it, while a file is answered in large blocks.
class DescriptorInput final : public std::streambuf {
  public:
    // `name` is for the sentence of the CannotRun that is thrown when reading fails.
    DescriptorInput(int descriptor, std::string name, std::ostream& talk);

  protected:
    int_type underflow() override;

  private:
    int descriptor_;
    std::string name_;
    std::ostream& talk_;
    std::array<char, 65536> buffer_;
};

// Buffered writing. Throws BrokenPipe or CannotRun; the stream above must let exceptions of its
// buffer pass (exceptions(badbit)). What is still in the buffer at the end is lost: flush before.
class DescriptorOutput final : public std::streambuf {
  public:
    explicit DescriptorOutput(int descriptor);

  protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

  private:
    void write_out(const char* text, std::size_t size);

    int descriptor_;
    std::array<char, 65536> buffer_;
};

// A file opened for reading, or standard input.
class Input {
  public:
    // `-` and the empty name are `standard`, the stream over standard input. Throws CannotRun for what
    // cannot be opened or read.
    Input(const std::string& file, std::istream& standard, std::ostream& talk);

    std::istream& stream() { return *stream_; }

  private:
    class Descriptor {
      public:
        explicit Descriptor(int value) : value_(value) {}
        ~Descriptor();
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;
        int value() const { return value_; }

      private:
        int value_;
    };

    std::unique_ptr<Descriptor> descriptor_;
    std::unique_ptr<DescriptorInput> buffer_;
    std::unique_ptr<std::istream> file_;
    std::istream* stream_;
};

// The longest line that is read, in bytes.
constexpr std::size_t longest_line = std::size_t{1} << 20U;

enum class LineRead {
    line,
    too_long, // the line was skipped
    end,
};

// The next line without its end (LF or CR LF); the last one may lack it.
LineRead read_line(std::istream& in, std::string& line);

// Everything that is left; nothing where that has more bytes than `longest`.
std::optional<std::string> read_all(std::istream& in, std::size_t longest);

} // namespace pmk::cli
