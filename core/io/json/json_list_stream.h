// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/read_watch.h"

#include <cstddef>
#include <string_view>

namespace doppler {

/// What is done with the parts of a large JSON document. Each text is one whole JSON value, valid during the
/// call only. Not checked beyond its brackets and quotes: the caller's JsonReader does that for what it
/// reads.
struct JsonListHooks {
    /// An element of the list.
    std::function<Result<void>(std::string_view element, std::size_t index)> element;
    /// Another member of the document; those of more than 1 MiB are passed over. May be empty.
    std::function<Result<void>(std::string_view key, std::string_view value)> member;
};

/// Walks through a document of any size: an object one of whose members, `list`, is a long list, or that list
/// alone (Chrome's trace events come both ways; where the list stands alone its end may be missing). Memory:
/// the longest element, 16 MiB at most, and a constant. Tells the watch of its progress between `from` and
/// `to`, and ends with an error where that asks to stop.
Result<void> streamJsonList(ByteSource& source, std::string_view list, const JsonListHooks& hooks,
                            const ReadWatch& watch, double from = 0, double to = 1);

/// Places an error of one element within its document: "traceEvents[7].ts".
Error inElement(Error error, std::string_view list, std::size_t index);

/// An element in which numbers that JSON doesn't have (NaN, inf, Infinity, with a sign or without) are null.
/// PyTorch's writers print such.
std::string withoutOddNumbers(std::string_view element);

} // namespace doppler
