// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/ranks.h"
#include "core/learn/torch/libtorch.h"
#include "core/ranks/gloo/gloo_group.h"
#include "core/ranks/rank_secret.h"

#include <algorithm>
#include <cstring>

#include <ATen/Functions.h>
#include <fmt/format.h>

namespace doppler {

namespace {

class GlooRanks final : public Ranks {
public:
    GlooRanks(const RankSetup& setup, std::unique_ptr<RankBoard> board)
        : ownRank(setup.rank), count(setup.size)
    {
        group = connectGloo(setup, *board, setup.timeoutSeconds);
    }

    [[nodiscard]] std::size_t rank() const override { return ownRank; }
    [[nodiscard]] std::size_t size() const override { return count; }

    void sum(std::span<float> values) override
    {
        guarded([&] {
            std::vector<at::Tensor> tensors{
                at::from_blob(values.data(), {static_cast<std::int64_t>(values.size())}, at::kFloat)};
            group->allreduce(tensors)->wait();
        });
    }

    std::vector<std::string> gather(std::string own) override
    {
        std::vector<std::string> all(count);
        guarded([&] {
            // Lengths first, then everything at the greatest of them.
            const auto exchange = [&](const at::Tensor& mine) {
                std::vector<std::vector<at::Tensor>> outputs(1);
                for (std::size_t i = 0; i < count; ++i)
                    outputs[0].push_back(at::empty_like(mine));
                std::vector<at::Tensor> inputs{mine};
                group->allgather(outputs, inputs)->wait();
                return std::move(outputs[0]);
            };
            const auto lengths = exchange(at::full({1}, static_cast<std::int64_t>(own.size()), at::kLong));
            std::int64_t longest = 1;
            for (const at::Tensor& length : lengths)
                longest = std::max(longest, length.item<std::int64_t>());
            const at::Tensor mine = at::zeros({longest}, at::kByte);
            std::memcpy(mine.data_ptr<std::uint8_t>(), own.data(), own.size());
            const auto texts = exchange(mine);
            for (std::size_t i = 0; i < count; ++i)
                all[i].assign(reinterpret_cast<const char*>(texts[i].data_ptr<std::uint8_t>()),
                              static_cast<std::size_t>(lengths[i].item<std::int64_t>()));
        });
        return all;
    }

private:
    template <class Call>
    static void guarded(Call call)
    {
        try {
            call();
        } catch (const std::exception& exception) {
            throw LostRank(firstLine(exception));
        }
    }

    std::size_t ownRank;
    std::size_t count;
    c10::intrusive_ptr<c10d::ProcessGroupGloo> group;
};

/// The error, with the address at which the processes were to meet.
Error withPlace(Error error, const RankSetup& setup)
{
    error.place = fmt::format("MASTER_ADDR {}, MASTER_PORT {}", setup.address, setup.port);
    return error;
}

} // namespace

Result<std::unique_ptr<Ranks>> joinRanks(const RankSetup& setup, const std::stop_token& stop)
{
    if (setup.size <= 1)
        return std::make_unique<Ranks>();
    const auto secret = rankSecret();
    if (!secret)
        return secret.error();
    auto board = openRankBoard(setup, *secret, stop);
    if (stop.stop_requested())
        return Error{{DOPPLER_TEXT("core", "the training was stopped before its {0} processes had found each "
                                           "other"),
                      {std::to_string(setup.size)}},
                     {},
                     {}};
    if (!board)
        return withPlace(board.error(), setup);
    try {
        return std::unique_ptr<Ranks>(std::make_unique<GlooRanks>(setup, *std::move(board)));
    } catch (const std::exception& exception) {
        return Error{
            {DOPPLER_TEXT(
                 "core",
                 "the {0} processes of the training could not connect to each other at {1}, port {2}: {3}"),
             {std::to_string(setup.size), setup.address, std::to_string(setup.port), firstLine(exception)}},
            {},
            {}};
    }
}

} // namespace doppler
