// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_control.h"

#include "core/base/start_thread.h"
#include "core/exec/ranks/packed.h"
#include "core/ranks/rank_sockets.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

namespace doppler {

namespace {

using Kind = RankMail::Kind;

constexpr std::size_t mailHeadBytes = 1 + 8 + 8;

std::string asBytes(const RankMail& mail)
{
    std::string out(1, static_cast<char>(mail.kind));
    for (const std::uint64_t number : {mail.number, std::uint64_t{mail.body.size()}})
        out.append(reinterpret_cast<const char*>(&number), sizeof number);
    return out + mail.body;
}

/// The mail at the beginning of the bytes, which it removes; nothing if more bytes are needed. Sets `broken`
/// if the bytes are no mail.
std::optional<RankMail> takeMail(std::string& bytes, std::size_t mostBody, bool& broken)
{
    if (bytes.size() < mailHeadBytes)
        return std::nullopt;
    std::uint64_t size = 0;
    RankMail mail{static_cast<Kind>(bytes[0])};
    std::memcpy(&mail.number, bytes.data() + 1, sizeof mail.number);
    std::memcpy(&size, bytes.data() + 9, sizeof size);
    broken = mail.kind < Kind::Open || mail.kind > Kind::Bye || size > mostBody;
    if (broken || bytes.size() < mailHeadBytes + size)
        return std::nullopt;
    mail.body = bytes.substr(mailHeadBytes, size);
    bytes.erase(0, mailHeadBytes + size);
    return mail;
}

std::uint64_t nanoseconds(RankControl::Clock::time_point at)
{
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(at.time_since_epoch()).count());
}

RankControl::Clock::duration durationOf(double seconds)
{
    return std::chrono::duration_cast<RankControl::Clock::duration>(std::chrono::duration<double>(seconds));
}

RankPatience within(double seconds) { return {RankPatience::Clock::now() + durationOf(seconds), {}}; }

} // namespace

RankControl::RankControl(const RankSetup& setup, std::vector<RankPeer> from, double timeout,
                         std::size_t mostBody)
    : own(setup.rank), count(setup.size), silence(durationOf(timeout)), patience(timeout), most(mostBody),
      lastBeat(Clock::now()), wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    for (RankPeer& peer : from) {
        auto& added = peers.emplace_back(std::make_unique<Peer>());
        added->rank = peer.rank;
        added->socket = std::move(peer.socket);
        added->heard = lastBeat;
    }
}

Result<std::unique_ptr<RankControl>> RankControl::open(const RankSetup& setup, std::vector<RankPeer> peers,
                                                       double timeout, std::size_t mostBody)
{
    const std::size_t expected = setup.rank == 0 ? setup.size - 1 : 1;
    if (peers.size() != expected)
        return Error{{DOPPLER_TEXT("core", "a rank was lost before the execution began")}, {}, {}};
    std::unique_ptr<RankControl> control(new RankControl(setup, std::move(peers), timeout, mostBody));
    RankControl* self = control.get();
    if (!startThread(control->thread, [self](const std::stop_token& over) { self->serve(over); }))
        return noThread();
    if (setup.rank == 0) {
        self->tellAll({Kind::Open}, timeout);
    } else if (const auto opened = self->await(0, Kind::Open); !opened) {
        return opened.error();
    }
    return control;
}

RankControl::~RankControl()
{
    if (!thread.joinable())
        return;
    // Closing a connection that still holds received bytes would destroy what this process has sent.
    for (const auto& peer : peers)
        ::shutdown(peer->socket.get(), SHUT_WR);
    {
        std::unique_lock lock(mutex);
        changed.wait_for(lock, std::chrono::milliseconds(500), [this] {
            return std::ranges::all_of(peers, [](const auto& peer) { return peer->ended; });
        });
    }
    thread.request_stop();
    (void)::eventfd_write(wake.get(), 1);
}

