// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tuning/tune_dialog.h"

#include "core/app/engine_studies.h"
#include "core/app/execute.h"
#include "core/compare/scatter_chart.h"
#include "core/exec/registry.h"
#include "core/placers/api/placer_group.h"
#include "core/placers/api/registry.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/report_language.h"
#include "widgets/options/option_form.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

namespace doppler {

namespace {

// Otherwise a drawn chart keeps the dialog from shrinking.
constexpr QSize leastChart(26 * gridUnit, 24 * gridUnit);

/// The series of a point: searches one by one, and all constructive placers together, of which there are
/// many.
std::string seriesOf(const TunePoint& point)
{
    const auto placer = placerRegistry().find(point.placer);
    return placer && placesAtOnce((*placer)->info().kind) ? std::string() : point.placer;
}

/// The series in the order in which they appear.
std::vector<std::string> allSeries(const std::vector<TunePoint>& points)
{
    std::vector<std::string> out;
    for (const TunePoint& point : points)
        if (std::ranges::find(out, seriesOf(point)) == out.end())
            out.push_back(seriesOf(point));
    return out;
}

} // namespace

TuneDialog::TuneDialog(ProblemPtr problem, QWidget* parent)
    : QDialog(parent), m_problem(std::move(problem)), m_engines(new QComboBox), m_engineLabel(new QLabel),
      m_summary(new QLabel), m_options(new OptionForm), m_runs(new QSpinBox), m_runsLabel(new QLabel),
      m_seconds(new QDoubleSpinBox), m_secondsLabel(new QLabel), m_curve(new ChartCanvas),
      m_scatter(new ChartCanvas), m_charts(nullptr), m_progress(new QProgressBar), m_state(new QLabel),
      m_start(new QPushButton), m_stop(new QPushButton), m_close(new QPushButton),
      m_job({[this](const TuneOutcome& outcome) { take(outcome); },
             [this](const Error& error) { fail(error); },
             [this](const TuneProgress& progress) { follow(progress); }})
{
    setObjectName(QStringLiteral("tuneDialog"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setAutoDefault(false);
    m_close->setObjectName(QStringLiteral("close"));
    m_close->setAutoDefault(false);
    connect(m_start, &QPushButton::clicked, this, &TuneDialog::start);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_stopping = true;
        m_job.stop();
        refresh();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { m_job.cancel(); });

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton* button : {m_close, m_stop, m_start})
        buttons->addWidget(button);
    auto* body = new QHBoxLayout;
    body->setSpacing(2 * gridUnit);
    body->addWidget(makeFields(), 2);
    body->addWidget(makeCharts(), 5);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(body, 1);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addLayout(buttons);
    resize(sizeForText({160 * gridUnit, 76 * gridUnit}, *this));
    chooseEngine();
    retranslate();
}

QWidget* TuneDialog::makeFields()
{
    m_engines->setObjectName(QStringLiteral("engine"));
    for (const auto& known : engines())
        m_engines->addItem(QString(), QString::fromStdString(known->info().id));
    m_engineLabel->setBuddy(m_engines);
    m_summary->setWordWrap(true);
    m_runs->setObjectName(QStringLiteral("runs"));
    m_runs->setRange(1, 100000);
    m_runs->setValue(60);
    m_runsLabel->setBuddy(m_runs);
    m_seconds->setObjectName(QStringLiteral("seconds"));
    m_seconds->setRange(0, 1e6); // 0: no limit
    m_seconds->setDecimals(0);
    m_secondsLabel->setBuddy(m_seconds);
    connect(m_engines, &QComboBox::currentIndexChanged, this, &TuneDialog::chooseEngine);
    connect(m_options, &OptionForm::changed, this, &TuneDialog::refresh);
    auto* box = new QWidget;
    auto* fields = new QGridLayout(box);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    fields->addWidget(m_engineLabel, 0, 0);
    fields->addWidget(m_engines, 0, 1);
    fields->addWidget(m_summary, 1, 0, 1, 2);
    fields->addWidget(m_runsLabel, 2, 0);
    fields->addWidget(m_runs, 2, 1);
    fields->addWidget(m_secondsLabel, 3, 0);
    fields->addWidget(m_seconds, 3, 1);
    fields->addWidget(m_options, 4, 0, 1, 2);
    fields->setRowStretch(4, 1);
    return box;
}

QWidget* TuneDialog::makeCharts()
{
    m_charts = new QWidget;
    m_curve->setObjectName(QStringLiteral("curve"));
    m_scatter->setObjectName(QStringLiteral("scatter"));
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, m_charts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridUnit);
    for (ChartCanvas* canvas : {m_curve, m_scatter}) {
        canvas->setMinimumSize(leastChart);
        row->addWidget(canvas, 1);
        m_charts->installEventFilter(canvas);
        connect(canvas, &ChartCanvas::opened, this, &TuneDialog::open);
    }
    return m_charts;
}

