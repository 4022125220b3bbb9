// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/stretch_column.h"

#include "widgets/ui/theme/font_size.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>
#include <algorithm>

namespace doppler {

namespace {

/// Follows the width of a tree and of its other columns.
class ColumnStretcher : public QObject {
public:
    ColumnStretcher(QTreeView& tree, int column, int least)
        : QObject(&tree), m_tree(tree), m_column(column), m_least(least)
    {
        QHeaderView* header = tree.header();
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        connect(header, &QHeaderView::sectionResized, this, [this](int section) {
            if (section != m_column)
                fit();
        });
        header->viewport()->installEventFilter(this); // has its new width by then
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        QHeaderView* header = m_tree.header();
        const int others = header->length() - header->sectionSize(m_column);
        const auto least = static_cast<int>(m_least * textScale(m_tree.font()));
        header->resizeSection(m_column, std::max(least, header->viewport()->width() - others));
    }

    QTreeView& m_tree;
    int m_column;
    int m_least;
};

} // namespace

void stretchColumn(QTreeView& tree, int column, int least)
{
    new ColumnStretcher(tree, column, least); // The tree owns it.
}

} // namespace doppler
