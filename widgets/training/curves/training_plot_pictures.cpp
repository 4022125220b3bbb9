// SPDX-License-Identifier: GPL-3.0-or-later
// The training plot as a picture: its legend, and one chart alone for figures.
#include "widgets/training/curves/curve_kinds.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/theme/theme.h"

#include <QPicture>
#include <algorithm>

namespace doppler {

namespace {

constexpr double sampleWidth = 2.5 * gridUnit; ///< Of a legend's entry, with the gap behind it.
constexpr double markerWidth = 1.5 * gridUnit;
constexpr double entryGap = 2 * gridUnit;

} // namespace

void TrainingPlot::setChart(TrainingChart chart)
{
    m_chart = chart;
    const bool makespans = chart != TrainingChart::Loss;
    const bool losses = chart != TrainingChart::Makespan;
    for (QCPLayerable* part :
         std::initializer_list<QCPLayerable*>{m_makespans, m_makespanTitle, m_labels, m_makespansBeyond})
        part->setVisible(makespans);
    for (QCPLayerable* part : std::initializer_list<QCPLayerable*>{m_losses, m_lossTitle})
        part->setVisible(losses);
    for (OffScaleMarkers* markers : m_lossesBeyond)
        markers->setVisible(losses);
    m_marks->show(nullptr, {}, {});
    m_marks = std::make_unique<StageMarks>(makespans ? m_makespans : m_losses,
                                           makespans && losses ? m_losses : nullptr);
    nameEpisodeAxes();
    arrange();
}

void TrainingPlot::setLabelsInside(bool inside)
{
    m_labelsInside = inside;
    m_labels->setInside(inside);
    // The last number of the axis ends beyond it.
    m_makespans->setMinimumMargins(QMargins(gridUnit, gridUnit / 2, inside ? 2 * gridUnit : 0, 0));
    nameEpisodeAxes();
    arrange();
}

void TrainingPlot::setLabelsShown(bool shown) { m_labels->setShown(shown); }

/// Labels next to the makespans bring the name of their axis.
void TrainingPlot::nameEpisodeAxes()
{
    episodeAxis()->setLabel(m_labelsInside ? tr("episode") : QString());
    m_losses->axis(QCPAxis::atBottom)->setLabel(m_chart == TrainingChart::Loss ? tr("episode") : QString());
}

void TrainingPlot::arrangeAlone()
{
    const bool losses = m_chart == TrainingChart::Loss;
    QCPLayoutGrid* grid = plotLayout();
    grid->addElement(0, 0, losses ? m_lossTitle : m_makespanTitle);
    grid->addElement(1, 0, losses ? m_losses : m_makespans);
    if (!losses && !m_labelsInside)
        grid->addElement(1, 1, m_labels);
    grid->setRowSpacing(0);
    grid->setColumnSpacing(0);
    for (QCPAxisRect* rect : {m_makespans, m_losses})
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, nullptr);
    assignLossAxes();
}

Span TrainingPlot::withRoomForLabels(Span span) const
{
    constexpr double mostShare = 0.45; // The curves keep the larger part.
    if (!m_labelsInside || m_runs.empty())
        return span;
    const double share =
        std::min(mostShare, m_labels->listHeight() / std::max<double>(m_makespans->height(), 1));
    double lowest = span.most; // No makespan is below the best one of its run.
    for (const auto& run : m_runs)
        if (const auto& newest = run->curves.newest())
            lowest = std::min(lowest, newest->best);
    const double least = (lowest - share * span.most) / (1 - share);
    return {std::min(span.least, std::max(0.0, least)), span.most};
}

void TrainingPlot::paintPicture(QPainter& painter, const QRectF& target)
{
    arrange();
    updateGroups();
    refresh();
    replot(rpImmediateRefresh); // lays the axes out
    refresh();                  // by what they then show
    const QRectF plot = target.adjusted(0, paintKey(nullptr, target), 0, 0);
    const QSize size = plot.size().toSize();
    if (m_labelsInside)
        fitLabels(size);
    QPicture picture;
    QCPPainter recorder;
    recorder.begin(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    toPainter(&recorder, size.width(), size.height());
    recorder.end();
    painter.fillRect(target, tokens(palette()).canvas);
    painter.drawPicture(plot.topLeft(), picture);
    paintKey(&painter, target);
}

/// A hidden widget has not been laid out in its size, and the room for labels depends on the height of the
/// axes.
void TrainingPlot::fitLabels(const QSize& size)
{
    const QRect before = viewport();
    setViewport(QRect({}, size));
    replot(rpImmediateRefresh);
    refresh();
    setViewport(before);
}

std::vector<TrainingPlot::KeyEntry> TrainingPlot::keyEntries() const
{
    std::vector<KeyEntry> entries;
    const bool makespans = m_chart != TrainingChart::Loss;
    const std::array<CurveKindLook, curveKinds> kinds = curveKindLooks();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (m_shown[i] && (makespans || i <= static_cast<std::size_t>(CurveKind::Mean)))
            entries.push_back({kinds[i].sample, kinds[i].name});
    if ((makespans && !beyondScale(false).empty()) ||
        (m_chart != TrainingChart::Makespan && !beyondScale(true).empty()))
        entries.push_back({{}, tr("beyond the scale")});
    return entries;
}

double TrainingPlot::paintKey(QPainter* painter, const QRectF& target) const
{
    if (!front() || !m_keyShown)
        return 0;
    const QFontMetricsF metrics(font());
    const double height = metrics.height() + gridUnit;
    const double left = target.left() + gridUnit;
    QPointF at(left, target.top());
    for (const KeyEntry& entry : keyEntries()) {
        const double width =
            (entry.sample ? sampleWidth : markerWidth) + metrics.horizontalAdvance(entry.text) + 2;
        if (at.x() > left && at.x() + width > target.right())
            at = {left, at.y() + metrics.height()};
        if (painter)
            paintKeyEntry(*painter, entry, {at, QSizeF(width, height)});
        at.rx() += width - 2 + entryGap;
    }
    return at.y() - target.top() + height;
}

void TrainingPlot::paintKeyEntry(QPainter& painter, const KeyEntry& entry, const QRectF& area) const
{
    const Tokens t = tokens(palette());
    const QColor color = runColor(front()->id, t.dark);
    painter.save();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (entry.sample)
        LegendButton::paintSample(
            painter, QRectF(area.left(), area.top() + (area.height() - gridUnit) / 2, 2 * gridUnit, gridUnit),
            *entry.sample, color);
    else
        OffScaleMarkers::paint(
            painter, {area.left() + gridUnit / 2.0, area.center().y() - OffScaleMarkers::height / 2}, true,
            color);
    painter.setPen(t.text);
    painter.drawText(area.adjusted(entry.sample ? sampleWidth : markerWidth, 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, entry.text);
    painter.restore();
}

} // namespace doppler
