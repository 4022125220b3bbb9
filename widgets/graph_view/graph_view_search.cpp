// SPDX-License-Identifier: GPL-3.0-or-later
// How vertices of the graph view are found.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"

namespace doppler {

void GraphView::setSearch(const QString& text)
{
    const auto error = m_search.setText(text);
    search();
    if (error)
        emit searchFailed(*error);
}

void GraphView::search() { m_search.search(m_picture.empty() ? nullptr : m_picture.graph, m_picture.run); }

void GraphView::takeFound()
{
    updateSpotlight();
    emit searchMatched(m_search.count());
    tellMatch();
    update();
}

void GraphView::tellMatch() { emit matchShown(m_search.placeOf(m_picture.selected)); }

void GraphView::nextMatch() { stepMatch(true); }
void GraphView::previousMatch() { stepMatch(false); }

void GraphView::stepMatch(bool forward)
{
    if (m_picture.empty() || matches().empty())
        return;
    if (const auto match = stepInOrder(*m_picture.graph, matches(), m_picture.selected, forward, true))
        goTo(*match);
}

void GraphView::goTo(VertexId vertex)
{
    select(vertex);
    const std::uint32_t box = m_picture.boxOf(vertex);
    if (!m_picture.isGroup(box)) {
        m_groups.revealLater({}); // What was wanted before no longer is.
        reveal(box);
        return;
    }
    if (m_picture.graph != m_graph)
        return; // Another graph is on its way.
    OpenGroups open = m_groups.wanted(m_picture);
    doppler::reveal(*m_groups.tree(), open, vertex);
    const bool coming = open == m_groups.wanted(m_picture); // Its group is on its way already.
    if (coming || applyOpen({std::move(open), m_picture.fold()->boxes[box].group()}))
        m_groups.revealLater(vertex);
}

} // namespace doppler
