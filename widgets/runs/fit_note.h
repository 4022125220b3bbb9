// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace doppler {

/// Says what of the shown run does not fit into memory, and offers ways out; hidden for a run that fits.
class FitNote : public QFrame {
    Q_OBJECT
public:
    explicit FitNote(QWidget* parent);
    /// Null: there is no run.
    void showRun(const RunPtr& run);

signals:
    void enforceRequested();
    void choosePlacerRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    RunPtr m_run;
    QLabel* m_text;
    QToolButton* m_enforce;
    QToolButton* m_choose;
};

} // namespace doppler
