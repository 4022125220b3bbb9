// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

// Names out of the labels of DOT files that are more than a text.

/// The first line with text of an HTML label ("<...>" without the outer brackets), as XLA's dumps have them:
/// without tags and comments, entities decoded, white space as single blanks. Lines end at <br>, rows of
/// tables and rules. Empty if there is no text.
std::string nameInHtmlLabel(std::string_view html);

/// The text with the entities of HTML (&lt; &#955; ...) as characters; unknown ones stay.
std::string decodeEntities(std::string_view text);

/// What a record label names.
struct RecordName {
    std::string name; ///< Empty if no field has text.
    std::string kind; ///< The first field if the name is that of a kernel in another field.
};

/// The name in a record label ("{a|<port> b}", with its escapes): the kernel in a dump of a CUDA graph, where
/// a field is "kernel<<<grid, block>>>"; otherwise the first field with text.
RecordName nameInRecordLabel(std::string_view raw);

} // namespace doppler
