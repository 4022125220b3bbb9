// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_dialog.h"

#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_script.h"
#include "widgets/options/option_editor.h"
#include "widgets/ui/text/text.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryFile>
#include <QTest>
#include <QToolButton>

namespace training_dialog_test {

using namespace doppler;

namespace {

TrainingSetup proposal()
{
    TrainingSetup setup;
    setup.problem = smallProblem();
    setup.seed = 7;
    return setup;
}

template <class Field>
Field* field(const QWidget& parent, const std::string& option)
{
    auto* found = parent.findChild<Field*>(QString::fromStdString("option_" + option + "_field"));
    if (!found)
        qFatal("no field for %s", option.c_str());
    return found;
}

} // namespace

class TrainingDialogTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
    }

    void untouchedItGivesTheProposalBack()
    {
        TrainingSetup given = proposal();
        (void)given.options.set(trainingOptions(), "stage1_episodes", "500");
        given.checkpointFile = "/nowhere/run.doppler";
        TrainingDialog dialog(given);
        const TrainingSetup setup = dialog.setup();
        QCOMPARE(setup.problem, given.problem);
        QCOMPARE(setup.options.all(), given.options.all());
        QCOMPARE(setup.seed, std::uint64_t{7});
        QCOMPARE(setup.checkpointFile, given.checkpointFile);
        QVERIFY(!setup.resume);
        QVERIFY(dialog.complete());
    }

    void eventFilesAreAnOption()
    {
        TrainingDialog dialog(proposal());
        QVERIFY(dialog.order().eventFolder.isEmpty());
        auto* folder = dialog.findChild<QLineEdit*>(QStringLiteral("eventFolder"));
        QVERIFY(folder && !folder->accessibleName().isEmpty());
        folder->setText(QStringLiteral("/srv/events "));
        QCOMPARE(dialog.order().eventFolder, QStringLiteral("/srv/events"));
        QVERIFY(dialog.complete());
    }

    void everyOptionHasAFieldWithItsHelp()
    {
        TrainingDialog dialog(proposal());
        for (const OptionSpec& spec : trainingOptions()) {
            auto* editor = dialog.findChild<OptionEditor*>(QString::fromStdString("option_" + spec.name));
            QVERIFY2(editor, spec.name.c_str());
            QVERIFY2(editor->toolTip().contains(optionHelp(spec).toHtmlEscaped()), spec.name.c_str());
            QCOMPARE(editor->accessibleName(), optionLabel(spec));
            QCOMPARE(editor->accessibleDescription(), optionHelp(spec));
        }
    }

    void fieldsSetTheirOption()
    {
        TrainingDialog dialog(proposal());
        field<QSpinBox>(dialog, "stage1_episodes")->setValue(500);
        field<QLineEdit>(dialog, "stage2_learning_rate")->setText(QStringLiteral("3e-4"));
        field<QComboBox>(dialog, "exploration")->setCurrentIndex(1);
        dialog.findChild<QLineEdit*>(QStringLiteral("seed"))->setText(QStringLiteral("18446744073"));
        const TrainingSetup setup = dialog.setup();
        QCOMPARE(setup.options.integer("stage1_episodes"), 500);
        QCOMPARE(setup.options.number("stage2_learning_rate"), 3e-4);
        QCOMPARE(setup.options.text("exploration"), std::string("softmax"));
        QCOMPARE(setup.seed, std::uint64_t{18446744073});
    }

    void aFaultIsSaidAtItsFieldAndNothingStarts()
    {
        TrainingDialog dialog(proposal());
        dialog.show();
        auto* train = dialog.findChild<QPushButton*>(QStringLiteral("train"));
        auto* rate = field<QLineEdit>(dialog, "stage1_learning_rate");
        auto* error = dialog.findChild<QLabel*>(QStringLiteral("option_stage1_learning_rate_error"));
        QVERIFY(train->isEnabled() && !error->isVisible());
        for (const char* wrong : {"fast", "", "-1", "2", "nan"}) {
            rate->setText(QLatin1String(wrong));
            QVERIFY2(!train->isEnabled() && error->isVisible() && !error->text().isEmpty(), wrong);
        }
        QVERIFY(!dialog.complete());
        rate->setText(QStringLiteral("0.01"));
        QVERIFY(train->isEnabled() && !error->isVisible());
        dialog.findChild<QLineEdit*>(QStringLiteral("seed"))->clear();
        QVERIFY(!train->isEnabled());
    }

    void presetsFillTheFieldsAndOwnValuesLeaveThem()
    {
        TrainingSetup given = proposal();
        QVERIFY(given.options.set(trainingOptions(), "hidden", "48").ok());
        TrainingDialog dialog(given);
        auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        QVERIFY(preset->itemText(0) == QStringLiteral("paper"));
        const int own = preset->count() - 1;
        QCOMPARE(preset->currentIndex(), own);
        preset->setCurrentIndex(0);
        emit preset->activated(0);
        QCOMPARE(dialog.setup().options.all(), trainingPreset(trainingPresetNames().front())->all());
        QCOMPARE(preset->currentIndex(), 0);
        // As the runs are called, of however many episodes.
        field<QSpinBox>(dialog, "stage2_episodes")->setValue(77);
        QCOMPARE(preset->currentIndex(), 0);
        auto* train = dialog.findChild<QPushButton*>(QStringLiteral("train"));
        auto* warning = dialog.findChild<QLabel*>(QStringLiteral("overwriteWarning"));
        QVERIFY(train->isEnabled() && warning->isHidden());
        for (const char* stage : {"stage1_episodes", "stage2_episodes", "stage3_episodes"})
            field<QSpinBox>(dialog, stage)->setValue(0);
        QVERIFY(!train->isEnabled() && !warning->isHidden());
        QVERIFY2(warning->text().contains(QStringLiteral("All stages have 0 episodes")),
                 qPrintable(warning->text()));
    }

    /// What is registered appears by itself, with every preset and every option.
    void everyPolicyCanBeChosen()
    {
        TrainingDialog dialog(proposal());
        auto* policy = dialog.findChild<QComboBox*>(QStringLiteral("policy"));
        auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        QCOMPARE(policy->count(), static_cast<int>(trainingPolicies().size()));
        for (const TrainingPolicy& known : trainingPolicies()) {
            const int index = policy->findData(QString::fromStdString(known.id));
            policy->setCurrentIndex(index);
            emit policy->activated(index);
            QVERIFY(!policy->itemText(index).isEmpty());
            QCOMPARE(preset->count(), static_cast<int>(known.presets.size()) + 1);
            for (const OptionSpec& spec : known.options)
                QVERIFY2(dialog.findChild<OptionEditor*>(QString::fromStdString("option_" + spec.name)),
                         spec.name.c_str());
            for (int i = 0; i < static_cast<int>(known.presets.size()); ++i) {
                emit preset->activated(i);
                const TrainingSetup setup = dialog.setup();
                QCOMPARE(setup.policy, known.id);
                QCOMPARE(setup.options.all(),
                         trainingPreset(known.presets[static_cast<std::size_t>(i)].id, known.id)->all());
                QCOMPARE(preset->currentIndex(), i);
                auto* help = dialog.findChild<QLabel*>(QStringLiteral("presetHelp"));
                QVERIFY(help->text().contains(QString::fromStdString(known.source)));
            }
        }
    }

    void stagesAreThoseOfThePolicy()
    {
        TrainingDialog dialog(proposal());
        field<QSpinBox>(dialog, "stage3_episodes")->setValue(40);
        QCOMPARE(dialog.setup().options.integer("stage3_episodes"), 40);
        auto* stages = dialog.findChild<QWidget*>(QStringLiteral("stages"));
        for (const char* name : {"stage1_episodes", "stage2_learning_rate", "stage3_epsilon"})
            QVERIFY2(stages->isAncestorOf(
                         dialog.findChild<OptionEditor*>(QStringLiteral("option_") + QLatin1String(name))),
                     name);
    }

    void severalRunsControlsAndFurtherGraphs()
    {
        TrainingDialog dialog(proposal(), nullptr, {QStringLiteral("ffnn")});
        dialog.findChild<QSpinBox*>(QStringLiteral("runs"))->setValue(5);
        dialog.findChild<QCheckBox*>(QStringLiteral("withControl"))->setChecked(true);
        auto* add = dialog.findChild<QToolButton*>(QStringLiteral("addGraph"));
        QCOMPARE(add->menu()->actions().first()->text(), QStringLiteral("ffnn"));
        add->menu()->actions().first()->trigger();
        dialog.addGraph(QStringLiteral("layered"));
        dialog.addGraph(QStringLiteral("ffnn")); // Once is enough.
        auto* list = dialog.findChild<QListWidget*>(QStringLiteral("furtherGraphs"));
        QCOMPARE(list->count(), 2);
        const TrainingOrder order = dialog.order();
        QCOMPARE(order.runs, 5);
        QVERIFY(order.control);
        QCOMPARE(order.furtherGraphs, (QStringList{QStringLiteral("ffnn"), QStringLiteral("layered")}));
        list->setCurrentRow(0);
        dialog.findChild<QToolButton*>(QStringLiteral("removeGraph"))->click();
        QCOMPARE(dialog.order().furtherGraphs, QStringList{QStringLiteral("layered")});
        field<QCheckBox>(dialog, "control")->setChecked(true); // It is a control already.
        QVERIFY(!dialog.order().control);
    }

    void furtherGraphsAreReadAtAnySizeOfLetters()
    {
        TrainingDialog dialog(proposal());
        dialog.addGraph(QStringLiteral("ffnn"));
        dialog.addGraph(QStringLiteral("layered"));
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>(QStringLiteral("furtherGraphs"));
        for (const double share : {1.0, 2.0}) {
            QFont letters = dialog.font();
            letters.setPointSizeF(letters.pointSizeF() * share);
            dialog.setFont(letters);
            QVERIFY(list->viewport()->height() >= 2 * list->fontMetrics().height());
            QVERIFY(list->viewport()->height() >= list->visualItemRect(list->item(1)).bottom());
        }
    }

    void theStandardFileFollowsPolicyAndSeed()
    {
        TrainingSetup given = proposal();
        given.checkpointFile = standardCheckpointFile(given).toStdString();
        TrainingDialog dialog(given);
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("checkpointFile"));
        QVERIFY(name->text().endsWith(QStringLiteral("diamond-4xP100-doppler-seed7.checkpoint")) ||
                name->text().endsWith(QStringLiteral("-doppler-seed7.checkpoint")));
        dialog.findChild<QLineEdit*>(QStringLiteral("seed"))->setText(QStringLiteral("9"));
        QVERIFY(name->text().endsWith(QStringLiteral("-doppler-seed9.checkpoint")));
        auto* policy = dialog.findChild<QComboBox*>(QStringLiteral("policy"));
        const int other = policy->findData(QStringLiteral("sel-only"));
        policy->setCurrentIndex(other);
        emit policy->activated(other);
        QVERIFY(name->text().endsWith(QStringLiteral("-sel-only-seed9.checkpoint")));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("mine.doppler"));
        dialog.findChild<QLineEdit*>(QStringLiteral("seed"))->setText(QStringLiteral("10"));
        QCOMPARE(name->text(), QStringLiteral("mine.doppler"));
    }

    void whatWouldBeOverwrittenIsSaid()
    {
        tests::ScratchFolder folder;
        const auto touch = [&](const char* name) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly);
        };
        QVERIFY(touch("run.doppler") && touch("run-seed8.doppler") && touch("run-seed9-control.doppler"));
        TrainingDialog dialog(proposal());
        dialog.show();
        auto* warning = dialog.findChild<QLabel*>(QStringLiteral("overwriteWarning"));
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("checkpointFile"));
        auto* resume = dialog.findChild<QCheckBox*>(QStringLiteral("resume"));
        auto* runs = dialog.findChild<QSpinBox*>(QStringLiteral("runs"));
        QVERIFY(!warning->isVisible());
        name->setText(folder.filePath(QStringLiteral("run.doppler")));
        QVERIFY(warning->isVisible() && warning->text().contains(QStringLiteral("run.doppler")));
        resume->setChecked(true);
        QVERIFY(!warning->isVisible());
        resume->setChecked(false);
        QVERIFY(warning->isVisible());
        // Each of several runs has a file of its own.
        runs->setValue(3);
        QVERIFY(warning->isVisible() && warning->text().contains(QStringLiteral("run-seed8.doppler")));
        dialog.findChild<QCheckBox*>(QStringLiteral("withControl"))->setChecked(true);
        QVERIFY2(warning->text().contains(QLatin1Char('2')), qPrintable(warning->text()));
        name->setText(folder.filePath(QStringLiteral("new.doppler")));
        QVERIFY(!warning->isVisible());
    }

    void resumingNeedsTheFile()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        TrainingDialog dialog(proposal());
        auto* resume = dialog.findChild<QCheckBox*>(QStringLiteral("resume"));
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("checkpointFile"));
        QVERIFY(!resume->isEnabled());
        name->setText(file.fileName());
        QVERIFY(resume->isEnabled());
        resume->setChecked(true);
        QVERIFY(dialog.setup().resume);
        QCOMPARE(dialog.setup().checkpointFile, file.fileName().toStdString());
        name->setText(file.fileName() + QStringLiteral(".none"));
        QVERIFY(!dialog.setup().resume);
    }

    void startsFromOtherNetworks()
    {
        QTemporaryFile networks;
        QTemporaryFile checkpoint;
        QVERIFY(networks.open() && checkpoint.open());
        TrainingDialog dialog(proposal());
        dialog.show();
        auto* from = dialog.findChild<QLineEdit*>(QStringLiteral("networksFrom"));
        auto* fault = dialog.findChild<QLabel*>(QStringLiteral("networksFault"));
        auto* train = dialog.findChild<QPushButton*>(QStringLiteral("train"));
        QVERIFY(from->text().isEmpty() && !fault->isVisible());
        QVERIFY(dialog.setup().networksFrom.empty());
        from->setText(networks.fileName());
        QCOMPARE(dialog.setup().networksFrom, networks.fileName().toStdString());
        QVERIFY(train->isEnabled() && !fault->isVisible());
        from->setText(networks.fileName() + QStringLiteral(".none"));
        QVERIFY(!train->isEnabled() && fault->isVisible());
        QVERIFY(fault->text().contains(from->text()));
        from->setText(networks.fileName());
        // A training that goes on has networks of its own.
        dialog.findChild<QLineEdit*>(QStringLiteral("checkpointFile"))->setText(checkpoint.fileName());
        dialog.findChild<QCheckBox*>(QStringLiteral("resume"))->setChecked(true);
        QVERIFY(!from->isEnabled());
        QVERIFY(dialog.setup().resume && dialog.setup().networksFrom.empty());
        dialog.findChild<QCheckBox*>(QStringLiteral("resume"))->setChecked(false);
        QVERIFY(from->isEnabled() && !dialog.setup().networksFrom.empty());
    }

    void moreSettingsFoldAway()
    {
        TrainingDialog dialog(proposal());
        dialog.show();
        auto* more = dialog.findChild<QWidget*>(QStringLiteral("moreSettings"));
        QVERIFY(!more->isVisible());
        dialog.findChild<QAbstractButton*>(QStringLiteral("more"))->click();
        QVERIFY(more->isVisible());
        QVERIFY(dialog.height() <= 700); // Fits a window of 800 pixels.
        QVERIFY(field<QSpinBox>(dialog, "hidden")->isVisible());
    }

    void buttonsEndIt()
    {
        TrainingDialog dialog(proposal());
        dialog.show();
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.findChild<QPushButton*>(QStringLiteral("train"))->click();
        QCOMPARE(accepted.count(), 1);
        dialog.show();
        QSignalSpy rejected(&dialog, &QDialog::rejected);
        dialog.findChild<QPushButton*>(QStringLiteral("cancel"))->click();
        QCOMPARE(rejected.count(), 1);
    }

    void editorsKnowEveryType()
    {
        const OptionSpec flag{"flag", true, 0, 0, {}, "a flag"};
        const OptionSpec text{"text", std::string("x"), 0, 0, {}, "a text"};
        OptionEditor flagEditor(flag);
        OptionEditor textEditor(text);
        field<QCheckBox>(flagEditor, "flag")->setChecked(false);
        field<QLineEdit>(textEditor, "text")->setText(QStringLiteral("1,5"));
        Options options;
        QVERIFY(flagEditor.writeTo(options).ok() && textEditor.writeTo(options).ok());
        QVERIFY(!options.flag("flag"));
        QCOMPARE(options.text("text"), std::string("1,5"));
        QCOMPARE(optionLabel(flag), QStringLiteral("A flag"));
    }

    void numbersMayBeWrittenAsTheLanguageDoes()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const OptionSpec spec{"rate", 0.5, 0, 1, {}, "a rate"};
        OptionEditor editor(spec);
        auto* line = field<QLineEdit>(editor, "rate");
        QCOMPARE(line->text(), QStringLiteral("0,5"));
        line->setText(QStringLiteral("0,25"));
        Options options;
        const bool written = editor.writeTo(options).ok();
        QLocale::setDefault(before);
        QVERIFY(written);
        QCOMPARE(options.number("rate"), 0.25);
    }
};

DOPPLER_TEST_WITH(QApplication, TrainingDialogTest)

} // namespace training_dialog_test

#include "training_dialog.moc"
