// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/event_writer.h"

#include "core/training/logs/event_tags.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

Error cannotWriteEvents(const std::string& path, const std::string& reason)
{
    return {{DOPPLER_TEXT("core", "cannot write the event file: {0}"), {reason}}, path, {}};
}

std::string hostName()
{
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

/// A name that no file of the folder has. TensorBoard reads the files of a folder in the order of the time in
/// their names.
std::string newEventFile(const std::string& folder, double now)
{
    const auto seconds = static_cast<std::uint64_t>(now);
    std::error_code ignored;
    for (std::size_t number = 0;; ++number) {
        const auto path = std::filesystem::path(folder) / fmt::format("events.out.tfevents.{:010}.{}.{}.{}",
                                                                      seconds, hostName(), getpid(), number);
        if (!std::filesystem::exists(path, ignored))
            return path.string();
    }
}

} // namespace

EventWriter::EventWriter(std::string folder_) : folder(std::move(folder_)) {}

Result<void> EventWriter::checkFolder() const
{
    std::error_code ignored;
    if (!folder.empty() && std::filesystem::exists(folder, ignored) &&
        !std::filesystem::is_directory(folder, ignored))
        return Error{{DOPPLER_TEXT("core", "found a file, expected a folder for event files")}, folder, {}};
    return {};
}

Result<void> EventWriter::open(const TrainingSetup& setup, std::optional<std::uint64_t> resumedFrom)
{
    const std::scoped_lock lock(mutex);
    if (folder.empty())
        return {};
    std::error_code reason;
    std::filesystem::create_directories(folder, reason);
    if (reason)
        return cannotWriteEvents(folder, reason.message());
    const double now = wallSeconds();
    path = newEventFile(folder, now);
    stream.open(path, std::ios::binary | std::ios::trunc);
    if (!stream) {
        fault = cannotWriteEvents(path, std::strerror(errno));
        return *fault;
    }
    const std::array tags{std::string("makespan/best"), std::string("training/seconds")};
    std::string begin = versionRecord(now) + hyperparametersRecord(now, hyperParameters(setup), tags);
    if (resumedFrom)
        begin += restartRecord(now, static_cast<std::int64_t>(*resumedFrom));
    pending.insert(0, begin);
    write();
    return fault ? Result<void>(*fault) : Result<void>();
}

void EventWriter::add(const EpisodeRecord& record)
{
    const std::scoped_lock lock(mutex);
    if (folder.empty() || fault)
        return;
    pending += scalarsRecord(wallSeconds(), static_cast<std::int64_t>(record.episode), eventScalars(record));
    constexpr std::uint64_t recordsAtOnce = 50;
    if (stream.is_open() && (++count % recordsAtOnce == 0 ||
                             std::chrono::steady_clock::now() - flushed > std::chrono::seconds(1)))
        write();
}

void EventWriter::flush()
{
    const std::scoped_lock lock(mutex);
    if (stream.is_open())
        write();
}

Result<void> EventWriter::close(bool succeeded)
{
    const std::scoped_lock lock(mutex);
    if (stream.is_open()) {
        pending += endRecord(wallSeconds(), succeeded);
        write();
        stream.close();
        if (!stream && !fault)
            fault = cannotWriteEvents(path, std::strerror(errno));
    }
    return fault ? Result<void>(*fault) : Result<void>();
}

std::string EventWriter::file() const
{
    const std::scoped_lock lock(mutex);
    return path;
}

void EventWriter::write()
{
    if (fault)
        return;
    stream << pending << std::flush;
    flushed = std::chrono::steady_clock::now();
    if (!stream)
        fault = cannotWriteEvents(path, std::strerror(errno));
    pending.clear();
}

} // namespace doppler
