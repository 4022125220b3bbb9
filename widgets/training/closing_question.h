// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QObject>
#include <QPointer>

namespace doppler {

class TrainingRuns;

/// Asks before a window closes while a policy is trained, because the user loses what the last checkpoint
/// does not hold. Closes the window once every training has stopped. A child of the window; GUI thread only,
/// and nothing blocks.
class ClosingQuestion : public QObject {
    Q_OBJECT
public:
    /// `training` must outlive this.
    ClosingQuestion(TrainingRuns& training, QWidget& window);

    /// Opens the question if something trains. Returns whether the window must stay open for now.
    [[nodiscard]] bool ask();

private:
    void waitForEnd();
    void closeWhenEnded();
    void closeNow();
    QMessageBox* open(const QString& name, const QString& text);

    TrainingRuns& m_training;
    QWidget& m_window;
    QPointer<QMessageBox> m_question;
    bool m_stopping = false; ///< The window closes after the last training.
    bool m_agreed = false;   ///< The user gives up what is not in a checkpoint.
};

} // namespace doppler
