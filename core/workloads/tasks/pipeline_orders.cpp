// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/tasks/pipeline_orders.h"

#include <algorithm>
#include <array>
#include <deque>

namespace doppler {

namespace {

using Work = PipelineWork;

/// The actions of one rank, with a counter of micro-batches for every kind of work in each of its stages.
class RankOrder {
public:
    RankOrder(std::vector<std::size_t> stagesOfRank, bool splitBackward)
        : stages(std::move(stagesOfRank)), split(splitBackward), counts(stages.size())
    {
    }

    void forward(std::size_t chunk) { add(Work::Forward, chunk, next(chunk, 0)); }
    void forwardOf(std::size_t chunk, std::size_t batch) { add(Work::Forward, chunk, batch); }
    /// Both gradients.
    void backward(std::size_t chunk) { backwardOf(chunk, next(chunk, 1)); }
    void backwardOf(std::size_t chunk, std::size_t batch)
    {
        if (!split) {
            add(Work::Backward, chunk, batch);
            return;
        }
        add(Work::InputGradient, chunk, batch);
        add(Work::WeightGradient, chunk, batch);
    }
    /// The gradient of the input; that of the weights waits for weight().
    void input(std::size_t chunk)
    {
        const std::size_t batch = next(chunk, 1);
        add(Work::InputGradient, chunk, batch);
        waiting.emplace_back(chunk, batch);
    }
    /// The gradient of the weights that has waited longest, in this chunk or in any.
    void weight(std::size_t chunk)
    {
        const auto at = std::ranges::find(waiting, chunk, &std::pair<std::size_t, std::size_t>::first);
        if (at == waiting.end())
            return;
        add(Work::WeightGradient, at->first, at->second);
        waiting.erase(at);
    }
    void weight()
    {
        if (waiting.empty())
            return;
        add(Work::WeightGradient, waiting.front().first, waiting.front().second);
        waiting.pop_front();
    }
    [[nodiscard]] std::size_t forwards(std::size_t chunk) const { return counts[chunk][0]; }
    [[nodiscard]] bool weightsWait() const { return !waiting.empty(); }

    std::vector<PipelineAction> actions;

private:
    std::size_t next(std::size_t chunk, std::size_t kind) { return counts[chunk][kind]++; }
    void add(Work work, std::size_t chunk, std::size_t batch)
    {
        actions.push_back(
            {work, static_cast<std::uint32_t>(stages[chunk]), static_cast<std::uint32_t>(batch)});
    }

