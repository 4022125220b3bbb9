// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_value.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace doppler {

/// Writes a JSON object member by member, for texts that are too large to be put together in memory first.
/// The text is what Json::text() returns for the whole object. Its pieces have about 64 KiB.
class JsonStream {
public:
    using Sink = std::function<void(std::string_view piece)>;
    explicit JsonStream(Sink s) : sink(std::move(s)) {}
    JsonStream(const JsonStream&) = delete;
    JsonStream& operator=(const JsonStream&) = delete;

    /// Adds a member, which must be new: keys are not compared.
    void add(std::string_view key, const Json& value)
    {
        beginMember(key);
        put(value.text());
    }
    /// Adds the members of an object, or of null nothing; their keys must be new.
    void addMembers(const Json& object);
    /// Adds a list: write(element) calls element(Json) for each of its elements.
    template <class Write>
    void addList(std::string_view key, const Write& write)
    {
        beginMember(key);
        put("[");
        bool first = true;
        write([&](const Json& value) {
            put(std::exchange(first, false) ? "" : ",");
            put(value.text());
        });
        put("]");
    }
    /// Ends the object and passes on the rest of the text.
    void finish();

private:
    void beginMember(std::string_view key);
    void put(std::string_view text);

    Sink sink;
    std::string waiting; ///< The end of the text, which the sink has not got yet.
    bool empty = true;
};

} // namespace doppler
