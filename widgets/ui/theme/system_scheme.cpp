// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/system_scheme.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <utility>

namespace doppler {

namespace {

QString portalPath() { return QStringLiteral("/org/freedesktop/portal/desktop"); }
QString portalInterface() { return QStringLiteral("org.freedesktop.portal.Settings"); }
QString appearance() { return QStringLiteral("org.freedesktop.appearance"); }
QString schemeKey() { return QStringLiteral("color-scheme"); }
QString contrastKey() { return QStringLiteral("contrast"); }
QString motionKey() { return QStringLiteral("reduced-motion"); }
// Older portals have no key for motion in the common namespace, but pass on what GNOME and its kin have.
QString gnomeInterface() { return QStringLiteral("org.gnome.desktop.interface"); }
QString animationsKey() { return QStringLiteral("enable-animations"); }

} // namespace

SystemScheme::SystemScheme(QDBusConnection bus, const QString& service, QObject* parent)
    : QObject(parent), m_bus(std::move(bus)), m_service(service)
{
    if (!m_bus.isConnected())
        return;
    qRegisterMetaType<QDBusVariant>(); // By its name the slot's type is looked up.
    m_bus.connect(m_service, portalPath(), portalInterface(), QStringLiteral("SettingChanged"), this,
                  SLOT(take(QString, QString, QDBusVariant)));
    for (const QString& key : {schemeKey(), contrastKey(), motionKey()})
        ask(appearance(), key);
    ask(gnomeInterface(), animationsKey());
}

ThemeKind SystemScheme::kind() const
{
    return m_contrast == 1 ? ThemeKind::HighContrast
           : m_scheme == 1 ? ThemeKind::Dark
           : m_scheme == 2 ? ThemeKind::Light
                           : ThemeKind::System;
}

void SystemScheme::ask(const QString& space, const QString& key)
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(m_service, portalPath(), portalInterface(), QStringLiteral("Read"));
    question << space << key;
    const auto* watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, space, key](QDBusPendingCallWatcher* answered) {
                answered->deleteLater();
                if (const QDBusPendingReply<QDBusVariant> reply = *answered; reply.isValid())
                    take(space, key, reply.value());
            });
}

void SystemScheme::take(const QString& space, const QString& key, const QDBusVariant& value)
{
    QVariant inner = value.variant(); // Read() wraps what it gives twice, the signal once.
    if (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    const ThemeKind kindBefore = kind();
    const bool reducedBefore = reducedMotion();
    if (space == appearance() && key == schemeKey())
        m_scheme = inner.toUInt();
    else if (space == appearance() && key == contrastKey())
        m_contrast = inner.toUInt();
    else if (space == appearance() && key == motionKey())
        m_motion = inner.toUInt();
    else if (space == gnomeInterface() && key == animationsKey())
        m_animations = inner.typeId() != QMetaType::Bool || inner.toBool(); // What is no Bool says nothing.
    if (kind() != kindBefore)
        emit changed();
    if (reducedMotion() != reducedBefore)
        emit motionChanged();
}

} // namespace doppler
