// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>

class QDialog;
class QMainWindow;

namespace doppler {

class Settings;

/// Remembers how large someone made the window's dialogs, but for those with a property "sizesItself", and
/// how panels are split. A child of the window.
class SavedSizes : public QObject {
    Q_OBJECT
public:
    /// Splits what is in the window as it was last; `settings` must outlive the window.
    SavedSizes(Settings& settings, QMainWindow& window);

    /// Writes the splits, and the sizes of dialogs that are open.
    void keep();
    /// Everything is as large as on the first day.
    void reset();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QDialog* dialogOf(QObject* object) const;
    void split(QWidget& around);
    void keepSplits(const QWidget& around);
    void keepSize(const QDialog& dialog);

    Settings& m_settings;
    QMainWindow& m_window;
    QSet<QString> m_byHand;              ///< Open dialogs that someone resized, by name.
    QHash<QString, QSize> m_usual;       ///< Of dialogs, by name: as they came the first time.
    QHash<QString, QByteArray> m_splits; ///< By name: as they were on the first day.
};

} // namespace doppler
