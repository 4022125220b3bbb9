// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dialogue/answer_json.h"

#include "core/io/json/json_writing.h"
#include "core/sim/analysis.h"

#include <cmath>

namespace doppler {

namespace {

void appendSeconds(std::string& out, double seconds)
{
    if (std::isfinite(seconds))
        appendJsonNumber(out, seconds);
    else
        out += "null";
}

/// "[a, b]", each element appended by `append(element)`.
template <class Range, class Append>
void appendList(std::string& out, const Range& range, const Append& append)
{
    out += '[';
    bool first = true;
    for (const auto& element : range) {
        if (!first)
            out += ',';
        first = false;
        append(element);
    }
    out += ']';
}

/// [vertex, cause] of a task, [source, cause, from, to] of a transfer.
void appendCritical(std::string& out, const Problem& problem, const DialogueQuestion& question,
                    const Schedule& schedule)
{
    out += ", \"critical\": ";
    if (schedule.outOfMemory) {
        out += "[]";
        return;
    }
    appendList(
        out, realisedCriticalPath(problem, schedule, question.placement), [&](const CriticalLink& link) {
            const TransferRun* transfer = link.isTransfer ? &schedule.transfers[link.index] : nullptr;
            out += '[' + std::to_string(transfer ? transfer->vertex.value : link.index) + ",\"" +
                   causeName(link.cause) + '"';
            if (transfer)
                out += ',' + std::to_string(transfer->from.value) + ',' + std::to_string(transfer->to.value);
            out += ']';
        });
}

void appendStatistics(std::string& out, const Problem& problem, const DialogueQuestion& question,
                      const Schedule& schedule)
{
    const RunStatistics statistics = analyse(problem, schedule);
    if (question.asksFor(Want::Busy)) {
        out += ", \"busy\": ";
        appendList(out, statistics.devices, [&](const DeviceUse& use) { appendSeconds(out, use.busy); });
    }
    if (question.asksFor(Want::Bytes)) {
        out += ", \"bytes\": ";
        appendList(out, problem.topology().devices(), [&](DeviceId from) {
            appendList(out, problem.topology().devices(), [&](DeviceId to) {
                appendJsonNumber(out, statistics.bytesByPair[from * problem.deviceCount() + to]);
            });
        });
    }
    if (question.asksFor(Want::Memory)) {
        out += ", \"memory\": ";
        appendList(out, statistics.devices,
                   [&](const DeviceUse& use) { appendSeconds(out, use.peakMemory); });
    }
}

/// [source, from, to, start, end] each.
void appendTransfers(std::string& out, const Schedule& schedule)
{
    out += ", \"transfers\": ";
    appendList(out, schedule.transfers, [&](const TransferRun& x) {
        out += '[' + std::to_string(x.vertex.value) + ',' + std::to_string(x.from.value) + ',' +
               std::to_string(x.to.value) + ',';
        appendSeconds(out, x.begin());
        out += ',';
        appendSeconds(out, x.end);
        out += ']';
    });
}

} // namespace

std::string makespanAnswer(double makespan)
{
    std::string out = "{\"makespan\": ";
    appendSeconds(out, makespan);
    return out += '}';
}

std::string makespansAnswer(std::span<const double> makespans)
{
    std::string out = "{\"makespans\": ";
    appendList(out, makespans, [&](double seconds) { appendSeconds(out, seconds); });
    return out += '}';
}

std::string scheduleAnswer(const Problem& problem, const DialogueQuestion& question, const Schedule& schedule)
{
    std::string out = "{\"makespan\": ";
    appendSeconds(out, schedule.makespan);
    if (schedule.outOfMemory)
        out += ", \"out_of_memory\": " + jsonText(outOfMemoryError(problem, *schedule.outOfMemory).english());
    if (question.asksFor(Want::Starts)) {
        out += ", \"starts\": ";
        appendList(out, schedule.tasks, [&](const TaskRun& task) { appendSeconds(out, task.start); });
    }
    if (question.asksFor(Want::Ends)) {
        out += ", \"ends\": ";
        appendList(out, schedule.tasks, [&](const TaskRun& task) { appendSeconds(out, task.end); });
    }
    if (question.asksFor(Want::Critical))
        appendCritical(out, problem, question, schedule);
    if (question.asksFor(Want::Busy) || question.asksFor(Want::Bytes) || question.asksFor(Want::Memory))
        appendStatistics(out, problem, question, schedule);
    if (question.asksFor(Want::Transfers))
        appendTransfers(out, schedule);
    return out += '}';
}

std::string placedAnswer(const PlacedAnswer& placed)
{
    std::string out = "{\"devices\": ";
    appendList(out, placed.placement.devices, [&](DeviceId d) { out += std::to_string(d.value); });
    if (!placed.placement.order.empty()) {
        out += ", \"order\": ";
        appendList(out, placed.placement.order, [&](VertexId v) { out += std::to_string(v.value); });
    }
    out += ", \"makespan\": ";
    appendSeconds(out, placed.makespan);
    out += ", \"placer\": " + jsonText(placed.placer) +
           ", \"evaluations\": " + std::to_string(placed.evaluations) +
           ", \"seconds\": " + jsonNumber(placed.seconds);
    if (placed.bound > 0)
        out += ", \"bound\": " + jsonNumber(placed.bound);
    if (!placed.notes.empty()) {
        out += ", \"notes\": ";
        appendList(out, placed.notes, [&](const std::string& note) { appendJsonText(out, note); });
    }
    return out += '}';
}

} // namespace doppler
