// SPDX-License-Identifier: GPL-3.0-or-later
// What an admitted process sends to rank 0: requests one after the other, in pieces of any size.
#include "core/ranks/rank_messages.h"
#include "tests/fuzz/fuzz_target.h"

#include <vector>

namespace {

constexpr std::size_t processes = 4;

/// All requests of a connection whose bytes arrive in such pieces; nothing follows a broken one.
std::vector<doppler::RankRequest> requestsOf(std::string_view input, std::size_t piece, bool& broken)
{
    std::vector<doppler::RankRequest> out;
    std::string bytes;
    while (!broken && !input.empty()) {
        bytes += input.substr(0, piece);
        input.remove_prefix(std::min(piece, input.size()));
        while (auto request = doppler::takeRequest(bytes, processes, broken))
            out.push_back(*std::move(request));
    }
    return out;
}

} // namespace

DOPPLER_FUZZER(rank_request, input)
{
    bool broken = false;
    std::vector<RankRequest> whole;
    requireBounded(input, [&] { whole = requestsOf(input, input.size(), broken); });
    bool brokenInPieces = false;
    const std::vector<RankRequest> pieces = requestsOf(input, 3, brokenInPieces);
    require(broken == brokenInPieces && whole.size() == pieces.size(), "pieces give the same requests");
    for (std::size_t i = 0; i < whole.size(); ++i) {
        require(encoded(whole[i]) == encoded(pieces[i]), "pieces give the same request");
        std::string text = encoded(whole[i]);
        const auto again = takeRequest(text, processes, broken);
        require(again && text.empty() && encoded(*again) == encoded(whole[i]), "what is sent is readable");
    }
}
