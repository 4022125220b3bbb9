// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/graph_check.h"

#include "core/base/fingerprint.h"
#include "core/base/random.h"
#include "core/catalog/graph_file.h"
#include "core/io/graphs/graph_json.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/sound_graph.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <sys/mman.h>
#include <unistd.h>

namespace doppler::fuzz {

namespace {

constexpr std::string_view graphName = "fuzzed";

/// A value of the option, drawn, or none where any text is valid.
std::optional<std::string> draw(const OptionSpec& spec, Random& random)
{
    if (std::holds_alternative<bool>(spec.standard))
        return random.below(2) ? "true" : "false";
    if (!spec.choices.empty())
        return spec.choices[random.below(spec.choices.size())];
    if (std::holds_alternative<std::string>(spec.standard))
        return std::nullopt;
    // Large and small values alike.
    const double most = std::max(spec.least, std::min(spec.most, 1e6));
    const double value = spec.least + (most - spec.least) * std::pow(random.uniform(), 8);
    return std::holds_alternative<std::int64_t>(spec.standard)
               ? toString(static_cast<std::int64_t>(std::ceil(value)))
               : toString(value);
}

/// Values of what the format asks about this text: what must be given, and with `all` all the rest.
Options chosen(const GraphFormat& format, const GraphCheck& how, std::string_view input, Random& random,
               bool all)
{
    const auto specs = format.options ? format.options(input) : std::vector<OptionSpec>{};
    Options options(specs);
    for (const OptionSpec& spec : specs) {
        require(!spec.name.empty() && spec.least <= spec.most, "options are named and have a range");
        const auto value = draw(spec, random);
        if (value && (all || mustBeGiven(spec)))
            require(options.set(specs, spec.name, *value).ok(),
                    "a value in its range is taken: " + spec.name);
    }
    for (const auto& [name, value] : how.options)
        require(options.set(specs, name, value).ok(), "an option of the format: " + name);
    return options;
}

void requireKept(const DataflowGraph& graph, const Result<GraphPtr>& again, std::string_view what)
{
    if (!again)
        require(false, std::string(what) + " is readable: " + again.error().english());
    require((*again)->vertexCount() == graph.vertexCount() && (*again)->edgeCount() == graph.edgeCount() &&
                (*again)->fingerprint() == graph.fingerprint(),
            std::string(what) + " is the same graph");
}

void checkWriting(const GraphFormat& format, const DataflowGraph& graph, const Options& options)
{
    requireKept(graph, readGraphJson(writeGraphJson(graph), graphName), "what our own format writes");
    if (!format.write || format.id == "json")
        return;
    // A format that can't say everything keeps what it can: from then on nothing more is lost.
    const std::string text = format.write(graph);
    require(format.sniff(text) != Match::No, "what the format writes is taken for the format");
    const auto again = format.read(text, {graphName, options, {}});
    if (!again)
        require(false, "what the format writes is readable: " + again.error().english());
    requireKept(**again, format.read(format.write(**again), {graphName, options, {}}),
                "what the format writes");
}

/// The content as a file that has no name.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view content) : fd(::memfd_create("fuzzed", MFD_CLOEXEC))
    {
        require(fd >= 0 &&
                    ::write(fd, content.data(), content.size()) == static_cast<ssize_t>(content.size()),
                "a file in memory");
    }
    ~MemoryFile() { ::close(fd); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(fd); }

private:
    int fd;
};

void checkReading(const GraphFormat& format, std::string_view input, const Options& options,
                  std::size_t constant)
{
    std::optional<Result<GraphPtr>> read;
    requireBounded(
        input,
        [&] {
            read = format.read(input, {graphName, options, {}});
        },
        constant);
    if (read->ok()) {
        const std::string fault = tests::unsoundness(***read);
        require(fault.empty(), fault);
        checkWriting(format, ***read, options);
    } else {
        requireReadable(read->error());
    }
    if (format.readFile) { // Reading piece by piece gives what reading the whole gives.
        const MemoryFile file(input);
        const auto pieces = format.readFile(file.path(), {graphName, options, {}});
        require(pieces.ok() == read->ok(), "a file is read as its text is");
        if (pieces)
            requireKept(***read, pieces, "what is read piece by piece");
        else
            requireReadable(pieces.error());
    }
}

} // namespace

void checkGraphFormat(const GraphCheck& how, std::string_view input)
{
    const auto formats = graphFormats();
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&](const GraphFormat& format) { return format.id == how.id; });
    require(found != formats.end(), "the format is known");
    for (const GraphFormat& format : formats) // Every recogniser sees every file.
        requireBounded(input, [&] { (void)format.sniff(input); });

    Fingerprint print;
    print.add(input);
    Random random(print.value());
    checkReading(*found, input, chosen(*found, how, input, random, false), how.constant);
    if (found->options)
        checkReading(*found, input, chosen(*found, how, input, random, true), how.constant);
    if (found->readTopology)
        if (const auto topology = found->readTopology(input, graphName); !topology)
            requireReadable(topology.error());
}

} // namespace doppler::fuzz
