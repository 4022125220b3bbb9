// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user looks, kept and shown again.
#include "widgets/graph_view/graph_view.h"

#include <utility>

namespace doppler {

GraphView::ViewState GraphView::viewState() const
{
    if (m_pendingState)
        return *m_pendingState;
    ViewState state;
    state.fitted = m_camera.keepsFitted();
    state.scale = camera().scale;
    state.middle = camera().toScene(QRectF(rect()).center());
    if (!m_picture.empty() && m_picture.graph == m_graph)
        state.open = m_groups.wanted(m_picture);
    state.highlighted = m_highlighted;
    state.group = m_picture.selectedGroup;
    return state;
}

void GraphView::setViewState(const ViewState& state)
{
    if (!m_graph)
        return;
    m_pendingState = state;
    if (!m_job->running())
        showPendingState();
}

void GraphView::showPendingState()
{
    if (!m_pendingState || m_picture.empty() || m_picture.graph != m_graph)
        return;
    const ViewState state = *std::exchange(m_pendingState, std::nullopt);
    if (state.open.size() == m_groups.wanted(m_picture).size() && applyOpen({state.open, {}})) {
        m_pendingState = state; // It goes on when these groups are open.
        return;
    }
    if (!state.highlighted || *state.highlighted < m_picture.swatches.size())
        setHighlightedDevice(state.highlighted);
    if (state.group)
        selectGroup(state.group);
    if (state.fitted)
        return fit();
    m_camera.restore(state.scale, state.middle);
}

GraphView::Sight GraphView::sight() const
{
    Sight sight;
    const QRectF bounds = m_picture.empty() ? QRectF() : cameraScene().bounds;
    if (m_camera.keepsFitted() || bounds.isEmpty())
        return sight;
    sight.fitted = false;
    sight.zoom = camera().scale / m_camera.fitted().scale;
    const QPointF middle = camera().toScene(QRectF(rect()).center());
    sight.middle = {(middle.x() - bounds.left()) / bounds.width(),
                    (middle.y() - bounds.top()) / bounds.height()};
    return sight;
}

void GraphView::followSight(const Sight& sight)
{
    constexpr std::size_t quick = 2000; ///< This number of boxes is painted in a few milliseconds.
    constexpr int rest = 120;           ///< Milliseconds.
    if (m_picture.boxCount() > quick)
        m_followEnd.start(rest);
    setSight(sight);
}

void GraphView::setSight(const Sight& sight)
{
    if (m_picture.empty())
        return;
    m_pendingState.reset();
    if (sight.fitted) {
        m_camera.showAll();
        update();
        return;
    }
    const QRectF bounds = cameraScene().bounds;
    m_camera.restore(sight.zoom * m_camera.fitted().scale,
                     {bounds.left() + sight.middle.x() * bounds.width(),
                      bounds.top() + sight.middle.y() * bounds.height()});
}

} // namespace doppler
