// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/shared_comparison.h"

#include "core/base/program_version.h"
#include "core/base/text_fields.h"
#include "core/compare/comparison_journal.h"
#include "core/exec/ranks/rank_identity.h"
#include "core/ranks/rank_secret.h"

#include <charconv>
#include <cstring>

#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace doppler {

namespace {

// A message is its size, then its text. Rank 0 sends a cell as "problem placer seed", and an empty text at
// the end; the answer to a cell is a line as in a journal.

constexpr std::size_t sizeBytes = sizeof(std::uint64_t);
/// Of a placement and its bests: the limit of memory for a process that breaks the rules.
constexpr std::uint64_t mostMessageBytes = std::uint64_t{1} << 28;

/// A cell may take any time.
RankPatience untilStopped(const std::stop_token& stop)
{
    return {RankPatience::Clock::time_point::max(), stop};
}

bool sendText(const Descriptor& socket, std::string_view text, const RankPatience& patience)
{
    const std::uint64_t size = text.size();
    std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
    bytes += text;
    return sendAll(socket, bytes, patience);
}

/// Nothing if the other side is gone.
std::optional<std::string> receiveText(const Descriptor& socket, const RankPatience& patience)
{
    const std::string head = receiveAll(socket, sizeBytes, patience);
    std::uint64_t size = 0;
    if (head.size() < sizeBytes)
        return std::nullopt;
    std::memcpy(&size, head.data(), sizeof size);
    if (size > mostMessageBytes)
        return std::nullopt;
    std::string text = receiveAll(socket, static_cast<std::size_t>(size), patience);
    return text.size() == size ? std::optional(std::move(text)) : std::nullopt;
}

/// Has the operating system notice within a minute that the machine at the other end is gone.
void keepAlive(const Descriptor& socket)
{
    const int yes = 1;
    (void)::setsockopt(socket.get(), SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes);
    for (const auto& [option, value] :
         {std::pair{TCP_KEEPIDLE, 20}, std::pair{TCP_KEEPINTVL, 10}, std::pair{TCP_KEEPCNT, 4}})
        (void)::setsockopt(socket.get(), IPPROTO_TCP, option, &value, sizeof value);
}

struct SentCell {
    std::size_t problem = 0;
    std::size_t placer = 0;
    std::uint64_t seed = 0;
};

/// A cell of the setup from a message; nothing for another text.
std::optional<SentCell> cellOf(std::string_view text, const ComparisonSetup& setup)
{
    SentCell cell;
    const bool read = parseNumber(takeUntil(text, " "), cell.problem) &&
                      parseNumber(takeUntil(text, " "), cell.placer) && parseNumber(text, cell.seed);
    if (!read || cell.problem >= setup.problems.size() || cell.placer >= setup.placers.size())
        return std::nullopt;
    return cell;
}

std::uint64_t numberOf(const std::string& fingerprint)
{
    std::uint64_t out = 0;
    std::from_chars(fingerprint.data(), fingerprint.data() + fingerprint.size(), out, 16);
    return out;
}

Error stoppedBeforeMeeting()
{
    return {{DOPPLER_TEXT("core", "the comparison was stopped before its processes had found each other")},
            {},
            {}};
}

} // namespace

ComparisonRanks::ComparisonRanks(const ComparisonSetup& of, std::vector<RankPeer> others, std::stop_token end)
    : setup(of), peers(std::move(others)), stop(std::move(end))
{
    for (const RankPeer& peer : peers)
        keepAlive(peer.socket);
}

ComparisonRanks::~ComparisonRanks()
{
    const RankPatience shortly{RankPatience::Clock::now() + std::chrono::seconds(2), {}};
    for (const RankPeer& peer : peers)
        (void)sendText(peer.socket, "", shortly);
}

std::vector<CellRunner> ComparisonRanks::runners()
{
    std::vector<CellRunner> out;
    for (std::size_t i = 0; i < peers.size(); ++i)
        out.push_back([this, i](std::size_t problem, std::size_t placer, std::uint64_t seed) {
            return run(i, problem, placer, seed);
        });
    return out;
}

std::vector<std::size_t> ComparisonRanks::lost() const
{
    const std::scoped_lock lock(mutex);
    return gone;
}

std::optional<ComparisonRow> ComparisonRanks::run(std::size_t peer, std::size_t problem, std::size_t placer,
                                                  std::uint64_t seed)
{
    const Descriptor& socket = peers[peer].socket;
    const RankPatience patience = untilStopped(stop);
    std::optional<std::string> answer;
    if (sendText(socket, fmt::format("{} {} {}", problem, placer, seed), patience))
        answer = receiveText(socket, patience);
    if (answer) {
        auto row = readJournalLine(*answer, setup);
        if (row && row->problem == problem && row->placer == placer && row->seed == seed)
            return *std::move(row);
    }
    if (!stop.stop_requested()) {
        const std::scoped_lock lock(mutex);
        gone.push_back(peers[peer].rank);
    }
    return std::nullopt;
}

Result<std::vector<RankPeer>> meetForComparison(const ComparisonSetup& setup, const RankSetup& ranks,
                                                const std::stop_token& stop)
{
    const auto secret = rankSecret();
    if (!secret)
        return secret.error();
    auto board = openRankBoard(ranks, *secret, stop);
    if (stop.stop_requested())
        return stoppedBeforeMeeting();
    if (!board) {
        Error error = board.error();
        error.place = fmt::format("MASTER_ADDR {}, MASTER_PORT {}", ranks.address, ranks.port);
        return error;
    }
    const auto agreed = exchangeIdentities(
        ranks, **board,
        {std::string(programVersion()), numberOf(comparisonFingerprint(setup)), thisMachineKey()});
    if (!agreed)
        return agreed.error();
    return (*board)->release();
}

Result<void> serveComparison(const ComparisonSetup& setup, const RankPeer& rankZero)
{
    keepAlive(rankZero.socket);
    const RankPatience patience = untilStopped(setup.stop);
    while (const auto message = receiveText(rankZero.socket, patience)) {
        if (message->empty())
            return {};
        const auto cell = cellOf(*message, setup);
        if (!cell)
            break;
        const ComparisonRow row = runCell(setup, cell->problem, cell->placer, cell->seed);
        if (setup.stop.stop_requested() || !sendText(rankZero.socket, journalLine(row), patience))
            break;
    }
    if (setup.stop.stop_requested())
        return Error{
            {DOPPLER_TEXT("core", "stopped; the other processes run the cells of this one")}, {}, {}};
    return Error{
        {DOPPLER_TEXT("core", "rank 0 was lost: its process has ended, or the network has failed")}, {}, {}};
}

} // namespace doppler
