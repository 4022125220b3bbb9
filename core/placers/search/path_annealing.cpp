// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/path_annealing.h"

#include "core/base/option_specs.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace doppler {

std::vector<OptionSpec> pathAnnealingOptions()
{
    const auto share = [](const char* name, double standard, OptionText text) {
        return numberOption(name, standard, 0, 1, std::move(text));
    };
    return {
        temperatureOption(0.012),
        share("anywhere", 0.2,
              {.label = DOPPLER_TEXT("core", "Off-path moves"),
               .help = DOPPLER_TEXT(
                   "core", "probability that a move starts from a vertex off the realised critical path")}),
        share("follow", 0.9,
              {.label = DOPPLER_TEXT("core", "Neighbour device moves"),
               .help = DOPPLER_TEXT(
                   "core", "probability that a move goes to the device of a neighbour on another device")}),
        share("join", 0.7,
              {.label = DOPPLER_TEXT("core", "Joint move probability"),
               .help = DOPPLER_TEXT("core", "probability that a neighbour is moved as well, applied again "
                                            "for each further one, up to four")}),
        orderOption(),
        share("order_share", 0.5,
              {.label = DOPPLER_TEXT("core", "Order move share"),
               .help =
                   DOPPLER_TEXT("core", "with order: probability that a move changes the order of starts")})};
}

PathAnnealing::PathAnnealing(SearchChain& c, bool orderMoves, MoveChooser* ch)
    : chain(c), problem(c.problem), random(c.random), movesOrder(orderMoves), chooser(ch),
      neighbourhood(c.problem), walk(c.problem, orderMoves, true), anywhere(c.options.number("anywhere")),
      join(c.options.number("join")), follow(c.options.number("follow")),
      orderShare(orderMoves ? c.options.number("order_share") : 0), drawn(ch ? ch->moves() : 1)
{
}

Result<void> PathAnnealing::run()
{
    const auto begin = chain.start(walk);
    if (!begin)
        return begin.error();
    if (!*begin)
        return {};
    key = EvaluationMemo::key(walk.current().devices);
    arrived();
    Cooling cooling(chain, **begin);
    while (anneal(cooling) && cooling.reheat()) {
        if (!chain.backToBest(walk))
            break;
        key = EvaluationMemo::key(walk.current().devices);
        look();
        if (chooser)
            chooser->wentBack(walk);
    }
    return {};
}

/// One stage of the budget; false where everything has been seen.
bool PathAnnealing::anneal(Cooling& cooling)
{
    // Where moves lead to nothing new any more, the next one is made whatever it costs; where that does
    // not help either, everything has been seen.
    constexpr std::size_t patience = 1000;
    std::size_t known = 0;
    while ((movesOrder || !neighbourhood.empty()) && !chain.monitor.stageDone() && known < 100 * patience) {
        const double temperature = cooling.temperature(walk.makespan());
        const double limit = known % patience == patience - 1
                                 ? std::numeric_limits<double>::infinity()
                                 : drawLimit(random, walk.makespan(), temperature);
        known = step(limit) ? 0 : known + 1;
    }
    return known < 100 * patience && (movesOrder || !neighbourhood.empty());
}

/// Tries one move; false where it led to nothing new.
bool PathAnnealing::step(double limit)
{
    if (orderShare > 0 && (neighbourhood.empty() || random.uniform() < orderShare))
        return stepInOrder(limit);
    const GroupMove* move = nextMove(limit);
    if (!move)
        return false;
    moves.clear();
    for (VertexId m : move->group)
        moves.push_back({m, move->device});
    const bool isNew = movesOrder || !move->known;
    const double makespan = walk.tryMoves(moves, limit);
    if (chooser)
        chooser->tried(walk.makespan(), makespan);
    if (makespan <= limit) {
        walk.accept();
        key = move->key;
        arrived();
    } else {
        chain.monitor.counted();
        memo.rememberAbove(move->key, limit);
    }
    return isNew;
}

/// A move that is not known to miss the limit; null where none was drawn.
GroupMove* PathAnnealing::nextMove(double limit)
{
    // What is known costs a draw and no evaluation; now and then so many draws are known that fewer are left.
    const std::size_t most = drawn.size() + drawn.size() / 2;
    std::size_t count = 0;
    Move first = chooseVertex();
    for (std::size_t draws = 0; count < drawn.size() && draws < most; ++draws) {
        if (draws > 0)
            first.device = drawDevice(first.vertex);
        drawGroup(first, drawn[count]);
        if (misses(drawn[count], limit))
            continue;
        drawn[count].known = memo.knows(drawn[count].key);
        ++count;
    }
    if (count == 0)
        return nullptr;
    const std::size_t chosen =
        chooser ? chooser->chooseMove(std::span(drawn).first(count), chain.monitor.stageSpent(), random) : 0;
    return &drawn[chosen];
}

