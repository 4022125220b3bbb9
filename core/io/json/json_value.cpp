// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_value.h"

#include "core/io/json/json_writing.h"

#include <algorithm>

namespace doppler {

namespace {

/// With a point or an exponent, so that readers which distinguish them take it for no whole number.
void appendReal(std::string& out, double value)
{
    const std::string digits = jsonNumber(value);
    out += digits;
    if (digits.find_first_not_of("-0123456789") == std::string::npos)
        out += ".0";
}

void beginLine(std::string& out, int indent, int depth)
{
    if (indent >= 0)
        out.append(1, '\n').append(static_cast<std::size_t>(indent * depth), ' ');
}

/// Writes what is between the brackets of a list or an object: `write` writes one.
template <class Items, class Write>
void appendItems(std::string& out, const Items& items, int indent, int depth, const Write& write)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        out += i > 0 ? "," : "";
        beginLine(out, indent, depth + 1);
        write(items[i]);
    }
    if (!items.empty())
        beginLine(out, indent, depth);
}

} // namespace

Json::Json(std::initializer_list<Member> members) : content(Object(members)) {}

Json Json::array()
{
    Json json;
    json.content = List();
    return json;
}

Json Json::object()
{
    Json json;
    json.content = Object();
    return json;
}

void Json::push_back(Json value)
{
    if (std::holds_alternative<std::monostate>(content))
        content = List();
    std::get<List>(content).push_back(std::move(value));
}

Json& Json::operator[](std::string_view key)
{
    if (std::holds_alternative<std::monostate>(content))
        content = Object();
    Object& members = std::get<Object>(content);
    const auto found = std::ranges::find(members, key, &Member::first);
    return found != members.end() ? found->second : members.emplace_back(key, Json()).second;
}

std::string Json::text(int indent) const
{
    std::string out;
    append(out, indent, 0);
    return out;
}

void Json::append(std::string& out, int indent, int depth) const
{
    if (const auto* flag = std::get_if<bool>(&content)) {
        out += *flag ? "true" : "false";
    } else if (const auto* whole = std::get_if<std::int64_t>(&content)) {
        out += std::to_string(*whole);
    } else if (const auto* count = std::get_if<std::uint64_t>(&content)) {
        out += std::to_string(*count);
    } else if (const auto* real = std::get_if<double>(&content)) {
        appendReal(out, *real);
    } else if (const auto* string = std::get_if<std::string>(&content)) {
        appendJsonText(out, *string);
    } else if (const auto* list = std::get_if<List>(&content)) {
        out += '[';
        appendItems(out, *list, indent, depth,
                    [&](const Json& value) { value.append(out, indent, depth + 1); });
        out += ']';
    } else if (const auto* object = std::get_if<Object>(&content)) {
        out += '{';
        appendItems(out, *object, indent, depth, [&](const Member& member) {
            appendJsonText(out, member.first);
            out += indent >= 0 ? ": " : ":";
            member.second.append(out, indent, depth + 1);
        });
        out += '}';
    } else {
        out += "null";
    }
}

} // namespace doppler
