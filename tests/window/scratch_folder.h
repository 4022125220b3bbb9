// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/last_writes.h"

#include <QTemporaryDir>

namespace doppler::tests {

/// A temporary folder for tests of widgets, which write files in the background: it is removed after the last
/// of these writes. Declare it before what writes, so that it goes last.
class ScratchFolder : public QTemporaryDir {
public:
    ScratchFolder() = default;
    ~ScratchFolder() { LastWrites::finish(); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
};

} // namespace doppler::tests