/// A vertex, and a first device for it.
Move PathAnnealing::chooseVertex()
{
    if (!chooser || chooser->vertices() == 1)
        return drawMove();
    firstDrawn.clear();
    for (std::size_t i = 0; i < chooser->vertices(); ++i)
        firstDrawn.push_back(drawMove());
    return firstDrawn[chooser->chooseVertex(firstDrawn, chain.monitor.stageSpent(), random)];
}

/// Puts what waits for a device or channel before what holds it, half of the time on another device.
bool PathAnnealing::stepInOrder(double limit)
{
    VertexId v, other;
    if (waiting.empty() || random.uniform() < anywhere) {
        v = VertexId{random.below(problem.vertexCount())};
        other = VertexId{random.below(problem.vertexCount())};
    } else {
        std::tie(v, other) = waiting[random.below(waiting.size())];
    }
    if (v == other)
        return false;
    moves.clear();
    if (neighbourhood.movable(v) && random.uniform() < 0.5)
        moves.push_back({v, neighbourhood.drawOtherDevice(random, v, walk.current().devices[v])});
    const bool pull = random.uniform() < 0.5;
    if (walk.tryOrder(moves, pull ? v : other, pull ? other : v, pull, limit) <= limit) {
        walk.accept();
        arrived();
    } else {
        chain.monitor.counted();
    }
    return true;
}

/// The walk is at a new placement.
void PathAnnealing::arrived()
{
    const Placement& here = walk.current();
    chain.monitor.evaluated(here.devices, walk.makespan(), here.order);
    look();
    if (chooser)
        chooser->arrived(walk);
}

/// Notes what moves from here need.
void PathAnnealing::look()
{
    memo.remember(key, walk.makespan());
    neighbourhood.movableOn(walk.criticalPath(), seeds);
    if (movesOrder)
        findWaiting();
}

void PathAnnealing::findWaiting()
{
    waiting.clear();
    VertexId before;
    for (const PathStep& s : walk.criticalPath()) {
        if (s.cause == Cause::Resource && before.valid() && before != s.vertex)
            waiting.emplace_back(s.vertex, before);
        before = s.vertex;
    }
}

VertexId PathAnnealing::drawSeed()
{
    return seeds.empty() || random.uniform() < anywhere ? neighbourhood.draw(random)
                                                        : seeds[random.below(seeds.size())];
}

/// A vertex and its new device: mostly one that has a neighbour elsewhere, to where that is.
Move PathAnnealing::drawMove()
{
    const Assignment& devices = walk.current().devices;
    VertexId v = drawSeed();
    if (random.uniform() < follow)
        for (int tries = 0; tries < 20; ++tries, v = drawSeed()) {
            const VertexId neighbour = neighbourhood.drawNeighbour(random, v);
            if (neighbour.valid() && devices[neighbour] != devices[v] &&
                problem.allowed(v, devices[neighbour]))
                return {v, devices[neighbour]};
        }
    return {v, neighbourhood.drawOtherDevice(random, v, devices[v])};
}

/// Another device for v, as drawMove draws them.
DeviceId PathAnnealing::drawDevice(VertexId v)
{
    const Assignment& devices = walk.current().devices;
    if (random.uniform() < follow)
        for (int tries = 0; tries < 4; ++tries) {
            const VertexId neighbour = neighbourhood.drawNeighbour(random, v);
            if (!neighbour.valid())
                break;
            if (devices[neighbour] != devices[v] && problem.allowed(v, devices[neighbour]))
                return devices[neighbour];
        }
    return neighbourhood.drawOtherDevice(random, v, devices[v]);
}

/// A move of this vertex to this device, with those that join.
void PathAnnealing::drawGroup(Move first, GroupMove& out)
{
    const auto [v, target] = first;
    out.seed = v;
    out.device = target;
    std::vector<VertexId>& group = out.group;
    group.assign(1, leader(v));
    for (int i = 0; i < mostJoining && random.uniform() < join; ++i) {
        const VertexId next = neighbourhood.drawNeighbour(random, group[random.below(group.size())]);
        if (!next.valid())
            break;
        if (problem.allowed(next, target) &&
            std::find(group.begin(), group.end(), leader(next)) == group.end())
            group.push_back(leader(next));
    }
    const Assignment& devices = walk.current().devices;
    std::erase_if(group, [&, there = target](VertexId m) { return devices[m] == there; });
    out.key = key;
    for (VertexId m : group)
        for (VertexId member : problem.movesTogether(m))
            out.key ^= EvaluationMemo::part(member, devices[member]) ^ EvaluationMemo::part(member, target);
}

} // namespace doppler
