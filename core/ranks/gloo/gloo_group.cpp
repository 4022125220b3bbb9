// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/gloo/gloo_group.h"

#include <chrono>

#include <ATen/Functions.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>

namespace doppler {

namespace {

/// The board in the shape in which Gloo asks for it. Gloo sets keys and waits for those of the others.
class BoardStore final : public c10d::Store {
public:
    explicit BoardStore(RankBoard& shared) : board(&shared) {}
    /// Nothing is set or asked any more.
    void close() { board = nullptr; }

    void set(const std::string& key, const std::vector<std::uint8_t>& value) override
    {
        opened().set(key, {reinterpret_cast<const char*>(value.data()), value.size()});
    }
    std::vector<std::uint8_t> get(const std::string& key) override
    {
        const std::string value = opened().get(key);
        return {value.begin(), value.end()};
    }
    void wait(const std::vector<std::string>& keys) override
    {
        for (const std::string& key : keys)
            (void)opened().get(key);
    }
    void wait(const std::vector<std::string>& keys, const std::chrono::milliseconds&) override { wait(keys); }

    std::int64_t add(const std::string&, std::int64_t) override { return unused<std::int64_t>(); }
    bool deleteKey(const std::string&) override { return unused<bool>(); }
    bool check(const std::vector<std::string>&) override { return unused<bool>(); }
    std::int64_t getNumKeys() override { return unused<std::int64_t>(); }

private:
    RankBoard& opened()
    {
        if (!board)
            throw LostRank("the processes have found each other already");
        return *board;
    }
    template <class Value>
    static Value unused()
    {
        throw LostRank("Gloo asks for more than setting and waiting");
    }

    RankBoard* board;
};

} // namespace

c10::intrusive_ptr<c10d::ProcessGroupGloo> connectGloo(const RankSetup& setup, RankBoard& board,
                                                       double seconds)
{
    const auto patience = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1e3));
    auto gloo = c10d::ProcessGroupGloo::Options::create(patience);
    // Only the interface that leads to rank 0.
    gloo->devices.push_back(c10d::ProcessGroupGloo::createDeviceForHostname(board.address()));
    const auto store = c10::make_intrusive<BoardStore>(board);
    auto group = c10::make_intrusive<c10d::ProcessGroupGloo>(
        c10::make_intrusive<c10d::PrefixStore>("doppler", store), static_cast<int>(setup.rank),
        static_cast<int>(setup.size), gloo);
    std::vector<at::Tensor> present{at::ones({1}, at::kFloat)};
    group->allreduce(present)->wait(); // after it, all have read what they need
    store->close();
    return group;
}

} // namespace doppler
