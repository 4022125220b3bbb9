// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_history/history_view.h"

#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

namespace doppler {

namespace {

/// As on command lines: ~ is the user's own folder.
QString shownFolder(const QString& folder)
{
    const QString home = QDir::homePath();
    const bool inHome = folder == home || folder.startsWith(home + QLatin1Char('/'));
    return inHome ? QLatin1Char('~') + folder.mid(home.size()) : QDir::toNativeSeparators(folder);
}

} // namespace

HistoryView::HistoryView(QAction* open, QAction* reload, QWidget* parent)
    : QWidget(parent), m_job({[this](const RunHistory& history) {
                                  m_history = std::make_shared<const RunHistory>(history);
                                  m_fault.reset();
                                  mark();
                              },
                              [this](const Error& error) {
                                  m_history.reset();
                                  m_fault = error;
                                  m_chart->setHistory(nullptr);
                                  showState();
                              },
                              {}}),
      m_empty(new EmptyState(QStringLiteral("historyEmpty"))), m_content(new QStackedWidget),
      m_open(new QToolButton), m_reload(new QToolButton), m_folderLabel(new ElidedLabel),
      m_toleranceLabel(new QLabel), m_tolerance(new QDoubleSpinBox), m_chart(new HistoryChart),
      m_state(new ElidedLabel)
{
    setObjectName(QStringLiteral("historyView"));
    m_folderLabel->setObjectName(QStringLiteral("historyFolder"));
    m_tolerance->setObjectName(QStringLiteral("historyTolerance"));
    m_state->setObjectName(QStringLiteral("historyState"));
    m_empty->setAction(open);
    m_open->setDefaultAction(open);
    m_reload->setDefaultAction(reload);
    for (QToolButton* button : {m_open, m_reload})
        button->setAutoRaise(true);
    m_tolerance->setRange(0, 1000);
    m_tolerance->setDecimals(1);
    m_tolerance->setValue(5);
    m_tolerance->setSuffix(QStringLiteral(" %"));
    m_toleranceLabel->setBuddy(m_tolerance);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, 0);
    bar->addWidget(m_open);
    bar->addWidget(m_reload);
    bar->addWidget(m_folderLabel, 1);
    bar->addWidget(m_toleranceLabel);
    bar->addWidget(m_tolerance);
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(0, 0, 0, gridUnit / 2);
    column->setSpacing(gridUnit / 2);
    column->addLayout(bar);
    column->addWidget(m_chart, 1);
    column->addWidget(m_state);
    m_state->setContentsMargins(gridUnit, 0, gridUnit, 0);
    m_content->addWidget(m_empty);
    m_content->addWidget(full);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(m_content);
    setFocusProxy(m_chart);
    connect(reload, &QAction::triggered, this, &HistoryView::reload);
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this, [this] {
        mark();
        emit stateChanged();
    });
    connect(m_chart, &HistoryChart::currentChanged, this, &HistoryView::showState);
    connect(m_chart, &HistoryChart::opened, this, [this](std::size_t point) {
        emit fileRequested(QDir(m_folder).filePath(QFile::decodeName(m_history->points[point].file.c_str())));
    });
    retranslate();
}

void HistoryView::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_content->setCurrentIndex(folder.isEmpty() ? 0 : 1);
    m_folderLabel->setText(shownFolder(folder));
    reload();
    emit stateChanged();
}

void HistoryView::setTolerance(double share) { m_tolerance->setValue(100 * share); }

double HistoryView::tolerance() const { return m_tolerance->value() / 100; }

/// Only placements and traces depend on it: another problem reads the folder again.
void HistoryView::setProblem(ProblemPtr problem)
{
    if (problem == m_problem)
        return;
    m_problem = std::move(problem);
    reload();
}

void HistoryView::reload()
{
    m_stale = true;
    readIfShown();
}

void HistoryView::readIfShown()
{
    if (!m_stale || !isVisible())
        return;
    m_stale = false;
    if (m_folder.isEmpty()) {
        m_job.cancel();
        m_history.reset();
        m_chart->setHistory(nullptr);
        return;
    }
    m_job.start([folder = QFile::encodeName(m_folder).toStdString(), problem = m_problem,
                 share = tolerance()](const std::stop_token& stop, const auto&) {
        return runHistory(folder, problem, share, stop);
    });
    showState();
}

/// The regressions at the tolerance of now.
void HistoryView::mark()
{
    if (!m_history)
        return;
    RunHistory marked = *m_history;
    marked.tolerance = tolerance();
    markRegressions(marked.points, marked.tolerance);
    m_history = std::make_shared<const RunHistory>(std::move(marked));
    m_chart->setHistory(m_history);
    showState();
}

QString HistoryView::stateText() const { return m_state->text(); }

void HistoryView::showState()
{
    QString text;
    if (m_job.running()) {
        text = tr("Reading the folder…");
    } else if (m_fault) {
        text = translated(*m_fault);
    } else if (m_history) {
        if (const auto current = m_chart->current(); current && *current < m_history->points.size()) {
            text = historyPointText(m_history->points[*current]);
        } else {
            const auto regressions = std::ranges::count_if(m_history->points, &HistoryPoint::regression);
            QStringList parts{tr("%n runs", nullptr, static_cast<int>(m_history->points.size())),
                              tr("%n regressions", nullptr, static_cast<int>(regressions))};
            if (const auto& skipped = m_history->skipped; !skipped.empty())
                parts += tr("%n skipped files, such as %1", nullptr, static_cast<int>(skipped.size()))
                             .arg(QStringLiteral("%1: %2").arg(QString::fromStdString(skipped.front().file),
                                                               translated(skipped.front().reason)));
            text = parts.join(QStringLiteral(" · "));
        }
    }
    m_state->setText(text);
}

TableData HistoryView::table() const
{
    TableData table{{tr("File"), tr("Time (UTC)"), tr("Makespan (s)"), tr("Over the best so far"),
                     tr("New best"), tr("Regression")},
                    {}};
    if (m_history)
        for (const HistoryPoint& point : m_history->points)
            table.rows.push_back({QString::fromStdString(point.file),
                                  QDateTime::fromSecsSinceEpoch(point.time, Qt::UTC).toString(Qt::ISODate),
                                  point.makespan, point.overBest, point.isBest, point.regression});
    return table;
}

void HistoryView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readIfShown();
}

void HistoryView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HistoryView::retranslate()
{
    m_empty->setText(tr("Choose a folder of results, placements or traces to see how their makespans changed "
                        "over time."));
    m_toleranceLabel->setText(tr("Tolerance"));
    m_tolerance->setToolTip(tr("A run that is longer than the previous one and the best so far by more than "
                               "this is a regression"));
    m_chart->setToolTip(QString());
    showState();
}

} // namespace doppler
