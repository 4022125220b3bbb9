// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/closing_question.h"

#include "widgets/training/training_runs.h"

#include <QPushButton>

namespace doppler {

ClosingQuestion::ClosingQuestion(TrainingRuns& training, QWidget& window)
    : QObject(&window), m_training(training), m_window(window)
{
    // Queued: the last best reaches the list of runs before the window saves it.
    connect(&training, &TrainingRuns::ended, this, &ClosingQuestion::closeWhenEnded, Qt::QueuedConnection);
}

QMessageBox* ClosingQuestion::open(const QString& name, const QString& text)
{
    if (m_question)
        m_question->deleteLater();
    m_question = new QMessageBox(QMessageBox::Question, tr("Training is running"), text,
                                 QMessageBox::NoButton, &m_window);
    m_question->setObjectName(name);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setTextFormat(Qt::PlainText);
    return m_question;
}

bool ClosingQuestion::ask()
{
    if (m_agreed || !m_training.active())
        return false;
    if (m_question) { // Closed again meanwhile: it is still to be answered.
        m_question->raise();
        m_question->activateWindow();
        return true;
    }
    QMessageBox* question =
        open(QStringLiteral("closeWhileTraining"),
             tr("A policy is still training. Stop the training, keep its best placement, and close?"));
    QPushButton* stop = question->addButton(tr("Stop and keep best"), QMessageBox::AcceptRole);
    stop->setObjectName(QStringLiteral("stopAndKeep"));
    question->setDefaultButton(question->addButton(QMessageBox::Cancel));
    // Queued: this question is closed before the next one opens.
    connect(stop, &QPushButton::clicked, this, &ClosingQuestion::waitForEnd, Qt::QueuedConnection);
    question->open();
    return true;
}

void ClosingQuestion::waitForEnd()
{
    m_stopping = true;
    m_training.stopAll();
    if (!m_training.active())
        return closeWhenEnded();
    QMessageBox* question =
        open(QStringLiteral("closeAfterEpisode"),
             tr("The window closes when the current episode ends. To close now, give up everything since the "
                "last checkpoint."));
    QPushButton* now = question->addButton(tr("Close now"), QMessageBox::DestructiveRole);
    now->setObjectName(QStringLiteral("closeNow"));
    question->setDefaultButton(question->addButton(tr("Keep the window open"), QMessageBox::RejectRole));
    connect(now, &QPushButton::clicked, this, &ClosingQuestion::closeNow, Qt::QueuedConnection);
    connect(question, &QDialog::rejected, this, [this] { m_stopping = false; });
    question->open();
}

void ClosingQuestion::closeWhenEnded()
{
    if (m_stopping && !m_training.active())
        closeNow();
}

void ClosingQuestion::closeNow()
{
    m_agreed = true;
    if (m_question)
        m_question->close();
    m_window.close();
    m_agreed = false; // A window that is shown again asks again.
    m_stopping = false;
}

} // namespace doppler
