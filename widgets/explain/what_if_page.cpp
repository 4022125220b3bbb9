// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/what_if_page.h"

#include "core/placers/api/registry.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/change_ink.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Tenths of a doubling: three doublings each way.
constexpr int sliderReach = 30;
/// Of the list, where the page has to scroll.
constexpr int fewestRows = 5;
/// Of a question, where the list has to scroll sideways.
constexpr int fewestLetters = 8;
/// More kinds than this share no sliders.
constexpr std::size_t mostKinds = 4;

double factorAt(int slider) { return std::exp2(slider / 10.0); }

/// Whether the run's placer can be asked as it was. Where that isn't known the guess must give the run, and
/// the placer have nothing else to be asked for. What a checkpoint holds has learned already.
bool mayPlaceAgain(const Run& run, const RepeatedRequest& again, const std::stop_token& stop)
{
    const auto found = placerRegistry().find(run.placer);
    if (again.known)
        return found ? (*found)->info().kind != PlacerKind::Learned : again.approvals.canPlace(run.placer);
    if (!found || (*found)->info().kind != PlacerKind::Constructive || !(*found)->info().options.empty())
        return false;
    const auto placed = placeAgain(run.problem, again, stop);
    return placed && *placed == run.placement;
}

} // namespace

QString questionTitle(const Question& question)
{
    return question.rule ? WhatIfPage::tr("Schedule rule: %1").arg(chooseTaskTitle(*question.rule))
                         : translated(question.title);
}

