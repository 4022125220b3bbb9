// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/bound_list.h"

#include <QCoreApplication>
#include <QString>

namespace doppler {

/// What lower bounds are called.
class BoundText {
    Q_DECLARE_TR_FUNCTIONS(doppler::BoundText)
public:
    /// Short: "longest path".
    static QString name(const NamedBound& bound, const Topology& topology);
};

} // namespace doppler
