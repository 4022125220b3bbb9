// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>
#include <memory>
#include <utility>

namespace doppler {

/// Lets go of a value on a worker thread: taking a large graph apart, text by text, takes longer than a
/// frame. Doesn't block.
template <class T>
void discard(std::shared_ptr<T> value)
{
    if (value)
        QThreadPool::globalInstance()->start([held = std::move(value)] {});
}

/// The same value, which is taken apart on a worker thread wherever its last user lets go of it.
template <class T>
std::shared_ptr<T> discardedLater(std::shared_ptr<T> value)
{
    T* const seen = value.get();
    return std::shared_ptr<T>(seen, [held = std::move(value)](T*) mutable { discard(std::move(held)); });
}

} // namespace doppler
