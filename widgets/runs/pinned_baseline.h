// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

namespace doppler {

/// The pinned run of a graph, to which makespans of its other runs are compared.
struct PinnedBaseline {
    Q_DECLARE_TR_FUNCTIONS(doppler::PinnedBaseline)
public:
    QString name;
    RunPtr run; ///< Never null.

    /// makespan / that of the baseline - 1; nothing if the baseline takes no time. `makespan`: in seconds.
    [[nodiscard]] std::optional<double> share(double makespan) const;
    /// "2.350 ms (+3.2 %)"; without a baseline the makespan alone.
    [[nodiscard]] static QString makespanText(double makespan, const std::optional<PinnedBaseline>& baseline);
    /// "+3.2 % to the baseline HEFT (2.277 ms)"; empty without a baseline.
    [[nodiscard]] static QString note(double makespan, const std::optional<PinnedBaseline>& baseline);
    [[nodiscard]] bool operator==(const PinnedBaseline&) const = default;
};

} // namespace doppler
