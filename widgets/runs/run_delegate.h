// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStyledItemDelegate>

namespace doppler {

/// Paints a run of the RunsModel on two lines: placer and makespan, then detail, gap to the bound and a sign
/// for whether it fits into memory; below
/// them a bar on the scale of its problem's longest run, with a mark for the bound. The first run of a
/// section has the section's title above it.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// What sizeHint() returns for a font, which a list of thousands of runs asks for each of them.
    struct Heights {
        QFont font;
        int row = 0; ///< 0: not yet measured.
        int section = 0;
    };
    mutable Heights m_heights;
};

} // namespace doppler