const Engine& TuneDialog::engine() const
{
    return *engines()[static_cast<std::size_t>(m_engines->currentIndex())];
}

void TuneDialog::chooseEngine()
{
    m_options->setSpecs(engine().info().options);
    m_fault.reset();
    if (auto supported = engine().supports(*m_problem); !supported)
        m_fault = supported.error();
    m_summary->setText(translatedText(engine().info().summary));
    refresh();
}

TuneSetup TuneDialog::setup() const
{
    TuneSetup setup;
    setup.problem = m_problem;
    setup.engine = {&engine(), m_options->values()};
    setup.runs = static_cast<std::size_t>(m_runs->value());
    if (m_seconds->value() > 0)
        setup.seconds = m_seconds->value();
    return setup;
}

void TuneDialog::start()
{
    m_fault.reset();
    m_outcome.reset();
    m_points.clear();
    m_stopping = false;
    m_planned = static_cast<std::size_t>(m_runs->value());
    m_phase = TunePhase::Searching;
    m_engineOfPoints = m_engines->currentData().toString();
    Approvals approvals;
    approvals.approve(programOf(setup().engine)); // The user typed it here.
    m_job.start([setup = setup(), approvals](std::stop_token stop, const auto& report) mutable {
        setup.stop = std::move(stop);
        setup.progress = report;
        return tune(setup, approvals);
    });
    drawCharts();
    refresh();
}

void TuneDialog::startWith(int runs)
{
    m_runs->setValue(runs);
    start();
}

void TuneDialog::follow(const TuneProgress& progress)
{
    m_phase = progress.phase;
    if (progress.points.size() != m_points.size()) {
        m_points = progress.points;
        drawCharts();
    }
    refresh();
}

void TuneDialog::take(const TuneOutcome& outcome)
{
    m_outcome = outcome;
    m_points = outcome.points;
    drawCharts();
    refresh();
    emit tuned(outcome.run, m_engineOfPoints);
}

void TuneDialog::fail(const Error& error)
{
    m_fault = error;
    refresh();
}

void TuneDialog::open(std::size_t point)
{
    if (point < m_points.size())
        emit opened(m_points[point].run, m_engineOfPoints);
}

void TuneDialog::drawCharts()
{
    const std::vector<std::string> known = allSeries(m_points);
    std::vector<std::string> names;
    for (const std::string& one : known)
        names.push_back((one.empty() ? tr("Heuristics") : proposedBy(one)).toStdString());
    std::vector<ScatterPoint> scatter;
    std::vector<double> makespans;
    std::vector<std::string> tips;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const TunePoint& point = m_points[i];
        const auto series = std::ranges::find(known, seriesOf(point)) - known.begin();
        const QString tip =
            tr("Run %1, %2: simulated %3, measured %4")
                .arg(QLocale().toString(static_cast<qulonglong>(point.number)), proposedBy(point.placer),
                     formatSeconds(point.simulated), formatSeconds(point.measured));
        tips.push_back(tip.toStdString());
        makespans.push_back(point.measured);
        scatter.push_back(
            {point.simulated, point.measured, static_cast<std::size_t>(series), i, tips.back()});
    }
    const std::string curveTitle = tr("Measured makespans by real run").toStdString();
    const std::string scatterTitle = tr("Simulated and measured makespans").toStdString();
    const auto fitted = [this](ChartStyle style) {
        if (chartsStacked())
            style.mostHeight = style.mostHeight / 2 - gridUnit;
        return style;
    };
    m_curve->setDraw([=, runs = m_planned](const ChartStyle& style) {
        return realRunsChart(curveTitle, makespans, tips, runs, fitted(style), windowReportLanguage());
    });
    m_scatter->setDraw([=](const ChartStyle& style) {
        return scatterChart(scatterTitle, names, scatter, fitted(style), windowReportLanguage());
    });
}

