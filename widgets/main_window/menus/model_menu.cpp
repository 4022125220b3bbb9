// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/menus/model_menu.h"

#include "widgets/ui/text/model_text.h"

#include <QActionGroup>
#include <cmath>

namespace doppler {

namespace {

constexpr int asTheDevicesSay = -1;
constexpr double perMille = 1000;

int noiseOf(const ModelOptions& model)
{
    return static_cast<int>(std::lround(model.noise.compute * perMille));
}

template <class Enum>
constexpr int number(Enum value)
{
    return static_cast<int>(value);
}

} // namespace

ModelMenu::ModelMenu(QWidget* parent) : QMenu(parent)
{
    addChoices(Schedule, {number(ChooseTask::Fifo), number(ChooseTask::BLevel), number(ChooseTask::Msr),
                          number(ChooseTask::Dfs), number(ChooseTask::Bfs), number(ChooseTask::Random),
                          number(ChooseTask::Given), number(ChooseTask::Strict)});
    addChoices(Channels, {asTheDevicesSay, number(Contention::PerLink), number(Contention::PerSource),
                          number(Contention::PerDevice), number(Contention::Unlimited)});
    addChoices(Costs, {number(CostModel::Physical), number(CostModel::AsReleased), number(CostModel::Placeto),
                       number(CostModel::Mayer)});
    addChoices(ModeOfExecution, {number(Mode::Asynchronous), number(Mode::BulkSynchronous)});
    addChoices(Memory, {number(MemoryRule::Ignore), number(MemoryRule::Report), number(MemoryRule::Enforce)});
    addChoices(NoiseOfTimes, {0, 50, 100, 200, 300});
    addSeparator();
    m_draw = addAction(QString());
    m_draw->setObjectName(QStringLiteral("drawAnew"));
    connect(m_draw, &QAction::triggered, this, [this] {
        ModelOptions model = m_model;
        ++model.seed;
        emit modelChosen(model);
    });
    showModel({});
}

void ModelMenu::addChoices(Part part, std::initializer_list<int> values)
{
    m_menus[part] = addMenu(QString());
    m_menus[part]->setObjectName(QStringLiteral("model%1").arg(part)); // Its entries have but numbers.
    m_groups[part] = new QActionGroup(this);
    for (const int value : values) {
        QAction* action = m_menus[part]->addAction(QString());
        action->setCheckable(true);
        action->setData(value);
        m_groups[part]->addAction(action);
    }
    connect(m_groups[part], &QActionGroup::triggered, this,
            [this, part](const QAction* chosen) { choose(part, chosen->data().toInt()); });
}

void ModelMenu::choose(Part part, int value)
{
    ModelOptions model = m_model;
    switch (part) {
    case Schedule:
        model.schedule = static_cast<ChooseTask>(value);
        break;
    case Channels:
        model.contention =
            value == asTheDevicesSay ? std::nullopt : std::optional(static_cast<Contention>(value));
        break;
    case Costs:
        // What the old cost model fixed goes with it.
        model.costModel = static_cast<CostModel>(value);
        if (m_model.costModel != CostModel::Physical)
            model.contention.reset();
        break;
    case ModeOfExecution:
        model.mode = static_cast<Mode>(value);
        break;
    case Memory:
        model.memory = static_cast<MemoryRule>(value);
        break;
    case NoiseOfTimes:
        model.noise = {value / perMille, value / perMille};
        break;
    case PartCount:
        break;
    }
    showModel(m_model);
    emit modelChosen(model);
}

void ModelMenu::showModel(const ModelOptions& model)
{
    m_model = model;
    const std::array<int, PartCount> values{
        number(model.schedule),  model.contention ? number(*model.contention) : asTheDevicesSay,
        number(model.costModel), number(model.mode),
        number(model.memory),    noiseOf(model)};
    for (std::size_t part = 0; part < values.size(); ++part)
        for (QAction* action : m_groups[part]->actions())
            action->setChecked(action->data().toInt() == values[part]);
    m_draw->setEnabled(model.noise.any() || model.schedule == ChooseTask::Random);
    m_draw->setText(tr("Use next see&d (now %1)").arg(model.seed));
}

void ModelMenu::retranslate()
{
    setTitle(tr("&Execution model"));
    m_draw->setText(tr("Use next see&d (now %1)").arg(m_model.seed));
    m_draw->setToolTip(tr("Use other random numbers for the noise or for the random schedule rule"));
    const std::array<QString, PartCount> titles{tr("&Schedule rule"), tr("&Channels"), tr("C&osts"),
                                                tr("&Mode"),          tr("M&emory"),   tr("&Noise")};
    for (std::size_t part = 0; part < titles.size(); ++part) {
        m_menus[part]->setTitle(titles[part]);
        for (QAction* action : m_groups[part]->actions()) {
            const int value = action->data().toInt();
            switch (static_cast<Part>(part)) {
            case Schedule:
                action->setText(chooseTaskTitle(static_cast<ChooseTask>(value)));
                break;
            case Channels:
                action->setText(contentionTitle(
                    value == asTheDevicesSay ? std::nullopt : std::optional(static_cast<Contention>(value))));
                break;
            case Costs:
                action->setText(costModelTitle(static_cast<CostModel>(value)));
                break;
            case ModeOfExecution:
                action->setText(modeTitle(static_cast<Mode>(value)));
                break;
            case Memory:
                action->setText(memoryRuleTitle(static_cast<MemoryRule>(value)));
                break;
            case NoiseOfTimes:
                action->setText(noiseTitle({value / perMille, value / perMille}));
                break;
            case PartCount:
                break;
            }
        }
    }
}

} // namespace doppler
