// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison's lists and fields say, and what they are set to from outside.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/chosen_placer.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "widgets/comparison/comparison_bar.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/suite_entry.h"
#include "widgets/options/options_dialog.h"
#include "widgets/topology/devices_by_name.h"
#include "widgets/ui/controls/check_list.h"
#include "widgets/ui/text/devices_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/offered_placers.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace doppler {

void ComparisonView::fillLists()
{
    for (const auto* placer : offeredPlacers())
        m_lists[Placers]->set(QString::fromStdString(placer->info().id), QString());
    namePlacers();
    for (const std::string& family : workloadIds())
        m_lists[Graphs]->set(QString::fromStdString(family), QString::fromStdString(family));
    for (const SuiteChoice& suite : offeredSuites())
        m_lists[Graphs]->set(suiteId(suite), suiteTitle(suite), suiteTip(suite));
    for (const QString& id : m_lists[Graphs]->ids())
        if (const auto suite = suiteOfId(id); suite && !suite->rows.empty())
            m_lists[Graphs]->set(id, suiteTitle(*suite), suiteTip(*suite));
    for (const std::string& name : builtinTopologyNames())
        m_lists[Topologies]->set(QString::fromStdString(name), QString::fromStdString(name));
    if (m_lists[Placers]->checked().empty())
        for (const char* id : {"critical-path", "heft", defaultPlacerId})
            m_lists[Placers]->setChecked(QLatin1String(id), true);
}

void ComparisonView::setOpen(const QString& graph, const QString& topology, const ModelOptions& model)
{
    m_model = model;
    const auto offer = [](CheckList* list, QString& open, const QString& source) {
        list->set(source, sourceTitle(source), source);
        const std::vector<QString> chosen = list->checked();
        if (chosen.empty() || (chosen.size() == 1 && chosen.front() == open)) {
            list->setChecked(open, false);
            list->setChecked(source, true);
        }
        open = source;
    };
    offer(m_lists[Graphs], m_openGraph, graph);
    offer(m_lists[Topologies], m_openTopology, topology);
    updateState();
}

StudyRequest ComparisonView::request() const
{
    StudyRequest request;
    request.placers = m_lists[Placers]->checked();
    for (const QString& id : m_lists[Graphs]->checked())
        if (const auto suite = suiteOfId(id))
            request.suite = *suite;
        else
            request.graphs.push_back(id);
    request.topologies = m_lists[Topologies]->checked();
    request.seeds = m_bar->seeds();
    request.budget = m_bar->budget();
    request.threads = m_bar->threads();
    request.model = m_model;
    if (m_readOptions)
        request.readOptions = *m_readOptions;
    request.settings = m_settings.texts(request.placers);
    if (keepsLocks() && !m_locked.locks.empty() && isOfOpen(true))
        request.openLocks = m_locked;
    return request;
}

void ComparisonView::setLocked(OpenLocks locks)
{
    m_locked = std::move(locks);
    if (m_locked.locks.empty())
        m_locked.problem.reset(); // It may be about to be closed.
    showLocked();
}

bool ComparisonView::keepsLocks() const { return m_keepLocks->isChecked(); }

void ComparisonView::setKeepsLocks(bool keeps) { m_keepLocks->setChecked(keeps); }

/// What is open is ticked; `alone`: and nothing else.
bool ComparisonView::isOfOpen(bool alone) const
{
    const auto ticked = [this, alone](List list, const QString& source) {
        const std::vector<QString> all = m_lists[list]->checked();
        return std::ranges::count(all, source) > 0 && (!alone || all.size() == 1);
    };
    return ticked(Graphs, m_openGraph) && ticked(Topologies, m_openTopology);
}

void ComparisonView::showLocked()
{
    const auto count = static_cast<int>(m_locked.locks.size());
    m_keepLocks->setText(tr("Keep %n locked vertices of the open graph on their devices", nullptr, count));
    m_lockNote->setText(tr("%n vertices are locked in the open graph. Comparisons of several graphs or "
                           "devices ignore these locks.",
                           nullptr, count));
    m_keepLocks->setVisible(count > 0 && isOfOpen(true));
    m_lockNote->setVisible(count > 0 && isOfOpen(false) && !isOfOpen(true));
}

void ComparisonView::askNamedDevices()
{
    if (!m_names) {
        m_names = new DevicesByName(window());
        m_names->setAdds();
        connect(m_names, &QDialog::accepted, this, [this] { addDevices(m_names->devices()); });
    }
    m_names->begin(QString());
    m_names->open();
}

namespace {

struct PlacerWords {
    QString name;
    QString source; ///< Empty: a file.
};

PlacerWords wordsOf(const QString& id)
{
    const auto placer = placerRegistry().find(QFile::encodeName(id).toStdString());
    if (!placer)
        return {QFileInfo(id).fileName(), {}};
    return {translatedText((*placer)->info().name), QString::fromStdString((*placer)->info().source)};
}

} // namespace

void ComparisonView::namePlacers()
{
    for (const QString& id : m_lists[Placers]->ids()) {
        const PlacerWords words = wordsOf(id);
        const QString tip = words.source.isEmpty() ? id : words.source;
        const GivenOptions settings = m_settings.of(id);
        const QString name = withSettings(words.name, settings);
        m_lists[Placers]->set(id, name, settings.empty() ? tip : name + QLatin1Char('\n') + tip);
    }
}

void ComparisonView::standAt(const QString& placer)
{
    const std::vector<QString> ids = m_lists[Placers]->ids();
    if (const auto at = std::ranges::find(ids, placer); at != ids.end())
        m_lists[Placers]->list()->setCurrentRow(static_cast<int>(at - ids.begin()));
}

