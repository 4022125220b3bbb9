// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/execution/execution_text.h"

#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <QLocale>

namespace doppler {

namespace {

struct ExecutionText {
    Q_DECLARE_TR_FUNCTIONS(doppler::ExecutionText)
};

QString confirmedText(const ExecutionCheck& check)
{
    const QString outputs =
        !check.outputsEqual ? QString()
        : check.largestDifference
            ? ExecutionText::tr("The outputs are correct (largest relative difference %1).")
                  .arg(QLocale().toString(*check.largestDifference, 'g', 2))
            : ExecutionText::tr("The outputs are correct.");
    const QString order = ExecutionText::tr("Every dependency was kept.");
    return outputs.isEmpty() ? order : outputs + QLatin1Char(' ') + order;
}

} // namespace

QString makespanText(double measured, std::optional<double> simulated)
{
    return simulated && *simulated > 0 ? ExecutionText::tr("Measured: %1 (simulated: %2, %3).")
                                             .arg(formatSeconds(measured), formatSeconds(*simulated),
                                                  formatPercent(measured / *simulated - 1))
                                       : ExecutionText::tr("Measured: %1.").arg(formatSeconds(measured));
}

QString checkText(const std::optional<ExecutionCheck>& check, const std::vector<Message>& notes)
{
    QString text = check ? confirmedText(*check)
                         : ExecutionText::tr("Nothing was computed, so there are no outputs to check.");
    for (const Message& note : notes)
        text += QLatin1Char('\n') + translated(note);
    return text;
}

} // namespace doppler
