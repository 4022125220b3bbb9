// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QStringList>

namespace doppler {

class Settings;

/// The files that were opened last, the newest first, as a menu. What is gone is listed no more.
class RecentFiles : public QMenu {
    Q_OBJECT
public:
    /// `settings` must outlive this.
    explicit RecentFiles(Settings& settings, QWidget* parent = nullptr);

    /// Puts a file in front.
    void add(const QString& file);
    /// Those that are there at the moment.
    [[nodiscard]] QStringList files() const;
    void retranslate();

signals:
    void chosen(const QString& file);
    void changed();

private:
    void fill();

    Settings& m_settings;
};

} // namespace doppler
