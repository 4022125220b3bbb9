// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/playback_bar.h"

#include "widgets/playback/playback.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QToolButton>
#include <cmath>

namespace doppler {

namespace {

constexpr int sliderSteps = 10000;
/// A time can still be chosen with it.
constexpr int shortestSlider = 12 * gridUnit;

/// A slider that goes to where it is clicked, as a time line does.
class ScrubSlider : public QSlider {
public:
    explicit ScrubSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle =
            style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
            const int span = width() - handle.width();
            const int at = static_cast<int>(event->position().x()) - handle.width() / 2;
            setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), at, span, option.upsideDown));
        }
        QSlider::mousePressEvent(event);
    }
};

/// Keys that widgets need themselves while they have the focus: a list its arrows, a button its space bar.
bool needsKey(const QWidget* focus, int key)
{
    const bool moves =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End;
    if (qobject_cast<const QAbstractButton*>(focus))
        return key == Qt::Key_Space;
    if (qobject_cast<const QAbstractItemView*>(focus) || qobject_cast<const QComboBox*>(focus))
        return moves || key == Qt::Key_Space;
    if (qobject_cast<const QAbstractSlider*>(focus) || qobject_cast<const QTabBar*>(focus) ||
        qobject_cast<const QAbstractSpinBox*>(focus))
        return moves;
    return false;
}

QString speedText(double factor) { return QStringLiteral("×") + QLocale().toString(factor, 'g', 3); }

} // namespace

PlaybackBar::PlaybackBar(Playback* playback, QWidget* parent) : QWidget(parent), m_playback(playback)
{
    setObjectName(QStringLiteral("playbackBar"));
    makeActions();
    makeWidgets();
    connect(playback, &Playback::timeChanged, this, &PlaybackBar::showTime);
    connect(playback, &Playback::durationChanged, this, &PlaybackBar::showState);
    connect(playback, &Playback::playingChanged, this, &PlaybackBar::showState);
    connect(playback, &Playback::speedChanged, this, &PlaybackBar::showState);
    qApp->installEventFilter(this);
    retranslate();
    tint();
    showState();
}

void PlaybackBar::makeActions()
{
    const auto make = [this](const char* name, const QKeySequence& key, void (Playback::*slot)()) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        addAction(action);
        connect(action, &QAction::triggered, m_playback, slot);
        return action;
    };
    m_toStart = make("toStartAction", Qt::Key_Home, &Playback::toStart);
    m_stepBack = make("stepBackAction", Qt::Key_Left, &Playback::stepBack);
    m_play = make("playAction", Qt::Key_Space, &Playback::toggle);
    m_stepForward = make("stepForwardAction", Qt::Key_Right, &Playback::stepForward);
    m_toEnd = make("toEndAction", Qt::Key_End, &Playback::toEnd);

    const auto makeSwitch = [this](const char* name, void (PlaybackBar::*changed)(bool)) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(true);
        addAction(action);
        connect(action, &QAction::toggled, this, changed);
        return action;
    };
    m_speedMenu = new QMenu(this);
    m_speedMenu->setObjectName(QStringLiteral("playbackSpeeds"));
    m_speeds = new QActionGroup(m_speedMenu);
    for (const double factor : Playback::speeds()) {
        QAction* speed = m_speeds->addAction(QString());
        speed->setCheckable(true);
        speed->setData(factor);
    }
    m_speedMenu->addActions(m_speeds->actions());
    connect(m_speeds, &QActionGroup::triggered, m_playback,
            [this](const QAction* speed) { m_playback->setSpeed(speed->data().toDouble()); });

    m_criticalPath = makeSwitch("criticalPathAction", &PlaybackBar::criticalPathToggled);
    m_transfers = makeSwitch("transfersAction", &PlaybackBar::transfersToggled);
}

void PlaybackBar::makeWidgets()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    row->setSpacing(gridUnit);
    const auto addButton = [&](QAction* action) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName().replace(QLatin1String("Action"), QLatin1String("Button")));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setMinimumSize(3 * gridUnit, 3 * gridUnit);
        return button;
    };
    auto* transport = new QHBoxLayout;
    transport->setSpacing(0);
    m_toStartButton = addButton(m_toStart);
    transport->addWidget(m_toStartButton);
    for (QAction* action : {m_stepBack, m_play, m_stepForward})
        transport->addWidget(addButton(action));
    m_toEndButton = addButton(m_toEnd);
    transport->addWidget(m_toEndButton);
    row->addLayout(transport);

    m_speed = new QComboBox(this);
    m_speed->setObjectName(QStringLiteral("playbackSpeed"));
    for (double factor : Playback::speeds())
        m_speed->addItem(speedText(factor), factor);
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_playback->setSpeed(m_speed->itemData(index).toDouble()); });
    row->addWidget(m_speed);

    m_time = new QLabel(this);
    m_time->setObjectName(QStringLiteral("playbackTime"));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setTextInteractionFlags(Qt::NoTextInteraction);
    row->addWidget(m_time);

    m_slider = new ScrubSlider(this);
    m_slider->setObjectName(QStringLiteral("playbackSlider"));
    m_slider->setRange(0, sliderSteps);
    m_slider->setSingleStep(sliderSteps / 100);
    m_slider->setPageStep(sliderSteps / 10);
    m_slider->setMinimumWidth(4 * gridUnit);
    connect(m_slider, &QSlider::valueChanged, this, &PlaybackBar::seekTo);
    row->addWidget(m_slider, 1);

    m_criticalPathSwitch = addSwitch(m_criticalPath);
    m_transfersSwitch = addSwitch(m_transfers);
    row->addWidget(m_criticalPathSwitch);
    row->addWidget(m_transfersSwitch);
}

