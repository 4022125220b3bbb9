// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler_cuda {

/// Ends the program with one line {"error": text}.
struct Failure {
    std::string text;
};

/// A JSON value. Members of an object keep their order; `keys` has one entry per item.
struct Json {
    enum class Type { Null, Boolean, Number, Text, Array, Object };
    Type type = Type::Null;
    bool boolean = false;
    double number = 0;
    std::string text;
    std::vector<Json> items;
    std::vector<std::string> keys;

    /// The member of that name, or null if this is no object or has none.
    [[nodiscard]] const Json* find(std::string_view key) const
    {
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i] == key)
                return &items[i];
        return nullptr;
    }
};

inline std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            static const char* const digits = "0123456789abcdef";
            out += "\\u00";
            out += digits[(c >> 4) & 15];
            out += digits[c & 15];
        } else {
            out += c;
        }
    }
    return out + '"';
}

inline const char* nameOf(Json::Type type)
{
    static const char* const names[] = {"null", "a boolean", "a number", "a text", "an array", "an object"};
    return names[static_cast<int>(type)];
}

/// Reads one JSON text. Limits: 64 levels, 100 million values, no key twice in an object.
class JsonReader {
public:
    static constexpr int mostLevels = 64;
    static constexpr std::uint64_t mostValues = 100'000'000;

    explicit JsonReader(std::string_view text) : text(text) {}

    Json read()
    {
        Json value = readValue(0);
        skipSpace();
        if (at != text.size())
            fail("expected the end of the document");
        return value;
    }

private:
    std::string_view text;
    std::size_t at = 0;
    std::uint64_t values = 0;

    [[noreturn]] void fail(const std::string& what) const
    {
        throw Failure{"the document is not valid JSON at byte " + std::to_string(at) + ": " + what};
    }

    void skipSpace()
    {
        while (at < text.size() &&
               (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r'))
            ++at;
    }

    bool accept(char c)
    {
        skipSpace();
        if (at >= text.size() || text[at] != c)
            return false;
        ++at;
        return true;
    }

    void expect(char c)
    {
        if (!accept(c))
            fail(std::string("expected '") + c + "'");
    }

    Json readValue(int level)
    {
        if (level > mostLevels)
            fail("more than " + std::to_string(mostLevels) + " levels");
        if (++values > mostValues)
            fail("more than " + std::to_string(mostValues) + " values");
        skipSpace();
        if (at >= text.size())
            fail("the text ends where a value is expected");
        switch (text[at]) {
        case '{':
            return readObject(level);
        case '[':
            return readArray(level);
        case '"': {
            Json value;
            value.type = Json::Type::Text;
            value.text = readText();
            return value;
        }
        case 't':
            return readWord("true", Json::Type::Boolean, true);
        case 'f':
            return readWord("false", Json::Type::Boolean, false);
        case 'n':
            return readWord("null", Json::Type::Null, false);
        default:
            return readNumber();
        }
    }

    Json readWord(std::string_view word, Json::Type type, bool boolean)
    {
        if (text.substr(at, word.size()) != word)
            fail("expected a value");
        at += word.size();
        Json value;
        value.type = type;
        value.boolean = boolean;
        return value;
    }

    Json readNumber()
    {
        const std::size_t start = at;
        const auto digits = [this] {
            const std::size_t first = at;
            while (at < text.size() && text[at] >= '0' && text[at] <= '9')
                ++at;
            if (at == first)
                fail("expected a value");
        };
        if (text[at] == '-')
            ++at;
        digits();
        if (at < text.size() && text[at] == '.') {
            ++at;
            digits();
        }
        if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
            ++at;
            if (at < text.size() && (text[at] == '+' || text[at] == '-'))
                ++at;
            digits();
        }
        Json value;
        value.type = Json::Type::Number;
        value.number = std::strtod(std::string(text.substr(start, at - start)).c_str(), nullptr);
        if (!(value.number <= 1e300 && value.number >= -1e300))
            fail("a number beyond 1e300");
        return value;
    }

    Json readArray(int level)
    {
        Json value;
        value.type = Json::Type::Array;
        expect('[');
        if (accept(']'))
            return value;
        do
            value.items.push_back(readValue(level + 1));
        while (accept(','));
        expect(']');
        return value;
    }

    Json readObject(int level)
    {
        Json value;
        value.type = Json::Type::Object;
        expect('{');
        if (accept('}'))
            return value;
        std::set<std::string> seen;
        do {
            skipSpace();
            if (at >= text.size() || text[at] != '"')
                fail("expected a key");
            std::string key = readText();
            if (!seen.insert(key).second)
                fail("the key " + quoted(key) + " appears twice");
            expect(':');
            value.keys.push_back(std::move(key));
            value.items.push_back(readValue(level + 1));
        } while (accept(','));
        expect('}');
        return value;
    }

    unsigned readFourDigits()
    {
        unsigned code = 0;
        for (int i = 0; i < 4; ++i, ++at) {
            const char c = at < text.size() ? text[at] : '\0';
            unsigned digit = 0;
            if (c >= '0' && c <= '9')
                digit = static_cast<unsigned>(c - '0');
            else if ((c | 32) >= 'a' && (c | 32) <= 'f')
                digit = static_cast<unsigned>((c | 32) - 'a') + 10;
            else
                fail("expected four hexadecimal digits");
            code = code * 16 + digit;
        }
        return code;
    }

    static void appendUtf8(std::string& out, unsigned code)
    {
        if (code < 0x80) {
            out += static_cast<char>(code);
        } else if (code < 0x800) {
            out += static_cast<char>(0xC0 | (code >> 6));
            out += static_cast<char>(0x80 | (code & 63));
        } else if (code < 0x10000) {
            out += static_cast<char>(0xE0 | (code >> 12));
            out += static_cast<char>(0x80 | ((code >> 6) & 63));
            out += static_cast<char>(0x80 | (code & 63));
        } else {
            out += static_cast<char>(0xF0 | (code >> 18));
            out += static_cast<char>(0x80 | ((code >> 12) & 63));
            out += static_cast<char>(0x80 | ((code >> 6) & 63));
            out += static_cast<char>(0x80 | (code & 63));
        }
    }

    void readEscape(std::string& out)
    {
        static const std::string_view from = "\"\\/bfnrt";
        static const std::string_view to = "\"\\/\b\f\n\r\t";
        const char c = at < text.size() ? text[at++] : '\0';
        if (const std::size_t i = from.find(c); i != std::string_view::npos && c != '\0') {
            out += to[i];
            return;
        }
        if (c != 'u')
            fail("an unknown escape sequence");
        unsigned code = readFourDigits();
        if (code >= 0xD800 && code < 0xE000) {
            if (code >= 0xDC00 || text.substr(at, 2) != "\\u")
                fail("half of a surrogate pair");
            at += 2;
            const unsigned low = readFourDigits();
            if (low < 0xDC00 || low > 0xDFFF)
                fail("half of a surrogate pair");
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        appendUtf8(out, code);
    }

    std::string readText()
    {
        std::string out;
        for (++at; at < text.size() && text[at] != '"';) {
            const char c = text[at++];
            if (c == '\\')
                readEscape(out);
            else if (static_cast<unsigned char>(c) < 0x20)
                fail("a control character in a text");
            else
                out += c;
        }
        if (at >= text.size())
            fail("a text without end");
        ++at;
        return out;
    }
};

} // namespace doppler_cuda
