// SPDX-License-Identifier: GPL-3.0-or-later
// What a record of a training's bests holds depends on the seed, not on how busy the machine is.
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/runner.h"

#include <QTest>
#include <chrono>
#include <thread>

namespace every_best_repeats_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

struct Best {
    std::uint64_t evaluations = 0;
    double makespan = 0;
    Assignment devices;
    bool operator==(const Best&) const = default;
};

/// The bests of a short training whose receiver, and with it the machine, is as slow as `delay` says.
std::vector<Best> bestsOf(const char* placer, std::chrono::milliseconds delay)
{
    const Placer& strong = **placerRegistry().find(placer);
    Options options(strong.info().options);
    for (const auto& [name, value] : {std::pair{"hidden", "8"}, std::pair{"rounds", "1"}})
        if (!options.set(strong.info().options, name, value))
            qFatal("no such option");
    std::vector<Best> bests;
    PlacerContext context;
    context.seed = 5;
    context.budget.evaluations = 60;
    context.progress = EveryBest{[&](const PlacerProgress& progress) {
        if (progress.newBest)
            bests.push_back({progress.evaluations, progress.bestMakespan, progress.newBest->devices});
        std::this_thread::sleep_for(delay);
    }};
    if (!strong.place(*chainmm(), options, context))
        qFatal("no placement");
    return bests;
}

} // namespace

class EveryBestRepeatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBestIsReportedWhereItWasFound_data()
    {
        QTest::addColumn<QByteArray>("placer");
        for (const char* placer : {"doppler", "doppler-strong", "doppler-strong-control"})
            QTest::newRow(placer) << QByteArray(placer);
    }

    void everyBestIsReportedWhereItWasFound()
    {
        QFETCH(const QByteArray, placer);
        const auto atOnce = bestsOf(placer.constData(), std::chrono::milliseconds(0));
        QVERIFY(atOnce.size() > 1);
        QVERIFY(bestsOf(placer.constData(), std::chrono::milliseconds(20)) == atOnce);
        for (std::size_t i = 1; i < atOnce.size(); ++i) {
            QVERIFY(atOnce[i].makespan < atOnce[i - 1].makespan);
            QVERIFY(atOnce[i].evaluations > atOnce[i - 1].evaluations);
        }
    }
};

DOPPLER_TEST(EveryBestRepeatsTest)

} // namespace every_best_repeats_test

#include "every_best_repeats.moc"
