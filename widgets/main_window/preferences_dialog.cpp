// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/preferences_dialog.h"

#include "core/placers/api/registry.h"
#include "core/training/checkpoint_placer.h"
#include "widgets/runs/run_entry.h"
#include "widgets/shell/language.h"
#include "widgets/shell/settings.h"
#include "widgets/topology/devices_chooser.h"
#include "widgets/ui/controls/scroll_page.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/offered_placers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int captionWidth = 20 * gridUnit;

QStringList placerIds()
{
    QStringList ids;
    for (const auto* placer : offeredPlacers())
        ids += QString::fromStdString(placer->info().id);
    return ids;
}

QStringList languageCodes()
{
    QStringList codes{QString()};
    for (const LanguageName& language : languages())
        codes += language.code;
    return codes;
}

} // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("preferencesDialog"));
    auto* page = new QWidget;
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(3 * gridUnit, 2 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    m_column->setSpacing(gridUnit);
    makeLook();
    makeWork();
    m_column->addStretch();
    m_page = new ScrollPage(page);
    m_page->setObjectName(QStringLiteral("preferencesPage"));
    m_page->setFocusPolicy(Qt::NoFocus);
    auto* reset = new QPushButton;
    reset->setObjectName(QStringLiteral("resetPreferences"));
    reset->setAutoDefault(false);
    auto* close = new QPushButton;
    close->setObjectName(QStringLiteral("closePreferences"));
    close->setDefault(true);
    m_texts.emplace_back([this, reset, close] {
        reset->setText(tr("&Reset all"));
        reset->setToolTip(tr("Reset all preferences to their defaults"));
        close->setText(tr("Close"));
        m_page->setAccessibleName(tr("Preferences"));
    });
    connect(reset, &QPushButton::clicked, this, [this] {
        m_settings.resetPreferences();
        showValues();
        emit changed();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    m_buttons = new QHBoxLayout;
    m_buttons->setContentsMargins(3 * gridUnit, gridUnit, 3 * gridUnit, 2 * gridUnit);
    m_buttons->addWidget(reset);
    m_buttons->addStretch();
    m_buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_page, 1);
    column->addLayout(m_buttons);
    retranslate();
    restyle();
    showValues();
    fit();
}

void PreferencesDialog::fit()
{
    m_page->setMinimumWidth(m_column->totalMinimumSize().width() +
                            m_page->verticalScrollBar()->sizeHint().width()); // It never scrolls sideways.
    const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
    const int width =
        std::max(m_page->minimumWidth(),
                 std::min(static_cast<int>(86 * gridUnit * textScale(font())), room.width() - 4 * gridUnit));
    const int whole = m_column->totalHeightForWidth(width) + m_buttons->sizeHint().height();
    resize(width, std::min(whole, room.height() - 12 * gridUnit));
}

void PreferencesDialog::makeLook()
{
    addTitle([] { return tr("Appearance"); });
    addChoice(
        "prefTheme",
        [] {
            return QStringList{tr("System default"), tr("Light"), tr("Dark"), tr("High contrast")};
        },
        [this] { return static_cast<int>(m_settings.theme()); },
        [this](int row) { m_settings.setTheme(static_cast<ThemeKind>(row)); }, [] { return tr("&Theme"); },
        [] {
            return tr("System default follows changes of the system's theme while the program is running.");
        });
    addNumber(
        "prefFont", 80, 200, 10, [this] { return m_settings.fontPercent(); },
        [this](int percent) { m_settings.setFontPercent(percent); }, [] { return tr("Font si&ze (%)"); },
        [] { return tr("Per cent of the default size, 80 to 200."); });
    addChoice(
        "prefLanguage",
        [] {
            QStringList names{tr("System default")};
            for (const LanguageName& language : languages())
                names += language.name;
            return names;
        },
        [this] { return static_cast<int>(languageCodes().indexOf(m_settings.language())); },
        [this](int row) { m_settings.setLanguage(languageCodes().value(row)); },
        [] { return tr("L&anguage"); },
        [] { return tr("Language of menus and texts; names in files are not translated."); });
    addSwitch(
        "prefMotion", [this] { return m_settings.reducedMotion(); },
        [this](bool reduced) { m_settings.setReducedMotion(reduced); }, [] { return tr("Reduce &motion"); },
        [] {
            return tr("Disables animations: views change without sliding or fading. The desktop's setting "
                      "for reduced motion also applies.");
        });
}

void PreferencesDialog::makeWork()
{
    addTitle([] { return tr("Start"); });
    addChoice(
        "prefStart",
        [] {
            return QStringList{tr("Welcome page"), tr("Sample"), tr("Last session")};
        },
        [this] { return static_cast<int>(m_settings.start()); },
        [this](int row) { m_settings.setStart(static_cast<Settings::Start>(row)); },
        [] { return tr("&Open at start-up"); },
        [] { return tr("After an unexpected end of the program, the last session is restored instead."); });
    addDevices(
        "prefDevices", [] { return tr("&Devices"); },
        [] {
            return tr(
                "Devices for samples and for the first graph that is opened: a preset, or a text such as "
                "2xH100.");
        });
    addChoice(
        "prefPlacer",
        [] {
            QStringList names;
            for (const QString& id : placerIds())
                names += placerTitle(id.toStdString());
            return names;
        },
        [this] { return static_cast<int>(placerIds().indexOf(m_settings.defaultPlacer())); },
        [this](int row) { m_settings.setDefaultPlacer(placerIds().value(row)); },
        [] { return tr("&Placer"); },
        [] {
            return tr("Placer that runs on every graph that is opened. There, Automatic ends after about a "
                      "second.");
        });
    addTitle([] { return tr("Background work"); });
    addNumber(
        "prefThreads", 0, 256, 1, [this] { return m_settings.threads(); },
        [this](int count) { m_settings.setThreads(count); }, [] { return tr("T&hreads"); },
        [] {
            return tr("Threads for placers and comparisons; 0 leaves one of the %1 cores to the window. "
                      "Results don't depend on this number.")
                .arg(QThread::idealThreadCount());
        });
    addNumber(
        "prefAutosave", 0, Settings::mostAutosaveSeconds, 5, [this] { return m_settings.autosaveSeconds(); },
        [this](int seconds) {
            m_settings.setAutosaveSeconds(seconds == 0 ? 0
                                                       : std::max(seconds, Settings::leastAutosaveSeconds));
        },
        [] { return tr("Auto&save (s)"); },
        [] {
            return tr("Seconds from a change until the session is saved automatically; 0 disables this.");
        });
    addSwitch(
        "prefFollow", [this] { return m_settings.followTraining(); },
        [this](bool follow) { m_settings.setFollowTraining(follow); }, [] { return tr("&Follow training"); },
        [] { return tr("Shows every new best placement of a training immediately."); });
}

void PreferencesDialog::addTitle(std::function<QString()> text)
{
    auto* title = new QLabel;
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    if (m_column->count() > 0)
        title->setContentsMargins(0, gridUnit, 0, 0);
    m_column->addWidget(title);
    m_texts.emplace_back([title, text = std::move(text)] { title->setText(text()); });
}

void PreferencesDialog::addRow(const char* name, QWidget* field, std::function<QString()> caption,
                               std::function<QString()> help)
{
    field->setObjectName(QLatin1String(name));
    Row row{new QLabel, new QLabel, field, nullptr, std::move(caption), std::move(help)};
    row.caption->setBuddy(field);
    row.help->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(gridUnit);
    const bool captioned = !qobject_cast<QCheckBox*>(field);
    if (captioned)
        line->addWidget(row.caption);
    else
        row.caption->setParent(this); // The switch says itself what it is.
    row.caption->setVisible(captioned);
    row.line = line;
    line->addWidget(field);
    line->addStretch();
    m_column->addLayout(line);
    m_column->addWidget(row.help);
    m_rows.push_back(std::move(row));
}

QComboBox* PreferencesDialog::addChoice(const char* name, std::function<QStringList()> names,
                                        std::function<int()> read, std::function<void(int)> write,
                                        std::function<QString()> caption, std::function<QString()> help)
{
    auto* box = new QComboBox;
    box->setMinimumContentsLength(24);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addRow(name, box, std::move(caption), std::move(help));
    m_texts.emplace_back([this, box, names = std::move(names)] {
        const int row = box->currentIndex();
        m_showing = true;
        box->clear();
        box->addItems(names());
        box->setCurrentIndex(row);
        m_showing = false;
    });
    m_readers.emplace_back([box, read = std::move(read)] { box->setCurrentIndex(std::max(0, read())); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, write = std::move(write)](int row) {
        if (m_showing || row < 0)
            return;
        write(row);
        emit changed();
    });
    return box;
}

void PreferencesDialog::addDevices(const char* name, std::function<QString()> caption,
                                   std::function<QString()> help)
{
    auto* box = new DevicesChooser(false);
    box->setMinimumContentsLength(24);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addRow(name, box, std::move(caption), std::move(help));
    m_readers.emplace_back([this, box] { box->showDevices(m_settings.defaultDevices()); });
    const auto take = [this](const QString& devices) {
        if (m_showing || devices.isEmpty() || devices == m_settings.defaultDevices())
            return;
        m_settings.setDefaultDevices(devices);
        emit changed();
    };
    connect(box, &QComboBox::currentIndexChanged, this,
            [box, take](int row) { take(box->itemData(row).toString()); });
    connect(box, &SearchChooser::textChosen, this, [box, take](const QString& devices) {
        take(devices);
        box->showDevices(devices);
    });
}

QSpinBox* PreferencesDialog::addNumber(const char* name, int least, int most, int step,
                                       std::function<int()> read, std::function<void(int)> write,
                                       std::function<QString()> caption, std::function<QString()> help)
{
    auto* field = new QSpinBox;
    field->setRange(least, most);
    field->setSingleStep(step);
    field->setKeyboardTracking(false); // Half a number is no setting.
    field->setMinimumWidth(12 * gridUnit);
    addRow(name, field, std::move(caption), std::move(help));
    m_readers.emplace_back([field, read = std::move(read)] { field->setValue(read()); });
    connect(field, &QSpinBox::valueChanged, this, [this, write = std::move(write)](int value) {
        if (m_showing)
            return;
        write(value);
        emit changed();
    });
    return field;
}

void PreferencesDialog::addSwitch(const char* name, std::function<bool()> read,
                                  std::function<void(bool)> write, std::function<QString()> text,
                                  std::function<QString()> help)
{
    auto* box = new QCheckBox;
    addRow(name, box, text, std::move(help));
    m_texts.emplace_back([box, text = std::move(text)] { box->setText(text()); });
    m_readers.emplace_back([box, read = std::move(read)] { box->setChecked(read()); });
    connect(box, &QCheckBox::toggled, this, [this, write = std::move(write)](bool on) {
        if (m_showing)
            return;
        write(on);
        emit changed();
    });
}

void PreferencesDialog::showValues()
{
    m_showing = true;
    for (const auto& show : m_readers)
        show();
    m_showing = false;
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) // Once fields have it too.
        QMetaObject::invokeMethod(this, &PreferencesDialog::fit, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void PreferencesDialog::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    const int caption = static_cast<int>(std::lround(captionWidth * textScale(font())));
    for (const Row& row : m_rows) {
        row.help->setPalette(muted);
        row.help->setContentsMargins(caption + gridUnit, 0, 0, 0);
        row.caption->setMinimumWidth(caption);
        if (qobject_cast<QCheckBox*>(row.field))
            row.line->setContentsMargins(caption + gridUnit, 0, 0, 0);
    }
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    setAccessibleName(windowTitle());
    for (const auto& text : m_texts)
        text();
    for (const Row& row : m_rows) {
        row.caption->setText(row.captionText());
        row.help->setText(row.helpText());
        row.field->setAccessibleName(row.captionText().remove(QLatin1Char('&')));
        row.field->setAccessibleDescription(row.helpText());
        row.field->setToolTip(row.helpText());
    }
}

} // namespace doppler
