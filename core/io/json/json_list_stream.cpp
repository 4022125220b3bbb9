// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_list_stream.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <array>
#include <optional>

namespace doppler {

namespace {

constexpr std::size_t piece = std::size_t{1} << 14;
constexpr std::size_t mostElementBytes = std::size_t{16} << 20;
constexpr std::size_t mostMemberBytes = std::size_t{1} << 20;
constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// Which characters end a run of those that need no look.
constexpr std::array<bool, 256> tableOf(std::string_view characters)
{
    std::array<bool, 256> table{};
    for (char c : characters)
        table[static_cast<unsigned char>(c)] = true;
    return table;
}
constexpr auto structural = tableOf("{}[]\"");
constexpr auto endsScalar = tableOf(",]}: \t\r\n\"[{");

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

class Walker {
public:
    Walker(ByteSource& bytes, std::string_view wanted, const JsonListHooks& calls, const ReadWatch& watcher,
           double begin, double end)
        : source(bytes), list(wanted), hooks(calls), watch(watcher), from(begin), to(end)
    {
    }

    Result<void> walk()
    {
        skipSpace();
        if (peek() == '\xef') // a byte order mark
            at += std::min<std::size_t>(3, buffer.size() - at);
        skipSpace();
        if (peek() == '[') {
            walkList(true);
        } else if (peek() == '{') {
            walkObject();
            key.clear();
            skipSpace();
            if (!fault && peek() != '\0')
                failHere(DOPPLER_TEXT("core", "found {0} after the end of the document"));
        } else {
            failHere(DOPPLER_TEXT("core", "found {0}, expected an object"));
        }
        if (fault)
            return *std::move(fault);
        return {};
    }

private:
    bool fail(Message message)
    {
        if (!fault)
            fault = Error{std::move(message), {}, place()};
        return false;
    }
    [[nodiscard]] std::string place() const
    {
        if (inList)
            return std::string(list) + '[' + std::to_string(index) + ']';
        return key.empty() ? "byte " + std::to_string(gone + at) // lines would have to be counted
                           : excerpt(key);
    }
    /// What stands here is not what `sentence` says: at the text's end a sentence of its own, as every
    /// sentence must be whole to be translated.
    bool failHere(std::string_view sentence)
    {
        const char c = peek();
        return fail(c == '\0' ? Message{DOPPLER_TEXT("core", "unexpected end of the text")}
                              : Message{sentence, {excerpt(std::string_view(&c, 1))}});
    }

    /// Gets more bytes; false at the end. What is not captured is forgotten.
    bool fill()
    {
        if (ended || fault)
            return false;
        if (watch.stop.stop_requested()) {
            fault = readingStopped();
            return false;
        }
        const std::size_t keep = std::min(capture, at);
        buffer.erase(0, keep);
        at -= keep;
        gone += keep;
        if (capture != nowhere)
            capture -= keep;
        const std::size_t size = buffer.size();
        buffer.resize(size + piece);
        auto count = source.read(buffer.data() + size, piece);
        buffer.resize(size + (count ? *count : 0));
        if (!count) {
            fault = count.error();
            return false;
        }
        ended = *count == 0;
        if (watch.progress)
            watch.progress(from + (to - from) * source.share());
        return !ended;
    }
    /// The character at the cursor; 0 at the end.
    char peek() { return at < buffer.size() || fill() ? buffer[at] : '\0'; }
    void skipSpace()
    {
        while (isSpace(peek()))
            ++at;
    }
    /// Goes on to the next character of the table.
    template <class Table>
    bool goTo(const Table& table)
    {
        do {
            const char* const end = buffer.data() + buffer.size();
            const char* p = buffer.data() + at;
            while (p != end && !table[static_cast<unsigned char>(*p)])
                ++p;
            at = static_cast<std::size_t>(p - buffer.data());
            if (p != end)
                return true;
            if (capture != nowhere && at - capture > limit) {
                if (!dropsLong)
                    return false;
                capture = nowhere;
            }
        } while (fill());
        return false;
    }

    /// Steps over the text in quotes at the cursor.
    bool passText()
    {
        static constexpr auto ends = tableOf("\"\\");
        ++at;
        while (goTo(ends)) {
            if (buffer[at++] == '"')
                return true;
            if (peek() == '\0')
                break;
            ++at;
        }
        return cutOff();
    }

    /// Steps over the value at the cursor.
    bool passValue()
    {
        std::size_t depth = 0;
        const char first = peek();
        if (first == '"')
            return passText();
        if (first != '{' && first != '[') {
            const bool empty = endsScalar[static_cast<unsigned char>(first)] || first == '\0';
            return (!empty && (goTo(endsScalar) || ended)) || cutOff();
        }
        do {
            if (!goTo(structural))
                return cutOff();
            const char c = buffer[at];
            if (c == '"') {
                if (!passText())
                    return false;
                continue;
            }
            ++at;
            depth = c == '{' || c == '[' ? depth + 1 : depth - 1;
        } while (depth > 0);
        return true;
    }

