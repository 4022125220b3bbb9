// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_head.h"

#include "core/base/excerpt.h"
#include "core/io/json/json_description.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <cmath>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 2> headKeys{"format", "version"};

Error fault(const char* place, Message message) { return {std::move(message), {}, place}; }

} // namespace

Result<FileHead> readHead(std::string_view text)
{
    JsonReader in(text);
    FileHead head;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto field = in.nextField(headKeys, seen)) {
        if (*field == 0)
            in.readText(head.format.emplace());
        else
            in.readNumber(head.version.emplace());
        if (head.format && head.version)
            break;
    }
    if (in.failed())
        return in.error();
    return head;
}

std::optional<Error> checkVersion(double version, std::uint32_t newest)
{
    const std::string found = jsonNumber(version);
    const std::string most = std::to_string(newest);
    if (version > newest)
        return fault("version",
                     {DOPPLER_TEXT("core", "the file has version {0}, but this program reads versions up to "
                                           "{1}; a newer version of the program is needed"),
                      {found, most}});
    if (version < 1 || version != std::floor(version))
        return fault("version", {DOPPLER_TEXT("core", "found {0}, expected {1}"), {found, most}});
    return std::nullopt;
}

std::optional<Error> checkHead(std::string_view text, std::string_view format, std::uint32_t newest)
{
    const std::string wanted = '"' + std::string(format) + '"';
    if (JsonReader(text).peek() == '[')
        if (auto described = unknownJson(text, "\"format\": " + wanted))
            return Error{*std::move(described), {}, "line 1"};
    const auto head = readHead(text);
    if (!head) {
        const bool isOurs = text.find("\"format\"") != std::string_view::npos;
        auto described = isOurs ? std::nullopt : unknownJson(text, "\"format\": " + wanted);
        return described ? Error{*std::move(described), {}, "line 1"} : head.error();
    }
    if (!head->format) {
        if (auto described = unknownJson(text, "\"format\": " + wanted))
            return Error{*std::move(described), {}, "line 1"};
        return fault("format", {DOPPLER_TEXT("core", "is missing, expected {0}"), {wanted}});
    }
    if (*head->format != format)
        return fault("format", {DOPPLER_TEXT("core", "found {0}, expected {1}"),
                                {'"' + excerpt(*head->format) + '"', wanted}});
    if (!head->version)
        return fault("version", {DOPPLER_TEXT("core", "is missing, expected 1")});
    return checkVersion(*head->version, newest);
}

} // namespace doppler
