// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// The text with an apostrophe before it if a spreadsheet would run it as a formula: names come from files,
/// and =HYPERLINK(...) in one must not become a link. Numbers stay as they are.
std::string spreadsheetText(std::string_view text);
/// Returns the text from which spreadsheetText() made this field.
std::string fromSpreadsheetText(std::string_view field);
/// A field of a table as spreadsheetText(), quoted if RFC 4180 requires it.
std::string csvField(std::string_view text);
/// A field that is always quoted, for columns whose format has always quoted them.
std::string quotedCsvField(std::string_view text);

} // namespace doppler
