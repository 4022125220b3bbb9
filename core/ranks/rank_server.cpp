// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_server.h"

#include "core/ranks/rank_handshake.h"
#include "core/ranks/rank_messages.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <vector>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr std::chrono::seconds timeForHello{5};
constexpr std::ptrdiff_t mostGuests = 64;

/// More than Gloo sets, for one mesh.
constexpr std::size_t mostKeys(std::size_t processes) { return 64 + 16 * processes; }

} // namespace

RankServer::RankServer(RankSocket at, const RankSetup& setup, std::string sharedSecret, RankPatience howLong)
    : listening(std::move(at)), processes(setup.size), secret(std::move(sharedSecret)),
      patience(std::move(howLong)), wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread([this](const std::stop_token& over) { serve(over); })
{
}

RankServer::~RankServer() = default;

Result<void> RankServer::awaitAll()
{
    std::unique_lock lock(mutex);
    while (true) {
        if (members.size() + 1 == processes)
            return {};
        if (lost)
            return Error{{DOPPLER_TEXT("core", "rank {0} was lost before all {1} processes were there"),
                          {std::to_string(*lost), std::to_string(processes)}},
                         {},
                         {}};
        if (patience.over())
            return Error{
                {DOPPLER_TEXT("core", "{0} of {1} processes are there; {2} were refused because their "
                                      "DOPPLER_RANK_SECRET differs"),
                 {std::to_string(members.size() + 1), std::to_string(processes), std::to_string(refused)}},
                {},
                {}};
        changed.wait_for(lock, rankPollInterval);
    }
}

void RankServer::set(const std::string& key, std::string_view value)
{
    if (!put(key, value))
        throw LostRank("a key was set twice");
}

std::string RankServer::get(const std::string& key)
{
    std::unique_lock lock(mutex);
    while (true) {
        if (const auto found = values.find(key); found != values.end())
            return found->second;
        if (lost)
            throw LostRank("rank " + std::to_string(*lost) + " was lost");
        if (patience.over())
            throw LostRank("the other processes do not answer");
        changed.wait_for(lock, rankPollInterval);
    }
}

std::vector<RankPeer> RankServer::release()
{
    thread.request_stop();
    wakeThread();
    if (thread.joinable())
        thread.join();
    std::vector<RankPeer> out;
    for (Connection& connection : connections)
        if (connection.rank && !connection.gone)
            out.push_back({*connection.rank, std::move(connection.socket)});
    connections.clear();
    std::ranges::sort(out, {}, &RankPeer::rank);
    return out;
}

bool RankServer::put(const std::string& key, std::string_view value)
{
    {
        const std::lock_guard lock(mutex);
        if (values.size() >= mostKeys(processes) || !values.emplace(key, value).second)
            return false;
    }
    changed.notify_all();
    wakeThread();
    return true;
}

/// Has the thread look again at what the others wait for.
void RankServer::wakeThread() { (void)::eventfd_write(wake.get(), 1); }

void RankServer::serve(const std::stop_token& over)
{
    while (!over.stop_requested()) {
        waitForEvents();
        acceptGuests();
        for (Connection& connection : connections) {
            read(connection);
            connection.rank ? answer(connection) : admit(connection);
            flush(connection);
        }
        removeGone();
    }
}

/// Until something happens, or a poll interval has passed.
void RankServer::waitForEvents()
{
    std::vector<pollfd> all{{listening.descriptor.get(), POLLIN, 0}, {wake.get(), POLLIN, 0}};
    for (const Connection& connection : connections) {
        const bool owes = !connection.out.empty();
        const bool listens = !owes && !connection.asked;
        all.push_back({connection.socket.get(),
                       static_cast<short>(owes ? POLLOUT : (listens ? POLLIN : POLLRDHUP)), 0});
    }
    ::poll(all.data(), all.size(), static_cast<int>(rankPollInterval.count()));
    eventfd_t ignored = 0;
    (void)::eventfd_read(wake.get(), &ignored);
}

