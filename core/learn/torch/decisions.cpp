// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/decisions.h"

#include <limits>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

namespace {

at::Tensor logProbabilities(const Decisions& of)
{
    return at::log_softmax(
        of.scores.masked_fill(of.allowed.logical_not(), -std::numeric_limits<double>::infinity()), 1);
}

/// Where nothing may be chosen there is no probability: its logarithm counts as 0.
at::Tensor finiteLogs(const Decisions& of)
{
    return logProbabilities(of).masked_fill(of.allowed.logical_not(), 0);
}

} // namespace

at::Tensor probabilities(const Decisions& of) { return logProbabilities(of).exp(); }

at::Tensor entropies(const Decisions& of) { return -(probabilities(of) * finiteLogs(of)).sum(1); }

at::Tensor lossOf(const Decisions& of)
{
    return -(of.targets * finiteLogs(of)).sum() - (of.weights * entropies(of)).sum();
}

struct Ragged::Places {
    at::Tensor at; ///< Of every choice in the rows, laid end to end.
    std::int64_t steps = 0;
    std::int64_t longest = 0;
};

Ragged::Ragged(std::span<const std::uint32_t> start) : places(std::make_unique<Places>())
{
    std::uint32_t longest = 0;
    for (std::size_t t = 0; t + 1 < start.size(); ++t)
        longest = std::max(longest, start[t + 1] - start[t]);
    std::vector<std::uint32_t> at;
    for (std::uint32_t t = 0; t + 1 < start.size(); ++t)
        for (std::uint32_t i = 0; i < start[t + 1] - start[t]; ++i)
            at.push_back(t * longest + i);
    *places = {indicesOf(at), static_cast<std::int64_t>(start.size()) - 1, longest};
}

Ragged::~Ragged() = default;

at::Tensor Ragged::rows(const at::Tensor& values) const
{
    return at::zeros({places->steps * places->longest}, values.options())
        .index_copy(0, places->at, values.reshape({-1}))
        .view({places->steps, places->longest});
}

at::Tensor Ragged::flat(const at::Tensor& rows) const
{
    return rows.reshape({-1}).index_select(0, places->at);
}

at::Tensor Ragged::present() const { return rows(at::ones_like(places->at)).to(at::kBool); }

OnDevices::OnDevices(const at::Tensor& before, const at::Tensor& placed,
                     std::span<const std::uint32_t> device)
{
    // Row t + 1 has the state of step t's vertex in the place of its device; what is there adds up.
    const std::int64_t steps = placed.size(0);
    const at::Tensor here = at::one_hot(indicesOf(device), before.size(0)).to(placed.scalar_type()); // T x D
    const at::Tensor added = here.view({steps, -1, 1}) * placed.view({steps, 1, -1});
    sums = std::make_unique<at::Tensor>(at::cat({before.unsqueeze(0), added}, 0).cumsum(0));
}

OnDevices::~OnDevices() = default;

at::Tensor OnDevices::beforeSteps() const { return sums->narrow(0, 0, sums->size(0) - 1); }

at::Tensor OnDevices::after() const { return sums->select(0, sums->size(0) - 1); }

} // namespace doppler
