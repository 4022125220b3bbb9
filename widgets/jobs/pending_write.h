// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// A file that is not written yet, registered for as long as this object exists. The program does not end
/// before the last one is gone (last_writes.h). Any thread.
class PendingWrite {
public:
    explicit PendingWrite(QString file);
    ~PendingWrite();
    PendingWrite(const PendingWrite&) = delete;
    PendingWrite& operator=(const PendingWrite&) = delete;

    /// The oldest pending file of the program; empty if all are written.
    [[nodiscard]] static QString first();

private:
    QString m_file;
};

} // namespace doppler
