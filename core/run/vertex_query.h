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

/// What vertices are searched by: words and conditions, all of which have to hold (docs/guide, "Finding
/// vertices"). A condition is FIELD RELATION VALUE, with or without blanks around the relation:
///   cost>1ms  flops >= 1e9  bytes>=64MiB  device=gpu2  kind:matmul  slack=0  name!="a b"
/// Relations of numbers are < <= > >= = !=, where numbers are equal whose first four digits are; of texts =
/// and != (the whole text) and : (a part of it), without regard to case (of Latin letters). What is no
/// condition is a word; in quotation marks anything is, and a word or value may hold blanks.
struct VertexQuery {
    enum class Field {
        Name,
        Kind, ///< Of operation.
        Group,
        Device,
        Cost, ///< Seconds, this one and those up to Slack: of the run.
        Start,
        End,
        Ready,
        Waited,
        Slack,
        Flops,
        Bytes,   ///< What it puts out, each tensor once.
        Weights, ///< Persistent bytes.
        Memory,  ///< Both.
        Inputs,  ///< How many edges lead to it.
        Outputs, ///< Away from it.
    };
    enum class Relation { Contains, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };
    struct Condition {
        Field field = Field::Name;
        Relation relation = Relation::Contains;
        std::string text;  ///< Of a text field, in lower case.
        double number = 0; ///< Of others: seconds, bytes or a number.
    };
    std::vector<std::string> words; ///< As they were written.
    std::vector<Condition> conditions;

    [[nodiscard]] bool empty() const { return words.empty() && conditions.empty(); }
};

/// Errors name the column (Error::place) and what would do.
Result<VertexQuery> parseVertexQuery(std::string_view text);

/// The words that stand for fields.
std::span<const std::string_view> queryFieldNames();

/// Takes those out of `found` (by vertex) for which some condition does not hold. A vertex that has no such
/// value (no run, unknown FLOPs) holds none but !=. Null: no run. Empty conditions take nothing out.
void keepMatching(const VertexQuery& query, const DataflowGraph& graph, const Run* run,
                  std::vector<char>& found, const std::stop_token& stop = {});

} // namespace doppler
