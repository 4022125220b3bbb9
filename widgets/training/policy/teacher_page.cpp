// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/teacher_page.h"

#include "widgets/training/policy/decision_table.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <algorithm>

namespace doppler {

TeacherPage::TeacherPage(QWidget* parent)
    : QWidget(parent), m_decisions(new DecisionTable(this)), m_filtered(new QSortFilterProxyModel(this)),
      m_summary(new QLabel(this)), m_differing(new QCheckBox(this)), m_table(new QTableView(this))
{
    m_summary->setObjectName(QStringLiteral("teacherSummary"));
    m_summary->setWordWrap(true);
    m_differing->setObjectName(QStringLiteral("onlyDisagreements"));
    m_filtered->setSourceModel(m_decisions);
    m_filtered->setFilterRole(DecisionTable::DiffersRole);
    m_table->setObjectName(QStringLiteral("decisions"));
    m_table->setModel(m_filtered);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gridUnit / 2);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(DecisionTable::Teacher, QHeaderView::Stretch);
    m_table->setMinimumHeight(8 * gridUnit);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    layout->addWidget(m_summary);
    layout->addWidget(m_differing);
    layout->addWidget(m_table, 1);
    connect(m_differing, &QCheckBox::toggled, this, &TeacherPage::filterRows);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_following && index.isValid())
                    emit stepChosen(static_cast<std::size_t>(m_filtered->mapToSource(index).row()));
            });
    retranslate();
}

void TeacherPage::filterRows()
{
    const QScopedValueRollback following(m_following, true);
    m_filtered->setFilterFixedString(m_differing->isChecked() ? QStringLiteral("true") : QString());
}

void TeacherPage::show(const PolicyEpisode& episode, std::size_t step)
{
    const QScopedValueRollback following(m_following, true);
    if (m_episode.trace != episode.trace) {
        m_episode = episode;
        m_decisions->setEpisode(episode);
        retranslate();
        shareWidth();
    }
    const QModelIndex row =
        m_filtered->mapFromSource(m_decisions->index(static_cast<int>(step), DecisionTable::Learner));
    if (row.isValid())
        m_table->setCurrentIndex(row);
    else
        m_table->clearSelection(); // The step is not among those that differ.
}

void TeacherPage::retranslate()
{
    m_differing->setText(tr("Only differences"));
    m_table->setAccessibleName(tr("Decisions of policy and teacher"));
    m_decisions->retranslate();
    if (!m_episode.trace)
        return;
    const AgreementCount count = countAgreement(*m_episode.trace);
    const QLocale locale;
    const auto number = [&](std::size_t n) { return locale.toString(static_cast<qulonglong>(n)); };
    m_summary->setText(count.steps == 0
                           ? tr("This policy has no teacher to compare it with.")
                           : tr("Same as the critical-path teacher: %1 of %3 vertices, %2 of %3 devices")
                                 .arg(number(count.vertices), number(count.devices), number(count.steps)));
    m_differing->setEnabled(count.steps > 0);
}

/// As much for the learner as it needs, where that leaves the teacher enough for what differs.
void TeacherPage::shareWidth()
{
    m_table->resizeColumnToContents(DecisionTable::Step);
    m_table->resizeColumnToContents(DecisionTable::Learner);
    const int both = m_table->viewport()->width() - m_table->columnWidth(DecisionTable::Step);
    m_table->setColumnWidth(DecisionTable::Learner,
                            std::min(m_table->columnWidth(DecisionTable::Learner), both * 6 / 10));
}

void TeacherPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void TeacherPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gridUnit / 2);
        shareWidth();
    }
}

} // namespace doppler
