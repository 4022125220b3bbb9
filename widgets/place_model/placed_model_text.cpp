// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/place_model/placed_model_text.h"

#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace doppler {

namespace {

QString say(const char* text) { return QCoreApplication::translate("doppler::PlaceModelWizard", text); }

QString rowOf(const QStringList& cells, const char* cell = "td")
{
    QString out = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        out += QStringLiteral("<%1 align=\"%2\" style=\"padding: 2px 10px 2px 0\">%3</%1>")
                   .arg(QLatin1String(cell), i == 0 ? QStringLiteral("left") : QStringLiteral("right"),
                        cells[i].toHtmlEscaped());
    return out + QStringLiteral("</tr>");
}

QString headingOf(const char* text) { return QStringLiteral("<h4>%1</h4>").arg(say(text).toHtmlEscaped()); }

QString listOf(const std::vector<Message>& lines)
{
    QString out;
    for (const Message& line : lines)
        out += QStringLiteral("<p>%1</p>").arg(translated(line).toHtmlEscaped());
    return out;
}

QString secondsOf(double seconds)
{
    return std::isfinite(seconds) ? formatSeconds(seconds) : QStringLiteral("–");
}

QString methodTitle(const std::string& method) { return translatedText(placingMethodName(method)); }

QString figuresOf(const PlacedModel& placed)
{
    QString out = QStringLiteral("<table>");
    out += rowOf({say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Makespan of one item")),
                  secondsOf(placed.figures.makespan)});
    out += rowOf({say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Time per item of a stream")),
                  secondsOf(placed.figures.period)});
    out += rowOf({say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Largest peak of memory")),
                  formatBytes(placed.figures.peakBytes)});
    out +=
        rowOf({say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Found by")), methodTitle(placed.method)});
    return out + QStringLiteral("</table>");
}

QString helpsOf(const PlacedModel& placed)
{
    if (placed.helps.empty())
        return {};
    QString out = headingOf(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "What would help most"));
    out += QStringLiteral("<table>");
    for (const Answer& help : placed.helps)
        out += rowOf({translated(help.question.title), secondsOf((*help.run)->schedule.makespan),
                      formatPercent(-help.gainShare().value_or(0))});
    return out + QStringLiteral("</table>");
}

QString triedOf(const PlacedModel& placed)
{
    QString out = headingOf(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "What was tried"));
    out += QStringLiteral("<table>");
    out += rowOf({say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Method")),
                  say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Makespan")),
                  say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Time per item")),
                  say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Largest peak"))},
                 "th");
    for (const TriedMethod& one : placed.tried) {
        if (!one.figures)
            continue;
        QString peak = formatBytes(one.figures->peakBytes);
        if (!one.figures->fits)
            peak += QLatin1Char(' ') + say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "(does not fit)"));
        out += rowOf({methodTitle(one.method), secondsOf(one.figures->makespan),
                      secondsOf(one.figures->period), peak});
    }
    return out + QStringLiteral("</table>");
}

} // namespace

QString placingPhaseText(Message phase)
{
    for (MessageValue& name : phase.arguments)
        name.text = translatedText(name.text).toStdString();
    return translated(phase);
}

QString placingGoalTitle(PlacingGoal goal)
{
    switch (goal) {
    case PlacingGoal::Throughput:
        return say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Throughput"));
    case PlacingGoal::Memory:
        return say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Memory"));
    case PlacingGoal::Time:
        break;
    }
    return say(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Time"));
}

QString placedModelText(const PlacedModel& placed)
{
    QString out = figuresOf(placed);
    out += headingOf(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "Why it takes as long as it does"));
    out += listOf(placed.reasons) + helpsOf(placed) + triedOf(placed);
    if (!placed.notes.empty())
        out += headingOf(QT_TRANSLATE_NOOP("doppler::PlaceModelWizard", "What these figures rest on")) +
               listOf(placed.notes);
    return out;
}

} // namespace doppler
