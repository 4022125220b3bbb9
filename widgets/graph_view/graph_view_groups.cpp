// SPDX-License-Identifier: GPL-3.0-or-later
// How groups of the graph view open and close.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"

#include <QLocale>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t mostSliding = 2000; ///< Boxes; more are put in place at once.
constexpr std::size_t mostArrows = 6000;  ///< Likewise.
constexpr std::size_t sampled = 64;       ///< Of a group's vertices, to say where it is.

} // namespace

bool GraphView::canSlide(const GraphLayout& layout)
{
    return layout.centers.size() <= mostSliding && layout.arrowCount() <= mostArrows;
}

bool GraphView::isLarge() const { return m_graph && m_graph->vertexCount() > mostUnfolded; }

std::optional<GroupFacts> GraphView::selectedGroup() const
{
    if (!m_picture.selectedGroup || m_picture.empty())
        return {};
    const auto box = m_picture.selectedBox();
    return box ? std::optional(groupFacts(m_picture, *box)) : std::nullopt;
}

bool GraphView::hasClosedGroups() const
{
    const auto& open = m_picture.placed.open;
    return !m_picture.empty() && std::find(open.begin(), open.end(), 0) != open.end();
}

bool GraphView::hasOpenGroups() const
{
    const auto& open = m_picture.placed.open;
    if (m_picture.empty() || !m_tree || open.size() != m_tree->groupCount())
        return false;
    const auto top = m_tree->children(GroupTree::whole);
    return std::any_of(top.begin(), top.end(), [&](GroupId g) { return open[g] != 0; });
}

bool GraphView::canOpenSelected() const
{
    const auto box = m_picture.empty() ? std::nullopt : m_picture.selectedBox();
    return box && m_picture.isGroup(*box);
}

bool GraphView::canCloseAroundSelected() const
{
    const auto box = m_picture.empty() || !m_tree ? std::nullopt : m_picture.selectedBox();
    if (!box)
        return false;
    const auto vertex = m_picture.vertexOf(*box);
    const GroupId around =
        vertex ? m_tree->home(*vertex) : m_tree->group(m_picture.fold()->boxes[*box].group()).parent;
    return around != GroupTree::whole;
}

void GraphView::openSelected()
{
    if (!canOpenSelected())
        return;
    const GroupId group = m_picture.fold()->boxes[*m_picture.selectedBox()].group();
    OpenGroups open = wantedOpen();
    open[group] = 1;
    applyOpen(std::move(open), group);
}

void GraphView::closeAroundSelected()
{
    if (!canCloseAroundSelected())
        return;
    const std::uint32_t box = *m_picture.selectedBox();
    const auto vertex = m_picture.vertexOf(box);
    const GroupId group =
        vertex ? m_tree->home(*vertex) : m_tree->group(m_picture.fold()->boxes[box].group()).parent;
    OpenGroups open = wantedOpen();
    open[group] = 0;
    m_groupToSelect = group; // So that the same key closes the next one.
    applyOpen(std::move(open), group);
}

void GraphView::openAll()
{
    if (!m_tree)
        return;
    const std::uint32_t depth = deepestWithin(*m_tree, mostBoxes);
    applyOpen(openTo(*m_tree, depth), {});
    if (depth > m_tree->depth())
        return;
    m_withheld = true;
    setNote(foldNote());
}

QString GraphView::foldNote() const
{
    return m_withheld ? tr("Not everything is open: that would be %1 boxes")
                            .arg(QLocale().toString(static_cast<qulonglong>(m_graph->vertexCount())))
                      : QString();
}

void GraphView::closeAll()
{
    if (m_tree)
        applyOpen(openTo(*m_tree, 1), {});
}

void GraphView::openLevel()
{
    if (!m_tree)
        return;
    OpenGroups open = wantedOpen();
    openNextLevel(*m_tree, open);
    applyOpen(std::move(open), {});
}

void GraphView::closeLevel()
{
    if (!m_tree)
        return;
    OpenGroups open = wantedOpen();
    closeLastLevel(*m_tree, open);
    applyOpen(std::move(open), {});
}