WhatIfPage::WhatIfPage(QWidget* parent)
    : QWidget(parent), m_asking({[this](const std::vector<Answer>& answers) {
                                     m_answers = answers;
                                     showAnswers();
                                 },
                                 [this](const Error&) { showAnswers(); },
                                 [this](const Asked& asked) {
                                     m_answers = asked.answers;
                                     m_wait.reached(asked.share);
                                     showAnswers();
                                 }}),
      m_combining({[this](const Answer& answer) {
                       m_combination = answer;
                       showCombination();
                   },
                   [this](const Error&) { showCombination(); },
                   {}}),
      m_summary(new QLabel(this)), m_list(new QTreeWidget(this)), m_open(new QPushButton(this)),
      m_progress(new QProgressBar(this)), m_left(new ElidedLabel(this)), m_stop(new QPushButton(this)),
      m_freeCaption(new QLabel(this)), m_grid(new QGridLayout), m_freeAnswer(new QLabel(this)),
      m_openFree(new QPushButton(this)), m_reset(new QPushButton(this))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    connect(&m_delay, &QTimer::timeout, this, &WhatIfPage::combine);
    m_summary->setObjectName(QStringLiteral("whatIfSummary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("whatIfAnswers"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(3);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setTabKeyNavigation(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column : {1, 2})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_open->setObjectName(QStringLiteral("openAnswer"));
    m_stop->setObjectName(QStringLiteral("stopAsking"));
    m_progress->setObjectName(QStringLiteral("askingProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_progress->setMinimumWidth(4 * gridUnit); // The buttons beside it have the room first.
    m_progress->setMaximumWidth(8 * gridUnit);
    m_left->setObjectName(QStringLiteral("askingLeft"));
    m_freeAnswer->setObjectName(QStringLiteral("combinationAnswer"));
    m_freeAnswer->setWordWrap(true);
    m_openFree->setObjectName(QStringLiteral("openCombination"));
    m_reset->setObjectName(QStringLiteral("resetCombination"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_freeCaption->setFont(bold);
    m_grid->setHorizontalSpacing(gridUnit);
    m_grid->setVerticalSpacing(gridUnit / 2);
    m_grid->setColumnStretch(0, 3); // Captions wrap, and the sliders have a share of any width.
    m_grid->setColumnStretch(1, 2);

    auto* listButtons = new QHBoxLayout;
    listButtons->addWidget(m_progress);
    listButtons->addWidget(m_left, 1);
    listButtons->addWidget(m_stop);
    listButtons->addWidget(m_open);
    auto* freeButtons = new QHBoxLayout;
    freeButtons->addStretch(1);
    freeButtons->addWidget(m_reset);
    freeButtons->addWidget(m_openFree);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit);
    column->setSpacing(gridUnit / 2);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addLayout(listButtons);
    column->addWidget(m_freeCaption);
    column->addLayout(m_grid);
    column->addWidget(m_freeAnswer);
    column->addLayout(freeButtons);
    setFocusProxy(m_list);
    fitLetters();

    connect(m_list, &QTreeWidget::itemActivated, this, &WhatIfPage::openChosen);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &WhatIfPage::updateButtons);
    connect(m_open, &QPushButton::clicked, this, &WhatIfPage::openChosen);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_asking.cancel();
        showAnswers();
    });
    connect(m_openFree, &QPushButton::clicked, this, [this] {
        if (!m_combination || !m_combination->run)
            return;
        const Answer asked = *m_combination;
        emit openRequested(asked);
    });
    connect(m_reset, &QPushButton::clicked, this, &WhatIfPage::resetFactors);
    makeSliders();
    retranslate();
}

WhatIfPage::~WhatIfPage() = default;

void WhatIfPage::setRun(RunPtr run, const RepeatedRequest& again)
{
    if (run == m_run && again.known == m_again.known) // What a run was asked for may only become known.
        return;
    m_run = std::move(run);
    m_again = again;
    m_asking.cancel();
    m_combining.cancel();
    m_answers.clear();
    m_combination.reset();
    m_asked = false;
    makeSliders();
    showAnswers();
    showCombination();
    if (isVisible())
        ask();
}

void WhatIfPage::setVertex(std::optional<VertexId> vertex)
{
    if (vertex == m_vertex)
        return;
    m_vertex = vertex;
    m_asked = false;
    if (isVisible())
        ask();
}

void WhatIfPage::ask()
{
    if (!m_run || m_asked)
        return;
    m_asked = true;
    m_wait.begin();
    const auto vertex = m_vertex && *m_vertex < m_run->problem->vertexCount() ? m_vertex : std::nullopt;
    m_asking.start([run = m_run, vertex, again = m_again](const std::stop_token& stop,
                                                          const auto& report) -> Result<std::vector<Answer>> {
        std::vector<Question> list = questions(*run, vertex, mayPlaceAgain(*run, again, stop));
        const PlaceAgain place = [&again](const ProblemPtr& problem, const std::stop_token& early) {
            return placeAgain(problem, again, early);
        };
        // What may take long comes last.
        std::stable_partition(list.begin(), list.end(), [](const Question& q) { return !q.placeAgain; });
        const double before = simulatedMakespan(*run);
        std::vector<Answer> answers;
        for (const Question& question : list) {
            if (stop.stop_requested())
                return stoppedEarly();
            answers.push_back(answer(*run, before, question, place, stop));
            sortByGain(answers);
            report({answers, static_cast<double>(answers.size()) / static_cast<double>(list.size())});
        }
        return answers;
    });
    showAnswers();
}

/// One factor each for the links' two numbers and every kind of device.
void WhatIfPage::makeSliders()
{
    std::vector<std::string> kinds;
    if (m_run)
        for (DeviceId d : m_run->problem->topology().devices()) {
            const std::string& kind = m_run->problem->topology().device(d).kind;
            if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
                kinds.push_back(kind);
        }
    if (kinds.size() > mostKinds)
        kinds.clear();
    std::vector<std::string> shown;
    for (std::size_t i = 2; i < m_factors.size(); ++i)
        shown.push_back(m_factors[i]->kind);
    if (m_factors.empty() || shown != kinds) {
        for (const auto& factor : m_factors)
            for (QWidget* part :
                 {static_cast<QWidget*>(factor->caption), static_cast<QWidget*>(factor->slider),
                  static_cast<QWidget*>(factor->value)})
                delete part;
        m_factors.clear();
        addFactor({});
        addFactor({});
        for (const std::string& kind : kinds)
            addFactor(kind);
        QWidget* before = m_open;
        for (const auto& factor : m_factors) {
            setTabOrder(before, factor->slider);
            before = factor->slider;
        }
        retranslate();
    }
    resetFactors();
}

void WhatIfPage::addFactor(const std::string& kind)
{
    auto factor = std::make_unique<Factor>();
    factor->kind = kind;
    factor->caption = new QLabel(this);
    factor->caption->setWordWrap(true);
    factor->slider = new QSlider(Qt::Horizontal, this);
    factor->value = new QLabel(this);
    factor->slider->setObjectName(QStringLiteral("factor%1").arg(m_factors.size()));
    factor->slider->setRange(-sliderReach, sliderReach);
    factor->slider->setPageStep(10);
    factor->value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    factor->value->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("× 0.125")) + gridUnit);
    factor->value->setProperty("data", true);
    const int row = static_cast<int>(m_factors.size());
    m_grid->addWidget(factor->caption, row, 0);
    m_grid->addWidget(factor->slider, row, 1);
    m_grid->addWidget(factor->value, row, 2);
    connect(factor->slider, &QSlider::valueChanged, this, [this] {
        showCombination();
        if (!m_delay.isActive())
            m_delay.start();
    });
    m_factors.push_back(std::move(factor));
}

