// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user looks, kept and shown again.
#include "widgets/graph_view/graph_view.h"

#include <algorithm>
#include <utility>

namespace doppler {

GraphView::ViewState GraphView::viewState() const
{
    if (m_pendingState)
        return *m_pendingState;
    ViewState state;
    state.fitted = m_keepFitted;
    state.scale = m_camera.scale;
    state.middle = m_camera.toScene(QRectF(rect()).center());
    if (!m_picture.empty() && m_picture.graph == m_graph)
        state.open = wantedOpen();
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
    if (state.open.size() == wantedOpen().size() && applyOpen(state.open, {})) {
        m_pendingState = state; // It goes on when these groups are open.
        return;
    }
    if (!state.highlighted || *state.highlighted < m_picture.swatches.size())
        setHighlightedDevice(state.highlighted);
    if (state.group)
        selectGroup(state.group);
    if (state.fitted)
        return fit();
    Camera camera;
    camera.scale = std::clamp(state.scale, fittedCamera().scale / 8, greatestScale);
    m_keepFitted = false;
    stay(centredOn(camera, state.middle, QRectF(rect())));
}

} // namespace doppler
