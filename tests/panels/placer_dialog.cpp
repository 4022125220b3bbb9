// SPDX-License-Identifier: GPL-3.0-or-later
// Placing with a seed, a budget and options of one's own.
#include "widgets/placing/placer_dialog.h"

#include "core/catalog/island_topology.h"
#include "core/placers/api/registry.h"
#include "core/training/policies.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/command_line/command_line.h"
#include "widgets/options/choice_words.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/options/seed_field.h"
#include "widgets/workbench/session_state.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <limits>

namespace placer_dialog_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

const QString annealing = QStringLiteral("simulated-annealing");
/// On smaller graphs searches of all budgets find the same placement.
const QString graph = QStringLiteral("layered");
const SessionRequest searched{graph, QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}};

} // namespace

class PlacerDialogTest : public QObject {
    Q_OBJECT

    static void choose(const PlacerDialog& dialog, const char* placer)
    {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("placer"));
        box->setCurrentIndex(box->findData(QLatin1String(placer)));
    }
    static OptionEditor* editor(const PlacerDialog& dialog, const char* option)
    {
        for (OptionEditor* found : dialog.options()->editors())
            if (found->spec().name == option)
                return found;
        qFatal("no option %s", option);
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theRequestIsWhatTheFieldsSay()
    {
        PlacerDialog dialog({QStringLiteral("heft"), 3});
        QCOMPARE(dialog.request().placer, QStringLiteral("heft"));
        QCOMPARE(dialog.request().seed, std::uint64_t{3});
        QVERIFY(dialog.request().plain());
        constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
        auto* seed = dialog.findChild<SeedField*>();
        seed->setSeed(largest);
        QCOMPARE(dialog.request().seed, largest);
        const auto* place = dialog.findChild<QPushButton*>(QStringLiteral("placeNow"));
        QVERIFY(place->isEnabled());
        for (const char* text : {"", "18446744073709551616"}) {
            seed->setText(QLatin1String(text));
            QVERIFY2(!place->isEnabled(), text);
        }
        seed->setSeed(3);
        auto* budget = dialog.findChild<QComboBox*>(QStringLiteral("budget"));
        QVERIFY(!budget->isEnabled()); // It places in one go.
        choose(dialog, "simulated-annealing");
        QVERIFY(budget->isEnabled());
        QVERIFY(dialog.request().plain()); // What stands at its standard is not asked for.
        budget->setCurrentIndex(2);
        QVERIFY(dialog.request().seconds.has_value() && !dialog.request().evaluations);
        budget->setCurrentIndex(1);
        dialog.findChild<QSpinBox*>(QStringLiteral("evaluations"))->setValue(250);
        editor(dialog, "chains")->setValue(std::int64_t{2});
        const PlacerRequest asked = dialog.request();
        QCOMPARE(asked.evaluations, std::optional<std::uint64_t>(250));
        QVERIFY(!asked.seconds);
        QCOMPARE(asked.settings, (std::vector<std::pair<std::string, std::string>>{{"chains", "2"}}));
        // A value out of range can't be placed with.
        editor(dialog, "temperature")->findChild<QLineEdit*>()->setText(QStringLiteral("-5"));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("placeNow"))->isEnabled());
        // The next dialog goes on from there.
        const PlacerDialog next(asked);
        QCOMPARE(next.request().settings, asked.settings);
        QCOMPARE(next.request().evaluations, asked.evaluations);
        QCOMPARE(next.request().placer, asked.placer);
    }

    /// A word is translated, a name is the same everywhere; what is neither was forgotten.
    void everyChoiceIsAWordOrAName()
    {
        std::vector<OptionSpec> specs(islandOptions().begin(), islandOptions().end());
        const auto add = [&](std::span<const OptionSpec> more) {
            specs.insert(specs.end(), more.begin(), more.end());
        };
        for (const auto& placer : placerRegistry().placers())
            add(placer->info().options);
        for (const Workload& workload : workloads())
            add(workload.options);
        for (const TrainingPolicy& policy : trainingPolicies())
            add(trainingOptions(policy.id));
        const auto isIn = [](std::span<const char* const> list, const std::string& choice) {
            return std::ranges::find(list, choice) != list.end();
        };
        const auto isSize = [](const std::string& choice) { // "12", "bert-base"
            return std::ranges::any_of(choice, [](char c) { return c >= '0' && c <= '9'; });
        };
        int words = 0;
        for (const OptionSpec& spec : specs)
            for (const std::string& choice : spec.choices) {
                QVERIFY2(isIn(choiceWords(), choice) || isIn(choiceNames(), choice) || spec.name == "size" ||
                             isSize(choice),
                         (spec.name + " " + choice).c_str());
                words += isIn(choiceWords(), choice) ? 1 : 0;
            }
        QVERIFY(words > 40);
        WindowScene stage;
        MainWindow& window = stage.open();
        for (const char* language : {"de", "zh_CN"}) {
            window.useLanguage(QLatin1String(language));
            for (const char* word : choiceWords())
                QVERIFY2(choiceText(word) != QLatin1String(word), word);
        }
        window.useLanguage(QStringLiteral("en"));
        for (const char* word : choiceWords())
            QCOMPARE(choiceText(word), QLatin1String(word));
    }

    void theWindowPlacesAsAsked()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const auto place = [&] {
            stage.find<QAction>("placeAs")->trigger();
            auto* dialog = window.findChild<PlacerDialog*>();
            QVERIFY(dialog);
            choose(*dialog, "simulated-annealing");
            dialog->findChild<SeedField*>()->setSeed(4);
            dialog->findChild<QComboBox*>(QStringLiteral("budget"))->setCurrentIndex(1);
            dialog->findChild<QSpinBox*>(QStringLiteral("evaluations"))->setValue(200);
            editor(*dialog, "chains")->setValue(std::int64_t{2});
            const quint64 before = workbench.runId();
            dialog->findChild<QPushButton*>(QStringLiteral("placeNow"))->click();
            QTRY_VERIFY(!workbench.busy() && workbench.runId() != before);
            QTRY_VERIFY(!window.findChild<PlacerDialog*>());
        };
        place();
        const RunEntry* entry = workbench.runs()->find(workbench.runId());
        QCOMPARE(entry->seed, std::uint64_t{4});
        QCOMPARE(entry->evaluations, std::uint64_t{200});
        QVERIFY(runTitle(*entry).contains(QStringLiteral("chains=2")));
        QCOMPARE(workbench.placer(), QStringLiteral("simulated-annealing"));
        const auto command = commandFor(*entry, workbench.requestOf(entry->id), CommandFor::Simulation, {});
        QVERIFY(command.ok());
        QVERIFY(command->find("--set chains=2 --evaluations 200 --seed 4") != std::string::npos);
        // "Place" asks for the standard again, and not for this run's.
        const quint64 own = workbench.runId();
        stage.find<QAction>("place")->trigger();
        QTRY_VERIFY(!workbench.busy());
        QVERIFY(workbench.runId() != own);
        QVERIFY(workbench.requestOf(workbench.runId()).value().plain());
        QCOMPARE(workbench.requestOf(workbench.runId())->seed, std::uint64_t{1});
    }

    /// The dialog comes with the seed of the run that is there; the budget is the other one.
    void aBudgetThatIsTypedInIsSpent()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(searched);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        workbench.setPlacer(QStringLiteral("simulated-annealing"));
        QTRY_VERIFY(!workbench.busy() && workbench.run() && workbench.run()->placer == "simulated-annealing");
        const quint64 standard = workbench.runId();
        stage.find<QAction>("placeAs")->trigger();
        auto* dialog = window.findChild<PlacerDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->request().placer, QStringLiteral("simulated-annealing"));
        QCOMPARE(dialog->request().seed, std::uint64_t{1});
        dialog->findChild<QComboBox*>(QStringLiteral("budget"))->setCurrentIndex(1);
        dialog->findChild<QSpinBox*>(QStringLiteral("evaluations"))->setValue(20);
        dialog->findChild<QPushButton*>(QStringLiteral("placeNow"))->click();
        QTRY_VERIFY(!workbench.busy() && workbench.runId() != standard);
        QCOMPARE(workbench.runs()->find(workbench.runId())->seed, std::uint64_t{1});
        QCOMPARE(workbench.requestOf(workbench.runId()).value().evaluations,
                 std::optional<std::uint64_t>(20));
        QTRY_VERIFY(!window.findChild<PlacerDialog*>());
    }

    /// Each budget has its run, which is shown again where it is asked for again.
    void aRunIsKnownByItsBudgetToo()
    {
        Workbench workbench;
        const PlacerRequest small{annealing, 1, 20};
        const PlacerRequest larger{annealing, 1, 100};
        workbench.openSession({graph, QStringLiteral("4xP100"), {}, {small}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        workbench.setPlacer(annealing);
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.runs()->rowCount(), 2);
        QVERIFY(workbench.requestOf(workbench.runId()).value().plain());
        workbench.placeAs(larger);
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.runs()->rowCount(), 3);
        const QSignalSpy began(&workbench, &Workbench::placingBegan);
        for (const PlacerRequest& asked : {small, PlacerRequest{annealing}, larger, small}) {
            workbench.placeAs(asked);
            QVERIFY(!workbench.busy());
            QCOMPARE(workbench.requestOf(workbench.runId()).value().evaluations, asked.evaluations);
        }
        QCOMPARE(began.size(), 0);
        // Nothing is spent on a placer that places in one go.
        workbench.placeAs({QStringLiteral("heft"), 1, 20});
        QTRY_VERIFY(!workbench.busy());
        const quint64 heft = workbench.runId();
        QCOMPARE(began.size(), 1);
        workbench.setPlacer(annealing);
        workbench.setPlacer(QStringLiteral("heft"));
        QCOMPARE(workbench.runId(), heft);
        QCOMPARE(began.size(), 1);
    }

    /// What was stopped does not stand in for the whole search.
    void aStoppedSearchIsNoAnswer()
    {
        Workbench workbench;
        workbench.openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY(workbench.problem() && !workbench.busy());
        const PlacerRequest endless{annealing, 1, 100000000};
        const QSignalSpy progress(&workbench, &Workbench::progressed);
        workbench.placeAs(endless);
        QTRY_VERIFY(!progress.empty());
        workbench.stop();
        QTRY_VERIFY(!workbench.busy() && workbench.run());
        QVERIFY(!workbench.requestOf(workbench.runId()));
        const QSignalSpy began(&workbench, &Workbench::placingBegan);
        workbench.placeAs(endless); // Not even for itself.
        QCOMPARE(began.size(), 1);
        workbench.setPlacer(annealing);
        QCOMPARE(began.size(), 2);
        QTRY_VERIFY(!workbench.busy());
        QVERIFY(workbench.requestOf(workbench.runId()).value().plain());
    }

    /// A session keeps no requests: what its runs were asked for is found out by asking.
    void aRunOfASessionIsAskedForAnew()
    {
        Workbench workbench;
        workbench.openSession({graph, QStringLiteral("4xP100"), {}, {{annealing, 1, 20}, {annealing, 1}}});
        QTRY_VERIFY(!workbench.busy() && workbench.runs()->rowCount() == 2);
        const quint64 before = workbench.runId();
        workbench.adoptSession(workbench.session());
        const quint64 standard = workbench.runId();
        QVERIFY(standard != before && !workbench.requestOf(standard));
        const QSignalSpy began(&workbench, &Workbench::placingBegan);
        const QSignalSpy repeated(&workbench, &Workbench::placementRepeated);
        // The first in the list with this seed had another budget.
        workbench.setPlacer(annealing);
        QCOMPARE(began.size(), 1);
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.runId(), standard);
        QCOMPARE(workbench.runs()->rowCount(), 2);
        QVERIFY(workbench.requestOf(standard).value().plain());
        QCOMPARE(repeated.size(), 0); // It is the one that was wanted.
        workbench.setPlacer(annealing);
        QVERIFY(!workbench.busy());
        QCOMPARE(began.size(), 1); // Now it is known.
        workbench.placeAs({annealing, 1, 100});
        QCOMPARE(began.size(), 2);
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.runs()->rowCount(), 3);
    }

    /// A program (or a checkpoint) that was asked once can be asked again with a seed and a budget of its
    /// own.
    void aProgramHasOptionsToo()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString program = QStringLiteral(DOPPLER_SOURCE "/docs/examples/external_placer.py");
        workbench.placeAs({program});
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy() && workbench.placer() == program, 30000);
        stage.find<QAction>("placeAs")->trigger();
        auto* dialog = window.findChild<PlacerDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("placer"))->currentText(),
                 QStringLiteral("external_placer.py"));
        // Which program it is stands above already; its timeout and whether it may ask for makespans do not.
        QCOMPARE(dialog->options()->editors().size(), std::size_t{2});
        editor(*dialog, "timeout")->setValue(30.0);
        dialog->findChild<SeedField*>()->setSeed(4);
        dialog->findChild<QComboBox*>(QStringLiteral("budget"))->setCurrentIndex(1);
        dialog->findChild<QSpinBox*>(QStringLiteral("evaluations"))->setValue(60);
        const PlacerRequest asked = dialog->request();
        QCOMPARE(asked.placer, program);
        QCOMPARE(asked.settings, (std::vector<std::pair<std::string, std::string>>{{"timeout", "30"}}));
        dialog->findChild<QPushButton*>(QStringLiteral("placeNow"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy() && workbench.requestOf(workbench.runId()) &&
                                     workbench.requestOf(workbench.runId())->evaluations == asked.evaluations,
                                 30000);
        const RunEntry* entry = workbench.runs()->find(workbench.runId());
        QCOMPARE(entry->seed, std::uint64_t{4});
        QVERIFY(entry->evaluations <= 60);
        QTRY_VERIFY(!window.findChild<PlacerDialog*>());
        // The next dialog goes on from there.
        stage.find<QAction>("placeAs")->trigger();
        QCOMPARE(window.findChild<PlacerDialog*>()->request().settings, asked.settings);
    }

    /// Noise is drawn from a seed of the model; another one is another world.
    void noiseIsDrawnAnew()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        auto* draw = stage.find<QAction>("drawAnew");
        QVERIFY(!draw->isEnabled()); // Nothing is drawn.
        ModelOptions model = workbench.model();
        model.noise = {0.2, 0.2};
        workbench.setModel(model);
        QTRY_VERIFY(!workbench.busy() && draw->isEnabled());
        const double before = workbench.run()->schedule.makespan;
        QVERIFY(draw->text().contains(QString::number(model.seed)));
        draw->trigger();
        QTRY_VERIFY(!workbench.busy() && workbench.model().seed == model.seed + 1);
        QTRY_VERIFY(workbench.run() && workbench.run()->schedule.makespan != before);
        QTRY_VERIFY(draw->text().contains(QString::number(model.seed + 1)));
    }

    void whatAPlacerRefusesIsTold()
    {
        Workbench workbench;
        QStringList failures;
        connect(&workbench, &Workbench::failed, this,
                [&](const Error& error) { failures += QString::fromStdString(error.english()); });
        workbench.openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY(workbench.problem() && !workbench.busy());
        PlacerRequest wrong{QStringLiteral("simulated-annealing")};
        wrong.settings = {{"no_such", "1"}};
        workbench.placeAs(wrong);
        QTRY_COMPARE(failures.size(), 1);
        QVERIFY(failures.front().contains(QStringLiteral("no_such")));
    }
};

DOPPLER_TEST_WITH(QApplication, PlacerDialogTest)

} // namespace placer_dialog_test

#include "placer_dialog.moc"
