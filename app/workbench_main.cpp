// SPDX-License-Identifier: GPL-3.0-or-later
// The window's program: wiring only.
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/workbench/arguments.h"
#include "app/workbench/render.h"
#include "app/workbench/show.h"
#include "widgets/main_window/workbench_application.h"

#include <QHashFunctions>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <new>

#include <fmt/format.h>

namespace {

/// Without a display Qt ends the program with an abort; a sentence serves better.
bool displayAtHand(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (qstrcmp(argv[i], "-platform") == 0)
            return true;
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

QtMessageHandler usualMessages = nullptr;

/// Without a window nobody needs the folder of a session that Qt misses on a server, nor what only a screen
/// can.
void messagesWithoutWindow(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")) &&
        !message.startsWith(QLatin1String("This plugin does not support")))
        usualMessages(type, context, message);
}

} // namespace

int main(int argc, char** argv)
{
    doppler::reportFileSizeAsError();
    QHashSeed::setDeterministicGlobalSeed(); // The order of fonts in a PDF must not differ from run to run.
    const doppler::ParsedArguments parsed = doppler::parseArguments(argc, argv);
    if (parsed.exitStatus)
        return *parsed.exitStatus;
    const doppler::WindowArguments& arguments = parsed.arguments;
    if (arguments.offscreen()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        usualMessages = qInstallMessageHandler(messagesWithoutWindow);
    } else if (!displayAtHand(argc, argv)) {
        doppler::toStandardError(
            "doppler-workbench: there is no display; the program doppler works without one\n");
        return 1;
    }
    int status = 0;
    {
        doppler::WorkbenchApplication application(argc, argv);
        std::setlocale(LC_NUMERIC, "C"); // Qt takes over the user's, and readers of files would expect 0,5.
        QCoreApplication::setApplicationName(QStringLiteral("doppler-workbench"));
        QCoreApplication::setApplicationVersion(QStringLiteral(DOPPLER_VERSION));
        QGuiApplication::setDesktopFileName(QStringLiteral("doppler-workbench"));
        const bool window = arguments.render.empty() || arguments.ofWindow();
        try {
            status = window ? doppler::showWindow(application, arguments) : doppler::renderView(arguments);
        } catch (const std::bad_alloc&) {
            doppler::toStandardError("doppler-workbench: there is not enough memory; use a smaller graph or "
                                     "fewer devices, or end other programs\n");
            status = 1;
        }
    }
    // A worker that does not listen may still run: nothing that it uses is taken down under it.
    std::fflush(nullptr);
    std::_Exit(status);
}
