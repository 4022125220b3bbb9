// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/traced_moves.h"

#include <algorithm>

namespace doppler {

namespace {

std::size_t featuresOf(const PolicyStep& step)
{
    std::size_t count = step.movedVertexFeatures.size();
    for (const std::vector<float>& there : step.moveFeatures)
        count += there.size();
    return count;
}

} // namespace

TracedMoves::TracedMoves(const Problem& p, LearnedChooser& c, EpisodeTrace& t)
    : problem(p), chooser(c), trace(t)
{
}

std::size_t TracedMoves::chooseVertex(std::span<const Move> among, double spent, Random& random)
{
    const std::size_t chosen = seedAmong = chooser.chooseVertex(among, spent, random);
    const std::vector<float> probability = chooser.vertexProbabilities();
    seed.candidates.clear();
    seed.selectProbability.clear();
    for (std::size_t i = 0; i < among.size(); ++i) { // the same vertex may be drawn twice
        const auto known = std::ranges::find(seed.candidates, among[i].vertex);
        const auto at = static_cast<std::size_t>(known - seed.candidates.begin());
        if (known == seed.candidates.end()) {
            seed.candidates.push_back(among[i].vertex);
            seed.selectProbability.push_back(0);
        }
        seed.selectProbability[at] += probability[i];
    }
    return chosen;
}

std::size_t TracedMoves::chooseMove(std::span<const GroupMove> among, double spent, Random& random)
{
    const std::size_t chosen = chooser.chooseMove(among, spent, random);
    const std::vector<float> probability = chooser.moveProbabilities();
    const GroupMove& move = among[chosen];
    seed.vertex = move.seed;
    seed.device = move.device;
    if (chooser.vertices() == 1) { // SEL was not asked
        seed.candidates = {move.seed};
        seed.selectProbability = {1};
    }
    seed.placeProbability.assign(problem.deviceCount(), 0);
    for (std::size_t i = 0; i < among.size(); ++i) // with others joining, one device may be there twice
        seed.placeProbability[among[i].device] += probability[i];
    writeFeatures(among, chosen);
    joined = move.group;
    std::erase(joined, problem.movesTogether(move.seed).front());
    return chosen;
}

/// Of two moves to one device those of the first, but of the chosen one its own.
void TracedMoves::writeFeatures(std::span<const GroupMove> among, std::size_t chosen)
{
    seed.movedVertexFeatures.clear();
    seed.moveFeatures.clear();
    if (features >= mostFeatures)
        return;
    if (chooser.vertices() > 1) {
        const VertexFeatures& ofVertex = chooser.vertexFeatures(seedAmong);
        seed.movedVertexFeatures.assign(ofVertex.begin(), ofVertex.end());
    }
    seed.moveFeatures.resize(problem.deviceCount());
    for (std::size_t i = 0; i < among.size(); ++i) {
        std::vector<float>& there = seed.moveFeatures[among[i].device];
        if (const MoveFeatures& ofMove = chooser.moveFeatures(i); there.empty() || i == chosen)
            there.assign(ofMove.begin(), ofMove.end());
    }
}

void TracedMoves::arrived(PlacementWalk& walk)
{
    chooser.arrived(walk);
    now = walk.makespan();
    if (trace.start.empty()) {
        trace.start = walk.current().devices;
    } else {
        full = full || trace.steps.size() + 1 + joined.size() > mostSteps;
        if (full) // With one left out, those after it lead elsewhere.
            return;
        trace.steps.push_back(seed);
        features += featuresOf(seed);
        for (const VertexId v : joined) {
            PolicyStep& step = trace.steps.emplace_back();
            step.vertex = v;
            step.device = seed.device;
            step.placeProbability.assign(problem.deviceCount(), 0);
            step.placeProbability[seed.device] = 1;
        }
    }
    if (walk.makespan() < best) {
        best = walk.makespan();
        stepsToBest = trace.steps.size();
    }
}

/// A walk that is at a placement as short as the best stays there. A trace that is full has no way from its
/// best to where the walk is.
void TracedMoves::wentBack(PlacementWalk& walk)
{
    chooser.arrived(walk);
    if (!full && now > best)
        keepToBest();
    now = walk.makespan();
}

void TracedMoves::keepToBest()
{
    for (std::size_t i = stepsToBest; i < trace.steps.size(); ++i)
        features -= featuresOf(trace.steps[i]);
    trace.steps.resize(stepsToBest);
}

void TracedMoves::end()
{
    keepToBest();
    trace.makespan = best;
}

} // namespace doppler
