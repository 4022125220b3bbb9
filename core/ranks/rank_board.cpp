// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_board.h"

#include "core/base/hmac.h"
#include "core/ranks/rank_handshake.h"
#include "core/ranks/rank_messages.h"
#include "core/ranks/rank_server.h"

#include <system_error>

namespace doppler {

namespace {

/// The board as every process but rank 0 sees it.
class RankClient final : public RankBoard {
public:
    RankClient(RankSocket to, std::size_t size, RankPatience howLong)
        : connection(std::move(to)), processes(size), patience(std::move(howLong))
    {
    }

    void set(const std::string& key, std::string_view value) override
    {
        (void)ask({RankRequest::Kind::Set, key, std::string(value)});
    }
    std::string get(const std::string& key) override { return ask({RankRequest::Kind::Get, key, {}}); }
    [[nodiscard]] const std::string& address() const override { return connection.address; }
    std::vector<RankPeer> release() override
    {
        std::vector<RankPeer> out;
        out.push_back({0, std::move(connection.descriptor)});
        return out;
    }

private:
    std::string ask(const RankRequest& request)
    {
        if (!sendAll(connection.descriptor, encoded(request), patience))
            throw LostRank("rank 0 does not answer");
        const std::string head = receiveAll(connection.descriptor, rankSizeBytes, patience);
        const std::size_t size = head.size() == rankSizeBytes ? sizeOfBytes(head) : 0;
        if (head.size() < rankSizeBytes || size > mostValueBytes(processes))
            throw LostRank("rank 0 does not answer");
        std::string value = receiveAll(connection.descriptor, size, patience);
        if (value.size() < size)
            throw LostRank("rank 0 does not answer");
        return value;
    }

    RankSocket connection;
    std::size_t processes;
    RankPatience patience;
};

Error refusal(const Message& message) { return {message, {}, {}}; }

/// Proves that this process knows the secret, and that rank 0 does.
Result<void> introduce(const RankSocket& to, const RankSetup& setup, const std::string& secret,
                       const RankPatience& patience)
{
    const auto serverNonce = nonceOfChallenge(receiveAll(to.descriptor, challengeBytes, patience));
    if (!serverNonce && patience.over())
        return refusal({DOPPLER_TEXT("core", "rank 0 does not answer"), {}});
    if (!serverNonce)
        return refusal({DOPPLER_TEXT("core", "the program that listens there is not rank 0"), {}});
    const std::string nonce = newNonce();
    const bool sent =
        sendAll(to.descriptor, helloOf(secret, *serverNonce, nonce, {setup.rank, setup.size}), patience);
    const std::string welcome = sent ? receiveAll(to.descriptor, welcomeBytes, patience) : std::string();
    if (!equalInConstantTime(welcome, welcomeOf(secret, *serverNonce, nonce)))
        return refusal({DOPPLER_TEXT("core", "rank 0 refuses this process: DOPPLER_RANK_SECRET or WORLD_SIZE "
                                             "differs from its own, or rank {0} is already there"),
                        {std::to_string(setup.rank)}});
    return {};
}

Result<std::unique_ptr<RankBoard>> host(RankSocket listening, const RankSetup& setup,
                                        const std::string& secret, const RankPatience& patience)
{
    auto server = std::make_unique<RankServer>(std::move(listening), setup, secret, patience);
    if (auto all = server->awaitAll(); !all)
        return all.error();
    return std::unique_ptr<RankBoard>(std::move(server));
}

Result<std::unique_ptr<RankBoard>> join(const RankSetup& setup, const std::string& secret,
                                        const RankPatience& patience)
{
    auto connection = connectToRankZero(setup, patience);
    if (!connection)
        return connection.error();
    if (auto known = introduce(*connection, setup, secret, patience); !known)
        return known.error();
    return std::unique_ptr<RankBoard>(
        std::make_unique<RankClient>(*std::move(connection), setup.size, patience));
}

/// From now on, as long as the set-up says.
RankPatience patienceOf(const RankSetup& setup, const std::stop_token& stop)
{
    using Clock = RankPatience::Clock;
    return {Clock::now() + std::chrono::duration_cast<Clock::duration>(
                               std::chrono::duration<double>(setup.timeoutSeconds)),
            stop};
}

Error refusedBySystem(const std::system_error& fault) // of a thread, or of random numbers
{
    return refusal({DOPPLER_TEXT("core", "the operating system refuses: {0}"), {fault.code().message()}});
}

} // namespace

Result<std::unique_ptr<RankBoard>> openRankBoard(const RankSetup& setup, const std::string& secret,
                                                 const std::stop_token& stop)
{
    if (setup.rank == 0) {
        auto listening = listenForRanks(setup);
        if (!listening)
            return listening.error();
        return openRankBoard(*std::move(listening), setup, secret, stop);
    }
    try {
        return join(setup, secret, patienceOf(setup, stop));
    } catch (const std::system_error& fault) {
        return refusedBySystem(fault);
    }
}

Result<std::unique_ptr<RankBoard>> openRankBoard(RankSocket listening, const RankSetup& setup,
                                                 const std::string& secret, const std::stop_token& stop)
{
    try {
        return host(std::move(listening), setup, secret, patienceOf(setup, stop));
    } catch (const std::system_error& fault) {
        return refusedBySystem(fault);
    }
}

} // namespace doppler