void RankServer::acceptGuests()
{
    while (true) {
        Descriptor socket(
            ::accept4(listening.descriptor.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (socket.get() < 0) {
            if (errno == EMFILE || errno == ENFILE) // it would be reported again at once
                std::this_thread::sleep_for(rankPollInterval);
            return;
        }
        const int yes = 1;
        (void)::setsockopt(socket.get(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        std::string nonce = newNonce();
        std::string challenge = challengeOf(nonce);
        connections.push_back({std::move(socket),
                               std::move(nonce),
                               RankPatience::Clock::now() + timeForHello,
                               {},
                               {},
                               {},
                               std::move(challenge)});
        const auto isGuest = [](const Connection& c) { return !c.rank && !c.gone; };
        if (std::ranges::count_if(connections, isGuest) > mostGuests)
            std::ranges::find_if(connections, isGuest)->gone = true;
    }
}

/// A guest sends a hello and nothing beyond it. A member sends its next request after the answer.
void RankServer::read(Connection& from)
{
    std::array<char, 65536> piece;
    if (from.rank && (from.asked || !from.out.empty())) {
        from.gone = ::recv(from.socket.get(), piece.data(), 1, MSG_PEEK) == 0; // it left meanwhile
        return;
    }
    const std::size_t most = from.rank ? piece.size() : helloBytes - from.in.size();
    if (most == 0)
        return;
    const ssize_t got = ::recv(from.socket.get(), piece.data(), most, 0);
    if (got > 0)
        from.in.append(piece.data(), static_cast<std::size_t>(got));
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        from.gone = true;
}

void RankServer::admit(Connection& guest)
{
    if (guest.in.size() < helloBytes) {
        guest.gone = guest.gone || RankPatience::Clock::now() > guest.deadline;
        return;
    }
    const auto claim = checkHello(secret, guest.nonce, guest.in);
    const std::lock_guard lock(mutex);
    changed.notify_all();
    const bool right = claim && claim->size == processes && claim->rank > 0 && claim->rank < processes;
    refused += claim ? 0 : 1;
    if (!right || !members.insert(claim->rank).second) {
        guest.gone = true;
        return;
    }
    guest.rank = claim->rank;
    guest.out += welcomeOf(secret, guest.nonce, std::string_view(guest.in).substr(0, nonceBytes));
    guest.in.clear();
}

void RankServer::answer(Connection& member)
{
    bool broken = false;
    if (!member.asked)
        if (auto request = takeRequest(member.in, processes, broken)) {
            if (request->kind == RankRequest::Kind::Get)
                member.asked = std::move(request->key);
            else if (put(request->key, request->value))
                member.out += sizeBytesOf(0);
            else
                broken = true;
        }
    member.gone = member.gone || broken;
    if (!member.asked)
        return;
    const std::lock_guard lock(mutex);
    if (const auto found = values.find(*member.asked); found != values.end()) {
        member.out += sizeBytesOf(found->second.size()) + found->second;
        member.asked.reset();
    }
}

void RankServer::flush(Connection& to)
{
    if (to.out.empty() || to.gone)
        return;
    const ssize_t sent = ::send(to.socket.get(), to.out.data(), to.out.size(), MSG_NOSIGNAL);
    if (sent > 0)
        to.out.erase(0, static_cast<std::size_t>(sent));
    else if (errno != EAGAIN && errno != EINTR)
        to.gone = true;
}

void RankServer::removeGone()
{
    const auto lostMember =
        std::ranges::find_if(connections, [](const Connection& c) { return c.gone && c.rank; });
    const std::optional<std::size_t> left = lostMember == connections.end() ? std::nullopt : lostMember->rank;
    connections.remove_if([](const Connection& c) { return c.gone; });
    if (!left)
        return;
    connections.clear(); // the others need not wait for what does not come
    const std::lock_guard lock(mutex);
    lost = left;
    changed.notify_all();
}

} // namespace doppler
