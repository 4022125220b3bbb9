// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A search for vertices: words and conditions that must all hold (docs/guide, "Finding vertices"). A
/// condition is FIELD RELATION VALUE, with or without blanks around the relation:
///   cost>1ms  flops >= 1e9  bytes>=64MiB  device=gpu2  kind:matmul  slack=0  name!="a b"
/// Relations of numbers are < <= > >= = !=; numbers are equal if their first four digits are. Relations of
/// texts are = and != (the whole text) and : (a part of it); the case of Latin letters is ignored. Anything
/// that is not a condition is a word. A text in quotation marks is always a word, and a word or value in
/// quotation marks may contain blanks.
struct VertexQuery {
    enum class Field {
        Name,
        Kind, ///< Kind of operation.
        Group,
        Device,
        Cost, ///< Seconds. The fields up to Slack are those of the run.
        Start,
        End,
        Ready,
        Waited,
        Slack,
        Flops,
        Bytes,   ///< Bytes that it produces; each tensor counts once.
        Weights, ///< Persistent bytes.
        Memory,  ///< Bytes and Weights together.
        Inputs,  ///< Number of incoming edges.
        Outputs, ///< Number of outgoing edges.
    };
    enum class Relation { Contains, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };
    struct Condition {
        Field field = Field::Name;
        Relation relation = Relation::Contains;
        std::string text;  ///< Value of a text field, in lower case.
        double number = 0; ///< Value of other fields: seconds, bytes or a number.
    };
    std::vector<std::string> words; ///< As typed.
    std::vector<Condition> conditions;

    [[nodiscard]] bool empty() const { return words.empty() && conditions.empty(); }
};

/// Parses a query. Errors name the column (Error::place) and what is expected.
Result<VertexQuery> parseVertexQuery(std::string_view text);

/// The names of all fields.
std::span<const std::string_view> queryFieldNames();

/// Removes the vertices for which some condition does not hold from `found` (by vertex). A vertex without a
/// value (no run, unknown FLOPs) satisfies only !=. `run` may be null: no run. Without conditions nothing is
/// removed.
void keepMatching(const VertexQuery& query, const DataflowGraph& graph, const Run* run,
                  std::vector<char>& found, const std::stop_token& stop = {});

} // namespace doppler
