// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/session_keeper.h"

#include "core/io/bytes/file.h"
#include "widgets/jobs/discard.h"
#include "widgets/session/saved_sessions.h"
#include "widgets/shell/panel_state.h"
#include "widgets/workbench/workbench.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace doppler {

namespace {

/// Which file the user knows what is kept as; only in sessions that they did not save themselves.
constexpr const char* filePart = "file";
/// Parts that several panels share.
constexpr std::array sharedParts{QLatin1String("view"), QLatin1String("panels")};
/// Of the first of these: where panels and bars are.
constexpr QLatin1String layoutKey("layout");

/// Takes the part out. Where that file was written since (`kept`: when the session was), it is another
/// session's.
QString takeFile(std::map<std::string, std::string>& parts, const QDateTime& kept)
{
    const auto part = parts.extract(filePart);
    if (!part)
        return {};
    const QString file = QJsonDocument::fromJson(QByteArray::fromStdString(part.mapped()))
                             .object()
                             .value(QLatin1String("path"))
                             .toString();
    const QFileInfo info(file);
    return info.isFile() && info.lastModified() <= kept ? file : QString();
}

std::string textOf(const SessionState& state) { return writeSessionJson(sessionFile(state, {})); }

} // namespace

SessionKeeper::SessionKeeper(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_opening({[this](const Wanted& wanted) { adopt(wanted); },
                                                          [this](const Error& error) {
                                                              const bool restored = m_restoring;
                                                              if (std::exchange(m_openingLast, false))
                                                                  m_lastUnread = true;
                                                              emit openingChanged();
                                                              if (restored)
                                                                  offerLeft(WhyLeft::Failed, error);
                                                              else
                                                                  emit failed(error);
                                                              emit notOpened(restored);
                                                          },
                                                          [this](double share) { emit progressed(share); }}),
      m_saving({[this](const QString& file) {
                    m_file = file;
                    emit saved(file);
                },
                [this](const Error& error) { emit failed(error); }}),
      m_writing({[](bool) {},
                 [this](const Error& error) {
                     if (!m_toldFailure) // Once is enough: the next write will hardly fare better.
                         emit failed(error);
                     m_toldFailure = true;
                     m_written.clear(); // What is not written is to be written yet.
                     touch();
                 },
                 {}}),
      m_keeping({[](const QString&) {}, [this](const Error& error) { emit failed(error); }})
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &SessionKeeper::writeItself);
    connect(&m_watch, &QTimer::timeout, this, &SessionKeeper::watch);
    for (const auto signal :
         {&Workbench::problemChanged, &Workbench::runChanged, &Workbench::selectionChanged,
          &Workbench::locksChanged, &Workbench::placerChanged})
        connect(&workbench, signal, this, &SessionKeeper::touch);
    connect(workbench.runs(), &QAbstractItemModel::rowsInserted, this, &SessionKeeper::touch);
    connect(workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &SessionKeeper::touch);
    connect(workbench.runs(), &QAbstractItemModel::dataChanged, this, &SessionKeeper::touch);
}

void SessionKeeper::addPanel(Panel& panel)
{
    m_panels.push_back(&panel);
    m_largeParts.merge(panel.largeParts());
    connect(&panel, &Panel::stateChanged, this, &SessionKeeper::touch);
}

void SessionKeeper::setLayout(std::function<QByteArray()> get, std::function<void(const QByteArray&)> set)
{
    m_layout = std::move(get);
    m_setLayout = std::move(set);
}

bool SessionKeeper::knows(const std::string& part) const
{
    const QString name = QString::fromStdString(part);
    return name == sharedParts[0] || name == sharedParts[1] ||
           std::ranges::any_of(m_panels,
                               [&](const Panel* panel) { return panel->partNames().contains(name); });
}

quint64 SessionKeeper::runOfFile(qint64 index) const
{
    return index >= 0 && index < std::ssize(m_runsOfFile) ? m_runsOfFile[static_cast<std::size_t>(index)] : 0;
}

