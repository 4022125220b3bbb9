// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/json/json_scan.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// Reads a JSON text (RFC 8259) from left to right. It yields what the caller asks for and builds no tree, so
/// that a file of any size costs only what the caller keeps. Keys that the caller does not ask for are
/// checked and skipped.
///
/// The first fault remains: afterwards every call does nothing and returns false or nothing. Callers
/// therefore read on and test failed() once at the end. Apart from wrong syntax, the reader refuses nesting
/// beyond `deepest`, numbers that a double cannot hold, texts that are not valid UTF-8 or contain half a
/// surrogate pair, and duplicates of a key that the caller asks for. The place of an error is the JSON path
/// ("vertices[3].flops"); errors of syntax also name line and column.
class JsonReader {
public:
    static constexpr std::size_t deepest = 64;

    /// `text` must outlive the reader. A UTF-8 byte order mark is skipped.
    explicit JsonReader(std::string_view text);

    [[nodiscard]] bool failed() const { return fault.has_value(); }
    /// The first fault. Requires failed().
    [[nodiscard]] const Error& error() const { return *fault; }

    /// Enters the document, which must be an object.
    bool enterDocument();
    /// Enters the object or list at the cursor.
    bool enterObject();
    bool enterList();
    /// Moves to the next member of the current object and returns its key; nothing at the end of the object.
    std::optional<std::string_view> nextKey();
    /// Moves to the next member whose key is in `keys` (at most 32), skips others, and returns the index of
    /// the key. `seen` collects the keys that occurred, one bit each.
    std::optional<std::size_t> nextField(std::span<const std::string_view> keys, std::uint32_t& seen);
    /// Moves to the next element of the current list; false at its end.
    bool nextElement();
    /// Checks that only white space follows the document.
    bool finish();

    /// The first character of the value at the cursor: "{", "[", a quote, a digit, a minus or a letter; 0 at
    /// the end of the text. Does not move the cursor.
    [[nodiscard]] char peek();
    /// Each reads the value at the cursor into `out`.
    bool readText(std::string& out);
    bool readNumber(double& out);   ///< Any finite number.
    bool readQuantity(double& out); ///< At least 0.
    bool readQuantity(std::optional<double>& out);
    bool readPositive(double& out); ///< Above 0.
    bool readWhole(std::uint32_t& out, std::uint32_t least, std::uint32_t most);
    /// `most` is at most 2^53; above, a double does not hold every whole number.
    bool readWhole(std::uint64_t& out, std::uint64_t least, std::uint64_t most);
    /// Reads a whole number that is written as one to nine digits alone, quickly. Otherwise reads nothing and
    /// returns false without a fault.
    bool readSmallWhole(std::uint32_t& out);
    bool readFlag(bool& out); ///< true, false, 1 or 0.
    /// Skips a null. Returns false, and reads nothing, if the value is something else.
    bool takeNull();
    bool skipValue();
    /// The text of the value at the cursor, checked like a skipped one. Does not move the cursor.
    std::optional<std::string_view> peekValue();

    /// Promises to read nothing before the cursor again and returns how many bytes that is: the caller may
    /// release them. Requires that no value that was read last is a view of the text.
    std::size_t leaveBehind();

    /// The share of the text before the cursor, 0 to 1.
    [[nodiscard]] double share() const;

    /// The JSON path of the current value. Long paths are shortened in the middle.
    [[nodiscard]] std::string path() const;
    /// Records a fault at the current value, at a member of it, or at a path. Returns false, for `return
    /// in.fail(..)`.
    bool fail(Message message);
    bool failAt(std::string place, Message message);
    /// Fails with "is missing" unless the key occurred in the object that was just left.
    bool require(std::span<const std::string_view> keys, std::uint32_t seen, std::size_t field);

    /// Reads the object at the cursor: calls `take(index)` for each member whose key is in `keys`, with the
    /// cursor at its value, and skips others. Fails if one of the `needed` keys is missing.
    template <class Take>
    void readObject(std::span<const std::string_view> keys, std::initializer_list<std::size_t> needed,
                    const Take& take)
    {
        enterObject();
        readMembers(keys, needed, take);
    }
    /// Reads the whole document, an object, in the same way. Returns the keys that occurred, one bit each.
    template <class Take>
    std::uint32_t readDocument(std::span<const std::string_view> keys,
                               std::initializer_list<std::size_t> needed, const Take& take)
    {
        enterDocument();
        const std::uint32_t seen = readMembers(keys, needed, take);
        finish();
        return seen;
    }

private:
    struct Frame {
        bool isObject = false;
        bool started = false;  ///< Whether a member or element occurred.
        std::size_t index = 0; ///< Index of the current element.
        std::string_view key;  ///< Key of the current member; points into the text or into `decoded`.
        std::string decoded;   ///< Keys with escapes.
    };

    template <class Take>
    std::uint32_t readMembers(std::span<const std::string_view> keys,
                              std::initializer_list<std::size_t> needed, const Take& take)
    {
        std::uint32_t seen = 0;
        while (const auto key = nextField(keys, seen))
            take(*key);
        for (const std::size_t field : needed)
            require(keys, seen, field);
        return seen;
    }
    bool enter(bool object);
    bool nextMember(char closing);
    void skipSpace();
    [[nodiscard]] bool atEnd() const { return at >= text.size(); }
    [[nodiscard]] char here() const { return text[at]; }
    [[nodiscard]] std::string foundHere() const;
    bool failSyntax(const char* format);
    bool failWanted(const char* format);
    bool scanText(JsonText& out);
    bool scanNumber(double& out);
    bool skipWord();

    std::string_view text;
    std::size_t at = 0;
    std::size_t behind = 0;      ///< What leaveBehind() has promised.
    std::size_t linesBehind = 0; ///< Ends of lines before that.
    std::size_t lineStart = 0;   ///< Where the line begins that contains it.
    std::size_t valueStart = 0;  ///< Start of the value read last, for messages.
    std::size_t depth = 0;
    std::array<Frame, deepest> frames;
    std::optional<Error> fault;
};

} // namespace doppler
