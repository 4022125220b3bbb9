// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/bytes/file_descriptor.h"
#include "core/ranks/rank_board.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace doppler {

/// A message between rank 0 and another rank about the execution; tensors travel elsewhere (RankLink).
struct RankMail {
    enum class Kind : std::uint8_t {
        Open = 1,  ///< Rank 0 has taken over the connection.
        Beat,      ///< The sender still runs.
        Ping,      ///< Asks for a clock.
        Pong,      ///< The number is the sender's clock in nanoseconds.
        Ready,     ///< All threads of the sender wait for the start.
        Start,     ///< The number is the start by the receiver's clock in nanoseconds.
        PhaseDone, ///< The sender has finished the phase with this number.
        PhaseOver, ///< All have.
        Compute,   ///< Rank 0 has decided: the receiver computes the vertex with this number.
        Send,      ///< Rank 0 has decided: the receiver starts the transfer with this number (transferOf()).
        Computed,  ///< For rank 0: the vertex with this number has been computed.
        Arrived,   ///< For rank 0: the transfer with this number has arrived at the sender.
        Placed,    ///< All has been computed; the body is the placement that resulted.
        Part,      ///< The sender's part of the results.
        Report,    ///< The results of all.
        Failed,    ///< The body is an error that ends the execution.
        Bye,       ///< Nothing follows.
    };
    Kind kind = Kind::Beat;
    std::uint64_t number = 0;
    std::string body = {};
    std::chrono::steady_clock::time_point received = {};
};

/// What a rank hears while it executes. Called by the thread of the control.
class RankListener {
public:
    virtual ~RankListener() = default;
    virtual void phaseOver(std::size_t phase) = 0;
    /// A decision, or a report to the rank that decides: Compute to Placed. The sender is not trusted to send
    /// what fits. Must not call the control, except for post().
    virtual void told(std::size_t from, const RankMail& mail) = 0;
    /// Called once, by the thread that notices the failure.
    virtual void failed(const Error& error) = 0;
};

/// A clock in relation to that of rank 0.
struct RankClock {
    double offset = 0; ///< Seconds that it is ahead.
    double error = 0;  ///< Greatest error of the offset in seconds: half of the shortest round trip.
};

/// Connects every rank with rank 0, which notices first when a rank is lost or silent, and tells all others.
/// Every process has a thread that receives, and that sends a sign of life several times within the time
/// limit.
class RankControl {
public:
    using Clock = std::chrono::steady_clock;

    /// `peers` are those that RankBoard::release() returned. `timeout`: seconds of silence after which a rank
    /// counts as unresponsive. `mostBody`: bytes that a message may have. Blocks until rank 0 has taken over.
    static Result<std::unique_ptr<RankControl>> open(const RankSetup& setup, std::vector<RankPeer> peers,
                                                     double timeout, std::size_t mostBody);
    ~RankControl();

    [[nodiscard]] std::size_t rank() const { return own; }
    [[nodiscard]] std::size_t size() const { return count; }

    /// Who hears of phases and failures; null: nobody. Afterwards no earlier listener is being called. If the
    /// execution has failed already, the listener hears of it.
    void listen(RankListener* to);

    /// An error ends the execution (see fail()).
    Result<void> send(std::size_t to, const RankMail& mail);
    /// The same for callers that hold a lock, and for listeners: a loss of the connection is noticed later,
    /// by the thread that receives.
    void post(std::size_t to, const RankMail& mail);
    /// Blocks until the next mail of this kind has come. Errors: the failure.
    Result<RankMail> await(std::size_t from, RankMail::Kind kind);
    /// This rank has finished a phase. Returns whether it was the last; otherwise the listener is called.
    bool finishedPhase(std::size_t phase);
    /// As rank 0: the clocks of all ranks by round trips.
    Result<std::vector<RankClock>> measureClocks();

    /// Ends the execution on all ranks with this error, unless it has failed already.
    void fail(const Error& error);
    /// The failure of the execution. If there is none within two seconds, or finish() is called, the given
    /// error: connections between other ranks are lost together with a rank, but only rank 0 knows which one.
    Error verdict(const Error& symptom);
    [[nodiscard]] std::optional<Error> failure();

    /// Everything went well: no loss of a connection is a failure any more.
    void finish();
    [[nodiscard]] bool finished() const { return finishing; }

private:
    struct Peer {
        std::size_t rank = 0;
        Descriptor socket{-1};
        std::mutex writing;
        std::string in;
        Clock::time_point heard = {};
        bool ended = false; ///< It said Bye, or is gone.
    };

    RankControl(const RankSetup& setup, std::vector<RankPeer> from, double timeout, std::size_t mostBody);
    void serve(const std::stop_token& over);
    void read(Peer& from);
    void take(Peer& from, RankMail mail);
    void lose(Peer& peer);
    void beat();
    void checkSilence();
    void tell(Peer& to, const RankMail& mail, double seconds);
    void tellAll(const RankMail& mail, double seconds);
    [[nodiscard]] bool countPhase(std::size_t phase);
    [[nodiscard]] Peer& peer(std::size_t rank) { return *peers[own == 0 ? rank - 1 : 0]; }

    std::size_t own;
    std::size_t count;
    Clock::duration silence;
    double patience; ///< Seconds.
    std::size_t most;
    std::vector<std::unique_ptr<Peer>> peers;
    Clock::time_point lastBeat;
    Descriptor wake; ///< An event counter that ends the thread's wait.

    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::pair<std::size_t, RankMail::Kind>, std::deque<RankMail>> mails;
    std::map<std::size_t, std::size_t> phases; ///< By phase: how many have finished it. Rank 0 only.
    std::optional<Error> fault;
    std::atomic<bool> finishing{false};

    std::mutex listening; ///< Held while the listener is called.
    RankListener* listener = nullptr;
    bool heardFailure = false;

    std::jthread thread; ///< Last: it ends before what it uses.
};

} // namespace doppler