void RankControl::listen(RankListener* to)
{
    const std::optional<Error> error = failure();
    const std::lock_guard lock(listening);
    listener = to;
    if (listener && error && !heardFailure)
        listener->failed(*error);
    heardFailure = heardFailure || (listener && error);
}

Result<void> RankControl::send(std::size_t to, const RankMail& mail)
{
    tell(peer(to), mail, patience);
    if (auto error = failure())
        return *std::move(error);
    return {};
}

void RankControl::post(std::size_t to, const RankMail& mail)
{
    Peer& other = peer(to);
    const std::string bytes = asBytes(mail);
    const std::lock_guard lock(other.writing);
    if (!sendAll(other.socket, bytes, within(patience)))
        ::shutdown(other.socket.get(), SHUT_RDWR);
}

Result<RankMail> RankControl::await(std::size_t from, Kind kind)
{
    std::unique_lock lock(mutex);
    std::deque<RankMail>& box = mails[{from, kind}];
    changed.wait(lock, [&] { return !box.empty() || fault; });
    if (fault)
        return *fault;
    RankMail mail = std::move(box.front());
    box.pop_front();
    return mail;
}

bool RankControl::finishedPhase(std::size_t phase)
{
    if (own != 0) {
        post(0, {Kind::PhaseDone, phase});
        return false;
    }
    return countPhase(phase);
}

/// Tells all others if the phase is over now.
bool RankControl::countPhase(std::size_t phase)
{
    {
        const std::lock_guard lock(mutex);
        std::size_t& finished = phases[phase];
        if (++finished < count)
            return false;
        phases.erase(phase);
    }
    for (const auto& other : peers)
        post(other->rank, {Kind::PhaseOver, phase});
    return true;
}

Result<std::vector<RankClock>> RankControl::measureClocks()
{
    constexpr int trips = 16;
    std::vector<RankClock> out(count);
    for (std::size_t rank = 1; rank < count; ++rank) {
        double shortest = 1e9;
        for (int i = 0; i < trips; ++i) {
            const Clock::time_point sent = Clock::now();
            if (auto asked = send(rank, {Kind::Ping}); !asked)
                return asked.error();
            const auto answer = await(rank, Kind::Pong);
            if (!answer)
                return answer.error();
            const double trip = std::chrono::duration<double>(answer->received - sent).count();
            if (trip >= shortest)
                continue;
            shortest = trip;
            const Clock::time_point theirs{std::chrono::nanoseconds(answer->number)};
            const Clock::time_point middle = sent + (answer->received - sent) / 2;
            out[rank] = {std::chrono::duration<double>(theirs - middle).count(), trip / 2};
        }
    }
    return out;
}

void RankControl::fail(const Error& error)
{
    {
        const std::lock_guard lock(mutex);
        if (fault || finishing)
            return;
        fault = error;
    }
    changed.notify_all();
    Packer body;
    body.add(error);
    tellAll({Kind::Failed, 0, body.bytes()}, 0.2);
    const std::lock_guard lock(listening);
    if (listener && !heardFailure) {
        heardFailure = true;
        listener->failed(error);
    }
}

Error RankControl::verdict(const Error& symptom)
{
    std::unique_lock lock(mutex);
    changed.wait_for(lock, std::chrono::seconds(2), [this] { return fault || finishing; });
    return fault.value_or(symptom);
}

std::optional<Error> RankControl::failure()
{
    const std::lock_guard lock(mutex);
    return fault;
}

void RankControl::finish()
{
    {
        const std::lock_guard lock(mutex);
        finishing = true;
    }
    changed.notify_all();
    tellAll({Kind::Bye}, patience);
}

void RankControl::tell(Peer& to, const RankMail& mail, double seconds)
{
    const std::string bytes = asBytes(mail);
    bool sent = false;
    {
        const std::lock_guard lock(to.writing);
        sent = sendAll(to.socket, bytes, within(seconds));
    }
    if (!sent && mail.kind != Kind::Failed && mail.kind != Kind::Bye)
        lose(to);
}

