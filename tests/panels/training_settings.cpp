// SPDX-License-Identifier: GPL-3.0-or-later
// The table of settings in which trainings differ, and the estimate of how long one will take.
#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "widgets/shell/table_files.h"
#include "widgets/table/table_data.h"
#include "widgets/training/estimate_row.h"
#include "widgets/training/runs/training_rates.h"
#include "widgets/training/settings_model.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QThread>

namespace training_settings_test {

using namespace doppler;

namespace {

/// A training that has ended.
std::unique_ptr<TrainingJob> ended(const char* hidden, std::uint64_t seed)
{
    auto job = std::make_unique<TrainingJob>(QStringLiteral("run %1").arg(seed), nullptr, factoryFor({}));
    TrainingSetup setup = trainingSetup("50", "50");
    (void)setup.options.set(trainingOptions(), "hidden", hidden);
    setup.seed = seed;
    job->start(setup);
    return job;
}

} // namespace

class TrainingSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void theTableHasWhatDiffers()
    {
        const auto small = ended("8", 1);
        const auto large = ended("128", 2);
        TrainingView view;
        view.resize(1250, 240);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.addJob(small.get());
        view.addJob(large.get());
        QTRY_VERIFY(small->ended() && large->ended());
        auto* table = view.findChild<QTableView*>(QStringLiteral("trainingSettings"));
        QVERIFY(!table->isVisible());
        view.settingsAction()->trigger();
        QVERIFY(table->isVisible());
        const TableData shown = tableOf(*table);
        QCOMPARE(shown.captions,
                 (QStringList{"Training", "hidden", "Seed", "Best (s)", "Episodes", "Time (s)"}));
        QCOMPARE(shown.rows.size(), std::size_t{2});
        QCOMPARE(shown.rows[0][0].toString(), QStringLiteral("run 1"));
        QCOMPARE(shown.rows[0][1].toDouble(), 8.0);
        QCOMPARE(shown.rows[0][3].toDouble(), scriptedRecord(99, 50).best);
        QCOMPARE(shown.rows[1][4].toDouble(), 100.0);
        QVERIFY(csvText(shown).startsWith(QStringLiteral("Training,hidden,Seed")));
        // Captions above their cells, rows as in other tables.
        const QAbstractItemModel* model = table->model();
        for (int column = 0; column < model->columnCount(); ++column)
            QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                     model->index(0, column).data(Qt::TextAlignmentRole).toInt());
        QCOMPARE(table->rowHeight(0), static_cast<int>(3 * gridUnit * textScale(view.font())));
        table->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
        QCOMPARE(tableOf(*table).rows[0][1].toDouble(), 128.0);
        // One of the two tables at a time.
        view.compareAction()->trigger();
        QVERIFY(!view.settingsAction()->isChecked() && !table->isVisible());
        view.settingsAction()->trigger();
        QVERIFY(!view.compareAction()->isChecked() && table->isVisible());
        view.removeJob(large.get());
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->columnCount(), 5); // Nothing differs.
    }

    void episodesOfAnEarlierTrainingGiveTheEstimate()
    {
        EstimateRow row;
        auto* text = row.findChild<QLabel*>(QStringLiteral("estimateText"));
        auto* button = row.findChild<QPushButton*>(QStringLiteral("estimate"));
        QVERIFY(!button->isEnabled() && text->text().isEmpty());
        row.setEarlierRates([](const TrainingSetup&) {
            return std::vector<StageRate>{{Stage::Imitation, 0.5, 40}, {Stage::Simulation, 2, 60}};
        });
        TrainingOrder order;
        order.setup = trainingSetup("20", "10");
        row.setOrder(order);
        QVERIFY(button->isEnabled());
        QVERIFY2(text->text().startsWith(QStringLiteral("About 30 s, from 40 episode")),
                 qPrintable(text->text()));
        order.runs = 2 * QThread::idealThreadCount(); // Two after each other on every core.
        row.setOrder(order);
        QVERIFY2(text->text().startsWith(QStringLiteral("About 60 s")) ||
                     text->text().startsWith(QStringLiteral("About 1 min")),
                 qPrintable(text->text()));
        order.furtherGraphs = QStringList{QStringLiteral("ffnn")};
        row.setOrder(order);
        QVERIFY(!button->isEnabled());
        QVERIFY(text->text().contains(QStringLiteral("--estimate")));
        row.setOrder(std::nullopt);
        QVERIFY(text->text().isEmpty());
    }

    void aFewEpisodesAreMeasured()
    {
        EstimateRow row;
        row.setFactory(factoryFor({}));
        TrainingOrder order;
        order.setup = trainingSetup("2000", "1000");
        row.setOrder(order);
        auto* text = row.findChild<QLabel*>(QStringLiteral("estimateText"));
        auto* button = row.findChild<QPushButton*>(QStringLiteral("estimate"));
        button->click();
        QVERIFY(!button->isEnabled());
        QCOMPARE(text->text(), QStringLiteral("Measuring a few episodes…"));
        QTRY_VERIFY(button->isEnabled());
        QVERIFY2(!text->text().isEmpty() && !text->text().startsWith(QStringLiteral("Measuring")),
                 qPrintable(text->text()));
        // Of another network nothing is known.
        (void)order.setup.options.set(trainingOptions(), "hidden", "8");
        row.setOrder(order);
        QVERIFY(text->text().isEmpty());
    }

    void aFaultIsShown()
    {
        EstimateRow row;
        row.setFactory([]() -> Result<std::unique_ptr<Trainer>> { return Error{{"no module"}, {}, {}}; });
        TrainingOrder order;
        order.setup = trainingSetup("20", "10");
        row.setOrder(order);
        auto* button = row.findChild<QPushButton*>(QStringLiteral("estimate"));
        button->click();
        QTRY_VERIFY(button->isEnabled());
        QVERIFY(row.findChild<QLabel*>(QStringLiteral("estimateText"))->text().contains("no module"));
    }

    /// Trainings with other numbers of episodes, seeds and rates are as fast.
    void speedDependsOnTheNetwork()
    {
        TrainingSetup one = trainingSetup("20", "10");
        TrainingSetup other = trainingSetup("200", "300");
        other.problem = one.problem;
        other.seed = 9;
        (void)other.options.set(trainingOptions(), "control", "true");
        QCOMPARE(rateKey(one), rateKey(other));
        (void)other.options.set(trainingOptions(), "hidden", "8");
        QVERIFY(rateKey(one) != rateKey(other));
    }
};

DOPPLER_TEST_WITH(QApplication, TrainingSettingsTest)

} // namespace training_settings_test

#include "training_settings.moc"
