// SPDX-License-Identifier: GPL-3.0-or-later
// ONNX's own tests of operators, through our kernels.
#include "tests/kernels/operators_cases.h"
#include "tests/support/runner.h"

#include <QTest>
#include <fstream>
#include <sstream>

using namespace doppler::tests;

namespace operators_conformance_test {

namespace {

/// The share of the cases that passed when it was last measured. More may fail with another processor.
constexpr double reachedShare = 0.98;

} // namespace

class OperatorsConformance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesOnnxTests();
    void documentIsCurrent();

private:
    std::vector<ConformanceCase> cases;
};

void OperatorsConformance::initTestCase()
{
    if (!conformanceCasesInstalled())
        QSKIP("ONNX's tests of operators are not installed (Debian: libonnx-testdata)");
    cases = runConformanceCases();
}

void OperatorsConformance::passesOnnxTests()
{
    const ConformanceSums sums = sumsOf(cases);
    for (const ConformanceCase& one : cases)
        if (!one.failure.empty())
            qInfo("%s: %s", one.name.c_str(), one.failure.c_str());
    qInfo("%zu of %zu cases passed", sums.passed, sums.run);
    QVERIFY(sums.run > 800);
    QVERIFY(static_cast<double>(sums.passed) >= reachedShare * static_cast<double>(sums.run));
}

void OperatorsConformance::documentIsCurrent()
{
    std::ifstream file(DOPPLER_SOURCE "/docs/operators.md");
    std::ostringstream text;
    text << file.rdbuf();
    QVERIFY2(text.str() == operatorsDocument(cases),
             "docs/operators.md is not current; renew it: operators_table docs/operators.md");
}

DOPPLER_TEST(OperatorsConformance)

} // namespace operators_conformance_test

#include "operators_conformance.moc"
