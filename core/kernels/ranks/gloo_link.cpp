// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/ranks/gloo_link.h"

#include "core/ranks/gloo/gloo_group.h"

#include <chrono>
#include <cstring>
#include <mutex>
#include <set>

#include <ATen/Functions.h>
#include <c10/util/Exception.h>

namespace doppler {

namespace {

struct MessageHead {
    std::uint32_t subject = 0;
    std::uint32_t unused = 0;
    std::uint64_t bytes = 0;
};

/// Messages of up to this size travel with their head, in one transfer of Gloo.
constexpr std::size_t mostInline = std::size_t{1} << 16;
constexpr int headTag = 1;
constexpr int bodyTag = 2;
/// Gloo closes all connections when a wait is over; here close() ends them.
constexpr std::chrono::milliseconds forever = std::chrono::hours(24 * 365);

/// The first line of what LibTorch says.
std::string reasonOf(const std::exception& exception)
{
    const auto* error = dynamic_cast<const c10::Error*>(&exception);
    const std::string all = error ? error->what_without_backtrace() : exception.what();
    return all.substr(0, all.find('\n'));
}

at::Tensor tensorOf(std::byte* data, std::size_t bytes)
{
    return at::from_blob(data, {static_cast<std::int64_t>(bytes)}, at::kByte);
}

class GlooLink final : public RankLink {
public:
    GlooLink(const RankSetup& setup, RankBoard& board, double seconds)
        : group(connectGloo(setup, board, seconds)), sending(setup.size), receiving(setup.size)
    {
    }

    Result<void> send(std::size_t to, std::uint32_t subject, std::size_t bytes, const Fill& fill) override
    {
        Direction& line = sending[to];
        const std::lock_guard lock(line.mutex);
        try {
            const MessageHead head{subject, 0, bytes};
            const bool isInline = bytes <= mostInline;
            line.head.resize(sizeof head + mostInline);
            std::memcpy(line.head.data(), &head, sizeof head);
            if (!isInline)
                line.body.resize(bytes);
            const std::span<std::byte> room =
                isInline ? std::span(line.head).subspan(sizeof head, bytes) : std::span(line.body);
            if (auto filled = fill(room); !filled)
                return filled;
            perform(to, headTag, line.head.data(), sizeof head + (isInline ? bytes : 0), &GlooLink::posted);
            if (!isInline)
                perform(to, bodyTag, line.body.data(), bytes, &GlooLink::posted);
            return {};
        } catch (const std::exception& exception) {
            return lost(to, exception);
        }
    }

    Result<Received> receive(std::size_t from) override
    {
        Direction& line = receiving[from];
        try {
            line.head.resize(sizeof(MessageHead) + mostInline);
            perform(from, headTag, line.head.data(), line.head.size(), &GlooLink::awaited);
            MessageHead head;
            std::memcpy(&head, line.head.data(), sizeof head);
            if (head.bytes <= mostInline)
                return Received{head.subject, std::span(line.head).subspan(sizeof head, head.bytes)};
            line.body.resize(head.bytes);
            perform(from, bodyTag, line.body.data(), head.bytes, &GlooLink::awaited);
            return Received{head.subject, line.body};
        } catch (const std::exception& exception) {
            return lost(from, exception);
        }
    }

    void close() override
    {
        const std::lock_guard lock(mutex);
        closed = true;
        for (c10d::Work* work : pending)
            work->abort();
    }

private:
    using Work = c10::intrusive_ptr<c10d::Work>;
    struct Direction {
        std::mutex mutex;
        std::vector<std::byte> head;
        std::vector<std::byte> body; ///< Stays as large as the largest message.
    };

    Work posted(std::vector<at::Tensor>& tensors, int rank, int tag)
    {
        return group->send(tensors, rank, tag);
    }
    Work awaited(std::vector<at::Tensor>& tensors, int rank, int tag)
    {
        return group->recv(tensors, rank, tag);
    }

    /// One transfer of Gloo, which close() can end.
    void perform(std::size_t rank, int tag, std::byte* data, std::size_t bytes,
                 Work (GlooLink::*start)(std::vector<at::Tensor>&, int, int))
    {
        std::vector<at::Tensor> tensors{tensorOf(data, bytes)};
        Work work;
        work = (this->*start)(tensors, static_cast<int>(rank), tag);
        {
            const std::lock_guard lock(mutex);
            pending.insert(work.get());
            if (closed)
                work->abort();
        }
        const auto remove = [&] {
            const std::lock_guard lock(mutex);
            pending.erase(work.get());
        };
        bool done = false;
        try {
            done = work->wait(forever);
        } catch (...) {
            remove();
            throw;
        }
        remove();
        if (!done)
            throw LostRank("the connection was closed");
    }

    static Error lost(std::size_t rank, const std::exception& exception)
    {
        return {{DOPPLER_TEXT("core", "the connection to rank {0} is lost: {1}"),
                 {std::to_string(rank), reasonOf(exception)}},
                {},
                {}};
    }

    c10::intrusive_ptr<c10d::ProcessGroupGloo> group;
    std::vector<Direction> sending;   ///< By rank.
    std::vector<Direction> receiving; ///< By rank.
    std::mutex mutex;
    bool closed = false;
    std::set<c10d::Work*> pending;
};

} // namespace

Result<std::unique_ptr<RankLink>> connectGlooLink(const RankSetup& setup, RankBoard& board, double seconds)
{
    try {
        return std::unique_ptr<RankLink>(std::make_unique<GlooLink>(setup, board, seconds));
    } catch (const std::exception& exception) {
        return Error{{DOPPLER_TEXT("core", "the {0} processes could not connect to each other: {1}"),
                      {std::to_string(setup.size), reasonOf(exception)}},
                     {},
                     {}};
    }
}

} // namespace doppler
