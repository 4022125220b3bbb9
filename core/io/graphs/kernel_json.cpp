// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/kernel_json.h"

#include "core/base/excerpt.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::uint64_t largestExtent = std::uint64_t{1} << 53; // JSON numbers are doubles

constexpr std::array<std::string_view, 2> kernelKeys{"einsum", "extents"};
enum KernelKey { EinsumText, Extents };

bool isLabel(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The part of "max ij->i" behind the name of its aggregation.
std::string_view withoutAggregation(std::string_view einsum)
{
    const std::size_t blank = einsum.find(' ');
    const std::string_view word = einsum.substr(0, blank);
    const bool named = blank != std::string_view::npos && !word.empty() &&
                       std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return named ? einsum.substr(blank + 1) : einsum;
}

/// Lists of labels with commas between them, "->" and one list more.
bool isEinsum(std::string_view einsum)
{
    einsum = withoutAggregation(einsum);
    const std::size_t arrow = einsum.find("->");
    if (arrow == std::string_view::npos)
        return false;
    const std::string_view inputs = einsum.substr(0, arrow);
    const std::string_view output = einsum.substr(arrow + 2);
    return std::all_of(inputs.begin(), inputs.end(), [](char c) { return isLabel(c) || c == ','; }) &&
           std::all_of(output.begin(), output.end(), isLabel);
}

void readEinsum(JsonReader& in, std::string& out)
{
    if (in.readText(out) && !isEinsum(out))
        in.fail(
            {DOPPLER_TEXT("core", "found \"{0}\", expected labels of one letter each, like \"ij,jk->ik\""),
             {excerpt(out)}});
}

void readExtents(JsonReader& in, Kernel& out)
{
    in.enterObject();
    while (const auto key = in.nextKey()) {
        if (key->size() != 1 || !isLabel(key->front())) {
            in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected a label of one letter"), {excerpt(*key)}});
            return;
        }
        const char label = key->front();
        if (std::any_of(out.extents.begin(), out.extents.end(),
                        [&](const auto& extent) { return extent.first == label; })) {
            in.fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
            return;
        }
        in.readWhole(out.extents.emplace_back(label, 0).second, 1, largestExtent);
    }
}

/// Needs both keys and an extent of every label; `place` is the kernel's.
void checkLabels(JsonReader& in, const Kernel& kernel, const std::string& place)
{
    for (char label : withoutAggregation(kernel.einsum))
        if (isLabel(label) && std::none_of(kernel.extents.begin(), kernel.extents.end(),
                                           [&](const auto& extent) { return extent.first == label; })) {
            in.failAt(place + ".extents." + label, {DOPPLER_TEXT("core", "is missing")});
            return;
        }
}

} // namespace

std::shared_ptr<const Kernel> KernelReader::read(JsonReader& in)
{
    const auto text = in.peekValue();
    if (!text)
        return nullptr;
    if (const auto known = byText.find(*text); known != byText.end()) {
        in.skipValue();
        return known->second;
    }
    Kernel kernel;
    std::uint32_t seen = 0;
    const std::string place = in.path();
    in.enterObject();
    while (const auto key = in.nextField(kernelKeys, seen)) {
        if (*key == EinsumText)
            readEinsum(in, kernel.einsum);
        else
            readExtents(in, kernel);
    }
    if (!in.require(kernelKeys, seen, EinsumText) || !in.require(kernelKeys, seen, Extents))
        return nullptr;
    checkLabels(in, kernel, place);
    if (in.failed())
        return nullptr;
    auto& shared = byContent[{kernel.einsum, kernel.extents}];
    if (!shared)
        shared = std::make_shared<const Kernel>(std::move(kernel));
    byText.emplace(*text, shared);
    return shared;
}

void appendKernelJson(std::string& out, const Kernel& kernel)
{
    out += "{\"einsum\": ";
    appendJsonText(out, kernel.einsum);
    out += ", \"extents\": {";
    const char* separator = "\"";
    for (const auto& [label, extent] : kernel.extents) {
        out += separator;
        separator = ", \"";
        out += label;
        out += "\": ";
        out += std::to_string(extent);
    }
    out += "}}";
}

} // namespace doppler
