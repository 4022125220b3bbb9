// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/devices_by_name.h"

#include "core/catalog/machine_topology.h"
#include "tests/support/runner.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

namespace devices_by_name_test {

using namespace doppler;

class DevicesByNameTest : public QObject {
    Q_OBJECT

    struct Scene {
        Scene()
        {
            dialog.begin(QString());
            dialog.show();
            if (!QTest::qWaitForWindowExposed(&dialog))
                qFatal("not shown");
        }
        template <class Part>
        [[nodiscard]] Part* find(const char* name) const
        {
            return dialog.findChild<Part*>(QLatin1String(name));
        }
        void type(const QString& text) const
        {
            auto* field = find<QLineEdit>("devicesText");
            field->clear();
            QTest::keyClicks(field, text);
        }
        [[nodiscard]] QString explanation() const { return find<QLabel>("devicesExplanation")->text(); }
        [[nodiscard]] QString fault() const { return find<QLabel>("devicesFault")->text(); }
        [[nodiscard]] bool ready() const { return find<QPushButton>("openNamedDevices")->isEnabled(); }
        DevicesByName dialog;
    };

private slots:
    void init()
    {
        applyTheme(*qApp, ThemeKind::Light);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void explainsWhileTyping()
    {
        const Scene scene;
        QVERIFY(!scene.ready() && scene.fault().isEmpty() && scene.explanation().isEmpty());
        scene.type(QStringLiteral("2xh10"));
        QVERIFY(!scene.ready() && scene.explanation().isEmpty());
        QVERIFY(scene.fault().contains(QStringLiteral("nearest first: H100,")));
        scene.type(QStringLiteral("2 x h100"));
        QVERIFY(scene.ready() && scene.fault().isEmpty());
        QCOMPARE(scene.explanation(),
                 QStringLiteral("2 × H100 SXM 80 GB, NVLink 4 through a switch, 450 GB/s"));
        QCOMPARE(scene.dialog.devices(), QStringLiteral("2xH100"));
        QVERIFY(topologyNamed(scene.dialog.devices().toStdString()).ok());
        scene.type(QStringLiteral("4XP100")); // a preset
        QCOMPARE(scene.dialog.devices(), QStringLiteral("4xP100"));
        QVERIFY(scene.explanation().contains(QStringLiteral("data sheet")));
        scene.type(QStringLiteral("2x8xH100"));
        QCOMPARE(scene.dialog.devices(), QStringLiteral("2 nodes of 8xH100"));
        QVERIFY(scene.explanation().startsWith(QStringLiteral("2 nodes with 8 × NDR InfiniBand each")));
    }

    void completesTheLastName()
    {
        const Scene scene;
        auto* completer = scene.find<QLineEdit>("devicesText")->completer();
        const auto completed = [&](const char* text) {
            scene.type(QLatin1String(text));
            completer->setCompletionPrefix(QLatin1String(text));
            return completer->currentCompletion();
        };
        QCOMPARE(completed("8xrtx4"), QStringLiteral("8xRTX4090"));
        QCOMPARE(completed("2xA100+2xMI3"), QStringLiteral("2xA100+2xMI300X"));
        QCOMPARE(completed("2 nodes of 8xb"), QStringLiteral("2 nodes of 8xB200"));
    }

    void returnOpensAndEscapeDoesNot()
    {
        Scene scene;
        const QSignalSpy accepted(&scene.dialog, &QDialog::accepted);
        auto* field = scene.find<QLineEdit>("devicesText");
        QCOMPARE(QApplication::focusWidget(), field);
        scene.type(QStringLiteral("nothing"));
        field->completer()->popup()->hide();
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(accepted.isEmpty());
        scene.type(QStringLiteral("4 l4"));
        field->completer()->popup()->hide();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(scene.dialog.devices(), QStringLiteral("4xL4"));
    }

    /// Whatever is shown fits, also in a dark window.
    void longErrorsFit()
    {
        applyTheme(*qApp, ThemeKind::Dark);
        const Scene scene;
        scene.type(QStringLiteral("8xsomething-that-is-not-there"));
        auto* fault = scene.find<QLabel>("devicesFault");
        QVERIFY(!fault->text().isEmpty());
        QVERIFY(fault->height() >= fault->heightForWidth(fault->width()));
        QCOMPARE(fault->palette().color(QPalette::WindowText), tokens(scene.dialog.palette()).bad);
    }
};

} // namespace devices_by_name_test

DOPPLER_TEST_WITH(QApplication, devices_by_name_test::DevicesByNameTest)
#include "devices_by_name.moc"
