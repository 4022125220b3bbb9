// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_sockets.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace doppler {

namespace {

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Error socketError(const Message& message) { return {message, {}, {}}; }

Result<Addresses> addressesOf(const RankSetup& setup)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    const std::string port = std::to_string(setup.port);
    if (const int fault = ::getaddrinfo(setup.address.c_str(), port.c_str(), &wanted, &found); fault != 0)
        return socketError(
            {DOPPLER_TEXT("core", "MASTER_ADDR is \"{0}\", expected an address of rank 0: {1}"),
             {setup.address, ::gai_strerror(fault)}});
    return Addresses(found, &::freeaddrinfo);
}

/// The address that stands for all interfaces.
bool isEveryInterface(const sockaddr& address)
{
    if (address.sa_family == AF_INET) {
        sockaddr_in in{};
        std::memcpy(&in, &address, sizeof in);
        return in.sin_addr.s_addr == htonl(INADDR_ANY);
    }
    sockaddr_in6 in{};
    std::memcpy(&in, &address, sizeof in);
    return address.sa_family == AF_INET6 && IN6_IS_ADDR_UNSPECIFIED(&in.sin6_addr);
}

Descriptor newSocket(const addrinfo& address)
{
    Descriptor out(
        ::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, address.ai_protocol));
    const int yes = 1;
    if (out.get() >= 0)
        (void)::setsockopt(out.get(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return out;
}

/// The socket with its own address and port.
RankSocket described(Descriptor socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXHOST> text{};
    std::array<char, NI_MAXSERV> port{};
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    RankSocket out;
    out.descriptor = std::move(socket);
    if (::getsockname(out.descriptor.get(), generic, &size) == 0 &&
        ::getnameinfo(generic, size, text.data(), text.size(), port.data(), port.size(),
                      NI_NUMERICHOST | NI_NUMERICSERV) == 0) {
        out.address = text.data();
        out.port = static_cast<std::uint16_t>(std::strtoul(port.data(), nullptr, 10));
    }
    return out;
}

/// Waits until the socket can be read or written; false when the patience is over.
bool ready(const Descriptor& socket, short events, const RankPatience& patience)
{
    while (!patience.over()) {
        pollfd one{socket.get(), events, 0};
        if (::poll(&one, 1, static_cast<int>(rankPollInterval.count())) > 0)
            return true;
    }
    return false;
}

bool connects(const Descriptor& socket, const addrinfo& address, const RankPatience& patience)
{
    if (::connect(socket.get(), address.ai_addr, address.ai_addrlen) == 0)
        return true;
    if (errno != EINPROGRESS || !ready(socket, POLLOUT, patience))
        return false;
    int fault = 0;
    socklen_t size = sizeof fault;
    return ::getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &fault, &size) == 0 && fault == 0;
}

} // namespace

Result<RankSocket> listenForRanks(const RankSetup& setup)
{
    auto addresses = addressesOf(setup);
    if (!addresses)
        return addresses.error();
    int fault = 0;
    for (const addrinfo* address = addresses->get(); address; address = address->ai_next) {
        if (isEveryInterface(*address->ai_addr))
            return socketError({DOPPLER_TEXT("core", "MASTER_ADDR is \"{0}\", which stands for every network "
                                                     "interface; expected the address of one"),
                                {setup.address}});
        Descriptor socket = newSocket(*address);
        const int yes = 1;
        (void)::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        if (socket.get() >= 0 && ::bind(socket.get(), address->ai_addr, address->ai_addrlen) == 0 &&
            ::listen(socket.get(), SOMAXCONN) == 0)
            return described(std::move(socket));
        fault = errno;
    }
    return socketError({DOPPLER_TEXT("core", "rank 0 cannot listen at {0}, port {1}: {2}"),
                        {setup.address, std::to_string(setup.port), std::strerror(fault)}});
}

Result<RankSocket> connectToRankZero(const RankSetup& setup, const RankPatience& patience)
{
    auto addresses = addressesOf(setup);
    if (!addresses)
        return addresses.error();
    while (!patience.over()) {
        for (const addrinfo* address = addresses->get(); address; address = address->ai_next) {
            Descriptor socket = newSocket(*address);
            if (socket.get() >= 0 && connects(socket, *address, patience))
                return described(std::move(socket));
        }
        std::this_thread::sleep_for(rankPollInterval);
    }
    return socketError({DOPPLER_TEXT("core", "rank 0 does not answer"), {}});
}

bool sendAll(const Descriptor& socket, std::string_view bytes, const RankPatience& patience)
{
    while (!bytes.empty() && ready(socket, POLLOUT, patience)) {
        const ssize_t sent = ::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0)
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            return false;
    }
    return bytes.empty();
}

std::string receiveAll(const Descriptor& socket, std::size_t size, const RankPatience& patience)
{
    std::string out;
    std::array<char, 65536> piece;
    while (out.size() < size && ready(socket, POLLIN, patience)) {
        const ssize_t got = ::recv(socket.get(), piece.data(), std::min(piece.size(), size - out.size()), 0);
        if (got > 0)
            out.append(piece.data(), static_cast<std::size_t>(got));
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            break;
    }
    return out;
}

} // namespace doppler
