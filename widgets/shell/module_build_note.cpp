// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/module_build_note.h"

#include "core/base/module_file.h"
#include "core/training/learning_module.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/status_line.h"

namespace doppler {

namespace {
const QString activityName = QStringLiteral("module build");
constexpr std::chrono::milliseconds pollInterval{500};
constexpr std::chrono::milliseconds readyNote{10'000};
} // namespace

ModuleBuildNote::ModuleBuildNote(Activities& activities, StatusLine& status, QObject* parent)
    : QObject(parent), m_activities(activities), m_status(status)
{
    if (!modulesAreBeingBuilt())
        return;
    m_activities.tell(activityName,
                      [] { return tr("The modules for learning and ONNX models are still being built"); },
                      {});
    m_poll.setInterval(pollInterval);
    connect(&m_poll, &QTimer::timeout, this, &ModuleBuildNote::check);
    m_poll.start();
}

void ModuleBuildNote::check()
{
    if (modulesAreBeingBuilt())
        return;
    m_poll.stop();
    m_activities.end(activityName);
    if (learningModuleInstalled())
        m_status.showNote([] { return tr("The modules for learning and ONNX models are ready"); }, readyNote);
    else
        m_status.showNote([] {
            return tr("The learning module could not be built; for the reason, see build/run/modules.log");
        });
}

} // namespace doppler
