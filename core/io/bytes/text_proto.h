// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Walks through a protocol buffer in its text form (protobuf.dev/reference/protobuf/textformat-spec) from
/// left to right, without its schema, and hands out what the caller asks for; no tree is built. A list
/// "a: [1, 2]" is handed out as the field a, twice.
///
/// The first fault stays: afterwards every call does nothing and answers "no more". Messages nest at most
/// `deepest` deep. Faults tell the line.
class TextProtoReader {
public:
    static constexpr std::size_t deepest = 64;

    /// `text` must outlive the reader. A byte order mark is passed over.
    explicit TextProtoReader(std::string_view text);

    [[nodiscard]] bool failed() const { return fault.has_value(); }
    /// The first fault. Only where failed().
    [[nodiscard]] const Error& error() const { return *fault; }
    [[nodiscard]] std::size_t line() const { return lineNumber; }

    /// Goes to the next field of the message in hand: its name; nothing at the end of the message, which is
    /// left, or of the text. A field whose value was not read is passed over.
    std::optional<std::string_view> nextField();
    /// Enters the message that is the field's value.
    bool enterMessage();
    /// Each reads the field's value.
    bool readText(std::string& out);
    bool readNumber(double& out);   ///< Any finite number.
    bool readQuantity(double& out); ///< At least 0.
    /// A word or number as it stands, e.g. DT_FLOAT.
    bool readWord(std::string& out);

    /// Records a fault at this line. false, for `return in.fail(..)`. {0} is the line.
    bool fail(const char* sentence, std::string_view found = {});

private:
    void skipBlanks();
    [[nodiscard]] bool atEnd() const { return at >= text.size(); }
    [[nodiscard]] char here() const { return text[at]; }
    bool failHere(const char* sentence);
    bool advance();
    bool advanceInList();
    bool beginField();
    void leaveMessage();
    bool takeName();
    bool beginValue();
    bool skipValue();
    bool skipScalar();
    std::string_view takeWord();
    bool appendQuoted(std::string* out);

    std::string_view text;
    std::size_t at = 0;
    std::size_t lineNumber = 1;
    struct Message {
        char closing = '\0'; ///< '}' or '>'; of the whole text: none.
        bool inList = false; ///< It is an element of a list, that of `listField`.
        std::string_view listField;
    };
    std::vector<Message> messages;
    std::string_view field;
    bool pending = false; ///< The field's value has not been read.
    bool inList = false;  ///< The value in hand is an element of a list.
    std::optional<Error> fault;
};

} // namespace doppler
