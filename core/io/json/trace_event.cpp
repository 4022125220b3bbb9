// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/trace_event.h"

#include "core/base/text_fields.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <array>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 8> keys{"ph", "name", "cat", "pid", "tid", "ts", "dur", "args"};

/// A process or thread: a number, or a text.
void readIdentity(JsonReader& in, std::string& out)
{
    if (in.peek() == '"') {
        in.readText(out);
        return;
    }
    double number = 0;
    in.readNumber(number);
    out = jsonNumber(number);
}

/// Some exporters write times in quotes, and PyTorch writes NaN, which becomes null.
void readTime(JsonReader& in, double& out)
{
    const char first = in.peek();
    if (first == 'n' && in.takeNull())
        return;
    if (first == '"') {
        const auto quoted = in.peekValue();
        if (quoted && parseNumber(quoted->substr(1, quoted->size() - 2), out)) {
            in.skipValue();
            return;
        }
    }
    in.readNumber(out);
}

} // namespace

std::optional<Error> readTraceEvent(std::string_view text, TraceEvent& event,
                                    const std::function<void(JsonReader&)>& arguments)
{
    JsonReader in(text);
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto field = in.nextField(keys, seen))
        switch (*field) {
        case 0:
            in.readText(event.phase);
            break;
        case 1:
            in.readText(event.name);
            break;
        case 2:
            in.readText(event.category);
            break;
        case 3:
            readIdentity(in, event.process);
            break;
        case 4:
            readIdentity(in, event.thread);
            break;
        case 5:
            readTime(in, event.start);
            break;
        case 6:
            readTime(in, event.duration);
            break;
        default:
            if (in.peek() == '{')
                arguments(in);
            else
                in.skipValue();
        }
    in.finish();
    return in.failed() ? std::optional(in.error()) : std::nullopt;
}

} // namespace doppler
