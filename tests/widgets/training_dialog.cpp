// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_dialog.h"

#include "tests/widgets/training_script.h"
#include "widgets/options/option_editor.h"
#include "widgets/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryFile>
#include <QTest>

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
        given.checkpointFile = "run.doppler";
        TrainingDialog dialog(given);
        const TrainingSetup setup = dialog.setup();
        QCOMPARE(setup.problem, given.problem);
        QCOMPARE(setup.options.all(), given.options.all());
        QCOMPARE(setup.seed, std::uint64_t{7});
        QCOMPARE(setup.checkpointFile, std::string("run.doppler"));
        QVERIFY(!setup.resume);
        QVERIFY(dialog.complete());
    }

    void everyOptionHasAFieldWithItsHelp()
    {
        TrainingDialog dialog(proposal());
        for (const OptionSpec& spec : trainingOptions()) {
            auto* editor = dialog.findChild<OptionEditor*>(QString::fromStdString("option_" + spec.name));
            QVERIFY2(editor, spec.name.c_str());
            QVERIFY2(editor->toolTip().contains(optionLabel(spec)), spec.name.c_str());
            QVERIFY(!editor->accessibleName().isEmpty());
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
        (void)given.options.set(trainingOptions(), "stage1_episodes", "500");
        TrainingDialog dialog(given);
        auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        const int own = preset->count() - 1;
        QCOMPARE(preset->currentIndex(), own);
        preset->setCurrentIndex(0);
        emit preset->activated(0);
        QCOMPARE(dialog.setup().options.all(), trainingPreset(trainingPresetNames().front())->all());
        QCOMPARE(preset->currentIndex(), 0);
        field<QSpinBox>(dialog, "stage2_episodes")->setValue(77);
        QCOMPARE(preset->currentIndex(), own);
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

QTEST_MAIN(TrainingDialogTest)
#include "training_dialog.moc"
