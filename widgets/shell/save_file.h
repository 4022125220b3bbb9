// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QObject>
#include <QString>

namespace doppler {

class Settings;

/// The folder that dialogs of files begin in: that of the last file, which the window's settings remember. A
/// child of the window; askSaveFile() finds it there.
class DialogFolder : public QObject {
    Q_OBJECT
public:
    /// `settings` must outlive it.
    DialogFolder(Settings& settings, QObject* window);

    [[nodiscard]] QString path() const;
    void setPathOf(const QString& file);

private:
    Settings& m_settings;
};

/// Asks for a file to open, or for several, of these kinds or any; empty where the user cancelled. Opens in
/// the DialogFolder of a window around `parent`, which remembers where the file was.
QString askOpenFile(QWidget* parent, const QString& title, const QString& filter);
QStringList askOpenFiles(QWidget* parent, const QString& title, const QString& filter);
/// The same for a folder.
QString askOpenFolder(QWidget* parent, const QString& title);

/// Asks for the name of a file to write; empty where the user thought better of it. A name without an ending
/// gets that of the proposal, or of the kind of files that was chosen. A proposal without a folder is one for
/// the DialogFolder of a window around `parent`, which remembers where the file went.
QString askSaveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                    QFileDialog::Options options = {});

} // namespace doppler
