// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload_source.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QTest>

namespace kernel_families_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

GraphPtr graphOf(const char* word)
{
    const auto source = parseWorkloadSource(word);
    if (!source)
        qFatal("%s", source.error().english().c_str());
    return (*source->family->make)(source->options).value();
}

} // namespace

/// Every family of operations in pieces, computed on one to four devices.
class KernelFamiliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsAreThoseOfTheUncutProgram_data()
    {
        QTest::addColumn<QString>("word");
        for (
            const char* word :
            {"chainmm:size=60",
             "chainmm:size=41",
             "chainmm:size=40:inputs=vertices",
             "chainmm:size=40:costs=published",
             "ffnn:batch=32:width=6:hidden=24",
             "ffnn:batch=32:width=6:hidden=24:bias=true:drop_trivial=true",
             "ffnn:batch=33:width=6:hidden=26:step=training:bias=true",
             "ffnn:batch=32:width=8:hidden=24:step=training:cuts=auto:pieces=8",
             "ffnn:batch=32:width=8:hidden=24:step=training:costs=published",
             "decoder:width=48:heads=4:key_heads=2:hidden=64:vocabulary=40:sequence=12:layers=2:pieces=8",
             "decoder:style=block:width=48:heads=4:key_heads=2:hidden=64:vocabulary=40:sequence=12:pieces=16:"
             "batch=2",
             "decoder:width=48:heads=4:hidden=64:vocabulary=40:sequence=12:pieces=4:step=training",
             "decoder:model=gpt2:width=48:heads=4:hidden=64:vocabulary=40:sequence=12:layers=2:step=training",
             "decoder:width=48:heads=4:key_heads=2:hidden=64:vocabulary=40:sequence=12:step=training:batch=3",
             "decoder:width=32:heads=4:hidden=48:vocabulary=40:sequence=12:layers=2:experts=4:active_experts="
             "2",
             "decoder:width=32:heads=4:hidden=48:vocabulary=40:sequence=12:experts=4:active_experts=2:pieces="
             "8:"
             "step=training",
             "decoder:width=32:heads=4:hidden=48:vocabulary=40:sequence=13:experts=3:active_experts=2:style="
             "block:"
             "step=training",
             "decoder:width=32:heads=4:hidden=48:vocabulary=40:sequence=12:experts=4:active_experts=2:pieces="
             "8:"
             "cuts=auto",
             "decoder:model=gpt2:width=48:heads=4:hidden=64:vocabulary=40:sequence=12:pieces=8:cuts=greedy:"
             "inputs=vertices",
             "llama-block:sequence=8",
             "llama-layer:sequence=8"})
            QTest::newRow(word) << QString(word);
    }

    void resultsAreThoseOfTheUncutProgram()
    {
        QFETCH(QString, word);
        const GraphPtr graph = graphOf(word.toStdString().c_str());
        const ProblemPtr problem = problemOf(graph);
        const auto computation = computationOf(problem);
        QCOMPARE(computation->kind(), ComputationKind::Einsum);
        Random random(7);
        for (std::size_t devices = 1; devices <= (word.startsWith("llama") ? 2 : 4); ++devices) {
            const auto check = executed(*computation, *graph, randomPlacement(*graph, devices, random));
            QVERIFY2(check, check ? "" : check.error().english().c_str());
            QVERIFY2(check->tokensEqual, check->firstDifferent.c_str());
            QVERIFY2(check->outputsEqual.value(),
                     (check->firstDifferent + " " + std::to_string(*check->largestDifference)).c_str());
        }
    }
};

DOPPLER_TEST(KernelFamiliesTest)

} // namespace kernel_families_test

#include "kernel_families.moc"
