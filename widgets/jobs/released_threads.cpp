// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/released_threads.h"

#include <QCoreApplication>
#include <QThread>
#include <chrono>
#include <utility>
#include <vector>

namespace doppler {

namespace {

struct Parting {
    std::thread thread;
    std::future<void> ended;
};

std::vector<Parting>& partings()
{
    static std::vector<Parting> list;
    return list;
}

/// Joins what has ended by then.
void joinUntil(std::chrono::steady_clock::time_point deadline)
{
    std::erase_if(partings(), [deadline](Parting& parting) {
        if (parting.ended.wait_until(deadline) != std::future_status::ready)
            return false;
        parting.thread.join();
        return true;
    });
}

void waitForAll()
{
    using namespace std::chrono;
    joinUntil(steady_clock::now() +
              duration_cast<steady_clock::duration>(duration<double>(releasedThreadSeconds)));
    for (Parting& parting : partings())
        parting.thread.detach();
    partings().clear();
}

} // namespace

void releaseThread(std::thread thread, std::future<void> ended)
{
    Q_ASSERT(QThread::currentThread() == QCoreApplication::instance()->thread());
    qRemovePostRoutine(waitForAll);
    qAddPostRoutine(waitForAll);
    joinUntil(std::chrono::steady_clock::now());
    partings().push_back({std::move(thread), std::move(ended)});
}

} // namespace doppler