bool TuneDialog::chartsStacked() const
{
    return static_cast<QBoxLayout*>(m_charts->layout())->direction() == QBoxLayout::TopToBottom;
}

void TuneDialog::arrangeCharts()
{
    const auto direction =
        m_charts->height() > m_charts->width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    auto* layout = static_cast<QBoxLayout*>(m_charts->layout());
    if (layout->direction() == direction)
        return;
    layout->setDirection(direction);
    drawCharts();
}

void TuneDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    if (!m_charts)
        return;
    layout()->activate(); // the charts have their new size
    arrangeCharts();
}

QString TuneDialog::proposedBy(const std::string& placer)
{
    return placer == "local-search" ? tr("Local search") : placerTitle(placer);
}

QString TuneDialog::stateText() const
{
    if (m_fault)
        return translated(*m_fault);
    if (m_points.empty())
        return m_job.running() ? tr("Searching…") : QString();
    QStringList parts;
    const QLocale locale;
    const auto done = locale.toString(static_cast<qulonglong>(m_points.size()));
    parts << tr("Real run %1 of %2").arg(done, locale.toString(static_cast<qulonglong>(m_planned)));
    if (m_outcome)
        parts << tr("winner: %1 (%2)").arg(formatSeconds(m_outcome->measured), proposedBy(m_outcome->placer));
    else
        parts << tr("best: %1").arg(formatSeconds(bestSoFar(m_points).back()));
    if (const auto error = modelError(m_points))
        parts << tr("model error: %1").arg(formatShare(*error));
    if (m_job.running() && m_stopping)
        parts << tr("stopping…");
    else if (m_job.running() && m_phase == TunePhase::Searching)
        parts << tr("searching…");
    else if (m_job.running() && m_phase == TunePhase::Repeating)
        parts << tr("repeating the best…");
    else if (m_outcome && m_outcome->end == TuneEnd::NoImprovement)
        parts << tr("ended because a third of the runs brought no improvement");
    return parts.join(QStringLiteral(" · "));
}

void TuneDialog::refresh()
{
    const bool running = m_job.running();
    for (QWidget* field : {static_cast<QWidget*>(m_engines), static_cast<QWidget*>(m_options),
                           static_cast<QWidget*>(m_runs), static_cast<QWidget*>(m_seconds)})
        field->setEnabled(!running);
    m_progress->setVisible(running);
    m_progress->setRange(0, static_cast<int>(m_planned));
    m_progress->setValue(static_cast<int>(m_points.size()));
    m_start->setEnabled(!running && m_options->valid() && engine().supports(*m_problem));
    m_stop->setEnabled(running && !m_stopping);
    const QString text = stateText();
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void TuneDialog::retranslate()
{
    setWindowTitle(tr("Tune %1").arg(problemTitle(*m_problem)));
    m_engineLabel->setText(tr("&Engine"));
    m_runsLabel->setText(tr("&Real runs"));
    m_runs->setToolTip(tr("Number of executions; the repetitions of the best at the end count"));
    m_secondsLabel->setText(tr("&Time limit"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setSpecialValueText(tr("none"));
    m_start->setText(tr("T&une"));
    m_stop->setText(tr("&Stop"));
    m_stop->setToolTip(tr("End tuning with the best placement so far"));
    m_close->setText(tr("Close"));
    for (ChartCanvas* canvas : {m_curve, m_scatter})
        canvas->setEmptyText(tr("Measured runs appear here"));
    m_progress->setAccessibleName(tr("Progress"));
    for (int i = 0; i < m_engines->count(); ++i)
        m_engines->setItemText(i, translatedText(engines()[static_cast<std::size_t>(i)]->info().name));
    m_summary->setText(translatedText(engine().info().summary));
    drawCharts();
    refresh();
}

void TuneDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
