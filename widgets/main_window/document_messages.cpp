// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/document_messages.h"

#include "widgets/shell/message_bar.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/workbench.h"

namespace doppler {

DocumentMessages::DocumentMessages(Workbench& workbench, MessageBar& messages, QObject* parent)
    : QObject(parent)
{
    connect(&workbench, &Workbench::failed, &messages, &MessageBar::showError);
    connect(&workbench, &Workbench::placementRepeated, &messages, [&messages](const QString& placer) {
        messages.showNotice([placer] {
            return tr("%1 produced the same placement again; the list shows it only once.")
                .arg(placerTitle(placer.toStdString()));
        });
    });
    connect(&workbench, &Workbench::noted, &messages, [&messages](const std::vector<Message>& notes) {
        messages.showNotice([notes] {
            QStringList lines;
            for (const Message& note : notes)
                lines += translated(note);
            return lines.join(QLatin1Char('\n'));
        });
    });
    connect(&workbench, &Workbench::saved, &messages, [&messages](const QString& file) {
        messages.showNotice([file] { return tr("Saved as %1").arg(file); });
    });
}

} // namespace doppler
