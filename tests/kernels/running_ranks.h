// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Executions of the engine `ranks` with processes of its own, and what these processes do.

#include "core/app/open_problem.h"
#include "core/catalog/machine_topology.h"
#include "core/exec/registry.h"
#include "tests/kernels/executed.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <atomic>
#include <chrono>
#include <csignal>
#include <functional>
#include <map>
#include <optional>
#include <thread>

#include <unistd.h>

namespace doppler::tests {

inline GraphPtr graphOf(const char* text)
{
    auto graph = openGraph(text, {});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

inline ProblemPtr problemOn(const GraphPtr& graph, const char* devices, ModelOptions model = {})
{
    auto problem = Problem::create(graph, *topologyNamed(devices), std::move(model));
    if (!problem)
        qFatal("%s", problem.error().english().c_str());
    return *problem;
}

inline const Engine& ranksEngine() { return **findEngine("ranks"); }

inline Options ranksWith(std::initializer_list<std::pair<const char*, const char*>> values)
{
    Options options(ranksEngine().info().options);
    for (const auto& [name, value] : values)
        if (!options.set(ranksEngine().info().options, name, value))
            qFatal("no option %s", name);
    return options;
}

/// The processes of ranks that this test has started, with their ranks.
inline std::map<int, pid_t> runningRanks()
{
    std::map<int, pid_t> out;
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile status("/proc/" + name + "/stat");
        QFile line("/proc/" + name + "/cmdline");
        if (name.toInt() == 0 || !status.open(QIODevice::ReadOnly) || !line.open(QIODevice::ReadOnly))
            continue;
        const QByteArray all = status.readAll();
        const QList<QByteArray> fields = all.mid(all.lastIndexOf(')') + 2).split(' ');
        const QList<QByteArray> words = line.readAll().split('\0');
        if (fields.size() > 1 && fields[1].toInt() == ::getpid() && words.size() > 2 &&
            words[1] == "execute-rank")
            out[words[2].toInt()] = name.toInt();
    }
    return out;
}

inline std::size_t threadCount()
{
    return QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
}

/// Executions without an end on a thread of its own.
class Endless {
public:
    using Clock = std::chrono::steady_clock;
    using Execute = std::function<Result<std::vector<Execution>>(
        const Options& options, const EngineContext& context, std::size_t repeats)>;
    explicit Endless(Execute execute, const char* timeout = "10")
        : thread([this, execute = std::move(execute), timeout] {
              EngineContext context;
              context.stop = source.get_token();
              context.progress = [this](double) { ++progressed; };
              result.emplace(
                  execute(ranksWith({{"warmup", "0"}, {"oversubscribe", "true"}, {"timeout", timeout}}),
                          context, 10000000));
              ended = Clock::now();
          })
    {
    }
    ~Endless() { source.request_stop(); }
    static pid_t waitFor(int rank)
    {
        for (;;) {
            const auto all = runningRanks();
            if (const auto found = all.find(rank); found != all.end())
                return found->second;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    std::string end()
    {
        thread.join();
        return *result ? std::string() : result->error().english();
    }

    std::stop_source source;
    std::atomic<int> progressed = 0;
    std::optional<Result<std::vector<Execution>>> result;
    Clock::time_point ended;
    std::jthread thread;
};

/// A stop request ends the execution and its processes soon, whenever it comes.
inline void checkStops(const Endless::Execute& execute)
{
    for (const int milliseconds : {0, 100, 2500}) {
        Endless run(execute);
        Endless::waitFor(0);
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
        const Endless::Clock::time_point asked = Endless::Clock::now();
        run.source.request_stop();
        QCOMPARE(run.end(), executionStopped().english());
        QVERIFY(run.ended - asked < std::chrono::seconds(2));
        QVERIFY(runningRanks().empty());
    }
}

/// A rank that is killed at some moment ends the execution and all other processes.
inline void checkKills(const Endless::Execute& execute, int rank, int times)
{
    Random random(static_cast<std::uint64_t>(rank) + 1);
    for (int moment = 0; moment < times; ++moment) {
        Endless run(execute);
        const pid_t process = Endless::waitFor(rank);
        std::this_thread::sleep_for(
            std::chrono::milliseconds(random.below(moment < times - times / 4 ? 1500 : 100)));
        ::kill(process, SIGKILL);
        const Endless::Clock::time_point killed = Endless::Clock::now();
        QCOMPARE(QString::fromStdString(run.end()),
                 QStringLiteral("rank %1 was terminated by signal 9").arg(rank));
        QVERIFY(run.ended - killed < std::chrono::seconds(5));
        QVERIFY(runningRanks().empty());
    }
}

/// A rank that hangs is named by the others.
inline void checkHangs(const Endless::Execute& execute)
{
    for (const int rank : {0, 1}) {
        Endless run(execute, "1.5");
        const pid_t process = Endless::waitFor(rank);
        QTRY_VERIFY_WITH_TIMEOUT(run.progressed > 3, 60000);
        ::kill(process, SIGSTOP);
        const Endless::Clock::time_point stopped = Endless::Clock::now();
        const std::string error = run.end();
        QVERIFY2(error.find("rank " + std::to_string(rank) + " has not answered for 1.5 s") !=
                     std::string::npos,
                 error.c_str());
        QVERIFY(run.ended - stopped < std::chrono::seconds(10));
    }
}

} // namespace doppler::tests
