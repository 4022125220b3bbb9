// SPDX-License-Identifier: GPL-3.0-or-later
// How well the simulator ranks placements on an engine: measured, and drawn as points.
#include "core/app/engine_studies.h"
#include "core/compare/scatter_chart.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/report_language.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/options/option_form.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <algorithm>

namespace doppler {

void ExecutionDialog::startAgreement()
{
    AgreementSetup setup;
    setup.problem = m_run->problem;
    setup.engine = {&engine(), m_options->values()};
    setup.placements = static_cast<std::size_t>(m_placements->value());
    setup.repeats = static_cast<std::size_t>(m_repeats->value());
    setup.keepsRuns = true;
    m_agreementEngine = m_engines->currentData().toString();
    begin();
    Approvals approvals;
    approvals.approve(programOf(setup.engine)); // The user typed it here.
    m_agreementJob.start([setup, approvals](std::stop_token stop, const auto& report) mutable {
        setup.stop = std::move(stop);
        setup.progress = report;
        return engineAgreement(setup, approvals);
    });
    refresh();
}

void ExecutionDialog::startAgreementOf(int placements)
{
    m_placements->setValue(placements);
    startAgreement();
}

void ExecutionDialog::takeAgreement(const EngineAgreement& agreement)
{
    m_agreement = agreement;
    emit agreed(agreement, m_agreementEngine);
    drawAgreement();
    resize(size().expandedTo(sizeForText({70 * gridUnit, 88 * gridUnit}, *this))); // the chart needs room
    refresh();
}

void ExecutionDialog::drawAgreement()
{
    if (!m_agreement)
        return;
    std::vector<std::string> names;
    std::vector<ScatterPoint> points;
    const auto& byPlacer = m_agreement->byPlacer;
    for (const RankAgreement& one : byPlacer)
        names.push_back(placerTitle(one.placer).toStdString());
    for (std::size_t i = 0; i < m_agreement->points.size(); ++i) {
        const AgreementPoint& point = m_agreement->points[i];
        const auto series = static_cast<std::size_t>(
            std::ranges::find(byPlacer, point.placer, &RankAgreement::placer) - byPlacer.begin());
        const QString tip = tr("%1, seed %2: simulated %3, measured %4")
                                .arg(QString::fromStdString(names[series]))
                                .arg(point.seed)
                                .arg(formatSeconds(point.simulated), formatSeconds(point.measured));
        points.push_back({point.simulated, point.measured, series, i, tip.toStdString()});
    }
    m_scatter->setDraw([title = tr("Simulated and measured makespans").toStdString(), names,
                        points](const ChartStyle& style) {
        ChartStyle half = style; // the rest is for the fields above
        half.mostHeight *= 0.4;
        return scatterChart(title, names, points, half, windowReportLanguage());
    });
    m_scatter->show();
    m_correlations->setText(agreementText());
    m_correlations->show();
}

QString ExecutionDialog::agreementText() const
{
    const RankAgreement& all = m_agreement->all;
    const auto text = [](std::optional<double> value) {
        return value ? QLocale().toString(*value, 'f', 3) : tr("none");
    };
    return tr("Rank correlations with measured makespans, simulated (S0): rho %1, tau %2; simulated with "
              "measured task times (S1): rho %3, tau %4; mean of measured / simulated: %5")
        .arg(text(all.spearman), text(all.kendall), text(all.spearmanWithTasks), text(all.kendallWithTasks),
             text(all.meanRatio));
}

} // namespace doppler
