// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QDBusConnection>
#include <QObject>
#include <QString>

class QDBusVariant;

namespace doppler {

/// Whether the desktop is light, dark or of high contrast, and whether it wants less motion, as its portal
/// tells it now and whenever it changes (org.freedesktop.portal.Settings, namespaces
/// org.freedesktop.appearance and org.gnome.desktop.interface). Qt 6.4 reads no more than the platform's
/// palette, which most desktops leave light.
class SystemScheme : public QObject {
    Q_OBJECT
public:
    /// Asks at once and does not wait. Without a portal on that bus nothing is ever told.
    explicit SystemScheme(QDBusConnection bus = QDBusConnection::sessionBus(),
                          const QString& service = QStringLiteral("org.freedesktop.portal.Desktop"),
                          QObject* parent = nullptr);

    /// System where the desktop does not say.
    [[nodiscard]] ThemeKind kind() const;
    /// Whether what slides should rather jump; false where the desktop does not say.
    [[nodiscard]] bool reducedMotion() const { return m_motion == 1 || !m_animations; }

public slots:
    /// What the portal says of one setting; others than those here are passed over.
    void take(const QString& space, const QString& key, const QDBusVariant& value);

signals:
    /// The kind is another one.
    void changed();
    void motionChanged();

private:
    void ask(const QString& space, const QString& key);

    QDBusConnection m_bus;
    QString m_service;
    unsigned m_scheme = 0;   ///< 1: dark, 2: light, else no preference.
    unsigned m_contrast = 0; ///< 1: higher.
    unsigned m_motion = 0;   ///< 1: reduced.
    bool m_animations = true;
};

} // namespace doppler
