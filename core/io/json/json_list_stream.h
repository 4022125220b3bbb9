// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/read_watch.h"

#include <cstddef>
#include <string_view>

namespace doppler {

/// Callbacks for the parts of a large JSON document. Each text is one complete JSON value and is valid only
/// during the call. Only its brackets and quotes have been checked; the caller's JsonReader checks the rest.
struct JsonListHooks {
    /// Called for each element of the list.
    std::function<Result<void>(std::string_view element, std::size_t index)> element;
    /// Called for each other member of the document; members of more than 1 MiB are skipped. May be empty.
    std::function<Result<void>(std::string_view key, std::string_view value)> member;
};

/// Reads a document of any size: an object with one long list as its member `list`, or that list alone.
/// Chrome's trace events have both forms; a list alone may lack its end. Memory: the longest element, at most
/// 16 MiB, and a constant. Reports its progress between `from` and `to` to the watch, and returns an error if
/// the watch requests a stop.
Result<void> streamJsonList(ByteSource& source, std::string_view list, const JsonListHooks& hooks,
                            const ReadWatch& watch, double from = 0, double to = 1);

/// Adds the place of an element to its error: "traceEvents[7].ts".
Error inElement(Error error, std::string_view list, std::size_t index);

/// The element with numbers that JSON does not have (NaN, inf, Infinity, with or without sign) replaced by
/// null. PyTorch writes such numbers.
std::string withoutOddNumbers(std::string_view element);

} // namespace doppler
