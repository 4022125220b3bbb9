// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <chrono>

class QLabel;

namespace doppler {

/// What stands where the window was while files that were asked for are still being written: the program ends
/// after them. Nothing but its button gives them up.
class LastWrites : public QDialog {
    Q_OBJECT
public:
    /// Once the window is closed: handles events until everything is written, shown where that takes longer
    /// than `patience`. False: somebody gave the rest up.
    static bool finish(std::chrono::milliseconds patience = std::chrono::seconds(1));

    void reject() override {} ///< Neither a key nor the frame takes a file away.

private:
    LastWrites();
    void tell(const QString& file);

    QLabel* m_text;
    bool m_givenUp = false;
};

} // namespace doppler
