// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/suite_entry.h"

#include "core/suite/suite.h"

#include <QCoreApplication>

namespace doppler {

namespace {

/// Strings of the comparison.
struct SuiteEntry {
    Q_DECLARE_TR_FUNCTIONS(doppler::SuiteEntry)
};

} // namespace

std::vector<SuiteChoice> offeredSuites()
{
    std::vector<SuiteChoice> out;
    for (const std::string& name : suiteNames())
        for (const bool quick : {false, true})
            out.push_back({name, quick});
    return out;
}

QString suiteId(const SuiteChoice& suite)
{
    const QString id = QStringLiteral("suite:") + QString::fromStdString(suite.name);
    return suite.quick ? id + QStringLiteral(":quick") : id;
}

std::optional<SuiteChoice> suiteOfId(const QString& id)
{
    for (const SuiteChoice& suite : offeredSuites())
        if (suiteId(suite) == id)
            return suite;
    return std::nullopt;
}

QString suiteTitle(const SuiteChoice& suite)
{
    const QString name = QString::fromStdString(suite.name);
    return suite.quick ? SuiteEntry::tr("Suite %1, quick").arg(name) : SuiteEntry::tr("Suite %1").arg(name);
}

QString suiteTip(const SuiteChoice& suite)
{
    const auto rows = suiteRows(suite);
    return SuiteEntry::tr(
        "Benchmark suite of %n fixed rows with published figures. It brings its own devices "
        "and models and replaces all other ticked graphs and devices.",
        nullptr, rows ? static_cast<int>(rows->size()) : 0);
}

} // namespace doppler
