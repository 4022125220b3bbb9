// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/panel_state.h"

#include <QAbstractButton>
#include <QAction>
#include <QJsonArray>
#include <QSlider>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

namespace doppler {

namespace {

constexpr int mostSplitPixels = 100000;

QJsonValue sizesOf(const QSplitter& splitter)
{
    const QList<int> pixels = splitter.sizes();
    if (std::ranges::none_of(pixels, [](int size) { return size > 0; }))
        return QJsonValue::Null;
    QJsonArray sizes;
    for (const int size : pixels)
        sizes += size;
    return sizes;
}

/// A splitter that has another number of parts by now keeps its sizes.
void setSizes(QSplitter& splitter, const QJsonArray& sizes)
{
    if (sizes.size() != splitter.count())
        return;
    QList<int> pixels;
    for (const QJsonValue& size : sizes)
        pixels += std::clamp(size.toInt(), 0, mostSplitPixels);
    splitter.setSizes(pixels);
}

QJsonValue valueOf(const QWidget& control)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&control))
        return button->isChecked();
    if (const auto* slider = qobject_cast<const QSlider*>(&control))
        return slider->value();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&control))
        return tabs->currentIndex();
    if (const auto* pages = qobject_cast<const QTabWidget*>(&control))
        return pages->currentIndex();
    if (const auto* splitter = qobject_cast<const QSplitter*>(&control))
        return sizesOf(*splitter);
    return QJsonValue::Null;
}

template <class Pages>
void showPage(Pages& pages, int page)
{
    if (page >= 0 && page < pages.count())
        pages.setCurrentIndex(page);
}

void setValue(QWidget& control, const QJsonValue& value)
{
    if (auto* button = qobject_cast<QAbstractButton*>(&control))
        button->setChecked(value.toBool(button->isChecked()));
    else if (auto* slider = qobject_cast<QSlider*>(&control))
        slider->setValue(value.toInt(slider->value()));
    else if (auto* tabs = qobject_cast<QTabBar*>(&control))
        showPage(*tabs, value.toInt(-1));
    else if (auto* pages = qobject_cast<QTabWidget*>(&control))
        showPage(*pages, value.toInt(-1));
    else if (auto* splitter = qobject_cast<QSplitter*>(&control))
        setSizes(*splitter, value.toArray());
}

} // namespace

QJsonObject switchStates(const QList<QAction*>& actions)
{
    QJsonObject switches;
    for (const QAction* action : actions)
        switches[action->objectName()] = action->isChecked();
    return {{QStringLiteral("view"), QJsonObject{{QStringLiteral("switches"), switches}}}};
}

void setSwitches(const QList<QAction*>& actions, const QJsonObject& parts, bool evenDisabled)
{
    const QJsonValue switches = parts[QLatin1String("view")][QLatin1String("switches")];
    for (QAction* action : actions) {
        const QJsonValue wanted = switches[action->objectName()];
        if (!wanted.isBool() || wanted.toBool() == action->isChecked())
            continue;
        if (!action->isEnabled() && evenDisabled)
            action->setChecked(wanted.toBool());
        else if (wanted.toBool() || !action->actionGroup()) // Of a group the checked action says it all.
            action->trigger();
    }
}

QJsonObject controlStates(const QList<QWidget*>& controls)
{
    QJsonObject values;
    for (const QWidget* control : controls)
        if (const QJsonValue value = valueOf(*control); !value.isNull())
            values[control->objectName()] = value;
    return {{QStringLiteral("panels"), QJsonObject{{QStringLiteral("values"), values}}}};
}

void setControls(const QList<QWidget*>& controls, const QJsonObject& parts)
{
    const QJsonValue values = parts[QLatin1String("panels")][QLatin1String("values")];
    for (QWidget* control : controls)
        setValue(*control, values[control->objectName()]);
}

void mergeInto(QJsonObject& object, const QJsonObject& more)
{
    for (auto it = more.begin(); it != more.end(); ++it) {
        if (!it->isObject()) {
            object[it.key()] = *it;
            continue;
        }
        QJsonObject inner = object[it.key()].toObject();
        mergeInto(inner, it->toObject());
        object[it.key()] = inner;
    }
}

} // namespace doppler
