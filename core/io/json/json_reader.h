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

/// Walks through a JSON text (RFC 8259) from left to right and hands out what the caller asks for; no tree is
/// built, so a file of any size costs only what the caller keeps. Keys that are not asked for are skipped,
/// and checked while skipping.
///
/// The first fault stays: afterwards every call does nothing and answers "no more", so callers read straight
/// on and ask failed() once at the end. Refused beside wrong syntax: nesting beyond `deepest`, numbers that a
/// double can't hold, texts that are not valid UTF-8 or hold half a surrogate pair, a wanted key that stands
/// twice. A fault's place is the JSON path ("vertices[3].flops"); faults of syntax tell line and column too.
class JsonReader {
public:
    static constexpr std::size_t deepest = 64;

    /// `text` must outlive the reader. A UTF-8 byte order mark is passed over.
    explicit JsonReader(std::string_view text);

    [[nodiscard]] bool failed() const { return fault.has_value(); }
    /// The first fault. Only where failed().
    [[nodiscard]] const Error& error() const { return *fault; }

    /// Enters the whole document, which must be an object.
    bool enterDocument();
    /// Enters the object (list) at the cursor.
    bool enterObject();
    bool enterList();
    /// Goes to the next member of the object just entered: its key, or nothing at the object's end.
    std::optional<std::string_view> nextKey();
    /// Goes to the next member whose key is among `keys` (at most 32), skipping others: the index of its key.
    /// `seen` collects the keys met, one bit each.
    std::optional<std::size_t> nextField(std::span<const std::string_view> keys, std::uint32_t& seen);
    /// Goes to the next element of the list just entered; false at its end.
    bool nextElement();
    /// After the document's end: nothing but white space may follow.
    bool finish();

    /// The first character of the value at the cursor: one of "{[" or a quote, a digit, a minus, a letter;
    /// 0 at the text's end. Changes nothing that a caller sees.
    [[nodiscard]] char peek();
    /// Each reads the value at the cursor into `out`.
    bool readText(std::string& out);
    bool readNumber(double& out);   ///< Any finite number.
    bool readQuantity(double& out); ///< At least 0.
    bool readQuantity(std::optional<double>& out);
    bool readPositive(double& out); ///< Above 0.
    bool readWhole(std::uint32_t& out, std::uint32_t least, std::uint32_t most);
    /// `most` is at most 2^53: beyond, a double does not hold every whole number.
    bool readWhole(std::uint64_t& out, std::uint64_t least, std::uint64_t most);
    bool readFlag(bool& out); ///< true, false, 1 or 0.
    /// Steps over a null; false, and nothing is read, where something else stands.
    bool takeNull();
    bool skipValue();
    /// The text of the value at the cursor, which stays there; checked as skipValue() does.
    std::optional<std::string_view> peekValue();

    /// How much of the text is behind the cursor, 0 to 1.
    [[nodiscard]] double share() const;

    /// Where the cursor is: the path of the value in hand. A long one is shortened in the middle.
    [[nodiscard]] std::string path() const;
    /// Records a fault at the value in hand, at a member of it, or at a path. false, for `return
    /// in.fail(..)`.
    bool fail(Message message);
    bool failAt(std::string place, Message message);
    /// Fails with "is missing" unless that key was met in the object just left.
    bool require(std::span<const std::string_view> keys, std::uint32_t seen, std::size_t field);

    /// Reads the object at the cursor: calls `take(index)` for each member whose key is among `keys`, with
    /// the cursor at its value; others are skipped. Fails where one of the `needed` keys was not met.
    template <class Take>
    void readObject(std::span<const std::string_view> keys, std::initializer_list<std::size_t> needed,
                    const Take& take)
    {
        enterObject();
        readMembers(keys, needed, take);
    }
    /// Reads the whole document, an object, in the same way; answers which keys were met, one bit each.
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
        bool started = false;  ///< A member or element was met.
        std::size_t index = 0; ///< Of the element in hand.
        std::string_view key;  ///< Of the member in hand; into the text or into `decoded`.
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
    std::size_t valueStart = 0; ///< Of the value read last, for messages.
    std::size_t depth = 0;
    std::array<Frame, deepest> frames;
    std::optional<Error> fault;
};

} // namespace doppler
