// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/literal_tips.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>
#include <algorithm>

namespace doppler {

namespace {

constexpr qsizetype widestLine = 90; ///< Characters; Qt wraps only rich text.

QString itemTip(const QAbstractItemView& view, const QPoint& place)
{
    const QAbstractItemModel* model = view.model();
    if (const auto* header = qobject_cast<const QHeaderView*>(&view); header && model) {
        const int section = header->logicalIndexAt(place);
        if (section < 0) // beside the last column, where models expect no question
            return {};
        return model->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    return view.indexAt(place).data(Qt::ToolTipRole).toString();
}

/// What Qt would show at this place of the widget.
QString tipAt(const QWidget& widget, const QPoint& place)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        const QAction* action = menu->toolTipsVisible() ? menu->actionAt(place) : nullptr;
        return action ? action->toolTip() : QString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        if (const QString tip = tabs->tabToolTip(tabs->tabAt(place)); !tip.isEmpty())
            return tip;
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        view && view->viewport() == &widget)
        if (const QString tip = itemTip(*view, place); !tip.isEmpty())
            return tip;
    return widget.toolTip();
}

} // namespace

LiteralTips::LiteralTips(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool LiteralTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget)
        return false;
    const auto* help = static_cast<const QHelpEvent*>(event);
    const QString tip = tipAt(*widget, help->pos());
    const QStringList lines = tip.split(QLatin1Char('\n'));
    const bool wide =
        std::ranges::any_of(lines, [](const QString& line) { return line.size() > widestLine; });
    if (!wide && !Qt::mightBeRichText(tip))
        return false; // Qt shows it as it is.
    QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(tip, Qt::WhiteSpaceNormal), widget);
    return true;
}

} // namespace doppler
