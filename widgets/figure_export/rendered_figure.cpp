// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure_export/rendered_figure.h"

#include "core/base/shell_word.h"
#include "core/io/json/json_writing.h"
#include "widgets/figure/figure_record.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr int pollMilliseconds = 100;

/// The window's program: this one, or where a test was built beside it.
QString workbenchProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* place : {"doppler-workbench", "../bin/doppler-workbench"})
        if (QFileInfo::exists(here.filePath(QString::fromLatin1(place))))
            return here.filePath(QString::fromLatin1(place));
    return QStringLiteral("doppler-workbench");
}

Error failed(const QString& reason, const QString& file)
{
    return {{DOPPLER_TEXT("core", "the figure cannot be drawn: {0}"), {reason.trimmed().toStdString()}},
            file.toStdString(),
            {}};
}

} // namespace

std::string figureWords(const FigureSpec& figure)
{
    const FigureSpec* preset = figurePreset(figure.id);
    const FigureSpec& usual = preset ? *preset : figurePresets().front();
    std::string words = " --preset " + usual.id.toStdString();
    if (figure.millimetres != usual.millimetres)
        words += " --width " + jsonNumber(figure.millimetres);
    if (figure.points != usual.points)
        words += " --font " + jsonNumber(figure.points);
    if (figure.family != usual.family)
        words += " --font-family " + shellWord(figure.family.toStdString());
    if (figure.theme != usual.theme)
        words += figure.theme == ThemeKind::Dark ? " --theme dark" : " --theme high-contrast";
    if (!figure.legend)
        words += " --no-legend";
    if (!figure.labels)
        words += " --no-labels";
    return words;
}

Result<void> renderFigure(const std::string& command, const QString& file, const std::stop_token& stop)
{
    QStringList arguments{QStringLiteral("--render")};
    const std::vector<std::string> words = shellWords(command);
    for (std::size_t i = 2; i < words.size(); ++i) // after "doppler render"
        arguments += QString::fromStdString(words[i]);
    arguments << QStringLiteral("-o") << QFileInfo(file).absoluteFilePath();
    QProcess process;
    process.start(workbenchProgram(), arguments);
    if (!process.waitForStarted())
        return failed(process.errorString(), file);
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(pollMilliseconds))
        if (stop.stop_requested()) {
            process.kill();
            process.waitForFinished();
            return Error{};
        }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return failed(QString::fromLocal8Bit(process.readAllStandardError()), file);
    return {};
}

} // namespace doppler
