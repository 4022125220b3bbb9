// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the policy view, their buttons and keys.
#include "widgets/training/policy/policy_view.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace doppler {

namespace {

constexpr int pageCount = 3; ///< Choice, features, teacher.

} // namespace

void PolicyView::makeActions()
{
    const auto make = [this](const char* name, int key, auto&& slot) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(QKeySequence(key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_first = make("firstPolicyStep", Qt::Key_Home, [this] { stepTo(0); });
    m_previous = make("previousPolicyStep", Qt::Key_Left,
                      [this] { stepTo(m_playback.step() > 0 ? m_playback.step() - 1 : 0); });
    m_play = make("playPolicy", Qt::Key_Space, [this] {
        togglePlayback();
        changed();
    });
    m_next = make("nextPolicyStep", Qt::Key_Right, [this] { stepTo(m_playback.step() + 1); });
    m_last = make("lastPolicyStep", Qt::Key_End, [this] { stepTo(m_playback.stepCount()); });
    m_follow = make("followPolicy", Qt::Key_L, [this] {
        m_suspended = false;
        m_stepsEnded = false;
        m_follow->isChecked() ? m_playback.follow() : m_playback.pause();
        changed();
    });
    m_follow->setCheckable(true);
    m_grow = make("growPlacement", Qt::Key_G, [this] {
        m_stepsEnded = false;
        showGrowth();
    });
    m_grow->setCheckable(true);
    m_grow->setChecked(true);
    m_groups = make("colorByGroups", Qt::Key_C, [] {}); // The panel shows them.
    m_groups->setCheckable(true);
    m_toSelected = make("policyStepOfSelected", Qt::Key_V, [this] {
        if (const auto step = stepOfSelected())
            stepTo(*step);
    });
    makeMenu();
}

void PolicyView::makeMenu()
{
    m_menu = new QMenu(this);
    m_menu->setObjectName(QStringLiteral("policyMenu"));
    m_menu->addActions({m_play, m_previous, m_next, m_first, m_last, m_toSelected});
    m_menu->addSeparator();
    m_pageChoices = new QActionGroup(m_menu);
    for (int page = 0; page < pageCount; ++page) {
        QAction* choice = m_pageChoices->addAction(QString());
        choice->setCheckable(true);
        choice->setChecked(page == 0);
        choice->setData(page);
    }
    m_menu->addActions(m_pageChoices->actions());
    connect(m_pageChoices, &QActionGroup::triggered, this,
            [this](const QAction* choice) { showPage(choice->data().toInt()); });
    m_menu->addSeparator();
    m_menu->addActions({m_follow, m_grow, m_groups});
}

void PolicyView::addControls(QBoxLayout* layout)
{
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("policySlider"));
    m_slider->setFocusPolicy(Qt::ClickFocus);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { stepTo(static_cast<std::size_t>(step)); });
    layout->addWidget(m_slider);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    const auto add = [this, row](QAction* action) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->addWidget(button);
        return button;
    };
    for (QAction* action : {m_first, m_previous, m_play, m_next, m_last})
        add(action);
    row->addStretch();
    m_groupsButton = add(m_groups);
    add(m_grow);
    m_followButton = add(m_follow);
    m_followButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addLayout(row);
}

void PolicyView::updateControls()
{
    const bool any = !m_playback.empty();
    const bool playing = this->playing();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, any ? static_cast<int>(m_playback.stepCount()) - 1 : 0);
    m_slider->setValue(static_cast<int>(m_playback.step()));
    for (QAction* action : {m_first, m_previous})
        action->setEnabled(any && m_playback.step() > 0);
    for (QAction* action : {m_next, m_last})
        action->setEnabled(any && !m_playback.atEnd());
    m_play->setEnabled(any);
    m_toSelected->setEnabled(stepOfSelected().has_value());
    m_pageChoices->setEnabled(any);
    m_follow->setEnabled(any);
    m_follow->setChecked(m_playback.following());
    m_grow->setEnabled(any);
    m_groups->setEnabled(any && !m_playback.episode().trace->groups.empty());
    m_groupsButton->setVisible(m_groups->isEnabled());
    const QString shown = playing ? QStringLiteral("pause") : QStringLiteral("play");
    if (m_play->data().toString() != shown) {
        m_play->setData(shown);
        m_play->setIcon(icon(shown, palette()));
        m_play->setText(playing ? tr("Pause the episode") : tr("Play the episode"));
    }
    if (any && playing && isVisible())
        m_timer.isActive() ? void() : m_timer.start();
    else
        m_timer.stop();
}

QAction* PolicyView::actionFor(const QKeyEvent& event) const
{
    const QKeySequence pressed(event.keyCombination());
    for (QAction* action : actions())
        if (action->isEnabled() && action->shortcut() == pressed)
            return action;
    return nullptr;
}

bool PolicyView::event(QEvent* event)
{
    // The window's playback has the same keys. Here, with the focus, they mean the policy's steps; left to Qt
    // they would be ambiguous and mean nothing.
    if (event->type() == QEvent::ShortcutOverride && actionFor(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PolicyView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionFor(*event))
        action->trigger();
    else
        QWidget::keyPressEvent(event);
}

} // namespace doppler
