// SPDX-License-Identifier: GPL-3.0-or-later
// How groups of the graph view open and close.
#include "widgets/graph_view/fold_transition.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"

#include <QLocale>
#include <algorithm>

namespace doppler {

bool GraphView::isLarge() const { return m_graph && m_graph->vertexCount() > mostUnfolded; }

std::optional<GroupFacts> GraphView::selectedGroup() const
{
    if (!m_picture.selectedGroup || m_picture.empty())
        return {};
    const auto box = m_picture.selectedBox();
    return box ? std::optional(groupFacts(m_picture, *box)) : std::nullopt;
}

void GraphView::openSelected()
{
    if (const auto group = GroupFolding::closedSelection(m_picture))
        applyOpen(m_groups.turned(m_picture, *group, true));
}

void GraphView::closeAroundSelected()
{
    const auto group = m_groups.aroundSelection(m_picture);
    if (!group)
        return;
    m_groups.selectLater(*group); // So that the same key closes the next one.
    applyOpen(m_groups.turned(m_picture, *group, false));
}

void GraphView::openAll()
{
    if (!m_groups.tree())
        return;
    const std::uint32_t depth = deepestWithin(*m_groups.tree(), mostBoxes);
    applyOpen({openTo(*m_groups.tree(), depth), {}});
    if (depth > m_groups.tree()->depth())
        return;
    m_groups.withhold();
    setNote(foldNote());
}

QString GraphView::foldNote() const
{
    return m_groups.withheld() ? tr("Some groups stay closed: opening all would show %1 boxes")
                                     .arg(QLocale().toString(static_cast<qulonglong>(m_graph->vertexCount())))
                               : QString();
}

void GraphView::closeAll()
{
    if (m_groups.tree())
        applyOpen({openTo(*m_groups.tree(), 1), {}});
}

bool GraphView::hasOpenRepeats() const
{
    const GroupTreePtr& tree = m_groups.tree();
    if (!tree || m_picture.empty() || m_picture.placed.open.size() != tree->groupCount())
        return false;
    for (const GroupId g : tree->groups())
        if (tree->group(g).kind == Group::Kind::Repeats && m_picture.placed.open[g] != 0)
            return true;
    return false;
}

void GraphView::closeRepeats()
{
    if (!hasOpenRepeats())
        return;
    OpenGroups open = m_groups.wanted(m_picture);
    for (const GroupId g : m_groups.tree()->groups())
        if (m_groups.tree()->group(g).kind == Group::Kind::Repeats)
            open[g] = 0;
    applyOpen({std::move(open), {}});
}

void GraphView::openLevel()
{
    if (!m_groups.tree())
        return;
    OpenGroups open = m_groups.wanted(m_picture);
    openNextLevel(*m_groups.tree(), open);
    applyOpen({std::move(open), {}});
}

void GraphView::closeLevel()
{
    if (!m_groups.tree())
        return;
    OpenGroups open = m_groups.wanted(m_picture);
    closeLastLevel(*m_groups.tree(), open);
    applyOpen({std::move(open), {}});
}

bool GraphView::applyOpen(GroupFolding::Change change)
{
    if (m_picture.empty() || m_picture.graph != m_graph || change.open == m_groups.wanted(m_picture))
        return false;
    if (const std::size_t count = boxCount(*m_groups.tree(), change.open); count > mostBoxes) {
        setNote(
            tr("Too many boxes to show at once: %1").arg(QLocale().toString(static_cast<qulonglong>(count))));
        return false;
    }
    m_groups.request(std::move(change));
    m_pendingState.reset();
    setNote({});
    arrange();
    return true;
}

void GraphView::selectGroup(std::optional<GroupId> group)
{
    if (!group) {
        if (!std::exchange(m_picture.selectedGroup, std::nullopt))
            return;
        updateSpotlight();
        describeSelection();
        emit groupSelectionChanged();
        update();
        return;
    }
    if (!m_picture.fold() || *group >= m_picture.fold()->tree->groupCount())
        return;
    if (const auto box = m_picture.fold()->boxOfGroup(*group)) {
        selectBox(box);
        reveal(*box);
    }
}

void GraphView::showFold(const PlacedLayout& placed)
{
    m_motion.stopSlide();
    m_camera.stopFlight();
    m_motion.stopFade();
    const PlacedLayout before = m_picture.placed;
    const GroupTree& tree = *m_groups.tree();
    const auto anchor = m_groups.takeAnchor();
    const QPointF place = anchor ? camera().toScreen(placeOf(before, tree, *anchor)) : QPointF();
    const auto groupBefore = m_picture.selectedGroup;
    m_picture.placed = placed;
    m_picture.hovered.reset();
    m_picture.run.reset(); // Colours don't fade between other boxes.
    m_picture.swatchBefore.clear();
    m_picture.fade = 1;
    m_picture.vertexMarks.clear();
    m_picture.edgeMarks.clear();
    m_picture.transfers.clear();
    showRun(m_picture, nullptr);
    m_picture.placed.seen = seenNow(placed);
    setRun(m_run);
    if (const auto wanted = m_groups.takeToSelect()) {
        m_current.reset();
        showSelection(m_picture, {}, {});
        m_picture.selectedGroup = wanted;
    }
    if (m_picture.selectedGroup && !m_picture.selectedBox())
        m_picture.selectedGroup.reset(); // It is open, or hidden.
    setCandidates(m_candidates);
    showSelection(m_picture, std::move(m_picture.selection), m_picture.selected);
    markLocked(m_picture, m_locked);
    updateSpotlight();
    describeSelection();

    if (!m_camera.keepsFitted() && anchor)
        m_camera.hold(placeOf(placed, tree, *anchor), place);
    if (m_animated && isVisible() && m_camera.keepsFitted() && canSlide(*placed.layout) &&
        canSlide(*before.layout)) {
        m_motion.slide(std::make_shared<const GraphLayout>(cameFrom(before, placed, m_picture)),
                       m_picture.placed);
    } else {
        m_camera.refit();
    }
    if (groupBefore != m_picture.selectedGroup) {
        if (m_picture.selectedGroup)
            emit vertexSelected({});
        emit groupSelectionChanged();
    }
    emit groupsChanged();
    if (const auto vertex = m_groups.takeToReveal()) {
        m_motion.stopSlide();
        m_picture.placed.layout = placed.layout;
        m_picture.placed.index = placed.index;
        m_camera.refit();
        reveal(m_picture.boxOf(*vertex));
    }
    update();
}

} // namespace doppler
