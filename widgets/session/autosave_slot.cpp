// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/autosave_slot.h"

#include "core/io/bytes/file.h"
#include "core/io/bytes/file_descriptor.h"
#include "core/io/documents/session_json.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <fcntl.h>

namespace doppler {

namespace {

const QString ending = QString::fromUtf8(sessionEnding.data(), static_cast<qsizetype>(sessionEnding.size()));

/// Lies beside a session that is being restored until it has been saved again.
QString markOf(const QString& file) { return file + QStringLiteral(".restoring"); }

void removeWithMark(const QString& file)
{
    QFile::remove(file);
    QFile::remove(markOf(file));
}

QString lockNameOf(const QString& file) { return file + QStringLiteral(".lock"); }

/// Null: a running process has it, or a pipe or device is in its place, which would block whoever opens it.
std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    if (const QFileInfo there(lockNameOf(file)); there.exists() && !there.isFile())
        return nullptr;
    auto lock = std::make_unique<QLockFile>(lockNameOf(file));
    lock->setStaleLockTime(0); // Stale once its process is gone, however long that takes.
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError)
        return nullptr;
    return lock;
}

/// Removes the locks of processes that were killed before they saved anything, and marks without a session.
void removeOrphans(const QDir& folder)
{
    for (const QString& name : folder.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
        const QString file = folder.filePath(name.chopped(lockNameOf({}).size()));
        if (!QFile::exists(file))
            lockOf(file).reset(); // A lock that nobody holds is taken, and goes when it is released.
    }
    for (const QString& name : folder.entryList({markOf(QStringLiteral("*"))}, QDir::Files))
        if (!QFile::exists(folder.filePath(name.chopped(markOf({}).size()))))
            QFile::remove(folder.filePath(name));
}

} // namespace

Result<void> AutosaveSlot::Writer::write(const std::string& content)
{
    const std::lock_guard lock(mutex);
    if (closed)
        return {};
    // First: whoever sees the new file, or is killed while the disk is slow, finds no mark of the old one.
    QFile::remove(markOf(QFile::decodeName(path.c_str())));
    return writeFile(path, content);
}

void AutosaveSlot::Writer::remove()
{
    const std::lock_guard lock(mutex);
    removeWithMark(QFile::decodeName(path.c_str()));
}

void AutosaveSlot::Writer::close()
{
    const std::lock_guard lock(mutex);
    closed = true;
    removeWithMark(QFile::decodeName(path.c_str()));
}

Result<void> AutosaveSlot::Writer::end(const std::string& last, const std::function<std::string()>& content)
{
    const std::lock_guard lock(mutex);
    closed = true;
    if (content)
        if (auto written = writeFile(last, content()); !written)
            return written;
    removeWithMark(QFile::decodeName(path.c_str()));
    return {};
}

AutosaveSlot::AutosaveSlot(const QString& folder) : m_folder(folder)
{
    QDir().mkpath(folder);
    removeOrphans(QDir(folder));
    const QString file = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ending);
    own(file, lockOf(file));
}

AutosaveSlot::~AutosaveSlot() = default;

void AutosaveSlot::own(const QString& file, std::unique_ptr<QLockFile> lock)
{
    if (m_writer)
        m_writer->close();
    m_lock = std::move(lock);
    m_file = file;
    m_writer = std::make_shared<Writer>(QFile::encodeName(file).toStdString());
}

std::optional<AutosaveSlot::Left> AutosaveSlot::claimLeft()
{
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        if (file == m_file || file == m_claimed)
            continue;
        if (auto lock = lockOf(file)) {
            m_claimed = file;
            m_claimedLock = std::move(lock);
            return Left{file, QFile::exists(markOf(file))};
        }
    }
    return std::nullopt;
}

void AutosaveSlot::mark()
{
    if (m_claimed.isEmpty())
        return;
    // Does not wait for a pipe's reader. If it cannot be made, restoring may be tried again.
    const Descriptor mark(::open(QFile::encodeName(markOf(m_claimed)).constData(),
                                 O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666));
}

void AutosaveSlot::clearMark()
{
    if (!m_claimed.isEmpty())
        QFile::remove(markOf(m_claimed));
}

void AutosaveSlot::adopt()
{
    if (m_claimed.isEmpty())
        return;
    own(m_claimed, std::move(m_claimedLock));
    m_claimed.clear();
}

/// Its new path, or its old one where it can't be moved.
QString AutosaveSlot::movedAside(const QString& file) const
{
    const QString folder = QDir(m_folder).filePath(QStringLiteral("kept"));
    QDir().mkpath(folder);
    const QString stem =
        QDir(folder).filePath(QFileInfo(file).lastModified().toString(QStringLiteral("yyyy-MM-dd hh.mm.ss")));
    QString kept = stem + ending;
    for (int other = 2; QFile::exists(kept); ++other)
        kept = QStringLiteral("%1 %2%3").arg(stem).arg(other).arg(ending);
    return QFile::rename(file, kept) ? kept : file;
}

QString AutosaveSlot::setAside()
{
    QString kept = movedAside(m_claimed);
    clearMark();
    letGo();
    return kept;
}

QString AutosaveSlot::setLastAside() { return movedAside(last()); }

void AutosaveSlot::forgetClaimed()
{
    if (!m_claimed.isEmpty())
        removeWithMark(m_claimed);
    letGo();
}

void AutosaveSlot::letGo()
{
    m_claimed.clear();
    m_claimedLock.reset();
}

void AutosaveSlot::clear()
{
    if (m_writer)
        m_writer->remove();
}

QString AutosaveSlot::last() const { return QDir::cleanPath(m_folder + QStringLiteral("/../last") + ending); }

std::function<Result<void>()> AutosaveSlot::end(std::function<std::string()> content)
{
    letGo();
    return [writer = m_writer, lock = std::shared_ptr<QLockFile>(std::move(m_lock)),
            last = QFile::encodeName(last()).toStdString(), content = std::move(content)] {
        return writer->end(last, content); // Ours until then: nobody else takes it for left.
    };
}

} // namespace doppler
