// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QDBusConnection>
#include <QObject>
#include <QString>

class QDBusVariant;

namespace doppler {

/// Whether the desktop is light, dark or in high contrast, and whether it prefers reduced motion, according
/// to its portal, now and after each change (org.freedesktop.portal.Settings, namespaces
/// org.freedesktop.appearance and org.gnome.desktop.interface). Qt 6.4 reads only the platform's palette,
/// which most desktops leave light.
class SystemScheme : public QObject {
    Q_OBJECT
public:
    /// Asks the portal without waiting. Without a portal on that bus there is never an answer.
    explicit SystemScheme(QDBusConnection bus = QDBusConnection::sessionBus(),
                          const QString& service = QStringLiteral("org.freedesktop.portal.Desktop"),
                          QObject* parent = nullptr);

    /// System if the desktop has no setting.
    [[nodiscard]] ThemeKind kind() const;
    /// Whether to avoid animations; false if the desktop has no setting.
    [[nodiscard]] bool reducedMotion() const { return m_motion == 1 || !m_animations; }

public slots:
    /// Takes a setting from the portal; ignores settings other than those above.
    void take(const QString& space, const QString& key, const QDBusVariant& value);

signals:
    /// Emitted when the kind changes.
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