QToolButton* PlaybackBar::addSwitch(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(action->objectName().replace(QLatin1String("Action"), QLatin1String("Switch")));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

void PlaybackBar::addMenuButton(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(action->objectName());
    button->setDefaultAction(action);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setAutoRaise(true);
    layout()->addWidget(button);
}

QString PlaybackBar::textWithKey(const QAction& action)
{
    return tr("%1 (%2)", "name of an action and its key")
        .arg(action.text(), action.shortcut().toString(QKeySequence::NativeText));
}

void PlaybackBar::retranslate()
{
    setAccessibleName(tr("Playback"));
    m_toStart->setText(tr("Go to start"));
    m_stepBack->setText(tr("Previous event"));
    m_stepForward->setText(tr("Next event"));
    m_toEnd->setText(tr("Go to end"));
    m_criticalPath->setText(tr("Critical path"));
    m_criticalPath->setToolTip(
        tr("Outline the chain of tasks, transfers and waiting times that ends at the makespan"));
    m_transfers->setText(tr("Transfers"));
    m_transfers->setToolTip(tr("Show a row for every channel in use"));
    m_speedMenu->setTitle(tr("Play&back speed"));
    m_speedMenu->setAccessibleName(tr("Speed"));
    for (QAction* speed : m_speeds->actions())
        speed->setText(speedText(speed->data().toDouble()));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed of the playback; ×1 shows the whole run in 12 seconds"));
    m_slider->setAccessibleName(tr("Time in the run"));
    m_time->setAccessibleName(tr("Time and makespan"));
    for (QAction* action : {m_toStart, m_stepBack, m_stepForward, m_toEnd})
        action->setToolTip(textWithKey(*action));
    showState();
}

void PlaybackBar::tint()
{
    m_toStart->setIcon(icon(QStringLiteral("to-start"), palette()));
    m_stepBack->setIcon(icon(QStringLiteral("step-back"), palette()));
    m_stepForward->setIcon(icon(QStringLiteral("step-forward"), palette()));
    m_toEnd->setIcon(icon(QStringLiteral("to-end"), palette()));
    m_criticalPath->setIcon(icon(QStringLiteral("critical-path"), palette()));
    m_transfers->setIcon(icon(QStringLiteral("transfers"), palette()));
    showState();
}

void PlaybackBar::showTime()
{
    const double duration = m_playback->duration();
    m_time->setText(duration > 0 ? formatPosition(m_playback->time(), duration) : QStringLiteral("–"));
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(
        duration > 0 ? static_cast<int>(std::lround(m_playback->time() / duration * sliderSteps)) : 0);
}

void PlaybackBar::showState()
{
    const bool playing = m_playback->isPlaying();
    const bool usable = m_playback->duration() > 0;
    m_play->setText(playing ? tr("Pause") : tr("Play"));
    m_play->setToolTip(textWithKey(*m_play));
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play"), palette()));
    for (QAction* action : {m_toStart, m_stepBack, m_play, m_stepForward, m_toEnd})
        action->setEnabled(usable);
    m_slider->setEnabled(usable);
    const int index = m_speed->findData(m_playback->speed());
    m_speed->setCurrentIndex(index);
    for (QAction* speed : m_speeds->actions())
        speed->setChecked(speed->data().toDouble() == m_playback->speed());
    if (index < 0)
        m_speed->setPlaceholderText(speedText(m_playback->speed()));
    // As wide as the longest time can be, so that nothing moves while it runs.
    const QString widest = usable
                               ? formatPosition(m_playback->duration(), m_playback->duration())
                                     .replace(QRegularExpression(QStringLiteral("\\d")), QStringLiteral("0"))
                               : QString();
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(widest));
    showTime();
}

void PlaybackBar::seekTo(int sliderValue)
{
    m_playback->seek(m_playback->duration() * sliderValue / sliderSteps);
}

/// What the switches take, the gaps beside them included.
int PlaybackBar::switchesWidth() const
{
    return m_criticalPathSwitch->sizeHint().width() + m_transfersSwitch->sizeHint().width() +
           2 * layout()->spacing();
}

/// What the buttons for the start and the end take; there are no gaps between those of the playback.
int PlaybackBar::endsWidth() const
{
    const auto width = [](const QToolButton* button) {
        return button->sizeHint().expandedTo(button->minimumSize()).width();
    };
    return width(m_toStartButton) + width(m_toEndButton);
}

QSize PlaybackBar::minimumSizeHint() const
{
    const QSize all = layout()->totalMinimumSize();
    return {all.width() - (m_switchesShown ? switchesWidth() : 0) - (m_endsShown ? endsWidth() : 0),
            all.height()};
}

void PlaybackBar::fitParts()
{
    const int least = minimumSizeHint().width() + endsWidth();
    const bool ends = width() >= least;
    if (ends != m_endsShown) {
        m_endsShown = ends;
        m_toStartButton->setVisible(ends);
        m_toEndButton->setVisible(ends);
    }
    const bool switches = width() >= least + shortestSlider + switchesWidth();
    if (switches != m_switchesShown) {
        m_switchesShown = switches;
        m_criticalPathSwitch->setVisible(switches);
        m_transfersSwitch->setVisible(switches);
    }
}

void PlaybackBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitParts();
}

void PlaybackBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        tint();
    else if (event->type() == QEvent::FontChange)
        showState();
    QWidget::changeEvent(event);
    fitParts();
}

bool PlaybackBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && needsKey(qobject_cast<QWidget*>(watched), key->key())) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace doppler
