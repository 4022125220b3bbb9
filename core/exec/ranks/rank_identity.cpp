// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_identity.h"

#include "core/exec/machine/processors.h"
#include "core/exec/ranks/packed.h"

#include <fstream>

namespace doppler {

namespace {

constexpr std::string_view marker = "doppler-execution";

std::string identityKey(std::size_t rank) { return "identity " + std::to_string(rank); }

std::string packedIdentity(const RankIdentity& identity)
{
    Packer out;
    out.add(marker);
    out.add(std::string_view(identity.version));
    out.add(identity.execution);
    out.add(std::string_view(identity.machine));
    return out.bytes();
}

/// The error if two ranks cannot execute together.
std::optional<Error> mismatch(std::size_t rank, const RankIdentity& other, const RankIdentity& first)
{
    if (other.version != first.version)
        return Error{{DOPPLER_TEXT("core", "rank {0} runs version {1} of the program and rank 0 version {2}; "
                                           "install the same version on all machines"),
                      {std::to_string(rank), other.version, first.version}},
                     {},
                     {}};
    if (other.execution != first.execution)
        return Error{{DOPPLER_TEXT("core", "rank {0} has another graph, devices, placement or options than "
                                           "rank 0; start the same command with the same files on all "
                                           "machines"),
                      {std::to_string(rank)}},
                     {},
                     {}};
    return std::nullopt;
}

std::optional<RankIdentity> identityOf(const std::string& bytes)
{
    Unpacker in(bytes);
    const bool known = in.text() == marker;
    RankIdentity out;
    out.version = in.text();
    if (!known || in.failed())
        return std::nullopt;
    out.execution = in.number(); // another version may write other things here
    out.machine = in.text();
    return out;
}

} // namespace

std::string thisMachineKey()
{
    std::string out;
    std::ifstream("/proc/sys/kernel/random/boot_id") >> out;
    for (const unsigned processor : allowedProcessors())
        out += ' ' + std::to_string(processor);
    return out;
}

Result<std::vector<RankIdentity>> exchangeIdentities(const RankSetup& setup, RankBoard& board,
                                                     const RankIdentity& own)
{
    try {
        board.set(identityKey(setup.rank), packedIdentity(own));
        std::vector<RankIdentity> out;
        std::optional<Error> error;
        for (std::size_t rank = 0; rank < setup.size; ++rank) {
            const auto identity = identityOf(board.get(identityKey(rank)));
            if (!identity)
                return Error{{DOPPLER_TEXT("core", "rank {0} does not execute a graph; start the same "
                                                   "command on all machines"),
                              {std::to_string(rank)}},
                             {},
                             {}};
            out.push_back(*identity);
            if (!error)
                error = mismatch(rank, out.back(), out.front());
        }
        // Rank 0 keeps the board until all have read it.
        board.set("read " + std::to_string(setup.rank), "");
        for (std::size_t rank = 1; setup.rank == 0 && rank < setup.size; ++rank)
            board.get("read " + std::to_string(rank));
        if (error)
            return *std::move(error);
        return out;
    } catch (const LostRank& lost) {
        return Error{
            {DOPPLER_TEXT("core", "the ranks could not agree on the execution: {0}"), {lost.what()}}, {}, {}};
    }
}

} // namespace doppler
