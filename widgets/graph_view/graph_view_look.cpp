// SPDX-License-Identifier: GPL-3.0-or-later
// What the graph view is coloured by, how it is arranged, and the ways along its arrows.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/scale_legend.h"

#include <algorithm>

namespace doppler {

// ---- colours

void GraphView::setColorBy(ColorBy by)
{
    if (m_coloring.setBy(by))
        updateColoring();
}

void GraphView::setOtherRun(RunPtr other)
{
    if (m_coloring.setOtherRun(std::move(other)))
        updateColoring();
}

void GraphView::setColoring(ColoringPtr coloring)
{
    if (m_coloring.setGiven(std::move(coloring)))
        updateColoring();
}

void GraphView::setSequentialScale(SequentialScale scale)
{
    m_coloring.setScale(scale);
    retint();
}

void GraphView::updateColoring() { m_coloring.update(m_picture); }

void GraphView::showColoring(const ColoringPtr& coloring)
{
    m_picture.shading = m_coloring.shadingFor(m_picture, coloring, tokens(palette()));
    const bool footBefore = m_overlays.scaleLegend->isVisibleTo(this);
    m_overlays.scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    placeOverlays();
    if (!m_picture.empty() && footBefore != m_overlays.scaleLegend->isVisibleTo(this))
        m_camera.refit(); // The legend covers none of it.
    describe();
    emit coloringChanged();
    update();
}

void GraphView::retint()
{
    for (std::size_t d = 0; d < m_picture.swatches.size(); ++d)
        m_picture.swatches[d] = deviceSwatch(d);
    if (m_picture.shading) {
        m_picture.shading = m_coloring.tinted(*m_picture.shading, tokens(palette()));
        m_overlays.scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    }
    m_overlays.minimap->forgetColors();
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
    m_overlays.minimap->setEnabledByUser(shown);
    updateMinimap();
}

bool GraphView::hasMinimap() const { return m_overlays.minimap->enabledByUser(); }

void GraphView::updateMinimap()
{
    if (!m_overlays.minimap->follow(m_picture, camera(), rect()))
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
    showBox(m_branches.start(boxesAlong(m_picture, *here, forward), m_picture.placed.layout));
}

void GraphView::jumpToInput() { jump(false); }
void GraphView::jumpToOutput() { jump(true); }

void GraphView::jumpToOther()
{
    const auto here = m_picture.empty() ? std::nullopt : m_picture.selectedBox();
    showBox(m_branches.next(here, m_picture.placed.layout));
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
