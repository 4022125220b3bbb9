// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/system_scheme.h"

#include "tests/support/runner.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusServer>
#include <QDBusVariant>
#include <QMap>
#include <QSignalSpy>
#include <QTest>
#include <optional>
#include <utility>

namespace system_scheme_test {

using namespace doppler;

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString animations = QStringLiteral("enable-animations");
const QString reducedMotion = QStringLiteral("reduced-motion");

/// What a desktop's portal answers, on a connection of its own.
class Portal : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    Portal()
    {
        m_server.setAnonymousAuthenticationAllowed(true);
        connect(&m_server, &QDBusServer::newConnection, this, [this](const QDBusConnection& connection) {
            m_peer = connection;
            m_peer->registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        });
    }
    [[nodiscard]] QString address() const { return m_server.address(); }
    void change(const QString& space, const QString& key, const QVariant& value)
    {
        emit SettingChanged(space, key, QDBusVariant(value));
    }

    QMap<std::pair<QString, QString>, QVariant> settings; ///< By namespace and key.
    int reads = 0;

public slots:
    QDBusVariant Read(const QString& space, const QString& key) // NOLINT: the protocol's name.
    {
        ++reads;
        if (!settings.contains({space, key})) {
            sendErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"), key);
            return QDBusVariant();
        }
        return QDBusVariant(QVariant::fromValue(QDBusVariant(settings.value({space, key}))));
    }

signals:
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value); // NOLINT

private:
    QDBusServer m_server{QStringLiteral("unix:tmpdir=/tmp")};
    std::optional<QDBusConnection> m_peer;
};

class SystemSchemeTest : public QObject {
    Q_OBJECT

private slots:
    void followsThePortal_data();
    void followsThePortal();
    void readsTheWishForLessMotion_data();
    void readsTheWishForLessMotion();
    void followsTheWishForLessMotion();
    void saysNothingWithoutABus()
    {
        const SystemScheme scheme(QDBusConnection(QStringLiteral("no such connection")), QString());
        QCOMPARE(scheme.kind(), ThemeKind::System);
        QVERIFY(!scheme.reducedMotion());
    }
    void cleanup() { QDBusConnection::disconnectFromPeer(QStringLiteral("window")); }
};

void SystemSchemeTest::followsThePortal_data()
{
    QTest::addColumn<uint>("scheme");
    QTest::addColumn<uint>("contrast");
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("dark") << 1U << 0U << ThemeKind::Dark;
    QTest::newRow("light") << 2U << 0U << ThemeKind::Light;
    QTest::newRow("high contrast") << 2U << 1U << ThemeKind::HighContrast;
}

void SystemSchemeTest::followsThePortal()
{
    QFETCH(const uint, scheme);
    QFETCH(const uint, contrast);
    QFETCH(const ThemeKind, kind);
    Portal portal;
    portal.settings.insert({appearance, QStringLiteral("color-scheme")}, scheme);
    portal.settings.insert({appearance, QStringLiteral("contrast")}, contrast);
    const QDBusConnection bus = QDBusConnection::connectToPeer(portal.address(), QStringLiteral("window"));
    QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
    const SystemScheme followed(bus, QString());
    QTRY_COMPARE(followed.kind(), kind);

    QList<ThemeKind> kinds;
    connect(&followed, &SystemScheme::changed, this, [&] { kinds.append(followed.kind()); });
    portal.change(gnome, QStringLiteral("color-scheme"), 1U); // not ours
    portal.change(appearance, QStringLiteral("contrast"), 0U);
    portal.change(appearance, QStringLiteral("color-scheme"), 3U); // what nobody knows is no preference
    QTRY_COMPARE(followed.kind(), ThemeKind::System);
    QVERIFY(!kinds.isEmpty() && (kind == ThemeKind::Dark || !kinds.contains(ThemeKind::Dark)));
}

void SystemSchemeTest::readsTheWishForLessMotion_data()
{
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("reduced");
    QTest::newRow("animations off") << gnome << animations << QVariant(false) << true;
    QTest::newRow("animations on") << gnome << animations << QVariant(true) << false;
    QTest::newRow("no truth value") << gnome << animations << QVariant(QStringLiteral("no")) << false;
    QTest::newRow("reduced") << appearance << reducedMotion << QVariant(1U) << true;
    QTest::newRow("no preference") << appearance << reducedMotion << QVariant(0U) << false;
    QTest::newRow("what nobody knows") << appearance << reducedMotion << QVariant(2U) << false;
    QTest::newRow("of another namespace") << gnome << reducedMotion << QVariant(1U) << false;
}

void SystemSchemeTest::readsTheWishForLessMotion()
{
    QFETCH(const QString, space);
    QFETCH(const QString, key);
    QFETCH(const QVariant, value);
    QFETCH(const bool, reduced);
    Portal portal;
    portal.settings.insert({space, key}, value);
    const QDBusConnection bus = QDBusConnection::connectToPeer(portal.address(), QStringLiteral("window"));
    QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
    const SystemScheme followed(bus, QString());
    QTRY_COMPARE(portal.reads, 4);
    portal.change(appearance, QStringLiteral("color-scheme"), 1U); // Comes after all answers.
    QTRY_COMPARE(followed.kind(), ThemeKind::Dark);
    QTRY_COMPARE(followed.reducedMotion(), reduced);
}

/// Either key is enough, and whoever listens hears of it only when the answer is another.
void SystemSchemeTest::followsTheWishForLessMotion()
{
    Portal portal;
    const QDBusConnection bus = QDBusConnection::connectToPeer(portal.address(), QStringLiteral("window"));
    QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
    const SystemScheme followed(bus, QString());
    QTRY_COMPARE(portal.reads, 4);
    QVERIFY(!followed.reducedMotion());

    QList<bool> answers;
    connect(&followed, &SystemScheme::motionChanged, this, [&] { answers.append(followed.reducedMotion()); });
    const QSignalSpy kinds(&followed, &SystemScheme::changed);
    portal.change(appearance, animations, false); // not ours
    portal.change(gnome, animations, true);
    portal.change(gnome, animations, false);
    QTRY_VERIFY(followed.reducedMotion());
    portal.change(appearance, reducedMotion, 1U);
    portal.change(gnome, animations, true); // The other one wishes it still.
    portal.change(appearance, reducedMotion, 0U);
    QTRY_VERIFY(!followed.reducedMotion());
    portal.change(appearance, reducedMotion, 1U);
    QTRY_VERIFY(followed.reducedMotion());
    QCOMPARE(answers, (QList<bool>{true, false, true}));
    QVERIFY(kinds.isEmpty());
}

DOPPLER_TEST(SystemSchemeTest)

} // namespace system_scheme_test

#include "system_scheme.moc"
