// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/result_filter.h"

#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

constexpr std::array<SummaryModel::Column, 3> filtered{SummaryModel::Placer, SummaryModel::Graph,
                                                       SummaryModel::Devices};

} // namespace

void FilteredSummaries::setWords(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void FilteredSummaries::setOnly(SummaryModel::Column column, const QString& key)
{
    m_only[static_cast<std::size_t>(column)] = key;
    invalidateFilter();
}

bool FilteredSummaries::narrowed() const
{
    return !m_words.isEmpty() ||
           std::ranges::any_of(m_only, [](const QString& text) { return !text.isEmpty(); });
}

bool FilteredSummaries::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    QStringList texts;
    for (const SummaryModel::Column column : filtered) {
        const QModelIndex cell = sourceModel()->index(row, column, parent);
        texts += cell.data().toString();
        const QString& only = m_only[static_cast<std::size_t>(column)];
        if (!only.isEmpty() && cell.data(SummaryModel::KeyRole).toString() != only)
            return false;
    }
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return std::ranges::any_of(
            texts, [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

ResultFilter::ResultFilter(FilteredSummaries& rows, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_words(new SearchField), m_count(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridUnit);
    row->addWidget(m_words, 1);
    connect(m_words, &QLineEdit::textChanged, &m_rows, &FilteredSummaries::setWords);
    for (const SummaryModel::Column column : filtered) {
        auto* box = new ElidedComboBox(8);
        m_only[static_cast<std::size_t>(column)] = box;
        row->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, &m_rows, [this, box, column](int index) {
            m_wanted[static_cast<std::size_t>(column)].clear();
            m_rows.setOnly(column, box->itemData(index).toString());
        });
    }
    row->addWidget(m_count);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_rows, changed, this, &ResultFilter::count);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, &ResultFilter::refill);
    retranslate();
}

ResultFilter::State ResultFilter::state() const
{
    State state{m_words->text(), m_wanted};
    for (const SummaryModel::Column column : filtered)
        if (QString& key = state.only[static_cast<std::size_t>(column)]; key.isEmpty())
            key = only(column)->currentData().toString();
    return state;
}

void ResultFilter::setState(const State& state)
{
    m_words->setText(state.words);
    for (const SummaryModel::Column column : filtered)
        only(column)->setCurrentIndex(0);
    m_wanted = state.only;
    refill();
}

void ResultFilter::refill()
{
    const QAbstractItemModel* all = m_rows.sourceModel();
    for (const SummaryModel::Column column : filtered) {
        QStringList keys;
        QStringList texts;
        for (int row = 0; all && row < all->rowCount(); ++row) {
            const QModelIndex cell = all->index(row, column);
            const QString key = cell.data(SummaryModel::KeyRole).toString();
            if (keys.contains(key))
                continue;
            keys += key;
            texts += cell.data().toString();
        }
        QComboBox* box = only(column);
        QString& wanted = m_wanted[static_cast<std::size_t>(column)];
        const QString chosen =
            keys.contains(wanted) ? std::exchange(wanted, QString()) : box->currentData().toString();
        {
            const QSignalBlocker quiet(box);
            while (box->count() > 1)
                box->removeItem(1);
            for (int i = 0; i < keys.size(); ++i)
                box->addItem(texts[i], keys[i]);
            box->setCurrentIndex(std::max(0, box->findData(chosen)));
        }
        box->setEnabled(keys.size() > 1);
        m_rows.setOnly(column, box->currentData().toString());
    }
    count();
}

void ResultFilter::count()
{
    const int all = m_rows.sourceModel() ? m_rows.sourceModel()->rowCount() : 0;
    m_count->setText(m_rows.narrowed() ? tr("%1 of %2 rows").arg(m_rows.rowCount()).arg(all) : QString());
}

void ResultFilter::retranslate()
{
    m_words->setPlaceholderText(tr("Find placers, graphs or devices"));
    m_words->setAccessibleName(tr("Find in the results"));
    const std::array<QString, 3> all{tr("All placers"), tr("All graphs"), tr("All devices")};
    const std::array<QString, 3> names{tr("Filter by placer"), tr("Filter by graph"),
                                       tr("Filter by devices")};
    for (std::size_t i = 0; i < filtered.size(); ++i) {
        if (m_only[i]->count() == 0)
            m_only[i]->addItem(all[i], QString());
        m_only[i]->setItemText(0, all[i]);
        m_only[i]->setAccessibleName(names[i]);
    }
    refill();
}

} // namespace doppler
