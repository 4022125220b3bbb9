// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_results.h"

#include "core/io/bytes/file.h"
#include "core/io/bytes/file_lock.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <optional>
#include <thread>

namespace doppler {

namespace {

namespace fs = std::filesystem;

constexpr int lockTries = 20;
constexpr std::chrono::milliseconds lockWait{50};

/// The lock of the file, for which another window may make us wait.
Result<FileLock> lockFor(const std::string& file)
{
    const Message inUse{DOPPLER_TEXT("core", "another program is writing the file; try again")};
    for (int attempt = 1;; ++attempt) {
        auto lock = FileLock::acquire(file, inUse);
        if (lock || attempt == lockTries || lock.error().message.text != inUse.text)
            return lock;
        std::this_thread::sleep_for(lockWait);
    }
}

} // namespace

std::size_t LessonResult::doneSteps() const
{
    return static_cast<std::size_t>(std::ranges::count_if(steps, &LessonStepResult::done));
}

bool LessonResult::untouched() const
{
    return std::ranges::none_of(steps, [](const LessonStepResult& step) {
        return step.done || step.shown || step.hints > 0 || step.failed > 0;
    });
}

double LessonResult::seconds() const
{
    return std::accumulate(steps.begin(), steps.end(), 0.0,
                           [](double sum, const LessonStepResult& step) { return sum + step.seconds; });
}

void setLessonResult(LessonResults& results, const LessonResult& result)
{
    const auto known = std::ranges::find_if(results.lessons, [&](const LessonResult& other) {
        return other.lesson == result.lesson && other.begun == result.begun;
    });
    if (known != results.lessons.end()) {
        *known = result;
        return;
    }
    if (results.lessons.size() >= mostLessonResults)
        results.lessons.erase(results.lessons.begin());
    results.lessons.push_back(result);
}

std::string ownLessonResultsFile()
{
    const char* const name = "doppler/lesson-results.json";
    if (const char* folder = std::getenv("XDG_CONFIG_HOME"); folder && *folder == '/')
        return (fs::path(folder) / name).string();
    const char* home = std::getenv("HOME");
    return (fs::path(home && *home == '/' ? home : "/") / ".config" / name).string();
}

Result<LessonResults> readOwnLessonResults(const std::string& file)
{
    std::error_code ignored;
    if (!fs::exists(file, ignored))
        return LessonResults{};
    auto read = readLessonResultsFile(file);
    if (!read)
        return read.error();
    return read->empty() ? LessonResults{} : std::move(read->front());
}

Result<void> addOwnLessonResult(const std::string& file, const LessonResult& result)
{
    std::error_code ignored; // Writing reports a folder that cannot be made.
    fs::create_directories(fs::path(file).parent_path(), ignored);
    const auto lock = lockFor(file);
    if (!lock)
        return lock.error();
    auto results = readOwnLessonResults(file);
    if (!results)
        return results.error();
    setLessonResult(*results, result);
    return writeFile(file, lessonResultsAsJson(*results));
}

} // namespace doppler
