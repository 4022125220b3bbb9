// SPDX-License-Identifier: GPL-3.0-or-later
// Place my model: an engineer's three steps with an ONNX model, by keyboard, up to the two files and the
// window.
#include "widgets/place_model/place_model_wizard.h"

#include "core/io/placements/placement_json.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/place_model/placed_model_text.h"
#include "widgets/shell/language.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTextBrowser>

namespace place_model_wizard_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

const QString model = QStringLiteral(DOPPLER_TEST_DATA "/walkthrough/attention.onnx");

/// The wizard of a window, opened as the user opens it.
PlaceModelWizard* openWizard(const WindowScene& scene)
{
    scene.find<QAction>("placeModel")->trigger();
    return scene.find<PlaceModelWizard>("placeModelWizard");
}

template <class T>
T* partOf(const PlaceModelWizard* wizard, const char* name)
{
    T* found = wizard->findChild<T*>(QLatin1String(name));
    if (!found)
        qFatal("the wizard has no %s", name);
    return found;
}

/// A picture for those who want to look on.
void look(QWidget& widget, const char* step)
{
    if (const QString pictures = qEnvironmentVariable("DOPPLER_PICTURES"); !pictures.isEmpty())
        widget.grab().save(QStringLiteral("%1/%2.png").arg(pictures, QLatin1String(step)));
}