std::map<std::string, std::string> SessionKeeper::partTexts() const
{
    QJsonObject parts;
    if (m_layout)
        parts[sharedParts[0]] = QJsonObject{{layoutKey, QString::fromLatin1(m_layout().toBase64())}};
    for (const Panel* panel : m_panels)
        mergeInto(parts, panel->state());
    std::map<std::string, std::string> texts = m_foreign;
    for (auto it = parts.begin(); it != parts.end(); ++it)
        if (const QJsonObject object = it->toObject(); !object.isEmpty())
            texts[it.key().toStdString()] =
                QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
    return texts;
}

SessionState SessionKeeper::capture() const
{
    SessionState state = m_workbench.session();
    state.parts = partTexts();
    for (const auto& [name, part] : m_largeParts)
        if (SessionText text = part.get())
            state.texts[name] = std::move(text);
    state.checkpoints = m_checkpoints;
    if (m_checkpointSource)
        for (const QString& file : m_checkpointSource())
            if (!file.isEmpty() && !state.checkpoints.contains(file))
                state.checkpoints += file;
    return state;
}

/// With the name of its file, for what is not that file.
SessionState SessionKeeper::captureWithFile() const
{
    SessionState state = capture();
    if (!m_file.isEmpty())
        state.parts[filePart] =
            QJsonDocument(QJsonObject{{QStringLiteral("path"), QFileInfo(m_file).absoluteFilePath()}})
                .toJson(QJsonDocument::Compact)
                .toStdString();
    return state;
}

bool SessionKeeper::somethingToKeep() const { return m_workbench.problem() && !m_discarded; }

void SessionKeeper::open(const QString& file) { load(file, Source::File); }

void SessionKeeper::openLast()
{
    if (const QString file = lastFile(); !file.isEmpty())
        load(file, Source::Last);
}

QString SessionKeeper::lastFile() const
{
    const QString file = m_slot ? m_slot->last() : QString();
    return QFileInfo(file).isFile() ? file : QString();
}

void SessionKeeper::load(const QString& file, Source source)
{
    offerLeft(WhyLeft::Stopped, {}); // What this takes the place of.
    m_restoring = source == Source::Left;
    m_openingLast = source == Source::Last;
    std::map<std::string, decltype(LargePart::missing)> large;
    for (const auto& [name, part] : m_largeParts)
        large[name] = part.missing;
    m_opening.start(
        [file, source, large = std::move(large)](std::stop_token stop, const auto& report) -> Result<Wanted> {
            const QDateTime written = QFileInfo(file).lastModified();
            const std::string path = QFile::encodeName(file).toStdString();
            const auto read = readSession(path);
            if (!read)
                return read.error();
            const QString folder = QFileInfo(file).absolutePath();
            auto session = openSession(*read, folder, stop, report);
            if (!session)
                return session.error().file.empty() ? inFile(session.error(), path) : session.error();
            Wanted wanted{*std::move(session), folder, {}, source, {}};
            const QString known = takeFile(wanted.session.state.parts, written);
            if (source == Source::Last)
                wanted.file = known;
            else if (source == Source::File && !isSavedSession(file)) // Of those the user knows nothing.
                wanted.file = file;
            for (const auto& [name, missingOf] : large) {
                const auto text = wanted.session.state.parts.extract(name);
                if (!text)
                    continue;
                if (missingOf)
                    for (Error& missing : missingOf(text.mapped(), QFile::encodeName(folder).toStdString()))
                        wanted.session.notes.missing.push_back(std::move(missing));
                wanted.largeTexts[name] = std::make_shared<const std::string>(std::move(text.mapped()));
            }
            return wanted;
        });
    emit openingChanged();
}

