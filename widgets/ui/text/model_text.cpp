// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/model_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace doppler {

QString chooseTaskTitle(ChooseTask rule)
{
    switch (rule) {
    case ChooseTask::Fifo:
        return QCoreApplication::translate("model", "First ready, first run");
    case ChooseTask::BLevel:
        return QCoreApplication::translate("model", "Longest remaining path first");
    case ChooseTask::Given:
        return QCoreApplication::translate("model", "The placer's order");
    case ChooseTask::Strict:
        return QCoreApplication::translate("model", "The placer's order, strictly");
    case ChooseTask::Msr:
        return QCoreApplication::translate("model", "Most needed by other devices first");
    case ChooseTask::Dfs:
        return QCoreApplication::translate("model", "Deepest first");
    case ChooseTask::Bfs:
        return QCoreApplication::translate("model", "Shallowest first");
    case ChooseTask::Random:
        return QCoreApplication::translate("model", "Random");
    }
    return {};
}

QString contentionTitle(std::optional<Contention> contention)
{
    if (!contention)
        return QCoreApplication::translate("model", "As the devices specify");
    switch (*contention) {
    case Contention::PerLink:
        return QCoreApplication::translate("model", "One channel per link");
    case Contention::Unlimited:
        return QCoreApplication::translate("model", "Unlimited channels");
    case Contention::PerSource:
        return QCoreApplication::translate("model", "One channel per source device");
    case Contention::PerDevice:
        return QCoreApplication::translate("model", "One channel per device");
    }
    return {};
}

QString costModelTitle(CostModel model)
{
    switch (model) {
    case CostModel::Physical:
        return QCoreApplication::translate("model", "Physical");
    case CostModel::AsReleased:
        return QCoreApplication::translate("model", "As in DOPPLER's released simulator");
    case CostModel::Placeto:
        return QCoreApplication::translate("model", "As in Placeto's simulator");
    case CostModel::Mayer:
        return QCoreApplication::translate("model", "As in Mayer's simulator");
    }
    return {};
}

QString modeTitle(Mode mode)
{
    switch (mode) {
    case Mode::Asynchronous:
        return QCoreApplication::translate("model", "Asynchronous");
    case Mode::BulkSynchronous:
        return QCoreApplication::translate("model", "A barrier between levels");
    }
    return {};
}

QString memoryRuleTitle(MemoryRule rule)
{
    switch (rule) {
    case MemoryRule::Ignore:
        return QCoreApplication::translate("model", "Unlimited memory");
    case MemoryRule::Report:
        return QCoreApplication::translate("model", "Report memory overflows");
    case MemoryRule::Enforce:
        return QCoreApplication::translate("model", "Wait for free memory");
    }
    return {};
}

QString noiseTitle(const Noise& noise)
{
    if (!noise.any())
        return QCoreApplication::translate("model", "No noise");
    return QCoreApplication::translate("model", "Noise of %1 %")
        .arg(std::max(noise.compute, noise.transfer) * 100);
}

QStringList unusualModelTexts(const ModelOptions& model)
{
    const ModelOptions usual;
    ModelOptions ofCosts; // as-released ignores memory, which is usual for it
    ofCosts.costModel = model.costModel;
    QStringList texts;
    if (model.costModel != usual.costModel)
        texts += costModelTitle(model.costModel);
    if (model.schedule != usual.schedule)
        texts += chooseTaskTitle(model.schedule);
    if (model.contention)
        texts += contentionTitle(model.contention);
    if (model.mode != usual.mode)
        texts += modeTitle(model.mode);
    if (model.memory != usual.memory && model.memory != resolved(ofCosts).memory)
        texts += memoryRuleTitle(model.memory);
    if (model.noise != usual.noise)
        texts += noiseTitle(model.noise);
    if (model.seed != usual.seed && (model.noise.any() || model.schedule == ChooseTask::Random))
        texts += QCoreApplication::translate("model", "seed %1").arg(model.seed);
    return texts;
}

} // namespace doppler
