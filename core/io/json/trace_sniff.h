// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace doppler {

// Whether a text that begins with `head` is the trace of a run, in the shape that writeTraceCsv() and
// writeTraceJson() give it. Traces of profilers are not.
bool isTraceTable(std::string_view head);
bool isTraceOfEvents(std::string_view head);
bool looksLikeRunTrace(std::string_view head); ///< Either of them.

} // namespace doppler
