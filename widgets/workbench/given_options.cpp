// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/given_options.h"

#include <QFileInfo>
#include <QHash>
#include <mutex>

namespace doppler {

namespace {

struct Memory {
    std::mutex mutex;
    QHash<QString, GivenOptions> values;
};

Memory& memory()
{
    static Memory all;
    return all;
}

/// One file, however it is named.
QString keyOf(const QString& file) { return QFileInfo(file).absoluteFilePath(); }

} // namespace

void keepGivenOptions(const QString& file, GivenOptions values)
{
    const QString key = keyOf(file);
    const std::lock_guard lock(memory().mutex);
    memory().values.insert(key, std::move(values));
}

GivenOptions givenOptions(const QString& file)
{
    const QString key = keyOf(file);
    const std::lock_guard lock(memory().mutex);
    return memory().values.value(key);
}

} // namespace doppler
