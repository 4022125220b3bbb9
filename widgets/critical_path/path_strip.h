// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/critical_path/path_report.h"
#include "widgets/gantt/timeline/timeline_chart.h"

namespace doppler {

/// The critical path along the time of the run: each segment in the paint of its kind. A click, Left and
/// Right choose a segment. Where several segments share a pixel, the column shows their shares. Painting
/// takes time by pixels, not by segments.
class PathStrip : public TimelineChart {
    Q_OBJECT
public:
    explicit PathStrip(QWidget* parent = nullptr);

    /// Null: none.
    void setReport(const PathReportPtr& report);
    /// The segment with the mark.
    void setCurrent(std::optional<std::size_t> segment);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void segmentActivated(std::size_t segment);

protected:
    void paintContent(QPainter& painter, const QRectF& content, const QRectF& part) override;
    void contentClicked(const QPointF& at) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool takesKey(int key) const override;
    bool event(QEvent* event) override;

private:
    void paintSegment(QPainter& painter, std::size_t segment, const QRectF& area) const;
    void paintShares(QPainter& painter, const PathTotals& seconds, const QRectF& column) const;
    [[nodiscard]] QString tipAt(const QPointF& at) const;

    PathReportPtr m_report;
    std::optional<std::size_t> m_current;
};

} // namespace doppler
