// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <chrono>

class QLabel;

namespace doppler {

/// The small window that replaces the main window while files are still being written at the end of the
/// program. The program ends after the last one; only the button of this window cancels them. GUI thread.
class LastWrites : public QDialog {
    Q_OBJECT
public:
    /// Called once the main window is closed. Handles events until everything is written, and shows the
    /// window if that takes longer than `patience`. Returns false if the user cancelled the rest.
    static bool finish(std::chrono::milliseconds patience = std::chrono::seconds(1));

    void reject() override {} ///< Neither a key nor the window frame cancels a file.

private:
    LastWrites();
    void tell(const QString& file);

    QLabel* m_text;
    bool m_givenUp = false;
};

} // namespace doppler
