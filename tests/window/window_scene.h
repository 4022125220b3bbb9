// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window for tests: on settings and in a folder of its own, in English, without animation.
#pragma once

#include "core/io/bytes/file.h"
#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"

#include <QTest>
#include <memory>
#include <string_view>

namespace doppler::samples {

/// What is written into the settings stays when the window is opened anew.
struct WindowScene {
    tests::ScratchFolder folder;
    std::unique_ptr<Settings> settings =
        std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini")));
    std::unique_ptr<MainWindow> window;

    MainWindow& open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(*settings);
        window->useLanguage(QStringLiteral("en"));
        window->graphView()->setAnimated(false);
        window->ganttView()->setAnimated(false);
        window->show();
        return *window;
    }
    MainWindow& openOn(const SessionRequest& session)
    {
        open();
        window->workbench().openSession(session);
        return *window;
    }
    template <class T>
    T* find(const char* name) const
    {
        T* found = window->findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return found;
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// Its path.
    QString write(const char* name, std::string_view content) const
    {
        if (!writeFile(path(name).toStdString(), content).ok())
            qFatal("can't write %s", name);
        return path(name);
    }
};

/// CHAINMM on four devices, placed by two placers that take no time.
inline const SessionRequest quick{
    QStringLiteral("chainmm"),
    QStringLiteral("4xP100"),
    {},
    {{QStringLiteral("single-device"), 1, {}}, {QStringLiteral("heft"), 1, {}}}};

} // namespace doppler::samples
