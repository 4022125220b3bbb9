// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/chart_page.h"

#include "core/compare/comparison_charts.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/report_language.h"
#include "widgets/comparison/summary_model.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/theme/theme.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>
#include <utility>

namespace doppler {

ChartPage::ChartPage(const SummaryModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_problemLabel(new QLabel), m_problem(new ElidedComboBox(8)),
      m_kinds(new QButtonGroup(this)), m_canvas(new ChartCanvas),
      m_empty(new EmptyState(QStringLiteral("chartsEmpty"))), m_stack(new QStackedWidget)
{
    m_problemLabel->setBuddy(m_problem);
    auto* head = new QHBoxLayout;
    head->setSpacing(gridUnit);
    head->addWidget(m_problemLabel);
    head->addWidget(m_problem);
    head->addSpacing(gridUnit);
    for (int kind = 0; kind < KindCount; ++kind) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(kind == Boxes);
        button->setFocusPolicy(Qt::StrongFocus);
        m_kinds->addButton(button, kind);
        head->addWidget(button);
    }
    head->addStretch(1);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_canvas);
    area->viewport()->installEventFilter(m_canvas);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(area);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(head);
    column->addWidget(m_stack, 1);
    connect(m_problem, &QComboBox::currentIndexChanged, this, &ChartPage::draw);
    connect(m_kinds, &QButtonGroup::idClicked, this, &ChartPage::draw);
    connect(m_canvas, &ChartCanvas::opened, this, &ChartPage::opened);
    retranslate();
}

void ChartPage::setEmptyAction(QAction* action) { m_empty->setAction(action); }

QString ChartPage::nameOf(std::size_t problem) const
{
    const ComparisonSetup& setup = m_model.study()->setup;
    return tr("%1 on %2")
        .arg(QString::fromStdString(setup.graphTitle(problem)),
             QString::fromStdString(setup.topologyTitle(problem)));
}

void ChartPage::reset()
{
    const QSignalBlocker quiet(m_problem);
    m_problem->clear();
    if (const StudyPtr& study = m_model.study()) {
        for (std::size_t problem = 0; problem < study->setup.problems.size(); ++problem)
            m_problem->addItem(nameOf(problem));
        showProblem(std::exchange(m_wanted, 0));
    }
    m_problem->setEnabled(m_problem->count() > 1);
    draw();
}

void ChartPage::refresh()
{
    if (isVisible())
        draw();
}

void ChartPage::showKind(Kind kind)
{
    m_kinds->button(kind)->setChecked(true);
    draw();
}

ChartPage::Kind ChartPage::kind() const { return static_cast<Kind>(m_kinds->checkedId()); }

void ChartPage::showProblem(int problem)
{
    if (m_problem->count() == 0)
        m_wanted = problem;
    else if (problem >= 0 && problem < m_problem->count())
        m_problem->setCurrentIndex(problem);
}

int ChartPage::problem() const { return m_problem->count() == 0 ? m_wanted : m_problem->currentIndex(); }

void ChartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    draw();
}

void ChartPage::draw()
{
    const int problem = m_problem->currentIndex();
    if (!m_model.study() || problem < 0) {
        m_canvas->setDraw({}); // It draws anew whenever its size changes, also while it is hidden.
        m_stack->setCurrentIndex(0);
        return;
    }
    const int kind = m_kinds->checkedId();
    m_canvas->setDraw([this, problem, kind](const ChartStyle& style) {
        const ComparisonSetup setup = withPlacerTexts(m_model.study()->setup);
        const auto index = static_cast<std::size_t>(problem);
        return kind == Boxes
                   ? boxPlotChart(setup, m_model.rows(), index, style, windowReportLanguage())
                   : anytimeChart(setup, m_model.rows(), index,
                                  kind == AgainstSeconds ? AnytimeAxis::Seconds : AnytimeAxis::Evaluations,
                                  style, windowReportLanguage());
    });
    m_stack->setCurrentIndex(m_canvas->chart().height > 0 ? 1 : 0);
}

void ChartPage::retranslate()
{
    m_problemLabel->setText(tr("Problem"));
    m_problem->setAccessibleName(tr("Problem"));
    m_canvas->retranslate();
    const std::array<QString, KindCount> texts{tr("Box plots"), tr("Best so far"), tr("Best over time")};
    const std::array<QString, KindCount> tips{
        tr("Makespans of the seeds: quartiles, median and whiskers"),
        tr("Best makespan so far by simulated placements: mean and spread over the seeds"),
        tr("Best makespan so far by wall-clock time: mean and spread over the seeds")};
    for (int kind = 0; kind < KindCount; ++kind) {
        m_kinds->button(kind)->setText(texts[static_cast<std::size_t>(kind)]);
        m_kinds->button(kind)->setToolTip(tips[static_cast<std::size_t>(kind)]);
    }
    for (int problem = 0; problem < m_problem->count(); ++problem)
        m_problem->setItemText(problem, nameOf(static_cast<std::size_t>(problem)));
    m_empty->setText(tr("Charts appear when the first runs have finished."));
    if (m_model.study())
        draw();
}

} // namespace doppler
