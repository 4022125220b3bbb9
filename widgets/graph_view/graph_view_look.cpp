// SPDX-License-Identifier: GPL-3.0-or-later
// What the graph view is coloured by, how it is arranged, and the ways along its arrows.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/scale_legend.h"

#include <algorithm>

namespace doppler {

namespace {

bool isOf(const Coloring& coloring, const DataflowGraph& graph)
{
    return (!coloring.graph || *coloring.graph == graph.fingerprint()) &&
           (coloring.values.empty() || coloring.values.size() == graph.vertexCount());
}

} // namespace

// ---- colours

void GraphView::setColorBy(ColorBy by)
{
    if (m_colorBy == by && !m_given)
        return;
    m_colorBy = by;
    m_given.reset();
    updateColoring();
}

void GraphView::setOtherRun(RunPtr other)
{
    if (m_other == other)
        return;
    m_other = std::move(other);
    if (m_colorBy == ColorBy::Difference)
        updateColoring();
}

void GraphView::setColoring(ColoringPtr coloring)
{
    if (m_given == coloring)
        return;
    m_given = std::move(coloring);
    updateColoring();
}

void GraphView::setSequentialScale(SequentialScale scale)
{
    m_scale = scale;
    retint();
}

void GraphView::updateColoring()
{
    m_coloringJob.cancel();
    const RunPtr run = m_picture.run;
    const bool given = m_given && !m_picture.empty() && isOf(*m_given, *m_picture.graph);
    if (given || m_colorBy == ColorBy::Device || m_picture.empty() || !run) {
        showColoring(given && run ? m_given : nullptr);
        return;
    }
    const auto work = [run, by = m_colorBy, other = m_other](const std::stop_token& stop) {
        return coloringOf(*run, by, other, stop);
    };
    if (m_picture.graph->vertexCount() <= mostValuesAtOnce)
        showColoring(work({}));
    else
        m_coloringJob.start(
            [work](const std::stop_token& stop, const auto&) -> Result<ColoringPtr> { return work(stop); });
}

void GraphView::showColoring(const ColoringPtr& coloring)
{
    if (coloring && !m_picture.empty() && isOf(*coloring, *m_picture.graph)) {
        auto shading = std::make_shared<Shading>(shadingOf(coloring, m_picture.fold(), m_picture.boxCount()));
        tint(*shading, m_scale, tokens(palette()));
        m_picture.shading = std::move(shading);
    } else {
        m_picture.shading.reset();
    }
    const bool footBefore = m_scaleLegend->isVisibleTo(this);
    m_scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    placeOverlays();
    if (m_keepFitted && !m_picture.empty() && footBefore != m_scaleLegend->isVisibleTo(this))
        m_camera = fittedCamera(); // The legend covers none of it.
    describe();
    emit coloringChanged();
    update();
}

void GraphView::retint()
{
    for (std::size_t d = 0; d < m_picture.swatches.size(); ++d)
        m_picture.swatches[d] = deviceSwatch(d);
    if (m_picture.shading) {
        auto shading = std::make_shared<Shading>(*m_picture.shading);
        tint(*shading, m_scale, tokens(palette()));
        m_picture.shading = std::move(shading);
        m_scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    }
    m_minimap->forgetColors();
    updateLegend();
    update();
}

// ---- arrangement

void GraphView::setLayoutKind(LayoutKind kind)
{
    if (m_layoutKind == kind)
        return;
    m_layoutKind = kind;
    describe();
    if (m_graph && m_graph->vertexCount() > 0)
        arrange();
}

void GraphView::arrangeForRun()
{
    if (m_layoutKind != LayoutKind::Layered && m_run && m_run != m_arrangedRun.lock() && runFits())
        arrange();
}

void GraphView::setArrowLabels(bool shown)
{
    m_picture.arrowLabels = m_arrowLabels = shown;
    update();
}

void GraphView::setMinimap(bool shown)
{
    m_minimap->setEnabledByUser(shown);
    updateMinimap();
}

bool GraphView::hasMinimap() const { return m_minimap->enabledByUser(); }

void GraphView::updateMinimap()
{
    if (!m_minimap->follow(m_picture, m_camera, rect()))
        return;
    placeOverlays();
}

// ---- along the arrows

void GraphView::jump(bool forward)
{
    const auto here = m_picture.empty() ? std::nullopt : m_picture.selectedBox();
    if (!here) {
        if (!m_picture.empty())
            showBox(stepBox(m_picture, {}, forward));
        return;
    }
    m_branches = boxesAlong(m_picture, *here, forward);
    m_branch = 0;
    if (m_branches.empty())
        return;
    m_branchGraph = m_picture.placed.layout;
    showBox(m_branches.front());
}

void GraphView::jumpToInput() { jump(false); }
void GraphView::jumpToOutput() { jump(true); }

void GraphView::jumpToOther()
{
    const auto here = m_picture.empty() ? std::nullopt : m_picture.selectedBox();
    if (m_branches.size() < 2 || m_branchGraph != m_picture.placed.layout || here != m_branches[m_branch])
        return;
    m_branch = (m_branch + 1) % m_branches.size();
    showBox(m_branches[m_branch]);
}

void GraphView::showBox(std::optional<std::uint32_t> box)
{
    if (!box)
        return;
    selectBox(box);
    reveal(*box);
}

void GraphView::rememberPlace()
{
    if (m_picture.empty() || m_returning)
        return;
    if (m_picture.selectedGroup)
        m_history.visit({true, m_picture.selectedGroup->value});
    else if (m_picture.selected && m_picture.selection.size() < 2)
        m_history.visit({false, m_picture.selected->value});
}

void GraphView::returnTo(const std::optional<JumpHistory::Place>& place)
{
    if (!place || m_picture.empty())
        return;
    m_returning = true;
    if (!place->isGroup)
        goTo(VertexId{place->id});
    else
        selectGroup(GroupId{place->id});
    m_returning = false;
}

void GraphView::goBack() { returnTo(m_history.back()); }
void GraphView::goForward() { returnTo(m_history.forward()); }

} // namespace doppler
