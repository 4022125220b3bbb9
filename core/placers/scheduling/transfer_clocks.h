// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/pair_scheduler.h"

#include <vector>

namespace doppler {

/// Earliest task first where every device sends or receives one tensor at a time and keeps what it received
/// (Baechi). Among the tensors that a vertex needs from elsewhere, the one produced first travels first.
class TransferClocks : public PairRule {
public:
    explicit TransferClocks(const Problem& problem);

    [[nodiscard]] double tie(VertexId v) const override { return -level[v]; }
    [[nodiscard]] bool contended() const override { return true; }
    [[nodiscard]] double dataReady(const Plan& plan, VertexId v, DeviceId d) const override;
    void placing(const Plan& plan, VertexId v, DeviceId d) override;

protected:
    const Problem& problem;

private:
    /// Sends the inputs of v to d; calls sent(tensor, from, end) for each. Returns the time at which the last
    /// one is there.
    template <class Sent>
    double travel(const Plan& plan, VertexId v, DeviceId d, Sent sent) const;

    std::vector<double> level;  ///< Static, by vertex.
    std::vector<double> clock;  ///< By device: the time from which it can send and receive.
    std::vector<double> copyAt; ///< |tensors| x |D|: arrival of the copy; negative: there is none.
    mutable std::vector<EdgeId> remote;
};

} // namespace doppler
