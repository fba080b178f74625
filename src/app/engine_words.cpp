#include "app/engine_words.hpp"

#include "pmkgames/canvas.hpp"
#include "pmkgames/text.hpp"

namespace pmk {

std::string status_with_mark(const std::string& status, const Engine* engine, int room) {
    if (!engine) return status;
    const std::string mark = engine->stopped()    ? tr("✗ stopped")
                             : engine->compares() ? tr("✓ both agree")
                                                  : tr("the calculator answers");
    const std::string both = status + " · " + mark;
    return status.empty() || text_width(both) > room ? mark : both;
}

std::string stop_sentence(const Engine& engine) {
    if (engine.compares())
        return tr("They differ in {}: the game has stopped. Leave it to read the report.", engine.field());
    return tr("The calculator shows no {}: the game has stopped. Leave it to read why.", engine.field());
}

} // namespace pmk
