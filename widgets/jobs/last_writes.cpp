// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/last_writes.h"

#include "widgets/jobs/pending_write.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/theme/theme.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace doppler {

LastWrites::LastWrites() : m_text(new ElidedLabel)
{
    setObjectName(QStringLiteral("lastWrites"));
    setWindowTitle(tr("Doppler Workbench"));
    setAccessibleName(windowTitle());
    setWindowFlag(Qt::WindowCloseButtonHint, false);
    m_text->setObjectName(QStringLiteral("lastWritesText"));
    // Return presses no button of this kind unasked: it was meant for the window that was here.
    auto* stop = new QToolButton;
    stop->setText(tr("Quit now"));
    stop->setObjectName(QStringLiteral("giveUpWrites"));
    stop->setToolTip(tr("Quit without writing the remaining files"));
    connect(stop, &QToolButton::clicked, this, [this] { m_givenUp = true; });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * gridUnit, 2 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_text);
    column->addWidget(stop, 0, Qt::AlignRight);
    setMinimumWidth(40 * gridUnit);
}

void LastWrites::tell(const QString& file)
{
    m_text->setText(tr("Writing %1…").arg(QFileInfo(file).fileName()));
    m_text->setAccessibleName(m_text->text());
}

bool LastWrites::finish(std::chrono::milliseconds patience)
{
    if (PendingWrite::first().isEmpty())
        return true;
    LastWrites dialog;
    QTimer wake; // Files are written on threads that tell nobody.
    wake.start(std::chrono::milliseconds(20));
    QElapsedTimer waited;
    waited.start();
    // No event loop, which the end of the program's own would end.
    for (QString file; !dialog.m_givenUp && !(file = PendingWrite::first()).isEmpty();) {
        dialog.tell(file);
        if (!dialog.isVisible() && waited.hasExpired(patience.count()))
            dialog.show();
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return !dialog.m_givenUp;
}

} // namespace doppler
