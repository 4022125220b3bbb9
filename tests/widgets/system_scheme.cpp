// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/system_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusServer>
#include <QDBusVariant>
#include <QTest>
#include <optional>

namespace doppler {

/// What a desktop's portal answers, on a connection of its own.
class Portal : public QObject {
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

    QMap<QString, uint> settings;

public slots:
    QDBusVariant Read(const QString& space, const QString& key) // NOLINT: the protocol's name.
    {
        if (space != QLatin1String("org.freedesktop.appearance") || !settings.contains(key)) {
            m_peer->send(
                QDBusMessage::createError(QStringLiteral("org.freedesktop.portal.Error.NotFound"), key));
            return QDBusVariant(QVariant::fromValue(QDBusVariant(QStringLiteral("none"))));
        }
        return QDBusVariant(QVariant::fromValue(QDBusVariant(settings.value(key))));
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
    void saysNothingWithoutABus()
    {
        const SystemScheme scheme(QDBusConnection(QStringLiteral("no such connection")), QString());
        QCOMPARE(scheme.kind(), ThemeKind::System);
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
    portal.settings = {{QStringLiteral("color-scheme"), scheme}, {QStringLiteral("contrast"), contrast}};
    const QDBusConnection bus = QDBusConnection::connectToPeer(portal.address(), QStringLiteral("window"));
    QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
    const SystemScheme followed(bus, QString());
    QTRY_COMPARE(followed.kind(), kind);

    QList<ThemeKind> kinds;
    connect(&followed, &SystemScheme::changed, this, [&] { kinds.append(followed.kind()); });
    const QString space = QStringLiteral("org.freedesktop.appearance");
    portal.change(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("color-scheme"),
                  1U); // not ours
    portal.change(space, QStringLiteral("contrast"), 0U);
    portal.change(space, QStringLiteral("color-scheme"), 3U); // what nobody knows is no preference
    QTRY_COMPARE(followed.kind(), ThemeKind::System);
    QVERIFY(!kinds.isEmpty() && (kind == ThemeKind::Dark || !kinds.contains(ThemeKind::Dark)));
}

} // namespace doppler

QTEST_GUILESS_MAIN(doppler::SystemSchemeTest)
#include "system_scheme.moc"
