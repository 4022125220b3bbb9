// SPDX-License-Identifier: GPL-3.0-or-later
// What rank 0 asks of the ranks while a policy decides: they end their tasks and transfers in random order
// here, without computing anything.
#include "core/exec/ranks/rank_decisions.h"

#include "core/exec/computation.h"
#include "core/placers/online/online_placer.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <set>

namespace rank_decisions_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Kind = RankMail::Kind;

constexpr std::uint64_t caseCount = 60;

/// The ranks of a run, as far as their rank 0 can see them.
class Ranks {
public:
    Ranks(const ProblemPtr& p, OnlinePolicy& policy)
        : problem(*p), graph(problem.graph()), at(problem.vertexCount()), ran(problem.vertexCount()),
          told(problem.deviceCount()), busySlots(problem.deviceCount()),
          busyChannels(problem.channels().size()),
          decisions(p, policy, [this](DeviceId rank, const RankMail& command) { obey(rank, command); })
    {
        decisions.begin(std::chrono::steady_clock::now());
    }

    /// Something that was asked for ends.
    void endOne(Random& random)
    {
        const std::size_t i = random.below(running.size());
        const Work work = running[i];
        running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
        if (work.kind == Kind::Compute) {
            ran[work.number] = true;
            --busySlots[work.rank];
        } else {
            there.insert(work.number);
            occupy(work, -1);
        }
        sound = sound && decisions.take(reporterOf(work), reportOf(work), work.number).ok();
    }

    /// A report of something that does not run there.
    void lie(Random& random)
    {
        const auto rank = random.below(problem.deviceCount());
        const Kind kind = random.below(2) == 0 ? Kind::Computed : Kind::Arrived;
        const std::size_t number = random.below(graph.tensorCount() * problem.deviceCount() + 5);
        for (const Work& work : running)
            if (reportOf(work) == kind && reporterOf(work) == rank && work.number == number)
                return;
        sound = sound && !decisions.take(rank, kind, number);
    }

    const Problem& problem;
    const DataflowGraph& graph;
    struct Work {
        DeviceId rank; ///< That was asked.
        Kind kind;
        std::uint64_t number;
    };
    std::vector<Work> running;
    std::vector<DeviceId> at;
    std::vector<bool> ran;
    std::vector<std::set<VertexId>> told; ///< By rank: what ran elsewhere.
    std::vector<std::uint32_t> busySlots;
    std::vector<std::uint32_t> busyChannels;
    std::set<std::uint64_t> there; ///< Transfers that have arrived.
    std::set<std::uint64_t> sent;
    bool sound = true; ///< No command was wrong.
    RankDecisions decisions;

private:
    static Kind reportOf(const Work& work)
    {
        return work.kind == Kind::Compute ? Kind::Computed : Kind::Arrived;
    }
    [[nodiscard]] std::size_t reporterOf(const Work& work) const
    {
        return work.kind == Kind::Compute ? work.rank.value : work.number % problem.deviceCount();
    }

    void obey(DeviceId rank, const RankMail& command)
    {
        const auto elsewhere = ranElsewhere(command);
        sound = sound && elsewhere.has_value();
        for (const VertexId v : *elsewhere)
            sound = sound && ran[v] && at[v] != rank && told[rank].insert(v).second;
        running.push_back({rank, command.kind, command.number});
        sound = sound && (command.kind == Kind::Compute ? canCompute(rank, VertexId{command.number})
                                                        : canSend(running.back()));
    }

    bool canCompute(DeviceId rank, VertexId v)
    {
        for (const EdgeId e : graph.inEdges(v)) {
            const Edge& edge = graph.edge(e);
            if (!ran[edge.from] ||
                (at[edge.from] != rank && !there.contains(transferOf(problem, edge.tensor, rank))))
                return false;
        }
        const bool isNew = !at[v].valid();
        at[v] = rank;
        return isNew && problem.allowed(v, rank) &&
               ++busySlots[rank] <= problem.topology().device(rank).slotCount;
    }

    bool canSend(const Work& work)
    {
        const VertexId source = graph.tensor(TensorId{work.number / problem.deviceCount()}).source;
        return ran[source] && at[source] == work.rank && work.number % problem.deviceCount() != work.rank &&
               sent.insert(work.number).second && occupy(work, 1);
    }

    bool occupy(const Work& work, int change)
    {
        bool fits = true;
        for (const ChannelId c : problem.route(work.rank, DeviceId{work.number % problem.deviceCount()})) {
            busyChannels[c] += static_cast<std::uint32_t>(change);
            fits = fits && busyChannels[c] <= problem.channels()[c].capacity;
        }
        return fits;
    }
};

} // namespace

class RankDecisionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCommandCanBeObeyed()
    {
        std::size_t transfers = 0;
        std::size_t learnt = 0;
        for (const OnlinePlacer* placer : onlinePlacers())
            for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
                Random random(seed);
                const ProblemPtr problem = randomProblem(random, {});
                const auto policy = placer->policy(*problem);
                Ranks ranks(problem, *policy);
                while (!ranks.decisions.over()) {
                    QVERIFY(!ranks.running.empty() && ranks.sound);
                    ranks.lie(random);
                    ranks.endOne(random);
                }
                QVERIFY(ranks.sound && ranks.running.empty());
                QVERIFY(!ranks.decisions.take(0, Kind::Computed, 0)); // all has ended
                QCOMPARE(ranks.decisions.share(), 1.0);
                const Placement placement = ranks.decisions.placement();
                QVERIFY(validate(*problem, placement).ok());
                QCOMPARE(placement.devices, ranks.at);
                QVERIFY(!ranks.decisions.take(0, Kind::Computed, 0));
                transfers += ranks.sent.size();
                for (const auto& one : ranks.told)
                    learnt += one.size();
            }
        QVERIFY(transfers > 1000 && learnt > 1000);
    }

    void listsAreReadWhole()
    {
        QVERIFY(!ranElsewhere({Kind::Compute, 0, "nonsense"}));
        QVERIFY(!ranElsewhere({Kind::Compute, 0, {}}));
        QVERIFY(!ranElsewhere({Kind::Compute, 0, std::string(8, '\xff')}));
        QVERIFY(ranElsewhere({Kind::Compute, 0, std::string(8, '\0')})->empty());
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, RankDecisionsTest)

} // namespace rank_decisions_test

#include "rank_decisions.moc"
