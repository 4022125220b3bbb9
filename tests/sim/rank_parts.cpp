// SPDX-License-Identifier: GPL-3.0-or-later
// What the ranks of an execution tell each other, between threads of this process: clocks, phases, parts of
// results, failures.
#include "core/catalog/machine_topology.h"
#include "core/exec/computation.h"
#include "core/exec/computed_run.h"
#include "core/exec/ranks/packed.h"
#include "core/exec/ranks/rank_control.h"
#include "core/exec/ranks/rank_identity.h"
#include "core/exec/ranks/rank_report.h"
#include "core/graph/graph_builder.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <thread>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rank_parts_test {

using namespace doppler;

namespace {

RankSetup setUp(std::size_t rank, std::size_t size)
{
    RankSetup setup;
    setup.rank = rank;
    setup.size = size;
    setup.timeoutSeconds = 20;
    return setup;
}

/// Ranks that are connected as if a board had released its connections.
struct Connected {
    explicit Connected(std::size_t size, double timeout = 20)
    {
        std::vector<RankPeer> ofZero;
        std::vector<std::jthread> others;
        controls.resize(size);
        for (std::size_t rank = 1; rank < size; ++rank) {
            int ends[2];
            if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0)
                qFatal("no sockets");
            ofZero.push_back({rank, Descriptor(ends[0])});
            others.emplace_back([this, rank, size, timeout, end = ends[1]] {
                std::vector<RankPeer> peers;
                peers.push_back({0, Descriptor(end)});
                controls[rank] = *RankControl::open(setUp(rank, size), std::move(peers), timeout, 1 << 20);
            });
        }
        controls[0] = *RankControl::open(setUp(0, size), std::move(ofZero), timeout, 1 << 20);
    }
    RankControl& operator[](std::size_t rank) { return *controls[rank]; }
    std::vector<std::unique_ptr<RankControl>> controls;
};

struct Heard final : RankListener {
    void phaseOver(std::size_t phase) override
    {
        last = phase;
        ++phases;
    }
    void told(std::size_t from, const RankMail& mail) override
    {
        if (onTold)
            onTold(from, mail);
    }
    void failed(const Error&) override { ++errors; }
    std::function<void(std::size_t from, const RankMail& mail)> onTold = {};
    std::atomic<std::size_t> phases = 0;
    std::atomic<std::size_t> last = 0;
    std::atomic<int> errors = 0;
};

/// v0 on d0 -> v1 on d1 -> v2 on d0.
struct Chain {
    Chain()
    {
        GraphBuilder builder("chain");
        for (int i = 0; i < 3; ++i) {
            Vertex v;
            v.name = "v" + std::to_string(i);
            v.flops = 1;
            v.outputBytes = 8;
            builder.addVertex(std::move(v));
        }
        builder.addEdge({0, 1, {}, {}, {}});
        builder.addEdge({1, 2, {}, {}, {}});
        problem = Problem::create(builder.build().value(), *topologyNamed("2xP100")).value();
        placement.devices = {DeviceId{0U}, DeviceId{1U}, DeviceId{0U}};
        tokens = sequentialTokens(problem->graph());
    }
    /// The parts of an execution in which the clock of the second rank is ahead by so many seconds.
    [[nodiscard]] std::vector<RankPart> parts(double ahead) const
    {
        return {{{0, 1, 4, 5}, {1.1}, {3.9}, {tokens[0], tokens[2]}, {}},
                {{2 + ahead, 3 + ahead}, {3.1 + ahead}, {1.9 + ahead}, {tokens[1]}, {}}};
    }
    [[nodiscard]] Result<Execution> joined(const std::vector<RankPart>& parts, double clockError) const
    {
        std::vector<RankPart> travelled;
        for (const RankPart& part : parts)
            travelled.push_back(unpackPart(packPart(part)).value());
        auto report = joinParts(*problem, transferPlanOf(*problem, placement), placement, travelled);
        if (!report)
            return report.error();
        report->clockError = clockError;
        report->notes = {{"{0} things", {count(3)}}};
        return readReport(*problem, placement, packReport(*report));
    }

    ProblemPtr problem;
    Placement placement;
    std::vector<std::uint32_t> tokens;
};

} // namespace

class RankPartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesArePackedAndRead()
    {
        Packer out;
        const Error error{{"{0} of {1}", {count(3), figure("2 ms")}}, "a file", "a place"};
        out.add(error);
        out.add(1.5);
        const std::string bytes = fromHex(asHex(out.bytes()));
        QCOMPARE(bytes, out.bytes());
        Unpacker in(bytes);
        const Error read = in.error();
        QVERIFY(read.message == error.message && read.file == error.file && read.place == error.place);
        QCOMPARE(in.real(), 1.5);
        QVERIFY(in.complete());
        // Cut anywhere, it is noticed.
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            Unpacker cut(std::string_view(bytes).substr(0, size));
            (void)cut.error();
            (void)cut.real();
            QVERIFY(cut.failed());
        }
        std::string large = bytes;
        large.replace(0, 8, 8, '\xff'); // a text of more bytes than there are
        Unpacker broken(large);
        QVERIFY(broken.text().empty() && broken.failed());
    }

    void partsBecomeOneExecution()
    {
        const Chain chain;
        const auto execution = chain.joined(chain.parts(0), 0);
        QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
        QCOMPARE(execution->schedule.makespan, 5.0);
        QCOMPARE(execution->schedule.transfers[0].start, 1.1);
        QCOMPARE(execution->schedule.transfers[0].end, 1.9);
        QCOMPARE(execution->schedule.tasks[1].ready, 1.9);
        QCOMPARE(execution->notes.front().english(), std::string("3 things"));
        QVERIFY(execution->check->tokensEqual && !execution->check->outputsEqual);
    }

    /// A transfer never ends before it starts, however wrong the clocks are.
    void clocksFollowTheOrderOfEvents()
    {
        const Chain chain;
        for (const double ahead : {-0.85, -0.5, 0.0, 0.5, 0.75}) {
            const auto execution = chain.joined(chain.parts(ahead), 1);
            QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
            for (const TransferRun& x : execution->schedule.transfers)
                QVERIFY(x.start <= x.end);
        }
        // Moved only as far as necessary.
        QVERIFY(std::abs(chain.joined(chain.parts(-0.85), 1)->schedule.tasks[1].start - 1.2) < 1e-9);
        QCOMPARE(chain.joined(chain.parts(0.5), 1)->schedule.tasks[1].start, 2.5);
    }

    void whatDoesNotFitIsRefused()
    {
        const Chain chain;
        auto parts = chain.parts(0);
        parts[1].tokens[0] ^= 1;
        const auto wrongToken = chain.joined(parts, 0);
        QVERIFY(!wrongToken);
        QVERIFY(wrongToken.error().english().find("vertex v1 has the token") != std::string::npos);
        parts = chain.parts(0);
        parts[0].sent.clear();
        QVERIFY(!chain.joined(parts, 0));
        parts = chain.parts(0);
        parts[1].check.outputsEqual = false;
        parts[1].check.largestDifference = 0.5;
        parts[1].check.firstDifferent = "v1";
        const auto different = chain.joined(parts, 0);
        QVERIFY(different && different->check->outputsEqual == false);
        QCOMPARE(different->check->firstDifferent, std::string("v1"));
        QCOMPARE(different->check->largestDifference.value(), 0.5);
        QVERIFY(!unpackPart("nonsense"));
        QVERIFY(!readReport(*chain.problem, chain.placement, packPart(parts[0])));
    }

    void clocksOfOneMachineAgree()
    {
        Connected ranks(3);
        const auto clocks = ranks[0].measureClocks();
        QVERIFY(bool(clocks));
        for (std::size_t rank = 1; rank < 3; ++rank) {
            const RankClock& clock = (*clocks)[rank];
            QVERIFY(clock.error > 0);
            QVERIFY(std::abs(clock.offset) <= clock.error);
        }
    }

    void phasesEndWhenAllHaveFinishedThem()
    {
        Connected ranks(3);
        Heard heard[3];
        for (std::size_t rank = 0; rank < 3; ++rank)
            ranks[rank].listen(&heard[rank]);
        for (std::size_t phase = 0; phase < 4; ++phase) {
            QVERIFY(!ranks[1].finishedPhase(phase));
            if (phase % 2 == 0) {
                QVERIFY(!ranks[0].finishedPhase(phase));
                QVERIFY(!ranks[2].finishedPhase(phase));
            } else {
                QVERIFY(!ranks[2].finishedPhase(phase));
                // Rank 0 hears by its return value or later, as the others.
                if (ranks[0].finishedPhase(phase))
                    heard[0].phaseOver(phase);
            }
            for (const Heard& one : heard) {
                QTRY_COMPARE(one.phases.load(), phase + 1);
                QCOMPARE(one.last.load(), phase);
            }
        }
        for (std::size_t rank = 0; rank < 3; ++rank)
            ranks[rank].listen(nullptr);
    }

    /// A listener answers at once, without waiting for anybody.
    void decisionsAndReportsReachTheListeners()
    {
        constexpr std::uint64_t rounds = 1000;
        Connected ranks(3);
        Heard heard[3];
        std::atomic<std::uint64_t> answers = 0;
        std::atomic<bool> sound = true;
        heard[0].onTold = [&](std::size_t from, const RankMail& mail) {
            sound = sound && mail.kind == RankMail::Kind::Computed && mail.body.empty();
            ++answers;
            if (mail.number < rounds)
                ranks[0].post(from, {RankMail::Kind::Compute, mail.number + 1, "what ran"});
        };
        for (std::size_t rank = 1; rank < 3; ++rank)
            heard[rank].onTold = [&, rank](std::size_t from, const RankMail& mail) {
                sound = sound && from == 0 && mail.kind == RankMail::Kind::Compute && mail.body == "what ran";
                ranks[rank].post(0, {RankMail::Kind::Computed, mail.number});
            };
        for (std::size_t rank = 0; rank < 3; ++rank)
            ranks[rank].listen(&heard[rank]);
        for (std::size_t rank = 1; rank < 3; ++rank)
            ranks[0].post(rank, {RankMail::Kind::Compute, 1, "what ran"});
        QTRY_COMPARE(answers.load(), 2 * rounds);
        QVERIFY(sound);
        // A lost rank is noticed although the listener only posts.
        heard[1].onTold = {};
        ranks.controls[2].reset();
        QTRY_VERIFY(ranks[0].failure() && ranks[1].failure());
        ranks[0].post(2, {RankMail::Kind::Compute, 1, {}});
        QVERIFY(ranks[1].failure()->english().starts_with("rank 2 was lost"));
        for (std::size_t rank = 0; rank < 2; ++rank)
            ranks[rank].listen(nullptr);
    }

    void aFailureReachesAll()
    {
        Connected ranks(3);
        Heard heard;
        ranks[1].listen(&heard);
        ranks[2].fail({{"the kernel of {0} failed", {"v7"}}, {}, {}});
        for (std::size_t rank = 0; rank < 2; ++rank) {
            const auto mail = ranks[rank].await(rank == 0 ? 2 : 0, RankMail::Kind::Part);
            QVERIFY(!mail);
            QCOMPARE(mail.error().english(), std::string("the kernel of v7 failed"));
        }
        QTRY_COMPARE(heard.errors.load(), 1);
        ranks[1].listen(nullptr);
    }

    void aLostRankIsNamedByAll()
    {
        Connected ranks(4);
        ranks.controls[2].reset(); // without a word
        for (const std::size_t rank : {0, 1, 3}) {
            const auto mail = ranks[rank].await(rank == 0 ? 1 : 0, RankMail::Kind::Start);
            QVERIFY(!mail && mail.error().english().starts_with("rank 2 was lost"));
        }
    }

    void verdictsWaitForRankZero()
    {
        Connected ranks(3);
        const Error symptom{{"the connection broke"}, {}, {}};
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            ranks[0].fail({{"rank 2 was lost"}, {}, {}});
        });
        QCOMPARE(ranks[1].verdict(symptom).english(), std::string("rank 2 was lost"));
        later.join();
        Connected sound(2);
        sound[1].finish();
        QCOMPARE(sound[1].verdict(symptom).english(), std::string("the connection broke"));
        sound[0].finish();
    }

    void endingIsNoFailure()
    {
        Connected ranks(3);
        for (std::size_t rank = 0; rank < 3; ++rank)
            ranks[rank].finish();
        for (std::size_t rank = 0; rank < 3; ++rank)
            QVERIFY(!ranks[rank].failure());
        ranks.controls[0].reset();
        QVERIFY(!ranks[1].failure() && !ranks[2].failure());
    }

    void anotherVersionIsNamed_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<qulonglong>("execution");
        QTest::addColumn<QString>("error");
        QTest::newRow("same") << "1.0" << 7ULL << "";
        QTest::newRow("version") << "1.1" << 7ULL
                                 << "rank 1 runs version 1.1 of the program and rank 0 version 1.0";
        QTest::newRow("execution") << "1.0" << 8ULL
                                   << "rank 1 has another graph, devices, placement or options";
    }
    void anotherVersionIsNamed()
    {
        QFETCH(QString, version);
        QFETCH(qulonglong, execution);
        QFETCH(QString, error);
        RankSetup zero = setUp(0, 2);
        zero.port = 0;
        auto socket = listenForRanks(zero);
        QVERIFY(bool(socket));
        RankSetup one = setUp(1, 2);
        one.port = socket->port;
        QVERIFY(one.port != 0);
        const std::string secret = "the secret of these tests";
        std::optional<Result<std::vector<RankIdentity>>> ofOne;
        std::jthread other([&] {
            const auto board = openRankBoard(one, secret, {});
            if (board)
                ofOne.emplace(exchangeIdentities(one, **board, {version.toStdString(), execution, "m1"}));
        });
        const auto board = openRankBoard(*std::move(socket), zero, secret, {});
        QVERIFY(bool(board));
        const auto ofZero = exchangeIdentities(zero, **board, {"1.0", 7, "m0"});
        other.join();
        QVERIFY(ofOne.has_value());
        for (const Result<std::vector<RankIdentity>>* result : {&ofZero, &std::as_const(*ofOne)}) {
            QCOMPARE(result->ok(), error.isEmpty());
            if (result->ok())
                QCOMPARE((*result)->at(1).machine, std::string("m1"));
            else
                QVERIFY2(result->error().english().starts_with(error.toStdString()),
                         result->error().english().c_str());
        }
        QVERIFY(!thisMachineKey().empty());
    }
};

DOPPLER_TEST(RankPartsTest)

} // namespace rank_parts_test

#include "rank_parts.moc"