bool GraphView::applyOpen(OpenGroups open, std::optional<GroupId> around)
{
    if (m_picture.empty() || m_picture.graph != m_graph || open == wantedOpen())
        return false;
    if (const std::size_t count = boxCount(*m_tree, open); count > mostBoxes) {
        setNote(tr("Too much to show at once: that would be %1 boxes")
                    .arg(QLocale().toString(static_cast<qulonglong>(count))));
        return false;
    }
    m_open = std::move(open);
    m_pendingState.reset();
    m_turned = around;
    m_withheld = false;
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

/// Where a group is, or its members are.
QPointF GraphView::placeOf(const PlacedLayout& placed, GroupId group) const
{
    const auto members = m_tree->members(group);
    const std::size_t step = std::max<std::size_t>(1, members.size() / sampled);
    QPointF sum;
    std::size_t count = 0;
    for (std::size_t i = 0; i < members.size(); i += step, ++count)
        sum += placed.layout->centers[placed.fold ? placed.fold->boxOf[members[i]] : members[i].value];
    return count > 0 ? sum / static_cast<double>(count) : QPointF();
}

/// The new boxes where they, or what they were part of, or what is now part of them, were before.
GraphLayout GraphView::cameFrom(const PlacedLayout& before, const PlacedLayout& after) const
{
    const std::size_t boxes = after.layout->centers.size();
    const auto oldPlace = [&](VertexId v) {
        return before.layout->centers[before.fold ? before.fold->boxOf[v] : v.value];
    };
    GraphLayout from;
    from.flow = before.layout->flow;
    from.box = after.layout->box;
    from.largeBox = after.layout->largeBox;
    from.large = after.layout->large;
    for (std::size_t b = 0; b < boxes; ++b) {
        if (after.fold && after.fold->boxes[b].isGroup)
            from.centers.push_back(placeOf(before, after.fold->boxes[b].group()));
        else
            from.centers.push_back(oldPlace(after.fold ? after.fold->boxes[b].vertex() : VertexId{b}));
    }
    from.arrowStart.push_back(0);
    for (std::size_t a = 0; a < after.layout->arrowCount(); ++a) {
        const auto [tail, head] = m_picture.ends(a);
        const QPointF one = from.centers[tail];
        const QPointF other = from.centers[head];
        for (const double way : {0.0, 1.0 / 3, 2.0 / 3, 1.0})
            from.arrowPoints.push_back(one + (other - one) * way);
        from.arrowStart.push_back(static_cast<std::uint32_t>(from.arrowPoints.size()));
    }
    from.bounds = before.layout->bounds;
    return from;
}

void GraphView::showFold(const PlacedLayout& placed)
{
    m_slide.stop();
    m_flight.stop();
    m_fade.stop();
    const PlacedLayout before = m_picture.placed;
    const auto anchor = std::exchange(m_turned, std::nullopt);
    const QPointF place = anchor ? m_camera.toScreen(placeOf(before, *anchor)) : QPointF();
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
    if (const auto wanted = std::exchange(m_groupToSelect, std::nullopt)) {
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

    if (!m_keepFitted && anchor)
        m_camera.shift = place - placeOf(placed, *anchor) * m_camera.scale;
    if (m_animated && isVisible() && m_keepFitted && canSlide(*placed.layout) && canSlide(*before.layout)) {
        m_slideTo = m_picture.placed;
        m_slideFrom = m_slideTo;
        m_slideFrom.layout = std::make_shared<const GraphLayout>(cameFrom(before, placed));
        m_slide.start();
    } else if (m_keepFitted) {
        m_camera = fittedCamera();
    }
    if (groupBefore != m_picture.selectedGroup) {
        if (m_picture.selectedGroup)
            emit vertexSelected({});
        emit groupSelectionChanged();
    }
    emit groupsChanged();
    if (const auto vertex = std::exchange(m_revealed, std::nullopt)) {
        m_slide.stop();
        m_picture.placed.layout = placed.layout;
        m_picture.placed.index = placed.index;
        if (m_keepFitted)
            m_camera = fittedCamera();
        reveal(m_picture.boxOf(*vertex));
    }
    update();
}

} // namespace doppler
