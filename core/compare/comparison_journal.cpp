// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_journal.h"

#include "core/io/bytes/file.h"
#include "core/io/bytes/file_lock.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doppler {

namespace {

Error systemError(const std::string& path)
{
    return {
        {DOPPLER_TEXT("core", "cannot write the comparison file: {0}"), {std::strerror(errno)}}, path, {}};
}

Error noComparison(const std::string& path)
{
    return {{DOPPLER_TEXT("core", "the file is not a saved comparison")}, path, {}};
}

Error inLine(const Error& error, const std::string& path, std::size_t number)
{
    const std::string place = fmt::format("line {}", number);
    return {error.message, path, error.place.empty() ? place : place + ", " + error.place};
}

/// The whole lines of a file: the cells that are done, and how many bytes they are with their head.
struct Lines {
    std::vector<ComparisonRow> done;
    std::size_t whole = 0;
};

Result<Lines> readLines(const std::string& path, std::string_view text, const std::string& fingerprint,
                        const ComparisonSetup& setup)
{
    // What holds no whole line is overwritten, but only where it was the beginning of a journal.
    if (const std::string_view begun = text.substr(0, journalBeginning().size());
        begun != journalBeginning().substr(0, begun.size()) && text.find('\n') == std::string_view::npos)
        return noComparison(path);
    Lines lines;
    for (std::size_t number = 1; lines.whole < text.size(); ++number) {
        const std::size_t end = text.find('\n', lines.whole);
        if (end == std::string_view::npos)
            break; // it was killed while it wrote this
        const std::string_view line = text.substr(lines.whole, end - lines.whole);
        if (number == 1) {
            const auto head = readJournalHeadLine(line);
            if (!head)
                return inLine(head.error(), path, number);
            if (head->fingerprint != fingerprint)
                return inLine({{DOPPLER_TEXT("core", "the file belongs to another comparison: its graphs, "
                                                     "devices, model, placers or budget differ")},
                               {},
                               {}},
                              path, number);
        } else {
            auto row = readJournalLine(line, setup);
            if (!row)
                return inLine(row.error(), path, number);
            if (!row->error) // What failed is tried again.
                lines.done.push_back(*std::move(row));
        }
        lines.whole = end + 1;
    }
    return lines;
}

/// All that the file holds, from its beginning.
Result<std::string> contentOf(int descriptor, const std::string& path)
{
    std::string text;
    std::array<char, std::size_t{1} << 16> piece{};
    for (;;) {
        const ssize_t got = ::pread(descriptor, piece.data(), piece.size(), static_cast<off_t>(text.size()));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError(path);
        if (got == 0)
            return text;
        text.append(piece.data(), static_cast<std::size_t>(got));
    }
}

} // namespace

ComparisonJournal::~ComparisonJournal()
{
    if (descriptor >= 0)
        ::close(descriptor);
}

ComparisonJournal::ComparisonJournal(ComparisonJournal&& other) noexcept
    : descriptor(std::exchange(other.descriptor, -1)), file(std::move(other.file)),
      finished(std::move(other.finished)), fault(std::move(other.fault))
{
}

ComparisonJournal& ComparisonJournal::operator=(ComparisonJournal&& other) noexcept
{
    std::swap(descriptor, other.descriptor);
    std::swap(file, other.file);
    std::swap(finished, other.finished);
    std::swap(fault, other.fault);
    return *this;
}

Result<ComparisonJournal> ComparisonJournal::open(const std::string& path, JournalHead head,
                                                  const ComparisonSetup& setup)
{
    ComparisonJournal journal;
    journal.file = path;
    // Never renamed over: who has the file open goes on with this very file, and its lock keeps others out.
    journal.descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0666);
    if (journal.descriptor < 0)
        return systemError(path);
    struct stat status {};
    if (::fstat(journal.descriptor, &status) != 0)
        return systemError(path);
    if (!S_ISREG(status.st_mode))
        return noComparison(path);
    const LockOutcome locked = lockExclusively(journal.descriptor);
    if (locked == LockOutcome::HeldElsewhere)
        return Error{
            {DOPPLER_TEXT("core", "another comparison is currently writing to this file")}, path, {}};
    if (locked == LockOutcome::Failed)
        return systemError(path);
    const auto text = contentOf(journal.descriptor, path);
    if (!text)
        return text.error();
    head.fingerprint = comparisonFingerprint(setup);
    auto lines = readLines(path, *text, head.fingerprint, setup);
    if (!lines)
        return lines.error();
    journal.finished = std::move(lines->done);
    if (lines->whole < text->size() && ::ftruncate(journal.descriptor, static_cast<off_t>(lines->whole)) != 0)
        return systemError(path);
    if (lines->whole == 0)
        if (auto begun = journal.append(journalHeadLine(head)); !begun)
            return begun.error();
    return journal;
}

Result<void> ComparisonJournal::add(const ComparisonRow& row)
{
    if (fault)
        return *fault;
    return append(journalLine(row));
}

Result<void> ComparisonJournal::append(std::string_view line)
{
    for (std::size_t at = 0; at < line.size();) {
        const ssize_t written = ::write(descriptor, line.data() + at, line.size() - at);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            fault = systemError(file);
            return *fault;
        }
        at += static_cast<std::size_t>(written);
    }
    if (::fdatasync(descriptor) != 0 && errno != EINVAL && errno != EROFS) {
        fault = systemError(file);
        return *fault;
    }
    return {};
}

Result<JournalHead> readJournalHead(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    const std::size_t end = text->find('\n');
    if (end == std::string::npos)
        return noComparison(path);
    auto head = readJournalHeadLine(std::string_view(*text).substr(0, end));
    return head ? std::move(head) : Result<JournalHead>(inLine(head.error(), path, 1));
}

} // namespace doppler
