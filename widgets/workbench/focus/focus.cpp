// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/focus/focus.h"

namespace doppler {

void Focus::setRun(RunPtr run, quint64 id)
{
    m_run = std::move(run);
    m_runId = id;
    emit runChanged();
}

void Focus::setTime(double seconds, bool atRest)
{
    m_time = seconds;
    m_moment = atRest ? std::nullopt : std::optional(seconds);
    emit timeChanged();
}

void Focus::setVertices(std::vector<VertexId> ascending, std::optional<VertexId> last)
{
    m_vertices = std::move(ascending);
    m_vertex = last;
    emit selectionChanged();
}

void Focus::setGroup(std::optional<Group> group)
{
    if (!group && !m_group)
        return;
    m_group = std::move(group);
    emit groupChanged();
}

const std::vector<VertexId>& Focus::chosen() const
{
    return m_vertices.empty() && m_group ? m_group->members : m_vertices;
}

void Focus::setHighlightedDevice(std::optional<DeviceId> device)
{
    if (device == m_highlighted)
        return;
    m_highlighted = device;
    emit highlightChanged();
}

void Focus::setHiddenDevices(std::vector<DeviceId> devices)
{
    m_hidden = std::move(devices);
    emit hiddenChanged();
}

void Focus::setFound(std::vector<char> byVertex)
{
    m_found = std::move(byVertex);
    emit foundChanged();
}

void Focus::setMarkers(MarkerList markers)
{
    m_markers = std::move(markers);
    emit markersChanged();
}

void Focus::setColoring(std::shared_ptr<const Coloring> coloring)
{
    m_coloring = std::move(coloring);
    emit coloringChanged();
}

void Focus::setCandidates(std::vector<VertexId> vertices)
{
    m_candidates = std::move(vertices);
    emit candidatesChanged();
}

void Focus::setPartial(PartialPlacementPtr placement)
{
    if (placement == m_partial)
        return;
    m_partial = std::move(placement);
    emit partialChanged();
}

} // namespace doppler
