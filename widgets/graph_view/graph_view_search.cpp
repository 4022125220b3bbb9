// SPDX-License-Identifier: GPL-3.0-or-later
// How vertices of the graph view are found.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/jobs/discard.h"

#include <algorithm>

namespace doppler {

void GraphView::setSearch(const QString& text)
{
    auto query = parseVertexQuery(text.toStdString());
    m_query = query ? *query : VertexQuery();
    search();
    if (!query)
        emit searchFailed(query.error());
}

void GraphView::search()
{
    m_searching.cancel();
    const auto work = [search = m_search, graph = m_picture.graph, run = m_picture.run,
                       query = m_query](const std::stop_token& stop) {
        Found found{search, run, {}, {}};
        if (!search) {
            auto made = std::make_shared<GraphSearch>();
            made->prepare(*graph, [&run](VertexId v) {
                return run ? QString::fromStdString(
                                 run->problem->topology().device(run->placement.devices[v]).name)
                           : QString();
            });
            found.search = std::move(made);
        }
        QStringList words;
        for (const std::string& word : query.words)
            words += QString::fromStdString(word);
        found.matches =
            words.isEmpty() ? std::vector<char>(graph->vertexCount(), 1) : found.search->find(words);
        keepMatching(query, *graph, run.get(), found.matches, stop);
        found.places.assign(graph->vertexCount(), 0);
        std::uint32_t count = 0;
        for (const VertexId v : graph->topologicalOrder())
            if (found.matches[v])
                found.places[v] = ++count;
        return found;
    };
    if (m_query.empty() || m_picture.empty())
        takeFound({m_search, m_picture.run, {}, {}});
    else if (!isLarge() && (m_query.conditions.empty() || m_picture.graph->vertexCount() <= mostValuesAtOnce))
        takeFound(work({}));
    else
        m_searching.start(
            [work](const std::stop_token& stop, const auto&) -> Result<Found> { return work(stop); });
}

void GraphView::takeFound(const Found& found)
{
    discard(std::exchange(m_search, found.run == m_picture.run ? found.search : nullptr));
    m_matches = found.matches;
    m_matchPlaces = found.places;
    updateSpotlight();
    emit searchMatched(static_cast<int>(std::count(m_matches.begin(), m_matches.end(), 1)));
    tellMatch();
    update();
}

void GraphView::tellMatch()
{
    const bool known = m_picture.selected && *m_picture.selected < m_matchPlaces.size();
    emit matchShown(known ? static_cast<int>(m_matchPlaces[*m_picture.selected]) : 0);
}

void GraphView::nextMatch() { stepMatch(true); }
void GraphView::previousMatch() { stepMatch(false); }

void GraphView::stepMatch(bool forward)
{
    if (m_picture.empty() || m_matches.empty())
        return;
    if (const auto match = stepInOrder(*m_picture.graph, m_matches, m_picture.selected, forward, true))
        goTo(*match);
}

void GraphView::goTo(VertexId vertex)
{
    select(vertex);
    const std::uint32_t box = m_picture.boxOf(vertex);
    if (!m_picture.isGroup(box)) {
        m_revealed.reset(); // What was wanted before no longer is.
        reveal(box);
        return;
    }
    if (m_picture.graph != m_graph)
        return; // Another graph is on its way.
    OpenGroups open = wantedOpen();
    doppler::reveal(*m_tree, open, vertex);
    const bool coming = open == wantedOpen(); // Its group is on its way already.
    if (coming || applyOpen(std::move(open), m_picture.fold()->boxes[box].group()))
        m_revealed = vertex;
}

} // namespace doppler
