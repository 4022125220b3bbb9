// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/folding_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyleOption>
#include <algorithm>

namespace doppler {

FoldingButton::FoldingButton(QAction* action, QWidget* parent) : QToolButton(parent)
{
    setDefaultAction(action);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void FoldingButton::setFolded(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    updateGeometry();
    update();
}

QSize FoldingButton::unfoldedSize() const
{
    // Qt keeps the first answer, which is therefore always that of the whole button.
    const QScopedValueRollback<bool> whole(m_folded, false);
    return QToolButton::sizeHint();
}

int FoldingButton::foldedWidth() const
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.toolButtonStyle = Qt::ToolButtonIconOnly;
    option.rect.setSize(iconSize());
    return style()->sizeFromContents(QStyle::CT_ToolButton, &option, iconSize(), this).width();
}

int FoldingButton::saving() const { return std::max(0, unfoldedSize().width() - foldedWidth()); }

QSize FoldingButton::sizeHint() const
{
    const QSize whole = unfoldedSize(); // As high in any case, so that nothing below moves.
    return m_folded ? QSize(whole.width() - saving(), whole.height()) : whole;
}

void FoldingButton::initStyleOption(QStyleOptionToolButton* option) const
{
    QToolButton::initStyleOption(option);
    if (m_folded)
        option->toolButtonStyle = Qt::ToolButtonIconOnly;
}

FoldingRow::FoldingRow(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
}

void FoldingRow::setFolding(const std::vector<QWidget*>& widgets)
{
    m_parts.clear();
    for (QWidget* widget : widgets)
        m_parts.push_back({widget, qobject_cast<FoldingButton*>(widget)});
    fit();
}

void FoldingRow::setWanted(const QWidget* widget, bool wanted)
{
    const auto part = std::ranges::find(m_parts, widget, &Part::widget);
    if (part == m_parts.end())
        return;
    part->wanted = wanted;
    part->widget->setVisible(wanted && !part->folded);
    fit();
}

std::vector<QWidget*> FoldingRow::gone() const
{
    std::vector<QWidget*> widgets;
    for (const Part& part : m_parts)
        if (part.wanted && part.folded && !part.button)
            widgets.push_back(part.widget);
    return widgets;
}

int FoldingRow::savingOf(const Part& part) const
{
    if (!part.wanted)
        return 0;
    return part.button ? part.button->saving() : part.widget->sizeHint().width() + m_row->spacing();
}

int FoldingRow::savings(bool folded) const
{
    int sum = 0;
    for (const Part& part : m_parts)
        sum += part.folded == folded ? savingOf(part) : 0;
    return sum;
}

QSize FoldingRow::sizeHint() const { return m_row->totalSizeHint() + QSize(savings(true), 0); }

QSize FoldingRow::minimumSizeHint() const
{
    const QSize least = m_row->totalMinimumSize();
    return {std::max(0, least.width() - savings(false)), least.height()};
}

void FoldingRow::fit()
{
    // What would be left if everything gave way; the last to go is the first to come.
    int left = width() - (m_row->totalSizeHint().width() - savings(false));
    bool changed = false;
    for (auto at = m_parts.rbegin(); at != m_parts.rend(); ++at) {
        Part& part = *at;
        left -= savingOf(part);
        const bool folds = left < 0;
        if (folds == part.folded)
            continue;
        part.folded = folds;
        changed = true;
        if (part.button)
            part.button->setFolded(folds);
        else
            part.widget->setVisible(part.wanted && !folds);
    }
    if (changed)
        emit folded();
}

bool FoldingRow::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    // Where words have changed, not only where the row has another width.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        fit();
    return done;
}

void FoldingRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace doppler
