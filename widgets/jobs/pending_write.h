// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// A file that was asked for and is not written yet, for as long as this lives. The program does not end
/// before the last one has gone (last_writes.h). Any thread.
class PendingWrite {
public:
    explicit PendingWrite(QString file);
    ~PendingWrite();
    PendingWrite(const PendingWrite&) = delete;
    PendingWrite& operator=(const PendingWrite&) = delete;

    /// That of the whole program which was asked for first; empty: all is written.
    [[nodiscard]] static QString first();

private:
    QString m_file;
};

} // namespace doppler
