// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
};

} // namespace doppler