    std::vector<std::size_t> stages;
    bool split;
    std::vector<std::array<std::size_t, 2>> counts; ///< Forward and backward passes so far.
    std::deque<std::pair<std::size_t, std::size_t>> waiting;
};

/// Huang et al., "GPipe", NeurIPS 2019, arXiv 1811.06965. Bubble share (p - 1) / (m + p - 1).
void gpipe(RankOrder& rank, std::size_t batches)
{
    for (std::size_t m = 0; m < batches; ++m)
        rank.forwardOf(0, m);
    for (std::size_t m = batches; m-- > 0;)
        rank.backwardOf(0, m);
}

/// Narayanan et al., "Memory-Efficient Pipeline-Parallel DNN Training", ICML 2021, arXiv 2006.09503
/// (PipeDream-Flush). Bubble share as GPipe; at most p micro-batches in flight.
void oneByOne(RankOrder& rank, std::size_t r, std::size_t ranks, std::size_t batches)
{
    const std::size_t ahead = std::min(batches, ranks - r);
    for (std::size_t m = 0; m < ahead; ++m)
        rank.forward(0);
    for (std::size_t m = 0; m < batches; ++m) {
        rank.backward(0);
        if (m + ahead < batches)
            rank.forward(0);
    }
}

/// Narayanan et al., "Efficient Large-Scale Language Model Training on GPU Clusters", SC 2021, arXiv
/// 2104.04473. Bubble share (p - 1) / (v m + p - 1) for v stages per rank and m a multiple of p.
void interleaved(RankOrder& rank, std::size_t r, std::size_t ranks, std::size_t batches, std::size_t perRank)
{
    const std::size_t group =
        std::min(batches, ranks); // Micro-batches that pass all stages of a rank in turn.
    const std::size_t all = (batches + group - 1) / group * group * perRank;
    const std::size_t ahead = std::min(all, (perRank - 1) * group + 2 * (ranks - 1 - r));
    const auto chunk = [&](std::size_t i) { return i / group % perRank; };
    const auto batch = [&](std::size_t i) { return i / (group * perRank) * group + i % group; };
    for (std::size_t i = 0; i < ahead; ++i)
        rank.forwardOf(chunk(i), batch(i));
    for (std::size_t i = 0; i < all; ++i) {
        if (ahead + i < all)
            rank.forwardOf(chunk(ahead + i), batch(ahead + i));
        rank.backwardOf(perRank - 1 - chunk(i), batch(i));
    }
}

/// Qi et al., "Zero Bubble Pipeline Parallelism", ICLR 2024, arXiv 2401.10241, schedule ZB-H1: rank r starts
/// with weight gradients r micro-batches later than with input gradients. Bubble (p - 1)(F + I - W) s.
void zbH1(RankOrder& rank, std::size_t r, std::size_t ranks, std::size_t batches)
{
    const std::size_t ahead = std::min(batches, ranks - 1 - r);
    for (std::size_t m = 0; m < ahead; ++m)
        rank.forward(0);
    for (std::size_t m = 0; m < batches; ++m) {
        if (rank.forwards(0) < batches)
            rank.forward(0);
        rank.input(0);
        if (m >= r)
            rank.weight();
    }
    while (rank.weightsWait())
        rank.weight();
}

/// Qi et al., "Pipeline Parallelism with Controllable Memory", NeurIPS 2024, arXiv 2405.15362, schedule ZB-V:
/// with F = I = W no rank is idle between its first and its last action.
void zbV(RankOrder& rank, std::size_t r, std::size_t ranks, std::size_t batches)
{
    const auto later = [&] { // the second stage: one pass in each direction
        rank.forward(1);
        rank.backward(1);
    };
    for (std::size_t i = 0; i < 2 * (ranks - r) - 1; ++i)
        rank.forward(0);
    for (std::size_t i = 0; i < r; ++i) {
        rank.forward(1);
        rank.forward(0);
    }
    for (std::size_t i = 0; i < ranks - r; ++i)
        later();
    while (rank.forwards(1) < rank.forwards(0) || rank.forwards(0) < batches) {
        if (rank.forwards(0) < batches)
            rank.forward(0);
        rank.backward(0);
        later();
    }
    for (std::size_t i = 0; i < r; ++i) {
        rank.input(0);
        rank.input(1);
    }
    for (std::size_t i = 0; i < ranks - r; ++i) {
        rank.input(0);
        rank.weight(0);
    }
    for (std::size_t chunk = 2; chunk-- > 0;)
        for (std::size_t i = 0; i < ranks; ++i)
            rank.weight(chunk);
}

/// DeepSeek-AI, "DeepSeek-V3 Technical Report", arXiv 2412.19437 (DualPipe), cut in half by Qi et al.: two
/// stages per rank in a V. Forward and backward passes that DualPipeV overlaps are one after the other here.
void dualPipeV(RankOrder& rank, std::size_t r, std::size_t ranks, std::size_t batches)
{
    const std::size_t behind = ranks - 1 - r;
    for (std::size_t i = 0; i < 2 * behind; ++i)
        rank.forward(0);
    for (std::size_t i = 0; i <= r; ++i) {
        rank.forward(0);
        rank.forward(1);
    }
    for (std::size_t i = 0; i < behind; ++i) {
        rank.input(1);
        rank.weight();
        rank.forward(1);
    }
    for (std::size_t i = 0; i < batches - 2 * ranks + r + 1; ++i) {
        rank.forward(0);
        rank.backward(1);
        rank.forward(1);
        rank.backward(0);
    }
    for (std::size_t i = 0; i < behind; ++i) {
        rank.backward(1);
        rank.forward(1);
        rank.backward(0);
    }
    // The second half of the last backward passes is split.
    const auto last = [&](std::size_t chunk, bool later) {
        if (later)
            rank.input(chunk);
        else
            rank.backward(chunk);
    };
    const std::size_t half = (r + 1) / 2;
    for (std::size_t i = 0; i <= r; ++i) {
        last(1, i > half || (i == half && r % 2 == 1));
        last(0, i >= half);
    }
    for (std::size_t i = 0; i < behind; ++i) {
        rank.weight();
        rank.input(0);
    }
    while (rank.weightsWait())
        rank.weight();
}

bool isV(PipelineOrder order) { return order == PipelineOrder::ZbV || order == PipelineOrder::DualPipeV; }

/// Stage `chunk` of a rank; it may be beyond the last one.
std::size_t stageOf(PipelineOrder order, std::size_t rank, std::size_t chunk, std::size_t ranks)
{
    return isV(order) && chunk == 1 ? 2 * ranks - 1 - rank : chunk * ranks + rank;
}

} // namespace

PipelinePlan planPipeline(PipelineOrder order, std::size_t stages, std::size_t batches, std::size_t perRank,
                          bool split)
{
    const std::size_t chunks = isV(order)                            ? 2
                               : order == PipelineOrder::Interleaved ? std::min(perRank, stages)
                                                                     : 1;
    PipelinePlan plan;
    plan.ranks = (stages + chunks - 1) / chunks;
    plan.rankOf.resize(stages);
    for (std::size_t r = 0; r < plan.ranks; ++r) {
        std::vector<std::size_t> own;
        for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
            own.push_back(stageOf(order, r, chunk, plan.ranks));
            if (own.back() < stages)
                plan.rankOf[own.back()] = r;
        }
        const bool always = isV(order) || order == PipelineOrder::ZbH1;
        RankOrder rank(std::move(own), split || always);
        switch (order) {
        case PipelineOrder::GPipe:
            gpipe(rank, batches);
            break;
        case PipelineOrder::OneByOne:
            oneByOne(rank, r, plan.ranks, batches);
            break;
        case PipelineOrder::Interleaved:
            interleaved(rank, r, plan.ranks, batches, chunks);
            break;
        case PipelineOrder::ZbH1:
            zbH1(rank, r, plan.ranks, batches);
            break;
        case PipelineOrder::ZbV:
            zbV(rank, r, plan.ranks, std::max(batches, 2 * plan.ranks - 1));
            break;
        case PipelineOrder::DualPipeV:
            dualPipeV(rank, r, plan.ranks, std::max(batches, 2 * plan.ranks));
            break;
        }
        std::erase_if(rank.actions,
                      [&](const PipelineAction& a) { return a.stage >= stages || a.batch >= batches; });
        plan.schedule.push_back(std::move(rank.actions));
    }
    return plan;
}

} // namespace doppler
