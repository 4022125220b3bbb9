// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/placing/checkpoint_button.h"

#include "widgets/shell/save_file.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>

namespace doppler {

CheckpointButton::CheckpointButton(QWidget* parent)
    : QPushButton(parent), m_job({[this](const ChosenPlacer& policy) { emit chosen(policy); },
                                  [this](const Error& error) { emit failed(error); },
                                  {}})
{
    setObjectName(QStringLiteral("checkpoint"));
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &CheckpointButton::ask);
    retranslate();
}

void CheckpointButton::ask()
{
    const QString file = askOpenFile(window(), tr("Choose a checkpoint that decides online"),
                                     tr("Checkpoints (*.checkpoint *.doppler)"));
    if (!file.isEmpty())
        read(file);
}

void CheckpointButton::read(const QString& file)
{
    // With its folders: a name alone might be the id of a placer.
    m_job.start([path = QFile::encodeName(QFileInfo(file).absoluteFilePath()).toStdString()](
                    const std::stop_token&, const auto&) { return chooseOnlineCheckpoint(path); });
    emit readingBegan();
}

void CheckpointButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void CheckpointButton::retranslate()
{
    setText(tr("Chec&kpoint…"));
    setToolTip(
        tr("Add the networks of a checkpoint to the policies; it must be one that decides online, such as "
           "a checkpoint of readys"));
}

QString checkpointFile(const ChosenPlacer& policy)
{
    return policy.held ? QFile::decodeName(policy.options.text("file").c_str()) : QString();
}

} // namespace doppler
