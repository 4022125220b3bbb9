// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_tables/table_answer.h"

#include "core/run/tables/table_order.h"

#include <algorithm>
#include <utility>

namespace doppler {

std::vector<ColumnSpec> shownColumns(const TableRequest& request)
{
    const auto columns = runTableColumns(request.kind);
    if (request.by)
        return totalsColumns(columns[*request.by], columns[request.of]);
    return {columns.begin(), columns.end()};
}

std::vector<VertexId> TableAnswer::verticesAt(const std::vector<std::size_t>& places) const
{
    std::vector<char> markedRows(table->data.rowCount, 0);
    if (totals) {
        std::vector<char> keys(totals->columns.front().texts->size(), 0);
        for (const std::size_t place : places)
            keys[totals->columns.front().key(rows[place])] = 1;
        const TableColumn& by = table->data.columns[*request.by];
        for (const std::uint32_t row : matching)
            markedRows[row] = keys[by.key(row)];
    } else {
        for (const std::size_t place : places)
            markedRows[rows[place]] = 1;
    }
    std::vector<char> chosen(table->run->problem->vertexCount(), 0);
    table->markVertices(markedRows, chosen);
    std::vector<VertexId> vertices;
    for (std::size_t v = 0; v < chosen.size(); ++v)
        if (chosen[v])
            vertices.emplace_back(v);
    return vertices;
}

TableAnswerPtr answerOf(RunTablePtr table, const TableRequest& request, const std::stop_token& stop)
{
    if (!table)
        return nullptr;
    auto answer = std::make_shared<TableAnswer>();
    answer->table = std::move(table);
    answer->request = request;
    const DataTable& data = answer->table->data;
    answer->matching = matchingRows(data, request.query, stop);
    answer->sum = sumOf(data.columns[data.find(mainColumn(request.kind))], answer->matching);
    if (request.by)
        answer->totals =
            std::make_shared<const DataTable>(totalsOf(data, answer->matching, *request.by, request.of));
    answer->rows = answer->totals ? allRows(*answer->totals) : answer->matching;
    if (request.sort && *request.sort < answer->shown().columns.size())
        sortRows(answer->shown(), answer->rows, *request.sort, request.descending, stop);
    return stop.stop_requested() ? nullptr : answer;
}

} // namespace doppler
