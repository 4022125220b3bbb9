// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/saved_request.h"

#include <QFile>
#include <algorithm>
#include <iterator>

namespace doppler {

namespace {

std::string pathText(const QString& name) { return QFile::encodeName(name).toStdString(); }

QString decodedName(const std::string& path) { return QFile::decodeName(QByteArray::fromStdString(path)); }

std::vector<std::string> textsOf(const std::vector<QString>& names)
{
    std::vector<std::string> out;
    std::ranges::transform(names, std::back_inserter(out), pathText);
    return out;
}

void take(std::vector<QString>& names, const std::vector<std::string>& asked)
{
    if (asked.empty())
        return;
    names.clear();
    std::ranges::transform(asked, std::back_inserter(names), decodedName);
}

} // namespace

JournalHead headOf(const StudyRequest& request)
{
    JournalHead head{textsOf(request.graphs),  textsOf(request.topologies),
                     textsOf(request.placers), request.seeds,
                     request.budget,           {}};
    head.firstSeed = request.firstSeed;
    head.model = request.model;
    head.settings = request.settings;
    head.imports = request.imports;
    head.deviceCount = request.deviceCount;
    head.efficiency = request.efficiency;
    head.locks = pathText(request.locks);
    head.suite = request.suite;
    return head;
}

StudyRequest requestOf(const JournalHead& head, StudyRequest otherwise)
{
    StudyRequest request = std::move(otherwise);
    take(request.placers, head.placers);
    take(request.graphs, head.graphs);
    take(request.topologies, head.devices);
    request.budget = head.budget;
    request.firstSeed = head.firstSeed;
    request.seeds = head.seeds;
    request.model = head.model.value_or(request.model);
    request.settings = head.settings;
    request.imports = head.imports;
    request.deviceCount = head.deviceCount;
    request.efficiency = head.efficiency;
    request.locks = decodedName(head.locks);
    request.openLocks.reset();
    request.suite = head.suite;
    return request;
}

} // namespace doppler
