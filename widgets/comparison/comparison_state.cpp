// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_state.h"

#include "core/compare/comparison_record.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/suite_entry.h"

#include <QFile>
#include <QJsonArray>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

QJsonArray jsonTexts(const std::vector<QString>& texts)
{
    return QJsonArray::fromStringList(QStringList(texts.begin(), texts.end()));
}

std::vector<QString> textsIn(const QJsonValue& value)
{
    std::vector<QString> texts;
    for (const auto& text : value.toArray())
        texts.push_back(text.toString());
    return texts;
}

constexpr std::array filterKeys{"placer", "graph", "on"};

QJsonObject lookOf(const ComparisonView::ViewState& state)
{
    QJsonObject object;
    object[QLatin1String("page")] = state.page;
    object[QLatin1String("words")] = state.filter.words;
    for (std::size_t i = 0; i < filterKeys.size(); ++i)
        object[QLatin1String(filterKeys[i])] = state.filter.only[i];
    object[QLatin1String("sort")] = state.sortColumn;
    object[QLatin1String("descending")] = state.descending;
    object[QLatin1String("chart")] = state.chart;
    object[QLatin1String("problem")] = state.problem;
    return object;
}

ComparisonView::ViewState stateOf(const QJsonObject& object)
{
    ComparisonView::ViewState state;
    state.page = object[QLatin1String("page")].toInt();
    state.filter.words = object[QLatin1String("words")].toString();
    for (std::size_t i = 0; i < filterKeys.size(); ++i)
        state.filter.only[i] = object[QLatin1String(filterKeys[i])].toString();
    state.sortColumn = object[QLatin1String("sort")].toInt(-1);
    state.descending = object[QLatin1String("descending")].toBool();
    state.chart = object[QLatin1String("chart")].toInt();
    state.problem = object[QLatin1String("problem")].toInt();
    return state;
}

} // namespace

QJsonObject comparisonState(const ComparisonView& view)
{
    const StudyRequest request = view.request();
    QJsonObject object;
    object[QLatin1String("placers")] = jsonTexts(request.placers);
    object[QLatin1String("graphs")] = jsonTexts(request.graphs);
    object[QLatin1String("devices")] = jsonTexts(request.topologies);
    if (!request.suite.name.empty())
        object[QLatin1String("suite")] = suiteId(request.suite);
    object[QLatin1String("seeds")] = static_cast<qint64>(request.seeds);
    if (request.budget.evaluations)
        object[QLatin1String("evaluations")] = static_cast<qint64>(*request.budget.evaluations);
    if (request.budget.seconds)
        object[QLatin1String("seconds")] = *request.budget.seconds;
    object[QLatin1String("threads")] = static_cast<qint64>(request.threads);
    QJsonArray settings;
    for (const std::string& setting : view.settings())
        settings.append(QString::fromStdString(setting));
    if (!settings.isEmpty())
        object[QLatin1String("settings")] = settings;
    object[QLatin1String("keep_locks")] = view.keepsLocks();
    object[QLatin1String("look")] = lookOf(view.viewState());
    return object;
}

void setComparisonState(ComparisonView& view, const QJsonObject& object)
{
    StudyRequest request = view.request();
    request.placers = textsIn(object[QLatin1String("placers")]);
    request.graphs = textsIn(object[QLatin1String("graphs")]);
    request.topologies = textsIn(object[QLatin1String("devices")]);
    request.suite = suiteOfId(object[QLatin1String("suite")].toString()).value_or(SuiteChoice());
    request.seeds = static_cast<std::size_t>(std::max(1, object[QLatin1String("seeds")].toInt(1)));
    request.budget = {};
    if (const QJsonValue count = object[QLatin1String("evaluations")]; count.isDouble())
        request.budget.evaluations = static_cast<std::uint64_t>(std::clamp(count.toDouble(), 1.0, 1e15));
    else if (const QJsonValue seconds = object[QLatin1String("seconds")]; seconds.isDouble())
        request.budget.seconds = seconds.toDouble();
    request.threads = static_cast<std::size_t>(std::max(1, object[QLatin1String("threads")].toInt(1)));
    request.settings.clear();
    for (const QString& setting : textsIn(object[QLatin1String("settings")]))
        request.settings.push_back(setting.toStdString());
    view.setRequest(request);
    view.setKeepsLocks(object[QLatin1String("keep_locks")].toBool(true));
    if (const QJsonValue look = object[QLatin1String("look")]; look.isObject())
        view.setViewState(stateOf(look.toObject()));
}

LargePart comparisonResultsPart(ComparisonView& view)
{
    LargePart part;
    part.get = [&view]() -> SessionText {
        RecordSource results = view.results();
        if (!results)
            return nullptr;
        return [results = std::move(results)](const std::string& folder) {
            const auto record = results();
            return record ? recordAsJson(*record, folder) : std::string();
        };
    };
    part.set = [&view](LargePart::Text text, const QString& folder) {
        if (!text)
            return view.restore(nullptr);
        view.restore([text = std::move(text), from = QFile::encodeName(folder).toStdString()] {
            return readRecordJson(*text, from);
        });
    };
    return part;
}

} // namespace doppler
