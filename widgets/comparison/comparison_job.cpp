// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_job.h"

#include "core/compare/comparison_journal.h"
#include "widgets/comparison/saved_request.h"

#include <QFile>
#include <algorithm>
#include <iterator>
#include <mutex>
#include <utility>

namespace doppler {

namespace {

using Lines = std::vector<std::shared_ptr<const std::string>>;

std::shared_ptr<const std::string> lineOf(const ComparisonRow& row)
{
    return std::make_shared<const std::string>(journalLine(row));
}

Lines linesOf(const std::vector<ComparisonRow>& rows)
{
    Lines lines;
    std::ranges::transform(rows, std::back_inserter(lines), lineOf);
    return lines;
}

} // namespace

/// What the worker leaves for the window, which fetches it.
struct ComparisonJob::Feed {
    std::mutex mutex;
    StudyPtr study;          ///< Taken away once it was told.
    ComparisonRecord record; ///< With the study: what is known of it, without lines.
    std::vector<ComparisonRow> rows;
    Lines lines; ///< Of these rows.
    std::optional<ComparisonProgress> progress;
};

ComparisonJob::ComparisonJob(QObject* parent)
    : QObject(parent), m_job({[this](const bool&) {
                                  drain();
                                  m_timer.stop();
                                  emit finished();
                              },
                              [this](const Error& error) {
                                  drain(); // What was done before stays.
                                  m_timer.stop();
                                  emit failed(error);
                              },
                              [this](double share) { emit loadProgressed(share); }})
{
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &ComparisonJob::drain);
}

void ComparisonJob::begin(Run run)
{
    m_feed = std::make_shared<Feed>();
    m_job.start(
        [run = std::move(run), feed = m_feed](std::stop_token stop, const auto& report) -> Result<bool> {
            return run({std::move(stop), report}, *feed);
        });
    m_timer.start();
}

void ComparisonJob::start(const StudyRequest& request, const ComparisonRecord& before)
{
    m_restoring = false;
    begin([request, before](const ReadWatch& watch, Feed& feed) -> Result<bool> {
        const auto asked = withSavedLocks(request);
        if (!asked)
            return asked.error();
        auto study = prepareStudy(*asked, watch);
        if (!study)
            return study.error();
        ComparisonSetup setup = (*study)->setup;
        ComparisonRecord record{headOf(*asked), {}, QFile::encodeName(asked->journal).toStdString()};
        std::optional<ComparisonJournal> journal;
        if (!asked->journal.isEmpty()) {
            auto opened = ComparisonJournal::open(record.file, record.head, setup);
            if (!opened)
                return opened.error();
            journal = *std::move(opened);
            setup.done = journal->rows();
            std::erase_if(setup.done, [&](const ComparisonRow& row) {
                return std::ranges::find(setup.seeds, row.seed) == setup.seeds.end();
            });
        } else if (!before.empty()) {
            auto rows = rowsOf(before, setup);
            if (!rows)
                return rows.error();
            setup.done = *std::move(rows);
            std::erase_if(setup.done, [](const ComparisonRow& row) { return row.error.has_value(); });
        }
        record.head.fingerprint = comparisonFingerprint(setup);
        std::stop_source ended;
        const std::stop_callback passOn(watch.stop, [&ended] { ended.request_stop(); });
        setup.stop = ended.get_token();
        std::optional<Error> fault;
        setup.progress = [&](const ComparisonProgress& progress) {
            if (journal && !fault)
                if (auto kept = journal->add(*progress.row); !kept) {
                    fault = kept.error();
                    ended.request_stop(); // what can't be kept is not gone on with
                }
            auto line = lineOf(*progress.row);
            const std::scoped_lock lock(feed.mutex);
            feed.rows.push_back(*progress.row);
            feed.lines.push_back(std::move(line));
            feed.progress = progress;
        };
        Lines lines = linesOf(setup.done);
        {
            const std::scoped_lock lock(feed.mutex);
            feed.study = *study;
            feed.record = std::move(record);
            feed.rows = setup.done;
            feed.lines = std::move(lines);
        }
        compare(setup);
        if (fault)
            return *fault;
        return true;
    });
}

void ComparisonJob::restore(RecordSource source, const StudyRequest& otherwise)
{
    m_origin = source;
    m_record = {};
    m_restoring = true;
    begin([source = std::move(source), otherwise](const ReadWatch& watch, Feed& feed) -> Result<bool> {
        auto record = source();
        if (record && !record->file.empty())
            record = readRecordOfJournal(record->file);
        if (!record)
            return record.error();
        auto study = prepareStudy(requestOf(record->head, otherwise), watch);
        if (!study)
            return study.error();
        auto rows = rowsOf(*record, (*study)->setup);
        if (!rows)
            return rows.error();
        Lines lines = linesOf(*rows);
        record->lines.clear();
        const std::scoped_lock lock(feed.mutex);
        feed.study = *study;
        feed.record = *std::move(record);
        feed.rows = *std::move(rows);
        feed.lines = std::move(lines);
        return true;
    });
}

void ComparisonJob::clear()
{
    cancel();
    m_origin = nullptr;
    m_record = {};
}

void ComparisonJob::cancel()
{
    m_job.cancel();
    m_timer.stop();
}

RecordSource ComparisonJob::source() const
{
    if (m_origin)
        return m_origin;
    if (m_record.empty())
        return nullptr;
    return [record = m_record]() -> Result<ComparisonRecord> { return record; };
}

void ComparisonJob::drain()
{
    StudyPtr study;
    ComparisonRecord record;
    std::vector<ComparisonRow> rows;
    Lines lines;
    std::optional<ComparisonProgress> progress;
    {
        const std::scoped_lock lock(m_feed->mutex);
        study.swap(m_feed->study);
        std::swap(record, m_feed->record);
        rows.swap(m_feed->rows);
        lines.swap(m_feed->lines);
        progress.swap(m_feed->progress);
    }
    if (study) {
        m_origin = nullptr;
        m_record = std::move(record);
        emit prepared(study);
    }
    m_record.lines.insert(m_record.lines.end(), lines.begin(), lines.end());
    if (!rows.empty())
        emit rowsArrived(rows);
    if (progress)
        emit progressed(progress->done, progress->total, progress->secondsLeft.value_or(0));
}

} // namespace doppler
