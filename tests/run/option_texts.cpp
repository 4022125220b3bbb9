// SPDX-License-Identifier: GPL-3.0-or-later
// How options are presented: every option of every registry has a short label, a help, and a unit where its
// name promises one.
#include "core/catalog/graph_file.h"
#include "core/catalog/island_topology.h"
#include "core/exec/registry.h"
#include "core/io/attributes/attribute_mapping.h"
#include "core/io/workflows/dagbench.h"
#include "core/placers/api/registry.h"
#include "core/training/policies.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QStringList>
#include <QtTest>
#include <set>

namespace option_texts_test {

using namespace doppler;

namespace {

struct Owner {
    std::string name;
    std::vector<OptionSpec> options;
};

/// All that declare options.
std::vector<Owner> owners()
{
    std::vector<Owner> all;
    for (const auto& placer : placerRegistry().placers())
        all.push_back({"placer " + placer->info().id, placer->info().options});
    for (const auto& engine : engines())
        all.push_back({"engine " + engine->info().id, engine->info().options});
    for (const Workload& family : workloads())
        all.push_back({"family " + family.id, family.options});
    for (const TrainingPolicy& policy : trainingPolicies())
        all.push_back({"policy " + policy.id, policy.options});
    for (const GraphFormat& format : graphFormats())
        if (format.options)
            all.push_back({"format " + std::string(format.id), format.options({})});
    all.push_back({"islands", {islandOptions().begin(), islandOptions().end()}});
    all.push_back({"attributes", attributeOptions()});
    all.push_back({"dagbench", dagbenchOptions()});
    return all;
}

/// Calls check(owner, option, where) for all options.
template <class Check>
void forAll(const Check& check)
{
    for (const Owner& owner : owners())
        for (const OptionSpec& option : owner.options)
            check(option, owner.name + ": " + option.name);
}

QString shown(const std::string& text) { return QString::fromStdString(text); }

} // namespace

class OptionTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsAreShort()
    {
        int count = 0;
        forAll([&count](const OptionSpec& option, const std::string& where) {
            ++count;
            const QString label = shown(option.label);
            QVERIFY2(!label.isEmpty(), where.c_str());
            QVERIFY2(label.at(0).isUpper(), where.c_str());
            QVERIFY2(label.split(QLatin1Char(' ')).size() <= 4, where.c_str());
            QVERIFY2(!label.endsWith(QLatin1Char('.')) && label.trimmed() == label, where.c_str());
        });
        QVERIFY(count > 300);
    }

    void labelsOfAnOwnerDiffer()
    {
        for (const Owner& owner : owners()) {
            std::set<std::string> labels;
            for (const OptionSpec& option : owner.options)
                QVERIFY2(labels.insert(option.label).second, (owner.name + ": " + option.label).c_str());
        }
    }

    /// A help consists of sentences without a final full stop, since it is also part of other texts.
    void helpsArePlainSentences()
    {
        static const QRegularExpression replaced(QStringLiteral(
            "\\b(told|tells|stands|wish|letters|taken apart|by itself|anew|once more|beside|"
            "besides|wanted|comes about|came about|lets go|the house|given up|passed over)\\b"));
        forAll([](const OptionSpec& option, const std::string& where) {
            const QString help = shown(option.help);
            QVERIFY2(!help.isEmpty() && help != shown(option.label), where.c_str());
            QVERIFY2(!help.endsWith(QLatin1Char('.')) || help.endsWith(QLatin1String("...")), where.c_str());
            const auto found = replaced.match(help);
            QVERIFY2(!found.hasMatch(), where.c_str());
        });
    }

    /// An option that is an amount of time or memory says in which unit.
    void amountsHaveUnits()
    {
        forAll([](const OptionSpec& option, const std::string& where) {
            if (std::holds_alternative<std::string>(option.standard))
                return;
            const QString name = shown(option.name);
            if (name.contains(QLatin1String("seconds")) || name.contains(QLatin1String("bytes")))
                QVERIFY2(!option.unit.empty(), where.c_str());
            if (std::holds_alternative<bool>(option.standard))
                QVERIFY2(option.unit.empty(), where.c_str());
        });
    }
};

DOPPLER_TEST(OptionTextsTest)

} // namespace option_texts_test

#include "option_texts.moc"
