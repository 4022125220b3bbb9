// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a comparison: its head on the first line, then a finished cell on each. Processes that share
// a comparison send each other the same lines.
#include "core/compare/journal_lines.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <optional>

namespace {

doppler::ComparisonSetup smallSetup()
{
    doppler::ComparisonSetup out;
    out.problems = {doppler::fuzz::smallProblem()};
    out.placers = doppler::choosePlacers({"heft", "critical-path-search"}, {}).value();
    out.seeds = {1, 2};
    return out;
}

void checkHead(std::string_view line)
{
    using namespace doppler;
    std::optional<Result<JournalHead>> head;
    fuzz::requireBounded(line, [&] { head = readJournalHeadLine(line); });
    if (!head->ok())
        return fuzz::requireReadable(head->error());
    const auto again = readJournalHeadLine(journalHeadLine(**head));
    fuzz::require(again && *again == **head, "what is written is the same head");
}

void checkRow(std::string_view line)
{
    using namespace doppler;
    static const ComparisonSetup setup = smallSetup();
    std::optional<Result<ComparisonRow>> row;
    fuzz::requireBounded(line, [&] { row = readJournalLine(line, setup); });
    if (!row->ok())
        return fuzz::requireReadable(row->error());
    const std::string text = journalLine(**row);
    const auto again = readJournalLine(text, setup);
    if (!again)
        fuzz::require(false, "what is written is readable: " + again.error().english());
    fuzz::require(journalLine(*again) == text, "what is written is the same cell");
}

} // namespace

DOPPLER_FUZZER(journal, input)
{
    const std::size_t end = std::min(input.find('\n'), input.size());
    checkHead(input.substr(0, end));
    checkRow(input.substr(std::min(end + 1, input.size())));
}