void ComparisonView::updateOptions()
{
    const QString id = m_lists[Placers]->current();
    m_options->setEnabled(!id.isEmpty() && !m_settings.options(id).empty());
}

void ComparisonView::askOptions()
{
    const QString id = m_lists[Placers]->current();
    const PlacerWords words = wordsOf(id);
    auto* dialog = new OptionsDialog(
        words.name,
        words.source.isEmpty()
            ? tr("All checkpoints of a comparison share one set of options, and all programs share another.")
            : words.source,
        m_settings.options(id), m_settings.of(id), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] {
        m_settings.set(id, dialog->values());
        namePlacers();
        m_lists[Placers]->setChecked(id, true);
        updateState();
    });
    dialog->open();
}

std::vector<std::string> ComparisonView::settings() const
{
    return m_settings.texts(m_lists[Placers]->ids());
}

void ComparisonView::useRules(const ReadOptions& readOptions, Approvals& approvals)
{
    m_readOptions = &readOptions;
    m_approvals = &approvals;
}

void ComparisonView::choosePlacers(const QStringList& ids)
{
    for (const QString& id : ids)
        m_approvals->approve(QFile::encodeName(id).toStdString());
    tick(Placers, {ids.begin(), ids.end()});
}

/// Those that nobody at this window has named: a session or a kept comparison has brought them. A command
/// line stands there as its whole setting, so that no file that may place can be taken for it.
QStringList ComparisonView::unknownPrograms(const StudyRequest& wanted) const
{
    QStringList unknown;
    const auto add = [&unknown](const std::string& name) { unknown += QFile::decodeName(name.c_str()); };
    for (const QString& placer : wanted.placers)
        if (const std::string name = QFile::encodeName(placer).toStdString();
            !m_approvals->canPlace(name) &&
            settingsOwner(name) == externalPlacerId) // what may place is not read for it
            add(name);
    for (const std::string& setting : wanted.settings) {
        const auto parsed = parseSetting(setting);
        const bool command =
            parsed && parsed->isFor(std::string(externalPlacerId)) && parsed->name == "command";
        if (command && !m_approvals->canPlace(setting))
            add(setting);
    }
    return unknown;
}

void ComparisonView::askToRun(const QStringList& programs, const std::function<void()>& then)
{
    auto* question =
        new QMessageBox(QMessageBox::Warning, tr("Programs"),
                        tr("This comparison comes from a file and runs external programs. Run them?"),
                        QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("runPrograms"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(programs.join(QLatin1Char('\n')));
    QPushButton* run = question->addButton(tr("&Run"), QMessageBox::AcceptRole);
    run->setObjectName(QStringLiteral("runThem"));
    question->setDefaultButton(QMessageBox::Cancel);
    connect(run, &QPushButton::clicked, this, [this, programs, then] {
        for (const QString& program : programs)
            m_approvals->approve(QFile::encodeName(program).toStdString());
        then();
    });
    connect(question, &QMessageBox::finished, this, [this, question, run] {
        if (question->clickedButton() != run) // what is told so far may be that a file is being read
            tell([] { return tr("No program was run."); });
    });
    question->open();
}

void ComparisonView::tick(List list, const std::vector<QString>& ids)
{
    for (const QString& id : m_lists[list]->checked())
        m_lists[list]->setChecked(id, false);
    for (const QString& id : ids)
        m_lists[list]->setChecked(id, true);
}

/// Some rows alone have an entry of their own.
void ComparisonView::tickSuite(const SuiteChoice& suite)
{
    const QString id = suiteId(suite);
    if (!suiteOfId(id))
        return; // None of this program.
    m_lists[Graphs]->set(id, suiteTitle(suite), suiteTip(suite));
    m_lists[Graphs]->setChecked(id, true);
}

void ComparisonView::setRequest(const StudyRequest& request)
{
    for (const auto& [list, wanted] : {std::pair{Placers, &request.placers},
                                       {Graphs, &request.graphs},
                                       {Topologies, &request.topologies}}) {
        for (const QString& id : *wanted)
            if (list == Topologies && !readDevicesText(id).devices.isEmpty())
                m_lists[list]->set(id, id);
            else if (looksLikeFile(id) && QFileInfo::exists(id))
                m_lists[list]->set(id, QFileInfo(id).fileName(), id);
        tick(list, *wanted);
    }
    if (!request.suite.name.empty())
        tickSuite(request.suite);
    m_settings.take(request.settings, m_lists[Placers]->ids());
    namePlacers();
    m_bar->setSeeds(request.seeds);
    if (const auto& evaluations = request.budget.evaluations)
        m_bar->setBudget(ComparisonBar::Evaluations, static_cast<double>(*evaluations));
    else
        m_bar->setBudget(ComparisonBar::Seconds, request.budget.seconds);
    m_bar->setThreads(request.threads);
}

void ComparisonView::setThreads(int count) { m_bar->setThreads(static_cast<std::size_t>(count)); }

void ComparisonView::addProgram(const QString& file)
{
    m_approvals->approve(QFile::encodeName(file).toStdString());
    add(Placers, file);
}
void ComparisonView::addCheckpoint(const QString& file)
{
    add(Placers, QFileInfo(file).absoluteFilePath()); // else a name without folders might be a placer's id
}
void ComparisonView::addGraph(const QString& file) { add(Graphs, file); }
void ComparisonView::addDevices(const QString& source) { add(Topologies, source); }

void ComparisonView::add(List list, const QString& file)
{
    m_lists[list]->set(file, QFileInfo(file).fileName(), file);
    if (list == Placers)
        namePlacers();
    m_lists[list]->setChecked(file, true);
}

} // namespace doppler