void SessionKeeper::bringBack(const std::shared_ptr<const SessionState>& former)
{
    offerLeft(WhyLeft::Stopped, {});
    m_openingLast = false;
    std::set<quint64> live; // Trainings go on whatever is opened, and their runs stay in the list.
    for (const RunEntry& entry : m_workbench.runs()->entries())
        if (entry.live)
            live.insert(entry.id);
    m_opening.start([former, live = std::move(live)](std::stop_token, const auto&) -> Result<Wanted> {
        Wanted wanted;
        SessionState& state = wanted.session.state;
        state = *former;
        wanted.file = takeFile(state.parts, QDateTime::currentDateTime());
        for (const auto& [name, make] : std::exchange(state.texts, {}))
            if (std::string text = make({}); !text.empty())
                wanted.largeTexts[name] = std::make_shared<const std::string>(std::move(text));
        state.runs.clear();
        state.shown.reset();
        wanted.session.runsInFile = former->runs.size();
        for (std::size_t i = 0; i < former->runs.size(); ++i) {
            if (live.contains(former->runs[i].id))
                continue;
            if (former->shown == i)
                state.shown = state.runs.size();
            wanted.session.indexInFile.push_back(i);
            state.runs.push_back(former->runs[i]);
        }
        return wanted;
    });
    emit openingChanged();
}

/// What somebody asked for and has not seen is not written over.
void SessionKeeper::makeRoomForLast()
{
    if (std::exchange(m_lastUnread, false))
        m_slot->setLastAside();
}

/// Also for after the end of the program: only this window can bring the former one back from memory.
void SessionKeeper::keepAsLast(const std::shared_ptr<const SessionState>& former)
{
    if (!m_slot || !m_savesItself)
        return;
    makeRoomForLast();
    m_keeping.add(m_slot->last(), [former, path = QFile::encodeName(m_slot->last()).toStdString()] {
        return writeFile(path, textOf(*former));
    });
}

void SessionKeeper::adopt(const Wanted& wanted)
{
    const SessionState& state = wanted.session.state;
    const bool restored = wanted.source == Source::Left;
    QString kept;
    if (std::exchange(m_openingLast, false) && m_slot) {
        m_lastUnread = false;
        if (!wanted.session.notes.complete())
            kept = m_slot->setLastAside();
    }
    std::shared_ptr<const SessionState> former;
    if (somethingToKeep()) {
        former = discardedLater(std::make_shared<const SessionState>(captureWithFile()));
        keepAsLast(former);
    }
    if (std::exchange(m_restoring, false) && m_slot) {
        if (wanted.session.notes.complete())
            m_slot->adopt();
        else // Saving what is open would lose the rest.
            kept = m_slot->setAside();
    }
    m_restored.clear();
    m_discarded = false;
    m_file = wanted.file;
    m_checkpoints = state.checkpoints;
    m_foreign.clear();
    const std::vector<quint64> ids = m_workbench.adoptSession(state);
    m_runsOfFile.assign(wanted.session.runsInFile, 0);
    for (std::size_t i = 0; i < ids.size(); ++i)
        m_runsOfFile[wanted.session.indexInFile[i]] = ids[i];
    if (restored) {
        m_restored.emplace_back(state.problem);
        for (const RunEntry& entry : state.runs)
            m_restored.emplace_back(entry.run->problem);
    }
    setParts(wanted);
    emit openingChanged();
    emit opened(wanted.file, restored);
    if (former)
        emit replaced(wanted.file, former);
    if (!wanted.session.notes.empty())
        emit noted(wanted.session.notes, kept);
}

void SessionKeeper::setParts(const Wanted& wanted)
{
    // First what is shown, then how it is looked at.
    for (const auto& [name, part] : m_largeParts) {
        const auto text = wanted.largeTexts.find(name);
        part.set(text == wanted.largeTexts.end() ? nullptr : text->second, wanted.folder);
    }
    const RunOfSession runOf = [this](qint64 index) { return runOfFile(index); };
    for (const auto& [name, text] : wanted.session.state.parts) {
        if (!knows(name)) {
            m_foreign[name] = text;
            continue;
        }
        const QJsonObject part = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        if (m_setLayout && part.contains(layoutKey))
            m_setLayout(QByteArray::fromBase64(part[layoutKey].toString().toLatin1()));
        for (Panel* panel : m_panels)
            panel->setState({{QString::fromStdString(name), part}}, runOf);
    }
}

