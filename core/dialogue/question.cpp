// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dialogue/question.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 13> keys{"devices", "order",  "want",        "batch",   "move",
                                                "limit",   "accept", "evaluations", "seconds", "seed",
                                                "set",     "place",  "problem"};
enum Key {
    Devices,
    Order,
    Wants,
    BatchRows,
    Moves,
    Limit,
    Accept,
    Evaluations,
    Seconds,
    Seed,
    Set,
    Place,
    Document
};

constexpr std::array<std::string_view, 7> wantNames{"starts", "ends",   "critical", "busy",
                                                    "bytes",  "memory", "transfers"};

/// The key that makes a line a question, and the other keys that it understands.
struct Form {
    Key key;
    DialogueQuestion::Kind kind;
    std::uint32_t others;
};
constexpr std::uint32_t bit(Key key) { return std::uint32_t{1} << key; }
constexpr std::array forms{
    Form{Devices, DialogueQuestion::Kind::Makespan, bit(Order) | bit(Wants)},
    Form{BatchRows, DialogueQuestion::Kind::Batch, 0},
    Form{Moves, DialogueQuestion::Kind::Move, bit(Limit)},
    Form{Accept, DialogueQuestion::Kind::Accept, 0},
    Form{Document, DialogueQuestion::Kind::Problem, 0},
    Form{Place, DialogueQuestion::Kind::Place, bit(Evaluations) | bit(Seconds) | bit(Seed) | bit(Set)},
};

/// A flag that must be true: {"accept": false} asks for nothing.
void readTrue(JsonReader& in)
{
    bool flag = false;
    if (in.readFlag(flag) && !flag)
        in.fail({DOPPLER_TEXT("core", "found false, expected true")});
}

void readWants(JsonReader& in, DialogueQuestion& question)
{
    in.enterList();
    while (in.nextElement()) {
        std::string name;
        if (!in.readText(name))
            return;
        const auto known = std::find(wantNames.begin(), wantNames.end(), name);
        if (known == wantNames.end()) {
            const Error error = unknownName(
                DOPPLER_TEXT("core", "unknown item \"{0}\", expected one of: {1}"), name, wantNames);
            in.fail(error.message);
            return;
        }
        question.wants |= std::uint32_t{1} << (known - wantNames.begin());
    }
}

/// The options of a placer: texts, numbers and flags, each passed on as on the command line.
void readSettings(JsonReader& in, PlaceQuestion& place)
{
    in.enterObject();
    while (const auto key = in.nextKey()) {
        const std::string name(*key);
        std::string value;
        if (in.peek() == '"') {
            if (!in.readText(value))
                return;
        } else {
            const auto text = in.peekValue();
            if (!text || !in.skipValue())
                return;
            value = *text;
        }
        place.settings.emplace_back(name, value);
    }
}

} // namespace

QuestionReader::QuestionReader(ProblemPtr of) : problem(std::move(of))
{
    for (DeviceId d : problem->topology().devices())
        deviceNumbers.emplace(problem->topology().device(d).name, d.value);
}

void QuestionReader::readDevice(JsonReader& in, std::uint32_t& out) const
{
    if (in.readSmallWhole(out)) {
        if (out >= problem->deviceCount())
            in.fail({DOPPLER_TEXT("core", "device {0} does not exist, expected 0 to {1}"),
                     {std::to_string(out), std::to_string(problem->deviceCount() - 1)}});
        return;
    }
    if (in.peek() != '"') {
        in.readWhole(out, 0, static_cast<std::uint32_t>(problem->deviceCount() - 1));
        return;
    }
    std::string name;
    if (!in.readText(name))
        return;
    const auto found = deviceNumbers.find(name);
    if (found != deviceNumbers.end()) {
        out = found->second;
        return;
    }
    std::vector<std::string> known;
    for (DeviceId d : problem->topology().devices())
        known.push_back(problem->topology().device(d).name);
    in.fail(unknownName(DOPPLER_TEXT("core", "unknown device \"{0}\", expected one of: {1}"), excerpt(name),
                        std::move(known))
                .message);
}

void QuestionReader::readPlacementDevices(JsonReader& in, DialogueQuestion& question) const
{
    in.enterList();
    while (in.nextElement()) {
        std::uint32_t device = 0;
        readDevice(in, device);
        question.placement.devices.emplace_back(device);
    }
}

