// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <QPointF>
#include <QString>
#include <QWidget>
#include <vector>

namespace doppler {

/// A short name for little room: the number at the end of the name, otherwise its first characters.
QString shortDeviceName(const QString& name);

/// The positions of devices in a picture of a topology: islands in a ring, the devices of each island in a
/// ring of its own.
struct TopologyLayout {
    struct Island {
        QPointF center;
        double radius = 0;
    };
    std::vector<Island> islands;
    std::vector<QPointF> devices; ///< By device.
    double nodeRadius = 0;
};
/// `islands` is by device. Everything is within a square of this size.
TopologyLayout layOutTopology(const std::vector<std::size_t>& islands, double size);

/// A small picture of a topology: devices in their colours; faster links are wider.
class TopologyPicture : public QWidget {
    Q_OBJECT
public:
    explicit TopologyPicture(QWidget* parent = nullptr);

    void show(TopologyPtr topology, std::vector<std::size_t> islands);
    [[nodiscard]] QSize sizeHint() const override { return {260, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QPointF origin() const;
    void paintLinks(QPainter& painter, const TopologyLayout& layout) const;
    void paintDevices(QPainter& painter, const TopologyLayout& layout) const;

    TopologyPtr m_topology;
    std::vector<std::size_t> m_islands; ///< By device.
};

} // namespace doppler
