// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/save_file.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace doppler {

QString askSaveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                    QFileDialog::Options options)
{
    const QFileInfo proposed(proposal);
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
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace doppler
