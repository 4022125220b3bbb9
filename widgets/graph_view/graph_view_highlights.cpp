// SPDX-License-Identifier: GPL-3.0-or-later
// Which boxes of the graph stand out: states at a time, candidates, devices, what is searched or selected.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/ui/controls/caption_chip.h"

#include <algorithm>
#include <utility>

namespace doppler {

void GraphView::setTime(std::optional<double> seconds)
{
    m_time = seconds;
    if (m_picture.time == seconds)
        return;
    const bool switched = m_picture.time.has_value() != seconds.has_value();
    showTime(m_picture, seconds);
    if (switched) {
        showKey();
        updateSpotlight();
    }
    update();
}

void GraphView::setCandidates(const std::vector<VertexId>& vertices)
{
    m_candidates = vertices;
    markCandidates(m_picture, vertices);
    showKey();
    update();
}

void GraphView::setGrowing(std::vector<std::optional<DeviceId>> devices, const QString& caption,
                           const QString& help)
{
    if (m_picture.empty() || devices.size() != m_picture.graph->vertexCount())
        devices.clear();
    m_overlays.caption->setText(devices.empty() ? QString() : caption, help);
    if (devices.empty() && m_picture.growing.empty())
        return;
    showGrowing(m_picture, std::move(devices));
    describe();
    m_overlays.scaleLegend->setShading(m_picture.growing.empty() ? m_picture.shading : nullptr);
    updateLegend();
    updateSpotlight();
    update();
}

void GraphView::setHighlightedDevice(std::optional<DeviceId> device)
{
    const bool changed = std::exchange(m_highlighted, device) != device;
    m_overlays.legend->setHighlighted(device);
    updateSpotlight();
    update();
    if (changed)
        emit highlightChanged();
}

void GraphView::setHiddenDevices(std::vector<DeviceId> devices)
{
    if (std::exchange(m_hidden, std::move(devices)) == m_hidden)
        return;
    updateLegend();
    updateSpotlight();
    update();
}

void GraphView::toggleDevice(DeviceId device)
{
    setHighlightedDevice(m_highlighted == device ? std::nullopt : std::optional(device));
    emit deviceClicked(device);
}

void GraphView::updateSpotlight()
{
    if (m_picture.empty())
        return;
    Spotlight light;
    light.matches = matches().empty() ? nullptr : &matches();
    light.device = m_highlighted;
    std::vector<char> hidden(m_picture.swatches.size(), 0);
    for (const DeviceId device : m_hidden)
        if (device < hidden.size())
            hidden[device] = 1;
    if (!m_hidden.empty() && !light.matches && !light.device)
        light.hidden = &hidden;
    // While a run is played its states are what matters; a search or a device says itself what matters.
    if (!light.matches && !light.device && !m_picture.time) {
        light.selection = m_picture.selection.size() > 1;
        light.around = light.selection ? std::nullopt : m_picture.selectedBox();
    }
    shine(m_picture, light);
}

void GraphView::updateLegend()
{
    std::vector<LegendEntry> entries;
    const auto shares = deviceShares(m_picture);
    if (!m_picture.empty() && m_picture.topology)
        for (const DeviceId d : m_picture.topology->devices())
            entries.push_back({d, QString::fromStdString(m_picture.topology->device(d).name),
                               m_picture.swatches[d], m_picture.run ? std::optional(shares[d]) : std::nullopt,
                               std::ranges::find(m_hidden, d) != m_hidden.end()});
    const int heightBefore = m_overlays.legend->height();
    m_overlays.legend->setEntries(std::move(entries));
    m_overlays.legend->setHighlighted(m_highlighted);
    placeOverlays();
    if (!m_picture.empty() && m_overlays.legend->height() != heightBefore)
        m_camera.refit(); // A legend that comes, or grows, later than the graph covers none of it.
}

} // namespace doppler
