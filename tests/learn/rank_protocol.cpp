// SPDX-License-Identifier: GPL-3.0-or-later
// What the processes of a shared training accept from each other before Gloo connects them.
#include "core/ranks/rank_board.h"
#include "core/ranks/rank_handshake.h"
#include "core/ranks/rank_messages.h"
#include "tests/support/processes.h"
#include "tests/support/runner.h"

#include <QTest>
#include <thread>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rank_protocol_test {

using namespace doppler;
using doppler::tests::freePort;

namespace {

const std::string secret = "the secret of these tests";

RankSetup setUp(std::size_t rank, std::uint16_t port)
{
    RankSetup setup;
    setup.rank = rank;
    setup.size = 2;
    setup.port = port;
    return setup;
}

/// Bytes of a request with these sizes, whatever follows.
std::string head(char kind, std::size_t key, std::size_t value)
{
    return std::string(1, kind) + sizeBytesOf(key) + sizeBytesOf(value);
}

} // namespace

class RankProtocolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signaturesFitOneMeeting()
    {
        const std::string server = newNonce();
        const std::string client = newNonce();
        QVERIFY(server != client);
        QCOMPARE(nonceOfChallenge(challengeOf(server)).value(), server);
        QVERIFY(!nonceOfChallenge(std::string(challengeBytes, 'x')));
        const std::string hello = helloOf(secret, server, client, {3, 5});
        QCOMPARE(hello.size(), helloBytes);
        const auto claim = checkHello(secret, server, hello);
        QVERIFY(claim && claim->rank == 3 && claim->size == 5);
        QVERIFY(!checkHello("another secret", server, hello));
        QVERIFY(!checkHello(secret, client, hello)); // replayed to another challenge
        for (std::size_t i = 0; i < hello.size(); i += 7) {
            std::string changed = hello;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY(!checkHello(secret, server, changed));
        }
        QVERIFY(welcomeOf(secret, server, client) != hello.substr(hello.size() - welcomeBytes));
    }

    void sizesAreLimitedBeforeAnythingIsKept()
    {
        bool broken = false;
        std::string bytes = encoded({RankRequest::Kind::Set, "key", "value"}) + "rest";
        const auto request = takeRequest(bytes, 2, broken);
        QVERIFY(request && !broken);
        QVERIFY(request->kind == RankRequest::Kind::Set && request->key == "key" &&
                request->value == "value");
        QCOMPARE(bytes, std::string("rest"));
        bytes = head(2, 3, 0) + "ke";
        QVERIFY(!takeRequest(bytes, 2, broken) && !broken); // the rest is still coming
        for (const std::string& wrong : {head(2, mostKeyBytes + 1, 0), head(1, 1, mostValueBytes(2) + 1),
                                         head(1, 0xffffffff, 0xffffffff), head(0, 1, 1), head(9, 1, 1)}) {
            bytes = wrong;
            QVERIFY(!takeRequest(bytes, 2, broken) && broken);
        }
    }

    void theBoardIsSharedAndLostWithAMember()
    {
        const std::uint16_t port = freePort();
        std::string seen;
        std::jthread other([&] {
            const auto board = openRankBoard(setUp(1, port), secret, {});
            if (!board)
                return;
            (*board)->set("from 1", std::string(60000, 'x'));
            seen = (*board)->get("from 0");
        }); // it leaves
        const auto board = openRankBoard(setUp(0, port), secret, {});
        QVERIFY(board.ok());
        QCOMPARE((*board)->address(), std::string("127.0.0.1"));
        (*board)->set("from 0", "hello");
        QCOMPARE((*board)->get("from 1").size(), std::size_t{60000});
        other.join();
        QCOMPARE(seen, std::string("hello"));
        QVERIFY_EXCEPTION_THROWN((void)(*board)->get("never set"), LostRank);
    }

    void aStopRequestEndsTheWait()
    {
        for (const std::size_t rank : {0, 1}) {
            std::stop_source source;
            std::jthread stopper([&] { source.request_stop(); });
            QVERIFY(!openRankBoard(setUp(rank, freePort()), secret, source.get_token()).ok());
        }
    }
};

DOPPLER_TEST(RankProtocolTest)

} // namespace rank_protocol_test

#include "rank_protocol.moc"