/// Types a text into the field that has the focus in place of its own, and goes on by Return.
void typeAndGoOn(PlaceModelWizard* wizard, const char* field, const QString& text)
{
    auto* line = partOf<QLineEdit>(wizard, field);
    QVERIFY(wizard->focusWidget() == line);
    line->selectAll();
    QTest::keyClicks(line, text);
    QVERIFY(partOf<QPushButton>(wizard, "next")->isEnabled());
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

class PlaceModelWizardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThreeSteps()
    {
        WindowScene scene;
        scene.open();
        PlaceModelWizard* wizard = openWizard(scene);
        QCOMPARE(wizard->page(), PlaceModelWizard::File);
        typeAndGoOn(wizard, "modelFile", model);
        QCOMPARE(wizard->page(), PlaceModelWizard::Machine);
        QVERIFY(partOf<QLabel>(wizard, "step")->text().contains(QStringLiteral("2 of 3")));
        typeAndGoOn(wizard, "modelDevices", QStringLiteral("2xP100"));
        QCOMPARE(wizard->page(), PlaceModelWizard::Goal);
        auto* throughput = partOf<QRadioButton>(wizard, "goal_throughput");
        QVERIFY(!partOf<QDoubleSpinBox>(wizard, "slack")->isEnabled());
        throughput->click();
        partOf<QDoubleSpinBox>(wizard, "seconds")->setValue(1);
        look(*wizard, "place-goal");
        partOf<QPushButton>(wizard, "next")->click();
        QCOMPARE(wizard->page(), PlaceModelWizard::Outcome);
        QTRY_VERIFY_WITH_TIMEOUT(wizard->placed(), 60000);
        const PlacedModel placed = *wizard->placed();
        QVERIFY(placed.figures.fits && placed.goal == PlacingGoal::Throughput);
        QCOMPARE(placed.run->problem->graph().vertexCount(), std::size_t{45});
        const QString text = partOf<QTextBrowser>(wizard, "placedText")->toPlainText();
        QVERIFY(text.contains(QStringLiteral("What was tried")) &&
                text.contains(QStringLiteral("In a stream of items")));
        look(*wizard, "place-result");

        const QString file = scene.path("attention.json");
        const QString page = scene.path("attention.html");
        wizard->savePlacement(file);
        wizard->savePage(page);
        QTRY_VERIFY(QFile::exists(file) && QFile::exists(page));
        QTRY_VERIFY(!scene.window->workbench().writes().busy());
        const auto stored = readPlacement(file.toStdString());
        QVERIFY(stored && stored->devices.size() == 45 && stored->topology == "2xP100");
        QFile html(page);
        QVERIFY(html.open(QIODevice::ReadOnly) && html.readAll().contains("place-model"));

        partOf<QPushButton>(wizard, "next")->click(); // Open in window
        Workbench& workbench = scene.window->workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QCOMPARE(workbench.graphSource(), model);
        QVERIFY(workbench.run()->placement == placed.run->placement);
        QCOMPARE(workbench.run()->schedule.makespan, placed.figures.makespan);
        QTRY_VERIFY(!scene.window->findChild<PlaceModelWizard*>(QStringLiteral("placeModelWizard")));
    }

    void choicesAreRemembered()
    {
        WindowScene scene;
        scene.open();
        scene.settings->setChoices(QStringLiteral("placeModelWizard"),
                                   {model, QStringLiteral("3xV100"), QStringLiteral("memory"),
                                    QStringLiteral("7"), QStringLiteral("25")});
        const PlaceModelWizard* wizard = openWizard(scene);
        QCOMPARE(partOf<QLineEdit>(wizard, "modelFile")->text(), model);
        QCOMPARE(partOf<QLineEdit>(wizard, "modelDevices")->text(), QStringLiteral("3xV100"));
        QVERIFY(partOf<QRadioButton>(wizard, "goal_memory")->isChecked());
        QVERIFY(partOf<QDoubleSpinBox>(wizard, "slack")->isEnabled());
        QCOMPARE(partOf<QDoubleSpinBox>(wizard, "seconds")->value(), 7.0);
        QCOMPARE(partOf<QDoubleSpinBox>(wizard, "slack")->value(), 25.0);
    }

    /// Every description is at its goal, and nearer to it than to the next one.
    void goalsAndTheirDescriptionsBelongTogether()
    {
        WindowScene scene;
        scene.open();
        PlaceModelWizard* wizard = openWizard(scene);
        partOf<QLineEdit>(wizard, "modelFile")->setText(model);
        partOf<QPushButton>(wizard, "next")->click();
        partOf<QLineEdit>(wizard, "modelDevices")->setText(QStringLiteral("4xP100"));
        partOf<QPushButton>(wizard, "next")->click();
        QTest::qWait(0);
        const auto place = [wizard](const QWidget* part) {
            return QRect(part->mapTo(wizard, QPoint()), part->size());
        };
        int above = -1; ///< Bottom of the description before.
        for (const char* name : {"goal_time", "goal_throughput", "goal_memory"}) {
            const QWidget* button = partOf<QRadioButton>(wizard, name);
            const QWidget* note =
                partOf<QLabel>(wizard, qPrintable(QLatin1String(name) + QStringLiteral("_note")));
            const int gap = place(note).top() - place(button).bottom() - 1;
            QVERIFY2(gap >= 0 && gap <= gridUnit, name);
            const QRect room(0, 0, note->contentsRect().width(), 1000);
            const QString text = qobject_cast<const QLabel*>(note)->text();
            const QRect lines = note->fontMetrics().boundingRect(room, Qt::TextWordWrap, text);
            QVERIFY2(note->height() <= lines.height() + gridUnit, name); // No empty room of its own.
            QVERIFY2(above < 0 || place(button).top() - above > gap + gridUnit / 2, name);
            above = place(note).bottom() + 1;
        }
        QCOMPARE(partOf<QDoubleSpinBox>(wizard, "seconds")->width(),
                 partOf<QDoubleSpinBox>(wizard, "slack")->width());
    }

    /// Methods have their titles while they run, as in the result.
    void thePhaseNamesMethodsAsTheResultDoes()
    {
        Language language;
        language.use(QStringLiteral("de"));
        const QString phase = placingPhaseText({"Trying {0}", {placingMethodName("critical-path")}});
        language.use(QStringLiteral("en"));
        QVERIFY2(phase.contains(QStringLiteral("Kritischer Pfad")), qPrintable(phase));
        QCOMPARE(placingMethodName("auto"), std::string("Automatic"));
        QCOMPARE(placingPhaseText({"Trying {0}", {placingMethodName("local-moves")}}),
                 QStringLiteral("Trying Local moves"));
    }

    void wrongInputIsNamed()
    {
        WindowScene scene;
        scene.open();
        PlaceModelWizard* wizard = openWizard(scene);
        auto* file = partOf<QLineEdit>(wizard, "modelFile");
        auto* next = partOf<QPushButton>(wizard, "next");
        file->setText(scene.path("none.onnx"));
        QVERIFY(!next->isEnabled());
        file->setText(scene.write("broken.onnx", "this is no model"));
        next->click();
        auto* devices = partOf<QLineEdit>(wizard, "modelDevices");
        devices->setText(QStringLiteral("2xNothing"));
        QVERIFY(!next->isEnabled() && !partOf<QLabel>(wizard, "machineNote")->text().isEmpty());
        devices->setText(QStringLiteral("2xH100"));
        next->click();
        next->click();
        QTRY_VERIFY(!wizard->running());
        QVERIFY(!wizard->placed() && !next->isEnabled());
        QVERIFY(partOf<QLabel>(wizard, "state")->text().contains(QStringLiteral("broken.onnx")));
        partOf<QPushButton>(wizard, "back")->click(); // To another goal, machine or file.
        QCOMPARE(wizard->page(), PlaceModelWizard::Goal);
    }

    void aStopKeepsTheBest()
    {
        WindowScene scene;
        scene.open();
        PlaceModelWizard* wizard = openWizard(scene);
        partOf<QLineEdit>(wizard, "modelFile")->setText(model);
        auto* next = partOf<QPushButton>(wizard, "next");
        next->click();
        partOf<QLineEdit>(wizard, "modelDevices")->setText(QStringLiteral("2xP100"));
        next->click();
        partOf<QDoubleSpinBox>(wizard, "seconds")->setValue(600);
        next->click();
        QTRY_VERIFY(partOf<QLabel>(wizard, "state")->text().contains(QStringLiteral("best so far")));
        partOf<QPushButton>(wizard, "back")->click(); // It says "Stop" now.
        QTRY_VERIFY_WITH_TIMEOUT(wizard->placed(), 30000);
        // Closing ends the work without a result.
        partOf<QPushButton>(wizard, "back")->click();
        next->click();
        QVERIFY(wizard->running());
        partOf<QPushButton>(wizard, "close")->click();
        QTRY_VERIFY(!scene.window->findChild<PlaceModelWizard*>(QStringLiteral("placeModelWizard")));
    }
};

DOPPLER_TEST_WITH(QApplication, PlaceModelWizardTest)

} // namespace place_model_wizard_test

#include "place_model_wizard.moc"
