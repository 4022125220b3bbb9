// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/pending_write.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace doppler {

namespace {

struct Pending {
    std::mutex mutex;
    std::vector<const QString*> files; ///< In the order in which they were asked for.
};

/// Never taken down: threads that nobody waits for use it to the last.
Pending& pending()
{
    static auto* const all = new Pending;
    return *all;
}

} // namespace

PendingWrite::PendingWrite(QString file) : m_file(std::move(file))
{
    Pending& all = pending();
    const std::lock_guard lock(all.mutex);
    all.files.push_back(&m_file);
}

PendingWrite::~PendingWrite()
{
    Pending& all = pending();
    const std::lock_guard lock(all.mutex);
    std::erase(all.files, &m_file);
}

QString PendingWrite::first()
{
    Pending& all = pending();
    const std::lock_guard lock(all.mutex);
    return all.files.empty() ? QString() : *all.files.front();
}

} // namespace doppler
