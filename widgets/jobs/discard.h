// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>
#include <memory>
#include <utility>

namespace doppler {

/// Releases a value on a worker thread: destroying a large graph with its texts takes longer than a frame.
/// Never blocks. Any thread.
template <class T>
void discard(std::shared_ptr<T> value)
{
    if (value)
        QThreadPool::globalInstance()->start([held = std::move(value)] {});
}

/// Returns the same value with another owner count: it is destroyed on a worker thread, whichever thread
/// releases it last.
template <class T>
std::shared_ptr<T> discardedLater(std::shared_ptr<T> value)
{
    T* const seen = value.get();
    return std::shared_ptr<T>(seen, [held = std::move(value)](T*) mutable { discard(std::move(held)); });
}

} // namespace doppler
