// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/memory_fit.h"

#include <QCoreApplication>
#include <QString>

namespace doppler {

/// Whether a run fits into the memory of its devices, in the window's language.
class FitText {
    Q_DECLARE_TR_FUNCTIONS(doppler::FitText)
public:
    /// "Fits into memory", or what does not fit; empty if memory is not checked.
    static QString sentence(const Run& run);
    /// "yes", "no"; empty if memory is not checked.
    static QString word(MemoryFit fit);
    /// Names the placers that respect memory.
    static QString placers();
};

} // namespace doppler