    bool cutOff()
    {
        if (capture != nowhere && at - std::min(at, capture) > limit)
            return fail({DOPPLER_TEXT("core", "is longer than {0} bytes"), {count(limit)}});
        return failHere(DOPPLER_TEXT("core", "found {0}, expected a value"));
    }

    /// The text of the value at the cursor, which is stepped over; valid until the next character is looked
    /// at. Nothing after a fault, and where the value is longer than `most` and may be dropped.
    std::optional<std::string_view> takeValue(std::size_t most = mostElementBytes, bool mayDrop = false)
    {
        capture = at;
        limit = most;
        dropsLong = mayDrop;
        const bool whole = passValue() && capture != nowhere;
        const std::size_t begin = std::exchange(capture, nowhere);
        if (!whole)
            return std::nullopt;
        return std::string_view(buffer).substr(begin, at - begin);
    }

    /// The comma before the next member, or the closing bracket; true where a member follows.
    bool next(char closing, bool first)
    {
        skipSpace();
        if (peek() == closing) {
            ++at;
            return false;
        }
        if (first)
            return !fault;
        if (peek() != ',') {
            return failHere(DOPPLER_TEXT("core", "found {0}, expected a comma"));
        }
        ++at;
        skipSpace();
        return true;
    }

    void walkList(bool alone)
    {
        ++at;
        inList = true;
        const auto atEnd = [&] {
            skipSpace();
            return alone && !fault && peek() == '\0';
        };
        for (index = 0; !fault && !atEnd() && next(']', index == 0); ++index) {
            if (atEnd())
                break;
            const auto text = takeValue();
            if (!text)
                return;
            if (auto done = hooks.element(*text, index); !done) {
                fault = done.error();
                return;
            }
        }
        inList = false;
    }

    void walkObject()
    {
        ++at;
        for (bool first = true; next('}', first); first = false) {
            key.clear();
            if (peek() != '"') {
                failHere(DOPPLER_TEXT("core", "found {0}, expected a key in quotes"));
                return;
            }
            const auto quoted = takeValue();
            if (!quoted)
                return;
            key = quoted->substr(1, quoted->size() - 2);
            skipSpace();
            if (peek() != ':') {
                failHere(DOPPLER_TEXT("core", "found {0}, expected a colon"));
                return;
            }
            ++at;
            skipSpace();
            if (key == list && peek() == '[')
                walkList(false);
            else
                walkMember();
            if (fault)
                return;
        }
    }

    /// A member that is not the list: kept while it is small.
    void walkMember()
    {
        if (!hooks.member || key.size() > 256) {
            passValue();
            return;
        }
        const auto text = takeValue(mostMemberBytes, true);
        if (!text)
            return;
        if (auto done = hooks.member(key, *text); !done)
            fault = done.error();
    }

    ByteSource& source;
    std::string_view list;
    const JsonListHooks& hooks;
    const ReadWatch& watch;
    double from;
    double to;
    std::string buffer;
    std::size_t at = 0;
    std::size_t gone = 0;                 ///< Bytes before the buffer.
    std::size_t capture = nowhere;        ///< Where the value that is kept begins.
    std::size_t limit = mostElementBytes; ///< Of what is captured.
    bool dropsLong = false;               ///< What is longer is passed over, not refused.
    bool ended = false;
    bool inList = false;
    std::size_t index = 0;
    std::string key;
    std::optional<Error> fault;
};

} // namespace

Result<void> streamJsonList(ByteSource& source, std::string_view list, const JsonListHooks& hooks,
                            const ReadWatch& watch, double from, double to)
{
    return Walker(source, list, hooks, watch, from, to).walk();
}

Error inElement(Error error, std::string_view list, std::size_t index)
{
    const std::string inside =
        std::exchange(error.place, std::string(list) + '[' + std::to_string(index) + ']');
    if (!inside.empty())
        error.place += (inside.front() == '[' ? "" : ".") + inside;
    return error;
}

std::string withoutOddNumbers(std::string_view element)
{
    std::string out;
    out.reserve(element.size());
    for (std::size_t i = 0; i < element.size();) {
        if (element[i] == '"') {
            std::size_t end = i + 1;
            while (end < element.size() && element[end] != '"')
                end += element[end] == '\\' ? 2 : 1;
            end = std::min(end + 1, element.size());
            out += element.substr(i, end - i);
            i = end;
            continue;
        }
        const std::size_t sign = element[i] == '-' || element[i] == '+' ? 1 : 0;
        const std::string_view rest = element.substr(i + sign);
        const auto odd = [&]() -> std::size_t {
            for (const std::string_view word : {"Infinity", "infinity", "Inf", "inf", "NaN", "nan"})
                if (rest.starts_with(word))
                    return word.size();
            return 0;
        }();
        if (odd > 0) {
            out += "null";
            i += sign + odd;
        } else {
            out += element[i++];
        }
    }
    return out;
}

} // namespace doppler
