// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace doppler {

class Activities;
class StatusLine;

/// Shows an activity in the status line while scripts/run.sh still builds the modules for learning and for
/// ONNX models, and a note when they are ready. Does nothing in an installed program. Window's thread only.
class ModuleBuildNote : public QObject {
    Q_OBJECT
public:
    /// Both outlive this object.
    ModuleBuildNote(Activities& activities, StatusLine& status, QObject* parent = nullptr);

private:
    void check();

    Activities& m_activities;
    StatusLine& m_status;
    QTimer m_poll; ///< Stopped once the modules are ready.
};

} // namespace doppler
