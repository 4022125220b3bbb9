// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/checkpoint.h"

#include "core/io/bytes/file.h"
#include "core/training/checkpoint_header.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace doppler {

// The arrays are written as they lie in memory.
static_assert(std::endian::native == std::endian::little && sizeof(float) == 4);

namespace {

constexpr std::uint32_t newestVersion = 2;
constexpr std::size_t alignment = 64; // of the arrays

/// Magic, version, length of the JSON, number of floats in each of the three arrays.
constexpr std::size_t prefixBytes = 8 + 4 + 4 + 8;

template <class Word>
void append(std::string& out, Word word)
{
    out.append(reinterpret_cast<const char*>(&word), sizeof word);
}

template <class Word>
Word wordAt(std::string_view bytes, std::size_t at)
{
    Word word;
    std::memcpy(&word, bytes.data() + at, sizeof word);
    return word;
}

std::size_t padded(std::size_t size) { return (size + alignment - 1) / alignment * alignment; }

/// Eight bytes at a time, so that 50 MB take some milliseconds; tells damage, no protection against intent.
std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t sum = 0x9e3779b97f4a7c15ULL ^ bytes.size();
    std::size_t at = 0;
    const auto mix = [&](std::uint64_t word) { sum = std::rotl((sum ^ word) * 0xff51afd7ed558ccdULL, 29); };
    for (; at + 8 <= bytes.size(); at += 8)
        mix(wordAt<std::uint64_t>(bytes, at));
    std::uint64_t rest = 0;
    std::memcpy(&rest, bytes.data() + at, bytes.size() - at);
    mix(rest);
    return sum ^ (sum >> 32);
}

Error fault(Message message) { return {std::move(message), {}, {}}; }

Error damaged()
{
    return fault(
        {DOPPLER_TEXT("core", "the checkpoint is damaged: its content does not agree with its checksum")});
}

std::vector<float> takeArray(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::vector<float> values(count);
    if (count > 0) // An empty array has no address.
        std::memcpy(values.data(), bytes.data() + at, count * sizeof(float));
    return values;
}

bool allFinite(const std::vector<float>& values)
{
    return std::all_of(values.begin(), values.end(), [](float x) { return std::isfinite(x); });
}

} // namespace

TrainedOn TrainedOn::of(const Problem& problem)
{
    TrainedOn out;
    out.graph = problem.graph().name();
    out.graphFingerprint = problem.graph().fingerprint();
    out.vertices = static_cast<std::uint32_t>(problem.vertexCount());
    out.topology = problem.topology().name();
    out.topologyFingerprint = problem.topology().fingerprint();
    for (DeviceId d : problem.topology().devices())
        out.devices.push_back(problem.topology().device(d).name);
    out.model = problem.model();
    return out;
}

NetworkShape networkShape(const Options& settings)
{
    const auto guide = settings.all().find("guide"); // not every policy has it
    return {static_cast<std::size_t>(settings.integer("hidden")),
            static_cast<std::size_t>(settings.integer("rounds")),
            guide != settings.all().end() && std::get<std::string>(guide->second) != "none",
            settings.all().contains("message_passing") && settings.text("message_passing") == "step"};
}

std::string encodeCheckpoint(const Checkpoint& checkpoint)
{
    const std::string header = writeCheckpointHeader(checkpoint);
    const std::size_t count = checkpoint.parameters.size();
    const std::size_t first = padded(prefixBytes + header.size());
    std::string out;
    out.reserve(first + 3 * count * sizeof(float) + sizeof(std::uint64_t));
    out += checkpointMagic;
    append(out, newestVersion);
    append(out, static_cast<std::uint32_t>(header.size()));
    append(out, static_cast<std::uint64_t>(count));
    out += header;
    out.resize(first, ' ');
    for (const auto* values : {&checkpoint.parameters, &checkpoint.firstMoments, &checkpoint.secondMoments})
        out.append(reinterpret_cast<const char*>(values->data()), values->size() * sizeof(float));
    append(out, checksum(out));
    return out;
}

Result<Checkpoint> decodeCheckpoint(std::string_view bytes)
{
    if (!bytes.starts_with(checkpointMagic))
        return fault({DOPPLER_TEXT("core", "this is not a training checkpoint")});
    if (bytes.size() < prefixBytes)
        return fault({DOPPLER_TEXT("core", "the checkpoint is truncated")});
    const auto version = wordAt<std::uint32_t>(bytes, 8);
    if (version > newestVersion)
        return fault({DOPPLER_TEXT("core", "the file has version {0}, but this program reads versions up to "
                                           "{1}; a newer version of the program is needed"),
                      {std::to_string(version), std::to_string(newestVersion)}});
    if (version != newestVersion)
        return fault({DOPPLER_TEXT("core", "the checkpoint has version {0}, expected {1}"),
                      {std::to_string(version), std::to_string(newestVersion)}});
    // Sums can't overflow: the first count has 32 bits, the other is compared before it is multiplied.
    const std::size_t first = padded(prefixBytes + wordAt<std::uint32_t>(bytes, 12));
    const auto count = wordAt<std::uint64_t>(bytes, 16);
    constexpr std::size_t tail = sizeof(std::uint64_t);
    if (count > bytes.size() || first + 3 * count * sizeof(float) + tail > bytes.size())
        return fault({DOPPLER_TEXT("core", "the checkpoint is truncated")});
    if (first + 3 * count * sizeof(float) + tail != bytes.size() ||
        checksum(bytes.substr(0, bytes.size() - tail)) != wordAt<std::uint64_t>(bytes, bytes.size() - tail))
        return damaged();
    auto checkpoint = readCheckpointHeader(bytes.substr(prefixBytes, wordAt<std::uint32_t>(bytes, 12)));
    if (!checkpoint)
        return checkpoint;
    checkpoint->parameters = takeArray(bytes, first, count);
    checkpoint->firstMoments = takeArray(bytes, first + count * sizeof(float), count);
    checkpoint->secondMoments = takeArray(bytes, first + 2 * count * sizeof(float), count);
    for (const auto* values :
         {&checkpoint->parameters, &checkpoint->firstMoments, &checkpoint->secondMoments})
        if (!allFinite(*values))
            return fault({DOPPLER_TEXT("core", "the checkpoint contains parameters that are not finite")});
    return checkpoint;
}

Result<void> writeCheckpoint(const Checkpoint& checkpoint, const std::string& path)
{
    return writeFile(path, encodeCheckpoint(checkpoint));
}

Result<Checkpoint> readCheckpoint(const std::string& path)
{
    return readFileAs<Checkpoint>(
        path, [](std::string_view bytes, std::string_view) { return decodeCheckpoint(bytes); });
}

} // namespace doppler
