// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/paced_copy.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t mostPieces = 16;
constexpr std::int64_t bytesOfPiece = 1 << 16; // a smaller piece is not worth a wake-up

/// Waits until a part of the time is over.
struct Pace {
    Clock::time_point start = Clock::now();
    double seconds;
    void wait(std::int64_t done, std::int64_t of) const
    {
        if (seconds > 0)
            std::this_thread::sleep_until(
                start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                            seconds * static_cast<double>(done) / static_cast<double>(of))));
    }
};

} // namespace

void copyPaced(const at::Tensor& to, const at::Tensor& from, double seconds)
{
    const Pace pace{.seconds = seconds};
    const auto bytes = static_cast<std::int64_t>(from.nbytes());
    std::int64_t pieces = seconds > 0 ? std::clamp<std::int64_t>(bytes / bytesOfPiece, 1, mostPieces) : 1;
    if (from.is_contiguous()) {
        auto* target = static_cast<std::byte*>(to.data_ptr());
        const auto* source = static_cast<const std::byte*>(from.data_ptr());
        for (std::int64_t i = 0; i < pieces && bytes > 0; ++i) {
            const std::int64_t begin = bytes * i / pieces;
            std::memcpy(target + begin, source + begin,
                        static_cast<std::size_t>(bytes * (i + 1) / pieces - begin));
            pace.wait(i + 1, pieces);
        }
    } else {
        const std::int64_t rows = from.size(0);
        pieces = std::min(pieces, std::max<std::int64_t>(rows, 1));
        for (std::int64_t i = 0; i < pieces; ++i) {
            const std::int64_t begin = rows * i / pieces;
            const std::int64_t count = rows * (i + 1) / pieces - begin;
            to.narrow(0, begin, count).copy_(from.narrow(0, begin, count));
            pace.wait(i + 1, pieces);
        }
    }
    if (bytes == 0)
        pace.wait(1, 1);
}

} // namespace doppler
