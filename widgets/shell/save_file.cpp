// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/save_file.h"

#include "widgets/shell/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>

namespace doppler {

namespace {

/// Null: the parent is in no window that remembers one.
DialogFolder* folderAround(const QObject* parent)
{
    for (const QObject* around = parent; around; around = around->parent())
        if (auto* folder = around->findChild<DialogFolder*>(QString(), Qt::FindDirectChildrenOnly))
            return folder;
    return nullptr;
}

QString anyFile() { return QStringLiteral(";;") + DialogFolder::tr("All files (*)"); }

} // namespace

DialogFolder::DialogFolder(Settings& settings, QObject* window) : QObject(window), m_settings(settings) {}

QString DialogFolder::path() const { return m_settings.folder(); }

void DialogFolder::setPathOf(const QString& file) { m_settings.setFolder(QFileInfo(file).absolutePath()); }

QString askOpenFile(QWidget* parent, const QString& title, const QString& filter)
{
    const QPointer<DialogFolder> folder = folderAround(parent);
    QString file =
        QFileDialog::getOpenFileName(parent, title, folder ? folder->path() : QString(), filter + anyFile());
    if (folder && !file.isEmpty())
        folder->setPathOf(file);
    return file;
}

QStringList askOpenFiles(QWidget* parent, const QString& title, const QString& filter)
{
    const QPointer<DialogFolder> folder = folderAround(parent);
    QStringList files =
        QFileDialog::getOpenFileNames(parent, title, folder ? folder->path() : QString(), filter + anyFile());
    if (folder && !files.isEmpty())
        folder->setPathOf(files.first());
    return files;
}

QString askOpenFolder(QWidget* parent, const QString& title)
{
    const QPointer<DialogFolder> folder = folderAround(parent);
    QString found = QFileDialog::getExistingDirectory(parent, title, folder ? folder->path() : QString());
    if (folder && !found.isEmpty())
        folder->setPathOf(found);
    return found;
}

QString askSaveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                    QFileDialog::Options options)
{
    const QPointer<DialogFolder> folder = folderAround(parent);
    const bool named = proposal.contains(QLatin1Char('/'));
    const QFileInfo proposed(folder && !named ? QDir(folder->path()).filePath(proposal) : proposal);
    QFileDialog dialog(parent, title, proposed.path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOptions(options);
    dialog.setDefaultSuffix(proposed.suffix());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& chosen) {
        static const QRegularExpression first(QStringLiteral("\\*\\.([\\w.]+)"));
        if (const auto match = first.match(chosen); match.hasMatch())
            dialog.setDefaultSuffix(match.captured(1));
    });
    dialog.selectFile(proposed.fileName());
    QString file = dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    if (folder && !file.isEmpty())
        folder->setPathOf(file);
    return file;
}

} // namespace doppler
