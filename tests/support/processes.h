// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Processes that find each other over a port of this machine.

#include <QProcess>
#include <cstdint>
#include <memory>
#include <vector>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace doppler::tests {

/// A port of this machine that was free just now.
inline std::uint16_t freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(socket, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        qFatal("no port is free");
    ::close(socket);
    return ntohs(address.sin_port);
}

/// Deletes a process that may still run.
struct Killed {
    void operator()(QProcess* process) const
    {
        process->kill();
        process->waitForFinished();
        delete process;
    }
};
using Processes = std::vector<std::unique_ptr<QProcess, Killed>>;

} // namespace doppler::tests
