// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_catalogue.h"

#include "core/lessons/lesson_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

const QString english = QStringLiteral("en");

QString fileOf(const QString& name, const QString& language)
{
    return QStringLiteral("%1.%2.lesson").arg(name, language);
}

Result<LessonFile> read(const QString& file, const QString& name)
{
    auto lesson = readLessonFile(QFile::encodeName(file).toStdString());
    if (!lesson)
        return lesson.error();
    return LessonFile{name, file, std::make_shared<const Lesson>(*std::move(lesson))};
}

/// In the language where that can be read, else in English.
Result<LessonFile> readBest(const QDir& folder, const QString& name, const QString& language)
{
    if (language != english && folder.exists(fileOf(name, language)))
        if (auto lesson = read(folder.filePath(fileOf(name, language)), name))
            return lesson;
    return read(folder.filePath(fileOf(name, english)), name);
}

} // namespace

QString lessonFolder()
{
    const QFileInfo folder(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/../share/doppler-workbench/lessons"));
    return folder.isDir() ? folder.canonicalFilePath() : QString();
}

QString lessonName(const QString& file) { return QFileInfo(file).fileName().section(QLatin1Char('.'), 0, 0); }

std::vector<LessonFile> readLessons(const QString& folder, const QString& language)
{
    std::vector<LessonFile> lessons;
    if (folder.isEmpty())
        return lessons;
    const QDir all(folder);
    for (const QString& file : all.entryList({fileOf(QStringLiteral("*"), english)}, QDir::Files, QDir::Name))
        if (auto lesson = readBest(all, lessonName(file), language))
            lessons.push_back(*std::move(lesson));
    std::ranges::stable_sort(lessons, {}, [](const LessonFile& lesson) { return lesson.lesson->number; });
    return lessons;
}

Result<LessonFile> openLesson(const QString& file, const QString& language)
{
    const QFileInfo info(file);
    const QString own = lessonFolder();
    if (!own.isEmpty() && info.canonicalPath() == own)
        return readBest(QDir(own), lessonName(file), language);
    return read(file, {});
}

} // namespace doppler