void QuestionReader::readBatch(JsonReader& in, DialogueQuestion& question) const
{
    in.enterList();
    for (; in.nextElement(); ++question.rows) {
        const std::size_t before = question.batch.size();
        in.enterList();
        while (in.nextElement())
            readDevice(in, question.batch.emplace_back());
        if (!in.failed() && question.batch.size() - before != problem->vertexCount())
            in.failAt(fmt::format("batch[{}]", question.rows),
                      {DOPPLER_PLURAL("core", "found {0} devices, expected one for each vertex ({1})",
                                      "found {0} device, expected one for each vertex ({1})"),
                       {count(question.batch.size() - before), count(problem->vertexCount())}});
    }
}

void QuestionReader::readMoves(JsonReader& in, DialogueQuestion& question) const
{
    in.enterList();
    while (in.nextElement()) {
        std::uint32_t vertex = 0;
        std::uint32_t device = 0;
        in.enterList();
        bool complete = in.nextElement() &&
                        in.readWhole(vertex, 0, static_cast<std::uint32_t>(problem->vertexCount() - 1)) &&
                        in.nextElement();
        if (complete) {
            readDevice(in, device);
            complete = !in.nextElement();
        }
        if (!complete)
            in.fail({DOPPLER_TEXT("core", "expected a list of two: a vertex and a device")});
        question.moves.push_back({VertexId{vertex}, DeviceId{device}});
    }
}

void QuestionReader::readMember(JsonReader& in, std::size_t key, DialogueQuestion& question) const
{
    switch (key) {
    case Devices:
        return readPlacementDevices(in, question);
    case Order:
        in.enterList();
        while (in.nextElement()) {
            std::uint32_t v = 0;
            in.readWhole(v, 0, static_cast<std::uint32_t>(problem->vertexCount() - 1));
            question.placement.order.emplace_back(v);
        }
        return;
    case Wants:
        return readWants(in, question);
    case BatchRows:
        return readBatch(in, question);
    case Moves:
        return readMoves(in, question);
    case Limit:
        in.readQuantity(question.limit);
        return;
    case Accept:
    case Document:
        return readTrue(in);
    case Evaluations:
        in.readWhole(question.place.evaluations.emplace(), 1, std::uint64_t{1} << 53);
        return;
    case Seconds:
        in.readPositive(question.place.seconds.emplace());
        return;
    case Seed:
        in.readWhole(question.place.seed, 0, std::uint64_t{1} << 53);
        return;
    case Set:
        return readSettings(in, question.place);
    case Place:
        in.readText(question.place.placer);
        return;
    default:
        return;
    }
}

namespace {

void clear(DialogueQuestion& question)
{
    question.placement.devices.clear();
    question.placement.order.clear();
    question.wants = 0;
    question.batch.clear();
    question.rows = 0;
    question.moves.clear();
    question.limit = std::numeric_limits<double>::infinity();
    question.place = {};
}

/// Which question the keys ask. Keys without effect are an error: they are slips.
Result<DialogueQuestion::Kind> kindOf(std::uint32_t seen)
{
    const auto name = [](std::size_t key) { return std::string(keys[key]); };
    std::optional<Form> asked;
    for (const Form& form : forms)
        if (seen & bit(form.key)) {
            if (asked)
                return Error{
                    {DOPPLER_TEXT("core", "found \"{0}\" and \"{1}\", expected one question per line"),
                     {name(asked->key), name(form.key)}},
                    {},
                    {}};
            asked = form;
        }
    if (!asked)
        return Error{{DOPPLER_TEXT("core", "this line asks nothing; expected one of the keys \"devices\", "
                                           "\"batch\", \"move\", \"accept\", \"problem\" and \"place\"")},
                     {},
                     {}};
    if (const std::uint32_t rest = seen & ~(bit(asked->key) | asked->others))
        return Error{{DOPPLER_TEXT("core", "\"{0}\" has no meaning with \"{1}\"; leave it out"),
                      {name(static_cast<std::size_t>(std::countr_zero(rest))), name(asked->key)}},
                     {},
                     {}};
    return asked->kind;
}

} // namespace

Result<void> QuestionReader::read(std::string_view line, DialogueQuestion& question) const
{
    clear(question);
    JsonReader in(line);
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto name = in.nextKey()) {
        const auto key = static_cast<std::size_t>(std::find(keys.begin(), keys.end(), *name) - keys.begin());
        if (key == keys.size()) {
            in.fail({DOPPLER_TEXT("core", "unknown key; expected one of: {0}"),
                     {fmt::format("{}", fmt::join(keys, ", "))}});
            break;
        }
        if (seen >> key & 1U)
            in.fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
        seen |= std::uint32_t{1} << key;
        readMember(in, key, question);
    }
    in.finish();
    if (in.failed())
        return in.error();
    const auto kind = kindOf(seen);
    if (!kind)
        return kind.error();
    question.kind = *kind;
    return {};
}

} // namespace doppler
