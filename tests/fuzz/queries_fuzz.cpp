// SPDX-License-Identifier: GPL-3.0-or-later
// What people type to filter the tables of a run, and to find vertices.
#include "core/run/run.h"
#include "core/run/tables/run_tables.h"
#include "core/run/tables/table_query.h"
#include "core/run/vertex_query.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <algorithm>
#include <optional>

namespace {

/// A condition of a few characters is a value of about 300 bytes.
std::size_t bytesOfConditions(std::string_view input)
{
    return doppler::fuzz::constantBytes + 512 * input.size();
}

const doppler::RunPtr& smallRun()
{
    static const doppler::RunPtr run = [] {
        doppler::ProblemPtr problem = doppler::fuzz::smallProblem();
        doppler::Placement placement{
            {doppler::DeviceId{0}, doppler::DeviceId{1}, doppler::DeviceId{0}}, {}, {}};
        return doppler::makeRun(std::move(problem), std::move(placement), "fuzz").value();
    }();
    return run;
}

void filterTable(std::string_view input, const doppler::RunTablePtr& table)
{
    using namespace doppler;
    std::optional<Result<TableQuery>> query;
    fuzz::requireBounded(
        input, [&] { query = parseTableQuery(input, runTableColumns(table->kind)); },
        bytesOfConditions(input));
    if (!query->ok())
        return fuzz::requireReadable(query->error());
    const TableRows rows = matchingRows(table->data, **query);
    fuzz::require(rows.size() <= table->data.rowCount && std::ranges::is_sorted(rows), "rows are ascending");
    fuzz::require(!(*query)->empty() || rows.size() == table->data.rowCount,
                  "an empty filter keeps all rows");
}

} // namespace

DOPPLER_FUZZER(queries, input)
{
    static const RunTablePtr tasks = makeRunTable(smallRun(), RunTableKind::Tasks);
    static const RunTablePtr transfers = makeRunTable(smallRun(), RunTableKind::Transfers);
    filterTable(input, tasks);
    filterTable(input, transfers);
    std::optional<Result<VertexQuery>> query;
    requireBounded(
        input, [&] { query = parseVertexQuery(input); }, bytesOfConditions(input));
    if (!query->ok()) {
        requireReadable(query->error());
        return;
    }
    const DataflowGraph& graph = smallRun()->problem->graph();
    std::vector<char> found(graph.vertexCount(), 1);
    keepMatching(**query, graph, smallRun().get(), found);
    require(!(*query)->empty() || std::ranges::count(found, 1) == std::ranges::ssize(found),
            "an empty search keeps all vertices");
}
