// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_bar.h"

#include "widgets/comparison/comparison_view.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <algorithm>
#include <array>
#include <climits>
#include <thread>

namespace doppler {

namespace {

constexpr std::array<int, 2> standardBudget{1000, 10};

/// One core is left to the window.
int standardThreads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

/// The kind of budget is read down to so many letters.
constexpr int fewestLetters = 5;

int fieldValue(std::size_t number) { return static_cast<int>(std::min<std::size_t>(number, INT_MAX)); }

} // namespace

ComparisonBar::ComparisonBar(const std::vector<QAction*>& actions, const std::vector<QAction*>& icons,
                             QWidget* parent)
    : FoldingRow(parent)
{
    const auto number = [](int least, int most, int value) {
        auto* field = new QSpinBox;
        field->setRange(least, most);
        field->setGroupSeparatorShown(true);
        field->setValue(value);
        return field;
    };
    m_seedsLabel = new QLabel;
    m_seeds = number(1, 100000, 5);
    m_seedsLabel->setBuddy(m_seeds);
    m_budgetKind = new ElidedComboBox(fewestLetters);
    m_budgetKind->addItems({QString(), QString()});
    m_budget = number(1, 1000000000, standardBudget[Evaluations]);
    m_budget->setObjectName(QStringLiteral("comparisonBudget"));
    connect(m_budgetKind, &QComboBox::currentIndexChanged, this,
            [this](int kind) { m_budget->setValue(standardBudget[static_cast<std::size_t>(kind)]); });
    m_threadsLabel = new QLabel;
    m_threads = number(1, 1024, standardThreads());
    m_threadsLabel->setBuddy(m_threads);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(4 * gridUnit); // When it comes the window has to stay as wide as it is.
    m_progress->setMaximumWidth(16 * gridUnit);
    m_state = new ElidedLabel;
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    setObjectName(QStringLiteral("comparisonBar"));
    row()->setSpacing(gridUnit);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_seedsLabel, m_seeds, m_budgetKind, m_budget,
                                                           m_threadsLabel, m_threads})
        row()->addWidget(widget);
    row()->addWidget(m_state, 1);
    row()->addWidget(m_progress);
    std::vector<QWidget*> folding;
    for (QAction* action : actions) {
        folding.push_back(new FoldingButton(action));
        row()->addWidget(folding.back());
    }
    std::ranges::reverse(folding);
    folding.insert(folding.end(), {m_threadsLabel, m_seedsLabel});
    setFolding(folding);
    for (QAction* action : icons) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        row()->addWidget(button);
    }
}

std::size_t ComparisonBar::seeds() const { return static_cast<std::size_t>(m_seeds->value()); }

void ComparisonBar::setSeeds(std::size_t count) { m_seeds->setValue(fieldValue(count)); }

std::size_t ComparisonBar::threads() const { return static_cast<std::size_t>(m_threads->value()); }

void ComparisonBar::setThreads(std::size_t count) { m_threads->setValue(fieldValue(count)); }

Budget ComparisonBar::budget() const
{
    Budget budget;
    if (m_budgetKind->currentIndex() == Evaluations)
        budget.evaluations = static_cast<std::uint64_t>(m_budget->value());
    else
        budget.seconds = m_budget->value();
    return budget;
}

void ComparisonBar::setBudget(BudgetKind kind, std::optional<double> value)
{
    m_budgetKind->setCurrentIndex(kind);
    if (value)
        m_budget->setValue(static_cast<int>(std::clamp(*value, 1.0, 1e9)));
}

void ComparisonBar::showProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void ComparisonBar::setRunning(bool running) { m_progress->setVisible(running); }

void ComparisonBar::tell(std::function<QString()> text)
{
    m_stateText = std::move(text);
    m_state->setText(m_stateText());
    m_state->setToolTip(m_state->text());
}

void ComparisonBar::retranslate()
{
    m_seedsLabel->setText(ComparisonView::tr("S&eeds"));
    m_seeds->setAccessibleName(ComparisonView::tr("Seeds"));
    m_seeds->setToolTip(m_seeds->accessibleName()); // Its caption goes where there is little room.
    m_budgetKind->setItemText(Evaluations, ComparisonView::tr("Evaluations"));
    m_budgetKind->setItemText(Seconds, ComparisonView::tr("Seconds"));
    m_budgetKind->setAccessibleName(ComparisonView::tr("Budget unit"));
    m_budgetKind->setToolTip(m_budgetKind->accessibleName());
    m_budget->setAccessibleName(ComparisonView::tr("Budget of every search"));
    m_budget->setToolTip(ComparisonView::tr("The same budget applies to all searches"));
    m_threadsLabel->setText(ComparisonView::tr("&Threads"));
    m_threads->setAccessibleName(ComparisonView::tr("Threads"));
    m_threads->setToolTip(ComparisonView::tr(
        "Number of concurrent runs. Time budgets are only comparable if each run has its own core."));
    m_progress->setAccessibleName(ComparisonView::tr("Progress of the comparison"));
    if (m_stateText)
        tell(m_stateText);
}

} // namespace doppler
