// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_search_state.h"

#include "widgets/graph_view/graph_limits.h"
#include "widgets/jobs/discard.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

std::shared_ptr<const GraphSearch> textsOf(const DataflowGraph& graph, const Run* run)
{
    auto texts = std::make_shared<GraphSearch>();
    texts->prepare(graph, [run](VertexId v) {
        return run ? QString::fromStdString(run->problem->topology().device(run->placement.devices[v]).name)
                   : QString();
    });
    return texts;
}

} // namespace

GraphSearchState::GraphSearchState(QObject* parent)
    : QObject(parent), m_job({[this](const Found& found) { take(found); }, [](const Error&) {}, {}})
{
}

std::optional<Error> GraphSearchState::setText(const QString& text)
{
    auto query = parseVertexQuery(text.toStdString());
    m_query = query ? *query : VertexQuery();
    return query ? std::nullopt : std::optional(query.error());
}

void GraphSearchState::search(const GraphPtr& graph, const RunPtr& run)
{
    m_job.cancel();
    if (m_query.empty() || !graph)
        return take({m_found.texts, {}, {}});
    const auto work = [texts = m_found.texts, graph, run, query = m_query](const std::stop_token& stop) {
        return find(texts, *graph, run.get(), query, stop);
    };
    const std::size_t most = m_query.conditions.empty() ? mostUnfolded : mostValuesAtOnce;
    if (graph->vertexCount() <= most)
        take(work({}));
    else
        m_job.start([work](const std::stop_token& stop, const auto&) -> Result<Found> { return work(stop); });
}

/// `texts` null: they are made along.
GraphSearchState::Found GraphSearchState::find(std::shared_ptr<const GraphSearch> texts,
                                               const DataflowGraph& graph, const Run* run,
                                               const VertexQuery& query, const std::stop_token& stop)
{
    Found found{texts ? std::move(texts) : textsOf(graph, run), {}, {}};
    QStringList words;
    for (const std::string& word : query.words)
        words += QString::fromStdString(word);
    found.matches = words.isEmpty() ? std::vector<char>(graph.vertexCount(), 1) : found.texts->find(words);
    keepMatching(query, graph, run, found.matches, stop);
    found.places.assign(graph.vertexCount(), 0);
    std::uint32_t count = 0;
    for (const VertexId v : graph.topologicalOrder())
        if (found.matches[v])
            found.places[v] = ++count;
    return found;
}

void GraphSearchState::take(const Found& found)
{
    Found before = std::exchange(m_found, found);
    discard(std::move(before.texts));
    emit changed();
}

void GraphSearchState::dropTexts() { discard(std::exchange(m_found.texts, nullptr)); }

void GraphSearchState::dropMatches()
{
    dropTexts();
    m_found = {};
}

int GraphSearchState::count() const { return static_cast<int>(std::ranges::count(m_found.matches, char{1})); }

int GraphSearchState::placeOf(std::optional<VertexId> vertex) const
{
    return vertex && *vertex < m_found.places.size() ? static_cast<int>(m_found.places[*vertex]) : 0;
}

} // namespace doppler
