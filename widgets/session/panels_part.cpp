// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/panels_part.h"

#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/workbench/workbench.h"

#include <QAbstractButton>
#include <QJsonArray>
#include <QMainWindow>
#include <QSlider>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

// By the names of the widgets, as switches are (view_parts.cpp).
constexpr std::array keptButtons{"curveKey0", "curveKey1", "curveKey2", "curveKey3", "onlyDisagreements"};
constexpr std::array keptSliders{"smoothing", "factor0", "factor1", "factor2",
                                 "factor3",   "factor4", "factor5"};
constexpr std::array keptTabs{"policyTabs"};
constexpr std::array keptPages{"explainView"};
constexpr std::array keptSplitters{"trainingSplit", "sideBySideSplit", "differencesSplit"};
constexpr int mostPixels = 100000;

/// Calls `use` with the key and the widget of every name that the window has at this moment.
template <class Widget, class Names, class Use>
void forEach(const QMainWindow& window, const Names& names, const Use& use)
{
    for (const char* name : names)
        if (auto* widget = window.findChild<Widget*>(QLatin1String(name)))
            use(QString::fromLatin1(name), widget);
}

QJsonObject valuesOf(const QMainWindow& window)
{
    QJsonObject values;
    forEach<QAbstractButton>(window, keptButtons, [&](const QString& key, const auto* button) {
        values[key] = button->isChecked();
    });
    forEach<QSlider>(window, keptSliders,
                     [&](const QString& key, const auto* slider) { values[key] = slider->value(); });
    forEach<QTabBar>(window, keptTabs,
                     [&](const QString& key, const auto* tabs) { values[key] = tabs->currentIndex(); });
    forEach<QTabWidget>(window, keptPages,
                        [&](const QString& key, const auto* pages) { values[key] = pages->currentIndex(); });
    forEach<QSplitter>(window, keptSplitters, [&](const QString& key, const auto* splitter) {
        QJsonArray sizes;
        for (const int size : splitter->sizes())
            sizes += size;
        if (std::ranges::any_of(splitter->sizes(), [](int size) { return size > 0; }))
            values[key] = sizes;
    });
    return values;
}

/// Whoever has another number of parts by now keeps its own sizes.
void share(QSplitter& splitter, const QJsonArray& sizes)
{
    if (sizes.size() != splitter.count())
        return;
    QList<int> pixels;
    for (const QJsonValue& size : sizes)
        pixels += std::clamp(size.toInt(), 0, mostPixels);
    splitter.setSizes(pixels);
}

void setValues(const QMainWindow& window, const QJsonObject& values)
{
    forEach<QAbstractButton>(window, keptButtons, [&](const QString& key, auto* button) {
        button->setChecked(values[key].toBool(button->isChecked()));
    });
    forEach<QSlider>(window, keptSliders, [&](const QString& key, auto* slider) {
        slider->setValue(values[key].toInt(slider->value()));
    });
    const auto showPage = [&values](const QString& key, auto* pages) {
        if (const int page = values[key].toInt(-1); page >= 0 && page < pages->count())
            pages->setCurrentIndex(page);
    };
    forEach<QTabBar>(window, keptTabs, showPage);
    forEach<QTabWidget>(window, keptPages, showPage);
    forEach<QSplitter>(window, keptSplitters,
                       [&](const QString& key, auto* splitter) { share(*splitter, values[key].toArray()); });
}

} // namespace

SessionPart panelsPart(const SessionKeeper& keeper, Workbench& workbench, QMainWindow& window, RunsView& runs,
                       GraphControls& graph, FindBar& find, Playback& playback)
{
    SessionPart part;
    part.get = [&workbench, &window, &runs, &graph, &find, &playback] {
        QJsonObject object;
        object[QLatin1String("values")] = valuesOf(window);
        object[QLatin1String("find")] = find.text();
        object[QLatin1String("speed")] = playback.speed();
        QJsonArray selected; // By index of the run.
        const QList<quint64> ids = runs.selectedRuns();
        const auto& entries = workbench.runs()->entries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (ids.contains(entries[i].id))
                selected += static_cast<qint64>(i);
            if (entries[i].id == graph.otherRun())
                object[QLatin1String("other_run")] = static_cast<qint64>(i);
        }
        object[QLatin1String("selected_runs")] = selected;
        return object;
    };
    part.set = [&keeper, &window, &runs, &graph, &find, &playback](const QJsonObject& object) {
        const auto runOf = [&keeper](const QJsonValue& index) {
            const qint64 number = index.toInteger(-1);
            return number < 0 ? 0 : keeper.runOfFile(static_cast<std::size_t>(number));
        };
        setValues(window, object[QLatin1String("values")].toObject());
        find.setText(object[QLatin1String("find")].toString());
        const double speed = object[QLatin1String("speed")].toDouble();
        if (std::ranges::find(Playback::speeds(), speed) != Playback::speeds().end())
            playback.setSpeed(speed);
        graph.setOtherRun(runOf(object[QLatin1String("other_run")]));
        QList<quint64> selected;
        for (const QJsonValue& index : object[QLatin1String("selected_runs")].toArray())
            if (const quint64 id = runOf(index))
                selected += id;
        runs.selectRuns(selected);
    };
    return part;
}

} // namespace doppler