void WhatIfPage::resetFactors()
{
    for (const auto& factor : m_factors)
        factor->slider->setValue(0);
}

Change WhatIfPage::wantedChange() const
{
    Change change;
    change.bandwidth = factorAt(m_factors[0]->slider->value());
    change.latency = factorAt(m_factors[1]->slider->value());
    for (std::size_t i = 2; i < m_factors.size(); ++i)
        if (m_factors[i]->slider->value() != 0)
            for (DeviceId d : m_run->problem->topology().devices())
                if (m_run->problem->topology().device(d).kind == m_factors[i]->kind)
                    change.speeds.push_back({d, factorAt(m_factors[i]->slider->value())});
    return change;
}

void WhatIfPage::combine()
{
    m_combination.reset();
    const bool changed = std::any_of(m_factors.begin(), m_factors.end(),
                                     [](const auto& factor) { return factor->slider->value() != 0; });
    if (!m_run || !changed) {
        m_combining.cancel();
        showCombination();
        return;
    }
    Question question;
    question.title = {DOPPLER_TEXT("core", "Other factors")};
    question.change = wantedChange();
    m_combining.start([run = m_run, question](const std::stop_token& stop, const auto&) -> Result<Answer> {
        return answer(*run, simulatedMakespan(*run), question, {}, stop);
    });
}

void WhatIfPage::fillRow(QTreeWidgetItem* row, const Answer& answer) const
{
    const QString title = questionTitle(answer.question);
    row->setText(0, title);
    row->setToolTip(0, title);
    if (!answer.run) {
        row->setText(1, tr("not possible"));
        row->setToolTip(1, translated(answer.run.error()));
        return;
    }
    const double makespan = (*answer.run)->schedule.makespan;
    row->setText(1, formatSeconds(makespan));
    row->setData(1, plainRole, makespan);
    if (answer.before > 0)
        row->setData(2, plainRole, makespan / answer.before - 1);
    const std::optional<double> share = answer.gainShare();
    if (!share)
        return;
    row->setText(2, formatPercent(-*share));
    row->setToolTip(2, tr("%1 less").arg(formatSeconds(answer.gain())));
    const Tokens colors = tokens(palette());
    row->setForeground(2, changeInk(colors, -*share));
}

void WhatIfPage::showAnswers()
{
    const int chosen = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    for (const Answer& answer : m_answers) {
        auto* row = new QTreeWidgetItem(m_list);
        for (int column : {1, 2})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        fillRow(row, answer);
    }
    if (chosen >= 0 && chosen < m_list->topLevelItemCount())
        m_list->setCurrentItem(m_list->topLevelItem(chosen));
    const bool running = m_asking.running();
    for (QWidget* part : {static_cast<QWidget*>(m_stop), static_cast<QWidget*>(m_progress)})
        part->setVisible(running);
    m_progress->setValue(static_cast<int>(m_wait.share().value_or(0) * m_progress->maximum()));
    m_left->setText(running ? m_wait.leftText() : QString());
    if (!m_run)
        m_summary->clear();
    else if (m_answers.empty())
        m_summary->setText(m_asking.running() ? tr("Working…") : tr("No results yet."));
    else if (m_answers.front().run && m_answers.front().gain() > 0)
        m_summary->setText(tr("Largest gain: %1.").arg(questionTitle(m_answers.front().question)));
    else
        m_summary->setText(tr("None of these changes would shorten the run."));
    updateButtons();
}

