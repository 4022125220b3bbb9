// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace doppler {

// Whether a text that begins with `head` is the trace of a run as writeTraceCsv() and writeTraceJson()
// produce it. False for traces of profilers.
bool isTraceTable(std::string_view head);
bool isTraceOfEvents(std::string_view head);
bool looksLikeRunTrace(std::string_view head); ///< Whether it is either of them.

} // namespace doppler
