// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_job.h"

#include "core/study/comparison_journal.h"

#include <QFile>
#include <algorithm>
#include <iterator>
#include <mutex>

namespace doppler {

namespace {

JournalHead headOf(const StudyRequest& request)
{
    const auto texts = [](const std::vector<QString>& names) {
        std::vector<std::string> out;
        std::ranges::transform(names, std::back_inserter(out),
                               [](const QString& name) { return QFile::encodeName(name).toStdString(); });
        return out;
    };
    JournalHead head{texts(request.graphs),  texts(request.topologies),
                     texts(request.placers), request.seeds,
                     request.budget,         {}};
    head.firstSeed = request.firstSeed;
    head.model = request.model;
    head.settings = request.settings;
    head.imports = request.imports;
    head.deviceCount = request.deviceCount;
    head.efficiency = request.efficiency;
    head.locks = QFile::encodeName(request.locks).toStdString();
    return head;
}

} // namespace

/// What the worker leaves for the window, which fetches it.
struct ComparisonJob::Feed {
    std::mutex mutex;
    StudyPtr study; ///< Taken away once it was told.
    std::vector<ComparisonRow> rows;
    std::optional<ComparisonProgress> progress;
};

ComparisonJob::ComparisonJob(QObject* parent)
    : QObject(parent), m_job({[this](const bool&) {
                                  drain();
                                  m_timer.stop();
                                  emit finished();
                              },
                              [this](const Error& error) {
                                  m_timer.stop();
                                  emit failed(error);
                              },
                              [this](double share) { emit loadProgressed(share); }})
{
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &ComparisonJob::drain);
}

void ComparisonJob::start(const StudyRequest& request)
{
    m_feed = std::make_shared<Feed>();
    m_job.start([request, feed = m_feed](std::stop_token stop, const auto& report) -> Result<bool> {
        auto study = prepareStudy(request, {stop, report});
        if (!study)
            return study.error();
        ComparisonSetup setup = (*study)->setup;
        std::optional<ComparisonJournal> journal;
        if (!request.journal.isEmpty()) {
            auto opened = ComparisonJournal::open(QFile::encodeName(request.journal).toStdString(),
                                                  headOf(request), setup);
            if (!opened)
                return opened.error();
            journal = *std::move(opened);
            setup.done = journal->rows();
            std::erase_if(setup.done, [&](const ComparisonRow& row) {
                return std::ranges::find(setup.seeds, row.seed) == setup.seeds.end();
            });
        }
        std::stop_source ended;
        const std::stop_callback passOn(stop, [&ended] { ended.request_stop(); });
        setup.stop = ended.get_token();
        std::optional<Error> fault;
        setup.progress = [&](const ComparisonProgress& progress) {
            if (journal && !fault)
                if (auto kept = journal->add(*progress.row); !kept) {
                    fault = kept.error();
                    ended.request_stop(); // what can't be kept is not gone on with
                }
            const std::scoped_lock lock(feed->mutex);
            feed->rows.push_back(*progress.row);
            feed->progress = progress;
        };
        {
            const std::scoped_lock lock(feed->mutex);
            feed->study = *study;
            feed->rows = setup.done;
        }
        compare(setup);
        if (fault)
            return *fault;
        return true;
    });
    m_timer.start();
}

void ComparisonJob::cancel()
{
    m_job.cancel();
    m_timer.stop();
}

void ComparisonJob::drain()
{
    StudyPtr study;
    std::vector<ComparisonRow> rows;
    std::optional<ComparisonProgress> progress;
    {
        const std::scoped_lock lock(m_feed->mutex);
        study.swap(m_feed->study);
        rows.swap(m_feed->rows);
        progress.swap(m_feed->progress);
    }
    if (study)
        emit prepared(study);
    if (!rows.empty())
        emit rowsArrived(rows);
    if (progress)
        emit progressed(progress->done, progress->total, progress->secondsLeft.value_or(0));
}

} // namespace doppler
