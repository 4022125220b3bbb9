// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace doppler {

class StatusLine;

/// Shows a note in the status line while scripts/run.sh still builds the modules for learning and for ONNX
/// models, and says when they are ready. Does nothing in an installed program. Window's thread only.
class ModuleBuildNote : public QObject {
    Q_OBJECT
public:
    /// `status` outlives this object.
    explicit ModuleBuildNote(StatusLine& status, QObject* parent = nullptr);

private:
    void check();

    StatusLine& m_status;
    QTimer m_poll; ///< Stopped once the modules are ready.
};

} // namespace doppler
