// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/saved_model.h"

#include "core/base/fingerprint.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint64_t mostBytes = std::uint64_t{1} << 53; // JSON numbers are doubles
constexpr std::array<std::string_view, 4> modelKeys{"model", "bytes", "fingerprint", "options"};
enum ModelKey { File, Bytes, Print, OptionsOf };

void readFingerprint(JsonReader& in, std::uint64_t& out)
{
    std::string text;
    if (!in.readText(text))
        return;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), out, 16);
    if (failure != std::errc() || end != text.data() + text.size())
        in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected a hexadecimal number of 64 bits"), {text}});
}

} // namespace

std::string savedModelJson(const SavedModel& model)
{
    std::string out = "{\"model\": ";
    appendJsonText(out, model.file);
    out += fmt::format(", \"bytes\": {}, \"fingerprint\": \"{:016x}\", \"options\": {{", model.bytes,
                       model.fingerprint);
    const char* separator = "";
    for (const auto& [name, value] : model.options) {
        out += separator;
        separator = ", ";
        appendJsonText(out, name);
        out += ": ";
        appendJsonText(out, value);
    }
    return out += "}}";
}

Result<std::optional<SavedModel>> savedModel(std::string_view program)
{
    SavedModel model;
    JsonReader in(program);
    const std::uint32_t seen = in.readDocument(modelKeys, {}, [&](std::size_t key) {
        switch (key) {
        case File:
            in.readText(model.file);
            break;
        case Bytes:
            in.readWhole(model.bytes, 0, mostBytes);
            break;
        case Print:
            readFingerprint(in, model.fingerprint);
            break;
        default:
            if (in.peek() != '{') { // those of an einsum program are an object of another kind
                in.skipValue();
                break;
            }
            in.enterObject();
            while (const auto name = in.nextKey()) {
                model.options.emplace_back(std::string(*name), std::string());
                if (in.peek() == '"')
                    in.readText(model.options.back().second);
                else
                    in.skipValue();
            }
        }
    });
    if (!in.failed() && (seen & 1U << File) == 0)
        return std::optional<SavedModel>();
    for (const std::size_t key : {Bytes, Print})
        if (!in.failed())
            in.require(modelKeys, seen, key);
    if (in.failed())
        return in.error();
    return std::optional(std::move(model));
}

std::uint64_t modelFingerprint(std::string_view text, std::string_view structure)
{
    constexpr std::size_t step = 4096;
    constexpr std::size_t sample = 64;
    Fingerprint print;
    print.add(std::uint64_t{text.size()});
    print.add(structure);
    for (std::size_t at = 0; at < text.size(); at += step)
        print.add(text.substr(at, sample));
    return print.value();
}

} // namespace doppler
