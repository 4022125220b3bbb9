// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/memory_by_holder.h"
#include "widgets/gantt/timeline/timeline_chart.h"

#include <QImage>
#include <memory>

namespace doppler {

using MemoryByHolderPtr = std::shared_ptr<const MemoryByHolder>;

/// Memory of each device along the time of the run, stacked by holder: a row per device with its limit and a
/// mark at its peak. A click on a row chooses its device, a click on the mark also moves the time there. Up
/// and Down choose a device. Painting takes time by pixels, not by changes of memory.
class MemoryChart : public TimelineChart {
    Q_OBJECT
public:
    explicit MemoryChart(QWidget* parent = nullptr);

    /// Null: none.
    void setMemory(const MemoryByHolderPtr& memory);
    void setDevice(DeviceId device);
    [[nodiscard]] DeviceId device() const { return m_device; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where the mark of a device's peak is, in the chart's coordinates.
    [[nodiscard]] QPointF peakMark(DeviceId device) const;

    /// The peak of a device and its share of the memory, as the chart shows them; the share alone where both
    /// have too little room.
    [[nodiscard]] QString peakText(DeviceId device) const;

signals:
    void deviceChosen(doppler::DeviceId device);

protected:
    [[nodiscard]] double namesWidth() const override;
    [[nodiscard]] double contentHeight() const override;
    void paintContent(QPainter& painter, const QRectF& content, const QRectF& part) override;
    void contentClicked(const QPointF& at) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool takesKey(int key) const override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] static QString figureText(double bytes, double share);
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] QRectF nameOf(const QRectF& row) const;
    [[nodiscard]] QRectF rowOf(DeviceId device) const;
    [[nodiscard]] std::optional<DeviceId> deviceAt(const QPointF& at) const;
    /// Bytes at the top of a device's row: its peak, or its limit if that is near.
    [[nodiscard]] double topOf(DeviceId device) const;
    void paintRow(QPainter& painter, DeviceId device, const QRectF& row, const QRectF& part);
    void paintName(QPainter& painter, DeviceId device, const QRectF& row) const;
    void paintMarks(QPainter& painter, DeviceId device, const QRectF& row) const;
    /// The states of a row in a picture's columns of pixels.
    struct Columns {
        double left = 0; ///< In pixels of the chart. A column is 1 / ratio of them wide.
        double ratio = 1;
        std::vector<HolderBytes> fullest; ///< By column.
    };
    [[nodiscard]] Columns columnsOf(DeviceId device, double from, double to, double ratio) const;
    /// Fills each state that is many columns wide at once; the canvas shows above them.
    void paintBands(QPainter& painter, const Columns& columns, const QRectF& inner, double top) const;
    /// The stacked columns; `top`: bytes at the top of the image.
    void stack(QImage& image, const Columns& columns, double top) const;
    [[nodiscard]] QString tipAt(const QPointF& at) const;
    void choose(DeviceId device);

    MemoryByHolderPtr m_memory;
    DeviceId m_device{0};
    QImage m_stack; ///< Kept from row to row: new memory costs more than painting it.
};

} // namespace doppler