void RankControl::tellAll(const RankMail& mail, double seconds)
{
    for (const auto& peer : peers)
        tell(*peer, mail, seconds);
}

void RankControl::lose(Peer& peer)
{
    {
        const std::lock_guard lock(mutex);
        if (std::exchange(peer.ended, true))
            return;
    }
    changed.notify_all();
    fail({{DOPPLER_TEXT("core", "rank {0} was lost: its process has ended, or the network has failed"),
           {std::to_string(peer.rank)}},
          {},
          {}});
}

void RankControl::serve(const std::stop_token& over)
{
    constexpr int pollMilliseconds = 20;
    while (!over.stop_requested()) {
        std::vector<pollfd> all;
        for (const auto& peer : peers)
            all.push_back({peer->ended ? -1 : peer->socket.get(), POLLIN, 0});
        all.push_back({wake.get(), POLLIN, 0});
        ::poll(all.data(), all.size(), pollMilliseconds);
        for (std::size_t i = 0; i < peers.size(); ++i)
            if (all[i].revents != 0)
                read(*peers[i]);
        if (failure() || finishing)
            continue;
        beat();
        checkSilence();
    }
}

void RankControl::read(Peer& from)
{
    std::array<char, 65536> piece;
    ssize_t got = 0;
    while ((got = ::recv(from.socket.get(), piece.data(), piece.size(), MSG_DONTWAIT)) > 0)
        from.in.append(piece.data(), static_cast<std::size_t>(got));
    const bool gone = got == 0 || (errno != EAGAIN && errno != EINTR);
    from.heard = Clock::now();
    bool broken = false;
    while (auto mail = takeMail(from.in, most, broken)) {
        mail->received = from.heard;
        take(from, *std::move(mail));
    }
    if (gone || broken)
        lose(from);
}

void RankControl::take(Peer& from, RankMail mail)
{
    const auto call = [&](const auto& event) {
        const std::lock_guard lock(listening);
        if (listener)
            event(*listener);
    };
    const auto callPhase = [&] { call([&](RankListener& to) { to.phaseOver(mail.number); }); };
    switch (mail.kind) {
    case Kind::Beat:
        return;
    case Kind::Ping:
        tell(from, {Kind::Pong, nanoseconds(Clock::now())}, patience);
        return;
    case Kind::PhaseDone:
        if (own == 0 && countPhase(mail.number))
            callPhase();
        return;
    case Kind::PhaseOver:
        callPhase();
        return;
    case Kind::Compute:
    case Kind::Send:
    case Kind::Computed:
    case Kind::Arrived:
    case Kind::Placed:
        call([&](RankListener& to) { to.told(from.rank, mail); });
        return;
    case Kind::Failed: {
        Unpacker in(mail.body);
        fail(in.error());
        return;
    }
    case Kind::Bye: {
        const std::lock_guard lock(mutex);
        from.ended = true;
        break;
    }
    default: {
        const std::lock_guard lock(mutex);
        mails[{from.rank, mail.kind}].push_back(std::move(mail));
    }
    }
    changed.notify_all();
}

void RankControl::beat()
{
    const Clock::time_point now = Clock::now();
    if (now - lastBeat < std::min<Clock::duration>(silence / 8, std::chrono::seconds(1)))
        return;
    lastBeat = now;
    const std::string bytes = asBytes({Kind::Beat});
    for (const auto& peer : peers)
        if (const std::unique_lock lock(peer->writing, std::try_to_lock); lock && !peer->ended)
            (void)sendAll(peer->socket, bytes, within(0.05)); // a loss is noticed by reading
}

void RankControl::checkSilence()
{
    const Clock::time_point now = Clock::now();
    for (const auto& peer : peers)
        if (!peer->ended && now - peer->heard > silence)
            fail({{DOPPLER_TEXT("core", "rank {0} has not answered for {1} s: its process or machine hangs"),
                   {std::to_string(peer->rank), figure(fmt::format("{:g}", patience))}},
                  {},
                  {}});
}

} // namespace doppler
