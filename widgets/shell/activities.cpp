// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/activities.h"

#include "widgets/jobs/write_queue.h"
#include "widgets/shell/status_line.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace doppler {

Activities::Activities(StatusLine& line, QObject* parent) : QObject(parent), m_line(line)
{
    connect(&m_line, &StatusLine::stopRequested, this, [this] {
        if (m_all.empty())
            return;
        const auto stop = m_all.back().stop; // What it ends goes from the list.
        if (stop)
            stop();
    });
}

std::vector<Activities::Activity>::iterator Activities::find(const QString& name)
{
    return std::ranges::find(m_all, name, &Activity::name);
}

void Activities::tell(const QString& name, std::function<QString()> text, std::function<void()> stop)
{
    auto known = find(name);
    if (known == m_all.end()) {
        known = m_all.insert(known, {name, {}, {}, {}});
        known->wait.begin();
    }
    known->text = std::move(text);
    known->stop = std::move(stop);
    show();
}

void Activities::reached(const QString& name, double share)
{
    const auto known = find(name);
    if (known == m_all.end())
        return;
    known->wait.reached(share);
    show();
}

void Activities::restart(const QString& name)
{
    const auto known = find(name);
    if (known != m_all.end())
        known->wait.begin();
}

void Activities::end(const QString& name)
{
    std::erase_if(m_all, [&name](const Activity& activity) { return activity.name == name; });
    show();
}

void Activities::tellWrites(const QString& name, WriteQueue& queue)
{
    queue.watch([this, name, &queue] {
        const QString file = QFileInfo(queue.writing()).fileName();
        if (file.isEmpty())
            end(name);
        else
            tell(
                name, [file] { return tr("Writing %1…").arg(file); }, [&queue] { queue.cancel(); });
    });
}

void Activities::show()
{
    if (m_all.empty())
        return m_line.showActivity({});
    const Activity& newest = m_all.back();
    m_line.showActivity(
        [text = newest.text, wait = newest.wait] {
            const QString left = wait.leftText();
            return left.isEmpty() ? text() : tr("%1 – %2").arg(text(), left);
        },
        static_cast<bool>(newest.stop), newest.wait.share());
}

} // namespace doppler
