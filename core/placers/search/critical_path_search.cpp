// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/search/path_annealing.h"

namespace doppler {

namespace {

/// Annealing along the realised critical path (see PathAnnealing) that tries whatever it draws.
class CriticalPathSearch final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "critical-path-search", DOPPLER_TEXT("core", "Critical path search"), PlacerKind::Search,
            "annealing after Kirkpatrick, Gelatt, Vecchi, Science 220, 1983; seeds after the critical blocks "
            "of "
            "van Laarhoven, Aarts, Lenstra, Operations Research 40(1), 1992",
            searchOptions(10000, pathAnnealingOptions())};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChainsWithOrder(problem, options, context, [&](SearchChain& chain, bool order) {
            return PathAnnealing(chain, order).run();
        });
    }
};

} // namespace

std::unique_ptr<Placer> makeCriticalPathSearch() { return std::make_unique<CriticalPathSearch>(); }

} // namespace doppler
