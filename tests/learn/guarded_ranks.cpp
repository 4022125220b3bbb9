// SPDX-License-Identifier: GPL-3.0-or-later
// A shared training admits nobody without its secret, and listens at one address only.
#include "core/base/hmac.h"
#include "core/base/sha256.h"
#include "tests/support/interrupts.h"
#include "tests/support/runner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <csignal>
#include <list>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace guarded_ranks_test {

using doppler::tests::catchesInterrupts;

namespace {

constexpr int patience = 90000;
const QString secret = QStringLiteral("0123456789abcdef0123456789abcdef");

/// A connection of this machine to itself.
class Guest {
public:
    Guest() : socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {}
    ~Guest() { ::close(socket); }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    /// A port that was free a moment ago.
    [[nodiscard]] quint16 bindAnywhere() const
    {
        sockaddr_in at = address(0);
        socklen_t size = sizeof at;
        if (::bind(socket, reinterpret_cast<sockaddr*>(&at), size) != 0 ||
            ::getsockname(socket, reinterpret_cast<sockaddr*>(&at), &size) != 0)
            qFatal("no port is free");
        return ntohs(at.sin_port);
    }
    [[nodiscard]] bool connectTo(quint16 port) const
    {
        const sockaddr_in at = address(port);
        return ::connect(socket, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0;
    }
    void send(const QByteArray& bytes) const
    {
        (void)::send(socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
    }
    /// Whether the other side has closed the connection.
    [[nodiscard]] bool closed() const
    {
        char bytes[256];
        ssize_t got = 1;
        while (got > 0)
            got = ::recv(socket, bytes, sizeof bytes, MSG_DONTWAIT);
        return got == 0 || errno != EAGAIN;
    }

private:
    static sockaddr_in address(quint16 port)
    {
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        at.sin_port = htons(port);
        return at;
    }
    int socket;
};

quint16 freePort() { return Guest().bindAnywhere(); }

struct Rank {
    QProcess process;

    Rank(int number, quint16 port, const QString& known, const QString& address = QStringLiteral("127.0.0.1"))
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("RANK"), QString::number(number));
        environment.insert(QStringLiteral("WORLD_SIZE"), QStringLiteral("2"));
        environment.insert(QStringLiteral("MASTER_ADDR"), address);
        environment.insert(QStringLiteral("MASTER_PORT"), QString::number(port));
        environment.remove(QStringLiteral("DOPPLER_RANK_SECRET"));
        if (!known.isNull())
            environment.insert(QStringLiteral("DOPPLER_RANK_SECRET"), known);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"),
                      {"train", "chainmm", "--devices", "4xP100", "--stages", "I=8,II=8", "--set",
                       "hidden=16", "--set", "rounds=1", "--set", "episodes_per_update=4"});
    }
    ~Rank()
    {
        process.kill();
        process.waitForFinished();
    }
    Rank(const Rank&) = delete;
    Rank& operator=(const Rank&) = delete;

    /// Its exit status, and what it says on standard error.
    std::pair<int, QByteArray> end()
    {
        if (!process.waitForFinished(patience))
            return {-1, "it does not end"};
        return {process.exitCode(), process.readAllStandardError()};
    }
};

/// Waits until rank 0 listens.
bool listens(quint16 port)
{
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < patience; QTest::qWait(50))
        if (Guest().connectTo(port))
            return true;
    return false;
}

/// Of this machine's TCP sockets that listen at the port: their addresses, as the kernel lists them.
QList<QByteArray> listeningAt(quint16 port)
{
    QList<QByteArray> out;
    for (const char* table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
        QFile file(QString::fromLatin1(table));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.size() > 3 && fields[3] == "0A" &&
                fields[1].endsWith(':' + QByteArray::number(port, 16).rightJustified(4, '0').toUpper()))
                out.append(fields[1].left(fields[1].indexOf(':')));
        }
    }
    return out;
}

double megabytesOf(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmPeak:"))
            return line.mid(7).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

} // namespace

class GuardedRanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// RFC 4231, test cases 1, 2 and 6.
    void signaturesAreThoseOfTheStandard()
    {
        using doppler::hexadecimal;
        using doppler::hmacSha256;
        QCOMPARE(hexadecimal(hmacSha256(std::string(20, '\x0b'), "Hi There")),
                 std::string("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"));
        QCOMPARE(hexadecimal(hmacSha256("Jefe", "what do ya want for nothing?")),
                 std::string("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
        QCOMPARE(hexadecimal(hmacSha256(std::string(131, '\xaa'),
                                        "Test Using Larger Than Block-Size Key - Hash Key First")),
                 std::string("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"));
        QVERIFY(doppler::equalInConstantTime("same", "same"));
        QVERIFY(!doppler::equalInConstantTime("same", "sane") && !doppler::equalInConstantTime("a", "ab"));
    }

    void theRightSecretTrains()
    {
        const quint16 port = freePort();
        Rank zero(0, port, secret);
        Rank one(1, port, secret);
        for (Rank* rank : {&zero, &one}) {
            const auto [status, error] = rank->end();
            QVERIFY2(status == 0, error.constData());
        }
    }

    void withoutASecretNothingStarts()
    {
        for (const QString& known : {QString(), QStringLiteral("short")}) {
            const auto [status, error] = Rank(0, freePort(), known).end();
            QCOMPARE(status, 2);
            QVERIFY2(error.contains("DOPPLER_RANK_SECRET is missing or shorter"), error.constData());
        }
    }

    void anotherSecretIsRefusedAndTheRightOneStillTrains()
    {
        const quint16 port = freePort();
        Rank zero(0, port, secret);
        {
            const auto [status, error] = Rank(1, port, QStringLiteral("another secret of theirs")).end();
            QCOMPARE(status, 1);
            QVERIFY2(error.contains("rank 0 refuses this process"), error.constData());
        }
        Rank one(1, port, secret);
        QCOMPARE(one.end().first, 0);
        QCOMPARE(zero.end().first, 0);
    }

    /// What no process of ours sends costs rank 0 a closed connection: no memory, and no end.
    void garbageCostsNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("zeros") << QByteArray(1000, '\0');
        QTest::newRow("lengths") << QByteArray(1000, '\xff');
        QTest::newRow("TCPStore") << QByteArray::fromHex("000000009a999999") + QByteArray(4, '\x7f');
        QTest::newRow("HTTP") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") +
                                     QByteArray(100, ' ');
    }
    void garbageCostsNothing()
    {
        QFETCH(QByteArray, bytes);
        const quint16 port = freePort();
        Rank zero(0, port, secret);
        QVERIFY(listens(port));
        const double before = megabytesOf(zero.process.processId());
        std::list<Guest> guests;
        for (int i = 0; i < 80; ++i) { // more than may wait for admission
            QVERIFY(guests.emplace_back().connectTo(port));
            guests.back().send(bytes);
        }
        const auto closed = [](const Guest& guest) { return guest.closed(); };
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(guests, closed), patience);
        QVERIFY(megabytesOf(zero.process.processId()) - before < 100);
        Rank one(1, port, secret);
        QCOMPARE(one.end().first, 0);
        QCOMPARE(zero.end().first, 0);
    }

    void listensAtOneAddressOnly()
    {
        const quint16 port = freePort();
        Rank zero(0, port, secret);
        QVERIFY(listens(port));
        QCOMPARE(listeningAt(port), QList<QByteArray>{"0100007F"});
        const auto [status, error] = Rank(0, port, secret, QStringLiteral("0.0.0.0")).end();
        QCOMPARE(status, 1);
        QVERIFY2(error.contains("stands for every network interface"), error.constData());
    }

    void aWaitingRankAnswersSignals_data()
    {
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("signal");
        for (const int rank : {0, 1}) {
            QTest::addRow("rank %d interrupted", rank) << rank << SIGINT;
            QTest::addRow("rank %d terminated", rank) << rank << SIGTERM;
        }
    }
    void aWaitingRankAnswersSignals()
    {
        QFETCH(int, rank);
        QFETCH(int, signal);
        Rank waiting(rank, freePort(), secret);
        QVERIFY(waiting.process.waitForStarted()); // before that it has the handlers of the test
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(waiting.process.processId()), patience);
        ::kill(static_cast<pid_t>(waiting.process.processId()), signal);
        QVERIFY(waiting.process.waitForFinished(30000)); // the limit for others is 60 s
        const QByteArray error = waiting.process.readAllStandardError();
        QCOMPARE(waiting.process.exitStatus(), QProcess::NormalExit);
        QVERIFY2(error.contains("stopped before its 2 processes had found each other"), error.constData());
    }
};

DOPPLER_TEST(GuardedRanksTest)

} // namespace guarded_ranks_test

#include "guarded_ranks.moc"
