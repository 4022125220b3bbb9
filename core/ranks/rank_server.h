// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ranks/rank_board.h"
#include "core/ranks/rank_sockets.h"

#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace doppler {

/// The board as rank 0 keeps it, served by one thread. A connection can send nothing but a hello of fixed
/// size before it is admitted, and has five seconds for that; at most 64 connections wait for admission, and
/// the oldest of them makes room. If an admitted process breaks the protocol or leaves, the board is lost for
/// all.
class RankServer final : public RankBoard {
public:
    /// Starts the thread. Throws std::system_error if that is impossible.
    RankServer(RankSocket at, const RankSetup& setup, std::string sharedSecret, RankPatience howLong);
    ~RankServer() override;

    /// Waits until all processes are admitted. The error says how many are there.
    Result<void> awaitAll();

    void set(const std::string& key, std::string_view value) override;
    std::string get(const std::string& key) override;
    [[nodiscard]] const std::string& address() const override { return listening.address; }
    std::vector<RankPeer> release() override;

private:
    struct Connection {
        Descriptor socket;
        std::string nonce;
        RankPatience::Clock::time_point deadline; ///< For the hello.
        std::optional<std::size_t> rank = {};     ///< Once it is admitted.
        std::optional<std::string> asked = {};    ///< The key that it waits for.
        std::string in = {};
        std::string out = {};
        bool gone = false;
    };

    void serve(const std::stop_token& over);
    void waitForEvents();
    void acceptGuests();
    void read(Connection& from);
    void admit(Connection& guest);
    void answer(Connection& member);
    void flush(Connection& to);
    void removeGone();
    [[nodiscard]] bool put(const std::string& key, std::string_view value);
    void wakeThread();

    RankSocket listening;
    std::size_t processes;
    std::string secret;
    RankPatience patience;

    Descriptor wake; ///< An event counter, so that the thread sees at once what this process sets.
    std::list<Connection> connections; ///< Of the thread.

    std::mutex mutex;
    std::condition_variable changed; ///< Something below has changed.
    std::map<std::string, std::string> values;
    std::set<std::size_t> members;
    std::size_t refused = 0;         ///< Hellos with another secret.
    std::optional<std::size_t> lost; ///< The first admitted process that left.

    std::jthread thread; ///< Last: it ends before what it uses.
};

} // namespace doppler
