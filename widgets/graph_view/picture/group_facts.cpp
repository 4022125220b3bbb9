// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/group_facts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace doppler {

QString groupTitle(const Group& group)
{
    if (group.kind == Group::Kind::Named)
        return QString::fromStdString(group.name);
    if (group.kind == Group::Kind::Repeats)
        return QString::fromStdString(group.name) + QStringLiteral(" \u00d7") +
               QLocale().toString(group.repeats);
    if (group.firstLevel == group.lastLevel)
        return QCoreApplication::translate("doppler::GraphView", "Level %1").arg(group.firstLevel);
    return QCoreApplication::translate("doppler::GraphView", "Levels %1 to %2")
        .arg(group.firstLevel)
        .arg(group.lastLevel);
}

QString vertexCountText(std::size_t vertices)
{
    const int count = static_cast<int>(vertices); // lupdate misses calls with a cast.
    return QCoreApplication::translate("doppler::GraphView", "%Ln vertices", nullptr, count);
}

QString groupPath(const GroupTree& tree, GroupId g)
{
    QStringList names;
    for (; g.valid() && g != GroupTree::whole; g = tree.group(g).parent)
        names.prepend(groupTitle(tree.group(g)));
    return names.join(QStringLiteral(" / "));
}

QString boxTitle(const GraphPicture& picture, std::uint32_t box)
{
    if (const auto vertex = picture.vertexOf(box))
        return QString::fromStdString(picture.graph->label(*vertex));
    const FoldedGraph& fold = *picture.fold();
    return groupTitle(fold.tree->group(fold.boxes[box].group()));
}

GroupFacts groupFacts(const GraphPicture& picture, std::uint32_t box)
{
    const FoldedGraph& fold = *picture.fold();
    GroupFacts facts;
    facts.totals = fold.boxes[box];
    facts.id = facts.totals.group();
    facts.title = groupTitle(fold.tree->group(facts.id));
    facts.path = groupPath(*fold.tree, facts.id);
    if (const FoldedRun* seen = picture.placed.seen.get()) {
        facts.times = seen->totals(box);
        for (const DeviceShare& share : seen->shares(box))
            facts.shares.push_back(
                {QString::fromStdString(picture.topology->device(share.device).name), share.share});
    }
    const auto neighbour = [&](const FoldedArrow& arrow, std::uint32_t other) {
        GroupFacts::Neighbour found{
            boxTitle(picture, other), picture.vertexOf(other), {}, arrow.edges, arrow.bytes};
        if (!found.vertex)
            found.group = fold.boxes[other].group();
        return found;
    };
    for (const FoldedArrow& arrow : fold.arrows) {
        if (arrow.to == box)
            facts.inputs.push_back(neighbour(arrow, arrow.from));
        else if (arrow.from == box)
            facts.outputs.push_back(neighbour(arrow, arrow.to));
    }
    for (auto* list : {&facts.inputs, &facts.outputs})
        std::stable_sort(list->begin(), list->end(),
                         [](const auto& a, const auto& b) { return a.bytes > b.bytes; });
    return facts;
}

} // namespace doppler
