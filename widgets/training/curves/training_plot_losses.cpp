// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of the second quantity. Losses of the stages differ by orders of magnitude, so each stage of a
// training has an axis of its own; other quantities have one scale.
#include "widgets/training/curves/training_plot.h"

#include <algorithm>

namespace doppler {

namespace {

/// Width of the makespans beside the losses, whose width is 1.
constexpr double shareAlone = 2.6;
constexpr double shareWithAxes = 1.7;

} // namespace

void TrainingPlot::makeLossAxes()
{
    const QList<QCPAxis*> right = m_losses->axes(QCPAxis::atRight);
    m_lossAxes = {m_losses->axis(QCPAxis::atLeft), right.at(0), right.at(1)};
    QList<QCPAxis*> moved{m_losses->axis(QCPAxis::atBottom)};
    for (QCPAxis* axis : m_lossAxes) {
        axis->ticker()->setTickCount(4);
        axis->setLabelPadding(2);
        moved += axis;
    }
    m_losses->setRangeDragAxes(moved);
    m_losses->setRangeZoomAxes(moved);
}

bool TrainingPlot::hasStage(std::size_t stage) const
{
    return std::ranges::any_of(m_runs, [stage](const auto& run) {
        return run->curves.stages().of(static_cast<Stage>(stage)) > 0 ||
               !run->curves.loss[stage]->data()->isEmpty();
    });
}

void TrainingPlot::assignLossAxes()
{
    std::size_t used = 0;
    std::array<QString, stageCount> names;
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        const bool own = m_second == SecondQuantity::Loss && hasStage(stage);
        m_axisOfStage[stage] = own ? used : 0;
        if (!own)
            continue;
        const std::string_view name = stageName(static_cast<Stage>(stage));
        names[used++] =
            tr("stage %1").arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    for (std::size_t i = 0; i < m_lossAxes.size(); ++i) {
        m_lossAxes[i]->setVisible(i == 0 || i < used);
        m_lossAxes[i]->setLabel(used > 1 ? names[i] : QString());
    }
    if (!m_below) // The numbers of several axes need room.
        plotLayout()->setColumnStretchFactor(0, used > 1 ? shareWithAxes : shareAlone);
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        QCPAxis* axis = m_lossAxes[m_axisOfStage[stage]];
        for (const auto& run : m_runs)
            for (QCPGraph* graph : {run->curves.loss[stage], run->curves.lossMean[stage]})
                graph->setValueAxis(axis);
        for (const GroupCurves& group : m_groups) {
            const Band& band = group.bands[2 + stage];
            for (QCPGraph* graph : {band.low, band.high, band.mean})
                graph->setValueAxis(axis);
        }
    }
}

Span TrainingPlot::wantedLosses(std::size_t axis) const
{
    std::vector<double> values;
    for (std::size_t stage = 0; stage < stageCount; ++stage)
        if (m_axisOfStage[stage] == axis)
            sampleCurves([stage](const RunCurves& c) { return c.loss[stage]; },
                         [stage](const RunCurves& c) { return c.lossMean[stage]; }, values);
    const Span span = typicalSpan(values);
    return values.empty() ? Span{0, 1} : span;
}

Span TrainingPlot::lossesShown(Stage stage) const
{
    const QCPRange range = m_lossAxes[m_axisOfStage[static_cast<std::size_t>(stage)]]->range();
    return {range.lower, range.upper};
}

std::size_t TrainingPlot::lossAxes() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_lossAxes, [](const QCPAxis* axis) { return axis->visible(); }));
}

OffScaleMarkers::Keys TrainingPlot::beyondScale(bool second) const
{
    if (!second)
        return m_makespansBeyond->keys();
    OffScaleMarkers::Keys all;
    for (const OffScaleMarkers* markers : m_lossesBeyond) {
        const OffScaleMarkers::Keys some = markers->keys();
        all.above.insert(all.above.end(), some.above.begin(), some.above.end());
        all.below.insert(all.below.end(), some.below.begin(), some.below.end());
    }
    return all;
}

} // namespace doppler
