// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of a run beside a graph: our own, as events and as a table, and a profiler's.
#include "core/io/json/trace_sniff.h"
#include "core/io/traces/trace_read.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <optional>

DOPPLER_FUZZER(run_trace, input)
{
    static const ProblemPtr problem = smallProblem();
    (void)looksLikeRunTrace(input);
    std::optional<Result<TraceReading>> read;
    // What is streamed goes through buffers.
    requireBounded(
        input, [&] { read = readRunTraceText(*problem, input); }, std::size_t{8} << 20);
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const TraceReading& trace = **read;
    require(trace.schedule.tasks.size() == problem->vertexCount() &&
                trace.missing.size() < problem->vertexCount(),
            "some vertices are known");
    for (const TaskRun& run : trace.schedule.tasks)
        require(!run.ran() || (run.start >= 0 && run.end >= run.start), "a task ends after it starts");
}