void WhatIfPage::showCombination()
{
    for (const auto& factor : m_factors) {
        const double value = factorAt(factor->slider->value());
        factor->value->setText(QStringLiteral("× %1").arg(QLocale().toString(value, 'g', 3)));
        factor->slider->setEnabled(m_run != nullptr);
    }
    if (!m_combination)
        m_freeAnswer->setText(m_run && m_combining.running() ? tr("Working…") : QString());
    else if (!m_combination->run)
        m_freeAnswer->setText(translated(m_combination->run.error()));
    else if (const auto makespan = formatSeconds((*m_combination->run)->schedule.makespan);
             const auto share = m_combination->gainShare())
        m_freeAnswer->setText(
            tr("%1 instead of %2 (%3)")
                .arg(makespan, formatSeconds(m_combination->before), formatPercent(-*share)));
    else
        m_freeAnswer->setText(makespan);
    updateButtons();
}

const Answer* WhatIfPage::chosen() const
{
    // The list is filled anew a moment after the answers have changed.
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    const auto answer = static_cast<std::size_t>(row);
    return row >= 0 && answer < m_answers.size() && m_answers[answer].run.ok() ? &m_answers[answer] : nullptr;
}

void WhatIfPage::updateButtons()
{
    m_open->setEnabled(chosen() != nullptr);
    m_openFree->setEnabled(m_combination && m_combination->run.ok());
    m_reset->setEnabled(std::any_of(m_factors.begin(), m_factors.end(),
                                    [](const auto& factor) { return factor->slider->value() != 0; }));
}

void WhatIfPage::openChosen()
{
    if (const Answer* answer = chosen()) {
        const Answer asked = *answer; // Who opens it brings other answers.
        emit openRequested(asked);
    }
}

void WhatIfPage::retranslate()
{
    m_progress->setAccessibleName(tr("Progress"));
    m_list->setHeaderLabels({tr("What if"), tr("Makespan"), tr("Change")});
    m_list->headerItem()->setData(1, plainRole, tr("Makespan (s)"));
    m_list->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_list->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setAccessibleName(tr("Answers, sorted by gain"));
    m_open->setText(tr("Open as a run"));
    m_stop->setText(tr("Stop"));
    m_freeCaption->setText(tr("Combined changes"));
    m_openFree->setText(tr("Open as a run"));
    m_openFree->setAccessibleName(tr("Open the combination as a run"));
    m_reset->setText(tr("Reset"));
    for (std::size_t i = 0; i < m_factors.size(); ++i) {
        const QString name = i == 0   ? tr("Bandwidth")
                             : i == 1 ? tr("Latency")
                                      : tr("Speed of %1").arg(QString::fromStdString(m_factors[i]->kind));
        m_factors[i]->caption->setText(name);
        m_factors[i]->slider->setAccessibleName(name);
    }
    showAnswers();
    showCombination();
}

void WhatIfPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showAnswers();
    if (event->type() == QEvent::FontChange)
        fitLetters();
}

void WhatIfPage::fitLetters()
{
    const QFontMetrics letters = fontMetrics();
    m_list->setMinimumHeight(fewestRows * letters.height());
    m_list->header()->setMinimumSectionSize(fewestLetters * letters.averageCharWidth());
}

void WhatIfPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

QList<QWidget*> WhatIfPage::savedControls() const
{
    QList<QWidget*> sliders;
    for (const auto& factor : m_factors)
        sliders += factor->slider;
    return sliders;
}

} // namespace doppler
