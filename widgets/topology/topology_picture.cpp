// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_picture.h"

#include "widgets/topology/quantity_text.h"
#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace doppler {

namespace {

/// Above, lines would be all there is to see.
constexpr std::size_t mostLinked = 48;
constexpr double thinnest = 0.75;
constexpr double widest = 5;
constexpr double largestNode = 16;

QPointF onRing(QPointF center, double radius, std::size_t index, std::size_t count)
{
    const double angle =
        2 * std::numbers::pi * static_cast<double>(index) / static_cast<double>(count) - std::numbers::pi / 2;
    return center + radius * QPointF(std::cos(angle), std::sin(angle));
}

/// What circles of equal size around a ring may measure so that they don't overlap and stay in `room`:
/// radius of the ring and of each.
struct Ring {
    double radius = 0;
    double each = 0;
};
Ring ringOf(std::size_t count, double room)
{
    if (count <= 1)
        return {0, room};
    const double sine = std::sin(std::numbers::pi / static_cast<double>(count));
    const double each = room * sine / (1 + sine);
    return {room - each, each};
}

/// How wide lines are drawn for a bandwidth.
class Widths {
public:
    explicit Widths(const Topology& topology)
    {
        for (const DeviceId from : topology.devices())
            for (const DeviceId to : topology.devices())
                if (const double here = topology.link(from, to).bandwidth;
                    from != to && std::isfinite(here)) {
                    least = least > 0 ? std::min(least, here) : here;
                    most = std::max(most, here);
                }
    }
    [[nodiscard]] double of(double bandwidth) const
    {
        if (!(most > least))
            return (thinnest + widest) / 3;
        const double share = std::log(std::min(bandwidth, most) / least) / std::log(most / least);
        return thinnest + (widest - thinnest) * share;
    }

private:
    double least = 0;
    double most = 0;
};

double faster(const Topology& topology, DeviceId one, DeviceId other)
{
    return std::max(topology.link(one, other).bandwidth, topology.link(other, one).bandwidth);
}

} // namespace

QString shortDeviceName(const QString& name)
{
    qsizetype digits = name.size();
    while (digits > 0 && name.at(digits - 1).isDigit())
        --digits;
    return digits < name.size() ? name.mid(digits) : name.left(3);
}

TopologyLayout layOutTopology(const std::vector<std::size_t>& islands, double size)
{
    TopologyLayout layout;
    if (islands.empty())
        return layout;
    const std::size_t count = 1 + *std::ranges::max_element(islands);
    std::vector<std::size_t> sizes(count);
    for (const std::size_t island : islands)
        ++sizes[island];
    const QPointF middle(size / 2, size / 2);
    const Ring outer = ringOf(count, size / 2 - 2);
    for (std::size_t i = 0; i < count; ++i)
        layout.islands.push_back({onRing(middle, outer.radius, i, count), outer.each * 0.94});
    const double room = layout.islands.front().radius * (count > 1 ? 0.9 : 0.97);
    const Ring inner = ringOf(*std::ranges::max_element(sizes), room);
    layout.nodeRadius = std::min(inner.each * 0.62, largestNode);
    std::vector<std::size_t> placed(count);
    for (const std::size_t island : islands)
        layout.devices.push_back(onRing(layout.islands[island].center,
                                        sizes[island] > 1 ? room - layout.nodeRadius - 1 : 0,
                                        placed[island]++, sizes[island]));
    return layout;
}