/// What was being restored stays where it was left.
void SessionKeeper::offerLeft(WhyLeft why, const Error& error)
{
    if (!std::exchange(m_restoring, false))
        return;
    if (m_slot)
        m_slot->clearMark(); // The program did not come to its end on it.
    emit leftOffered(why, error);
}

void SessionKeeper::cancel()
{
    if (!m_opening.running())
        return;
    m_opening.cancel();
    const bool restored = m_restoring;
    offerLeft(WhyLeft::Stopped, {});
    emit openingChanged();
    emit notOpened(restored);
}

void SessionKeeper::save(const QString& file)
{
    m_saving.add(file, [state = capture(), file] {
        const std::string text = writeSessionJson(sessionFile(state, QFileInfo(file).absolutePath()));
        return writeFile(QFile::encodeName(file).toStdString(), text);
    });
}

void SessionKeeper::startAutosave(const QString& folder, int seconds)
{
    m_slot = std::make_unique<AutosaveSlot>(folder);
    setAutosaveInterval(seconds);
}

void SessionKeeper::setAutosaveInterval(int seconds)
{
    m_savesItself = seconds > 0;
    m_delay.setInterval(seconds * 1000);
    if (m_savesItself)
        return m_watch.start(seconds * 1000);
    m_delay.stop();
    m_watch.stop();
}

bool SessionKeeper::restoreLeft()
{
    const auto left = m_slot ? m_slot->claimLeft() : std::nullopt;
    if (left && left->triedBefore)
        emit leftOffered(WhyLeft::EndedTwice, {});
    if (!left || left->triedBefore)
        return false;
    restoreOffered();
    return true;
}

void SessionKeeper::restoreOffered()
{
    if (!m_slot || m_slot->claimed().isEmpty())
        return;
    m_slot->mark();
    load(m_slot->claimed(), Source::Left);
}

void SessionKeeper::discardOffered()
{
    if (m_slot)
        m_slot->forgetClaimed();
}

void SessionKeeper::discardRestored()
{
    m_delay.stop();
    if (m_slot)
        m_slot->clear();
    m_restored.clear();
    m_workbench.adoptSession({});
    for (const auto& [name, part] : m_largeParts)
        part.set(nullptr, {});
    m_delay.stop();
    m_discarded = true; // Its problem stays below the welcome page.
}

bool SessionKeeper::restored(const ProblemPtr& problem) const
{
    return problem && std::ranges::any_of(m_restored, [&](const auto& its) { return its.lock() == problem; });
}

void SessionKeeper::end()
{
    m_delay.stop();
    m_watch.stop();
    m_opening.cancel();
    if (!m_slot)
        return;
    if (m_restoring)
        m_slot->clearMark(); // An end like this one is not sudden.
    std::function<std::string()> content;
    if (m_savesItself && somethingToKeep()) {
        makeRoomForLast();
        content = [state = captureWithFile()] { return textOf(state); };
    }
    m_keeping.add(m_slot->last(), m_slot->end(std::move(content)));
    m_slot.reset();
}

void SessionKeeper::touch()
{
    m_discarded = false;
    if (m_slot && m_savesItself && !m_delay.isActive())
        m_delay.start();
}

/// Views tell nobody of where one looks and what one switches on.
void SessionKeeper::watch()
{
    if (m_slot && somethingToKeep() && !m_delay.isActive() && !m_opening.running() &&
        partTexts() != m_written)
        touch();
}

void SessionKeeper::writeItself()
{
    if (m_writing.busy() || m_opening.running()) // Later: what is there is not what will be open.
        return m_delay.start();
    if (!m_slot || !m_workbench.problem())
        return;
    SessionState captured = capture();
    m_written = captured.parts;
    m_writing.start([state = std::move(captured), writer = m_slot->writer()](std::stop_token,
                                                                             const auto&) -> Result<bool> {
        const auto written = writer->write(textOf(state));
        return written ? Result<bool>(true) : written.error();
    });
}

} // namespace doppler
