// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/trace_sniff.h"

namespace doppler {

namespace {

std::string_view afterBlanks(std::string_view text)
{
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// Whether an event's category is "task", which our traces and those in their shape have and profilers don't.
bool hasTasks(std::string_view head)
{
    constexpr std::string_view key = "\"cat\"";
    for (std::size_t at = head.find(key); at != std::string_view::npos; at = head.find(key)) {
        head = afterBlanks(head.substr(at + key.size()));
        if (head.starts_with(':') && afterBlanks(head.substr(1)).starts_with("\"task\""))
            return true;
    }
    return false;
}

} // namespace

bool isTraceTable(std::string_view head)
{
    if (head.starts_with("\xef\xbb\xbf"))
        head.remove_prefix(3);
    return head.starts_with("kind,vertex,name,device,from,to,bytes,ready,start,end");
}

bool isTraceOfEvents(std::string_view head)
{
    return head.find("\"traceEvents\"") != std::string_view::npos &&
           (head.find("\"makespan_seconds\"") != std::string_view::npos ||
            head.find("\"start_seconds\"") != std::string_view::npos || hasTasks(head));
}

bool looksLikeRunTrace(std::string_view head) { return isTraceTable(head) || isTraceOfEvents(head); }

} // namespace doppler
