// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/summary_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>
#include <array>

class QComboBox;
class QLabel;
class QLineEdit;

namespace doppler {

/// The summaries that contain every searched word and match the selected placer, graph and devices.
class FilteredSummaries : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text);
    /// Shows only rows with this key (SummaryModel::KeyRole) in this column; empty: all.
    void setOnly(SummaryModel::Column column, const QString& key);
    [[nodiscard]] bool narrowed() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    std::array<QString, 3> m_only; ///< By Placer, Graph, Devices.
};

/// The bar above the results that filters them.
class ResultFilter : public QWidget {
    Q_OBJECT
public:
    /// `rows` must outlive it; its source is a SummaryModel.
    explicit ResultFilter(FilteredSummaries& rows, QWidget* parent = nullptr);

    struct State {
        QString words;
        std::array<QString, 3> only; ///< Keys of Placer, Graph, Devices; empty: all.
        [[nodiscard]] bool operator==(const State&) const = default;
    };
    [[nodiscard]] State state() const;
    /// A key that the results do not contain is applied as soon as they do.
    void setState(const State& state);
    /// Updates the choices from the results, and keeps selections that still exist.
    void refill();
    void retranslate();
    [[nodiscard]] QLineEdit* words() const { return m_words; }
    [[nodiscard]] QComboBox* only(SummaryModel::Column column) const
    {
        return m_only[static_cast<std::size_t>(column)];
    }

private:
    void count();

    FilteredSummaries& m_rows;
    QLineEdit* m_words;
    std::array<QComboBox*, 3> m_only{};
    std::array<QString, 3> m_wanted; ///< Keys to be applied later; empty: none.
    QLabel* m_count;
};

} // namespace doppler