TopologyPicture::TopologyPicture(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("topologyPicture"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void TopologyPicture::show(TopologyPtr topology, std::vector<std::size_t> islands)
{
    m_topology = std::move(topology);
    m_islands = std::move(islands);
    update();
}

QPointF TopologyPicture::origin() const
{
    const int side = std::min(width(), height());
    return {(width() - side) / 2.0, 0};
}

void TopologyPicture::paintEvent(QPaintEvent*)
{
    if (!m_topology)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    const TopologyLayout layout = layOutTopology(m_islands, std::min(width(), height()));
    paintLinks(painter, layout);
    paintDevices(painter, layout);
}

void TopologyPicture::paintLinks(QPainter& painter, const TopologyLayout& layout) const
{
    const Tokens colors = tokens(palette());
    const Widths widths(*m_topology);
    // Between two islands one line stands for all, the fastest one's.
    std::map<std::pair<std::size_t, std::size_t>, double> between;
    std::vector<std::pair<DeviceId, DeviceId>> inside;
    for (const DeviceId one : m_topology->devices())
        for (const DeviceId other : m_topology->devices()) {
            if (other <= one)
                continue;
            const auto [low, high] = std::minmax(m_islands[one], m_islands[other]);
            if (low == high) {
                inside.emplace_back(one, other);
                continue;
            }
            double& fastest = between[{low, high}];
            fastest = std::max(fastest, faster(*m_topology, one, other));
        }
    const auto line = [&](QPointF from, QPointF to, double bandwidth) {
        painter.setPen(QPen(colors.mutedText, widths.of(bandwidth), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    };
    for (const auto& [pair, bandwidth] : between)
        line(layout.islands[pair.first].center, layout.islands[pair.second].center, bandwidth);
    if (layout.islands.size() > 1) {
        painter.setPen(QPen(colors.line, 1.5));
        painter.setBrush(colors.canvas);
        for (const TopologyLayout::Island& island : layout.islands)
            painter.drawEllipse(island.center, island.radius, island.radius);
    }
    if (m_topology->deviceCount() > mostLinked)
        return;
    // The wide ones on top of the thin ones.
    std::ranges::stable_sort(inside, {},
                             [&](const auto& pair) { return faster(*m_topology, pair.first, pair.second); });
    for (const auto& [one, other] : inside)
        line(layout.devices[one], layout.devices[other], faster(*m_topology, one, other));
}

void TopologyPicture::paintDevices(QPainter& painter, const TopologyLayout& layout) const
{
    const Tokens colors = tokens(palette());
    QFont small = font();
    small.setPixelSize(std::max(6, static_cast<int>(layout.nodeRadius * 0.95)));
    painter.setFont(small);
    for (const DeviceId d : m_topology->devices()) {
        const QColor color = deviceColor(d);
        const QPointF at = layout.devices[d];
        painter.setPen(QPen(colors.surface, 2));
        painter.setBrush(color);
        painter.drawEllipse(at, layout.nodeRadius, layout.nodeRadius);
        if (const Qt::BrushStyle pattern = devicePattern(d); pattern != Qt::SolidPattern) {
            QColor ink = textOn(color);
            ink.setAlphaF(0.35F);
            painter.setBrush(QBrush(ink, pattern));
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(at, layout.nodeRadius, layout.nodeRadius);
        }
        if (layout.nodeRadius < 7)
            continue;
        painter.setPen(textOn(color));
        painter.drawText(
            QRectF(at, QSizeF(0, 0)).adjusted(-largestNode, -largestNode, largestNode, largestNode),
            Qt::AlignCenter, shortDeviceName(QString::fromStdString(m_topology->device(d).name)));
    }
}

bool TopologyPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_topology)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const TopologyLayout layout = layOutTopology(m_islands, std::min(width(), height()));
    const QPointF at = QPointF(help->pos()) - origin();
    for (const DeviceId d : m_topology->devices())
        if (const QPointF off = layout.devices[d] - at;
            std::hypot(off.x(), off.y()) <= std::max(layout.nodeRadius, 6.0)) {
            const Device& device = m_topology->device(d);
            QToolTip::showText(
                help->globalPos(),
                plainTip(QStringLiteral("%1  %2\n%3, %4")
                             .arg(QString::fromStdString(device.name), QString::fromStdString(device.kind),
                                  quantityText(device.flopsPerSecond, Quantity::Compute),
                                  quantityText(device.memoryBytes, Quantity::Size))),
                this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

} // namespace doppler
