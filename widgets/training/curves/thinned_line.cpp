// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/thinned_line.h"

#include "widgets/training/curves/plot.h"

namespace doppler {

namespace {

void moveTip(QCPGraph* graph, double key, double value)
{
    auto tip = graph->data()->end() - 1;
    tip->key = key;
    tip->value = value;
}

} // namespace

void ThinnedLine::add(double key, double value)
{
    if (hasTip)
        moveTip(graph, key, value);
    else
        graph->addData(key, value);
    hasTip = kept && key - *kept < distance;
    if (!hasTip)
        kept = key;
}

void ThinnedLine::breakLine()
{
    if (graph->data()->isEmpty())
        return;
    graph->addData((graph->data()->constEnd() - 1)->key, qQNaN());
    hasTip = false;
    kept.reset();
}

void ThinnedLine::clear(double spacing)
{
    graph->data()->clear();
    distance = spacing;
    hasTip = false;
    kept.reset();
}

void StepLine::add(double key, double value)
{
    if (hasTip)
        moveTip(graph, key, value);
    else
        graph->addData(key, value);
    // Only a point that repeats the level before it may move on.
    hasTip = level == value;
    level = value;
}

} // namespace doppler
