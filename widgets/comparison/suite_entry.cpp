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

constexpr QLatin1String rowsMark(":rows=");

QString rowsText(const SuiteChoice& suite, const QString& separator)
{
    QStringList rows;
    for (const std::string& row : suite.rows)
        rows += QString::fromStdString(row);
    return rows.join(separator);
}

std::vector<std::string> rowsOf(const QString& text)
{
    std::vector<std::string> rows;
    for (const QString& row : text.split(QLatin1Char(',')))
        rows.push_back(row.toStdString());
    return rows;
}

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
    QString id = QStringLiteral("suite:") + QString::fromStdString(suite.name);
    if (suite.quick)
        id += QStringLiteral(":quick");
    if (!suite.rows.empty())
        id += rowsMark + rowsText(suite, QStringLiteral(","));
    return id;
}

std::optional<SuiteChoice> suiteOfId(const QString& id)
{
    const qsizetype mark = id.indexOf(rowsMark);
    for (SuiteChoice& suite : offeredSuites())
        if (suiteId(suite) == id.left(mark)) {
            if (mark >= 0)
                suite.rows = rowsOf(id.mid(mark + rowsMark.size()));
            return suite;
        }
    return std::nullopt;
}

QString suiteTitle(const SuiteChoice& suite)
{
    const QString name = QString::fromStdString(suite.name);
    const QString whole =
        suite.quick ? SuiteEntry::tr("Suite %1, quick").arg(name) : SuiteEntry::tr("Suite %1").arg(name);
    return suite.rows.empty()
               ? whole
               : SuiteEntry::tr("%1: %2", "suite, rows").arg(whole, rowsText(suite, QStringLiteral(", ")));
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
