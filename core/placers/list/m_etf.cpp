// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/transfer_clocks.h"

namespace doppler {

namespace {

/// Baechi's ETF: the ready pair that starts first, where memory has room, where a device moves one tensor at
/// a time and a tensor goes to a device once.
class MEtf final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"m-etf",
                                            "m-ETF",
                                            PlacerKind::Constructive,
                                            "Jeon, Cai, Srivastava et al., Baechi, SoCC 2020",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        TransferClocks rule(problem);
        return placeByPairs(problem, context, rule);
    }
};

} // namespace

std::unique_ptr<Placer> makeMEtf() { return std::make_unique<MEtf>(); }

} // namespace doppler
