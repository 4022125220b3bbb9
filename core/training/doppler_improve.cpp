// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/learned/learned_chooser.h"
#include "core/training/named_networks.h"
#include "core/training/option_specs.h"

namespace doppler {

namespace {

std::vector<OptionSpec> ownOptions(bool control)
{
    std::vector<OptionSpec> all = pathAnnealingOptions();
    all.push_back(textOption(
        "network", "shipped",
        {.label = DOPPLER_TEXT("core", "Initial networks"),
         .help = DOPPLER_TEXT(
             "core", "the networks: shipped, fresh (untrained), or a checkpoint file of this policy")}));
    for (OptionSpec& spec : learnedChooserOptions(1e-3))
        all.push_back(std::move(spec));
    all.push_back(controlOption());
    all.back().standard = control;
    return all;
}

/// Annealing along the realised critical path whose moves two networks pick, SEL the vertex and PLC its
/// device: trained on many graphs, further on the one at hand. The control is the same with untrained
/// networks that do not learn.
class DopplerImprove final : public Placer {
public:
    explicit DopplerImprove(bool control)
        : description{control ? "doppler-improve-control" : "doppler-improve",
                      control ? DOPPLER_TEXT("core", "DOPPLER on a complete placement, control")
                              : DOPPLER_TEXT("core", "DOPPLER on a complete placement"),
                      PlacerKind::Learned,
                      "SEL and PLC after Yao et al., arXiv 2505.23131; annealing as critical-path-search",
                      searchOptions(10000, ownOptions(control))}
    {
    }

    [[nodiscard]] const PlacerInfo& info() const override { return description; }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const bool control = options.flag("control");
        const auto networks = namedNetworks(control ? "fresh" : options.text("network"));
        if (!networks)
            return networks.error();
        LearnedChooser::Settings settings = LearnedChooser::settings(options);
        if (control)
            settings.learningRate = 0;
        return searchInChainsWithOrder(problem, options, context, [&](SearchChain& chain, bool order) {
            ImproveNetworks own = *networks; // chains learn apart
            LearnedChooser chooser(problem, own, settings);
            return PathAnnealing(chain, order, &chooser).run();
        });
    }

private:
    PlacerInfo description;
};

} // namespace

std::unique_ptr<Placer> makeDopplerImprove() { return std::make_unique<DopplerImprove>(false); }
std::unique_ptr<Placer> makeDopplerImproveControl() { return std::make_unique<DopplerImprove>(true); }

} // namespace doppler
