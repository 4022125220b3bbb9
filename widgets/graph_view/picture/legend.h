// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "widgets/graph_view/picture/box_style.h"

#include <QAbstractButton>
#include <QIcon>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QToolButton;

namespace doppler {

struct LegendEntry {
    DeviceId device;
    QString name;
    Swatch swatch;
    std::optional<double> share; ///< Of the vertices; none without a run.
    bool hidden = false;         ///< What is on it is pale.

    [[nodiscard]] bool operator==(const LegendEntry&) const = default;
};

/// The size that paintLegendEntry() needs.
QSizeF legendEntrySize(const LegendEntry& entry, const QFont& font);
/// Swatch, name and share, left to right, in the rectangle's middle.
void paintLegendEntry(QPainter& painter, const QRectF& rect, const LegendEntry& entry, const QFont& font,
                      const Tokens& tokens, bool dim);
/// The entries in right-aligned rows from the rectangle's top, as many rows as they need.
void paintLegend(QPainter& painter, const QRectF& rect, const std::vector<LegendEntry>& entries,
                 const QFont& font, const Tokens& tokens);
/// The height that paintLegend() needs at this width.
double legendHeight(double width, const std::vector<LegendEntry>& entries, const QFont& font);

/// The devices' colours in a corner of a picture. A click on one (or Space with the focus on it) highlights
/// it; once more, and all are equal again. What has no room is in a menu at the end, where each device has a
/// menu of its own.
class DeviceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DeviceLegend(QWidget* parent);

    void setEntries(std::vector<LegendEntry> entries);
    [[nodiscard]] const std::vector<LegendEntry>& entries() const { return m_entries; }
    void setHighlighted(std::optional<DeviceId> device);
    /// The device whose entry is at a place of the legend.
    [[nodiscard]] std::optional<DeviceId> deviceAt(const QPoint& position) const;
    /// Whether the button of the devices that have no room is at a place of the legend.
    [[nodiscard]] bool hasMoreAt(const QPoint& position) const;
    /// Opens a menu of the devices that have no room, to choose one of them.
    void askMore(const std::function<void(DeviceId)>& chosen);
    /// Frames the device that what is dragged would go to.
    void setDropTarget(std::optional<DeviceId> device);
    /// Lays the entries out in rows within this width and takes the size that they need.
    void arrange(int width);
    void retranslate();

signals:
    void deviceClicked(doppler::DeviceId device);
    /// The right button, or the menu key, on a device.
    void menuRequested(doppler::DeviceId device, const QPoint& globalPosition);
    /// The menu of a device that has no room is about to be shown: what else can be done is to be added to
    /// it.
    void menuFilling(doppler::DeviceId device, QMenu* menu);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Opens the menu of the devices that have no room, each with all that can be done with it.
    void openMore();
    void fillMenu(QMenu& menu, DeviceId device);
    void popUpMore(QMenu& menu) const;
    [[nodiscard]] QIcon iconOf(const LegendEntry& entry) const;
    [[nodiscard]] bool has(DeviceId device) const;

    std::vector<LegendEntry> m_entries;
    std::vector<QAbstractButton*> m_buttons; ///< By entry.
    QToolButton* m_more;
    std::size_t m_shown = 0;
    std::optional<DeviceId> m_highlighted;
};

} // namespace doppler
