// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/ranks.h"
#include "core/learn/torch/libtorch.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include <ATen/Functions.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

namespace doppler {

namespace {

class GlooRanks final : public Ranks {
public:
    explicit GlooRanks(const RankSetup& setup) : ownRank(setup.rank), count(setup.size)
    {
        const auto patience =
            std::chrono::milliseconds(static_cast<std::int64_t>(setup.timeoutSeconds * 1e3));
        c10d::TCPStoreOptions options;
        options.port = setup.port;
        options.isServer = setup.rank == 0;
        options.numWorkers = setup.size;
        options.timeout = patience;
        store = c10::make_intrusive<c10d::TCPStore>(setup.address, options);
        auto gloo = c10d::ProcessGroupGloo::Options::create(patience);
        // The interface by which rank 0 is reached, where that is this machine; else the host's own address.
        const bool local = setup.address == "localhost" || setup.address.starts_with("127.");
        gloo->devices.push_back(local ? c10d::ProcessGroupGloo::createDeviceForHostname(setup.address)
                                      : c10d::ProcessGroupGloo::createDefaultDevice());
        group = c10::make_intrusive<c10d::ProcessGroupGloo>(
            c10::make_intrusive<c10d::PrefixStore>("doppler", store), static_cast<int>(setup.rank),
            static_cast<int>(setup.size), gloo);
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
    c10::intrusive_ptr<c10d::Store> store;
    c10::intrusive_ptr<c10d::ProcessGroupGloo> group;
};

} // namespace

Result<std::unique_ptr<Ranks>> joinRanks(const RankSetup& setup)
{
    if (setup.size <= 1)
        return std::make_unique<Ranks>();
    try {
        return std::unique_ptr<Ranks>(std::make_unique<GlooRanks>(setup));
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
