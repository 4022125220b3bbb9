// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_dialog.h"

#include "core/catalog/builtin_topologies.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/whole_panel.h"
#include "widgets/shell/window_actions.h"
#include "widgets/topology/channel_page.h"
#include "widgets/topology/device_page.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/field_table.h"
#include "widgets/topology/island_page.h"
#include "widgets/topology/link_matrix.h"
#include "widgets/topology/link_page.h"
#include "widgets/topology/topology_picture.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/loading.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <utility>

namespace doppler {

namespace {

constexpr std::array<const char*, 4> pageNames{"devices", "links", "channels", "islands"};

QToolButton* buttonFor(QAction* action, Qt::ToolButtonStyle style)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

TopologyDialog::TopologyDialog(const ProblemPtr& problem, QWidget* parent)
    : QDialog(parent), m_draft(problem->topologyPtr()), m_start(new QToolButton),
      m_startMenu(new QMenu(this)), m_nameLabel(new QLabel), m_name(new QLineEdit), m_undo(new QAction(this)),
      m_redo(new QAction(this)), m_copy(new QAction(this)), m_save(new QAction(this)),
      m_pictureMenu(new QMenu(this)), m_copyPicture(new QAction(this)), m_exportPicture(new QAction(this)),
      m_messages(new MessageBar), m_parts(new QSplitter(Qt::Horizontal)), m_tabs(new QTabWidget),
      m_devices(new DevicePage(m_draft)), m_links(new LinkPage(m_draft)),
      m_channels(new ChannelPage(m_draft)), m_islands(new IslandPage(m_draft)),
      m_picture(new TopologyPicture), m_effect(new EffectLine), m_close(new QPushButton),
      m_apply(new QPushButton),
      m_reading({[this](const TopologyPtr& topology) { m_draft.replace(tr("Start from a file"), topology); },
                 [this](const Error& error) { m_messages->showError(error); },
                 {}}),
      m_saving({[this](const QString& file) {
                    m_messages->showNotice([file, cut = std::exchange(m_cut, false)] {
                        const QString saved = tr("Saved as %1").arg(file);
                        return cut ? saved + QStringLiteral(". ") +
                                         tr("The picture shows only part of the table, because the whole "
                                            "table would be too large.")
                                   : saved;
                    });
                },
                [this](const Error& error) { m_messages->showError(error); }}),
      m_copying({[this](const std::string& text) {
                     QApplication::clipboard()->setText(QString::fromStdString(text));
                     m_messages->showNotice([] { return tr("Copied as JSON"); });
                 },
                 [this](const Error& error) { m_messages->showError(error); },
                 {}})
{
    setObjectName(QStringLiteral("topologyDialog"));
    m_messages->setObjectName(QStringLiteral("topologyMessages"));
    makeActions();
    makeStartMenu();
    m_tabs->setDocumentMode(true);
    for (QWidget* page : {static_cast<QWidget*>(m_devices), static_cast<QWidget*>(m_links),
                          static_cast<QWidget*>(m_channels), static_cast<QWidget*>(m_islands)})
        m_tabs->addTab(page, QString());
    connect(&m_draft, &TopologyDraft::changed, this, &TopologyDialog::showDraft);
    connect(&m_draft, &TopologyDraft::refused, m_messages, &MessageBar::showError);
    connect(m_channels, &ChannelPage::linksWanted, this, [this](const std::vector<DevicePair>& pairs) {
        m_tabs->setCurrentWidget(m_links);
        m_links->showFigure(LinkFigure::Sharing);
        m_links->select(pairs);
        m_links->matrix()->setFocus();
    });
    connect(m_islands, &IslandPage::made, this, [this] { m_tabs->setCurrentWidget(m_devices); });
    connect(m_effect, &EffectLine::settled, this, &TopologyDialog::updateApply);

    m_parts->setObjectName(QStringLiteral("topologySplit"));
    m_parts->setChildrenCollapsible(false);
    m_parts->setHandleWidth(2 * gridUnit);
    for (const auto& [part, share] : {std::pair<QWidget*, int>(m_tabs, 7), {m_picture, 2}}) {
        m_parts->addWidget(part);
        m_parts->setStretchFactor(m_parts->indexOf(part), share);
    }
    m_parts->setSizes({700, 200});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    column->setSpacing(gridUnit);
    column->addLayout(makeTop());
    column->addWidget(m_messages);
    column->addWidget(m_parts, 1);
    column->addWidget(m_effect);
    column->addLayout(makeButtons());
    m_messages->hide();
    resize(sizeForText({1160, 700}, *this));
    startFrom(problem, nullptr);
    retranslate();
    restyle();
    m_devices->table()->setFocus();
}

/// An open field is left, and the pages go, while there is a draft.
TopologyDialog::~TopologyDialog()
{
    hide();
    delete m_tabs;
}

void TopologyDialog::makeActions()
{
    const std::pair<QAction*, const char*> all[] = {{m_undo, "undoEdit"},
                                                    {m_redo, "redoEdit"},
                                                    {m_copy, "copyDevices"},
                                                    {m_save, "saveDevices"},
                                                    {m_copyPicture, "copyDevicesPicture"},
                                                    {m_exportPicture, "exportDevicesPicture"}};
    for (const auto& [action, name] : all) {
        action->setObjectName(QLatin1String(name));
        addAction(action);
    }
    m_undo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
    m_redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    m_copy->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    m_save->setShortcut(QKeySequence(QStringLiteral("Ctrl+S")));
    connect(m_undo, &QAction::triggered, &m_draft, &TopologyDraft::undo);
    connect(m_redo, &QAction::triggered, &m_draft, &TopologyDraft::redo);
    connect(m_copy, &QAction::triggered, this, &TopologyDialog::copyJson);
    connect(m_save, &QAction::triggered, this, &TopologyDialog::askSave);
    connect(m_copyPicture, &QAction::triggered, this, &TopologyDialog::copyPicture);
    connect(m_exportPicture, &QAction::triggered, this, &TopologyDialog::askPicture);
    m_pictureMenu->addActions({m_copyPicture, m_exportPicture});
}

QLayout* TopologyDialog::makeTop()
{
    m_name->setObjectName(QStringLiteral("topologyName"));
    m_name->setMinimumWidth(30 * gridUnit);
    m_nameLabel->setBuddy(m_name);
    connect(m_name, &QLineEdit::editingFinished, this, &TopologyDialog::rename);
    auto* top = new QHBoxLayout;
    top->setSpacing(gridUnit);
    top->addWidget(m_start);
    top->addSpacing(gridUnit);
    top->addWidget(m_nameLabel);
    top->addWidget(m_name);
    top->addStretch(1);
    top->addWidget(buttonFor(m_undo, Qt::ToolButtonTextBesideIcon));
    top->addWidget(buttonFor(m_redo, Qt::ToolButtonTextBesideIcon));
    return top;
}

QLayout* TopologyDialog::makeButtons()
{
    m_close->setObjectName(QStringLiteral("close"));
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_apply->setObjectName(QStringLiteral("apply"));
    m_apply->setDefault(true);
    m_apply->setShortcut(QKeySequence(QStringLiteral("Ctrl+Return")));
    connect(m_apply, &QPushButton::clicked, this, &TopologyDialog::applyRequested);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(buttonFor(m_copy, Qt::ToolButtonTextBesideIcon));
    row->addWidget(buttonFor(m_save, Qt::ToolButtonTextBesideIcon));
    QToolButton* picture = buttonFor(m_pictureMenu->menuAction(), Qt::ToolButtonTextBesideIcon);
    picture->setObjectName(QStringLiteral("devicesPicture"));
    picture->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(picture);
    row->addStretch(1);
    row->addWidget(m_close);
    row->addWidget(m_apply);
    return row;
}

void TopologyDialog::makeStartMenu()
{
    m_start->setObjectName(QStringLiteral("startFrom"));
    m_start->setMenu(m_startMenu);
    m_start->setPopupMode(QToolButton::InstantPopup);
    m_start->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_start->setFocusPolicy(Qt::StrongFocus);
}

void TopologyDialog::fillStartMenu()
{
    m_startMenu->clear();
    QAction* open = m_startMenu->addAction(tr("The open devices"));
    open->setObjectName(QStringLiteral("startFromOpen"));
    connect(open, &QAction::triggered, this,
            [this] { m_draft.replace(tr("Start from the open devices"), m_open); });
    m_startMenu->addSeparator();
    for (const std::string& name : builtinTopologyNames()) {
        QAction* action = m_startMenu->addAction(QString::fromStdString(name));
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this,
                [this, text = QString::fromStdString(name)] { startWith(text); });
    }
    m_startMenu->addSeparator();
    connect(m_startMenu->addAction(tr("Islands…")), &QAction::triggered, this,
            [this] { showPage(QStringLiteral("islands")); });
    connect(m_startMenu->addAction(tr("A file…")), &QAction::triggered, this, &TopologyDialog::askOpen);
}

void TopologyDialog::startWith(const QString& builtin)
{
    const auto topology = builtinTopology(builtin.toStdString());
    if (topology)
        m_draft.replace(tr("Start from %1").arg(builtin), *topology);
    else
        m_messages->showError(topology.error());
}

void TopologyDialog::startFrom(const ProblemPtr& problem, const RunPtr& run)
{
    m_open = problem->topologyPtr();
    m_messages->dismiss();
    m_effect->setRun(problem, run);
    if (m_draft.modified() && sameTopology(*m_draft.original(), problem->topology()))
        m_effect->showDraft(m_draft);
    else
        m_draft.begin(m_open);
    showDraft();
}

void TopologyDialog::done(int result)
{
    QDialog::done(result);
    m_effect->setRun(nullptr, nullptr);
}

void TopologyDialog::showPage(const QString& name)
{
    for (std::size_t i = 0; i < pageNames.size(); ++i)
        if (name == QLatin1String(pageNames[i]))
            m_tabs->setCurrentIndex(static_cast<int>(i));
    QWidget* const first[] = {m_devices->table(), m_links->matrix(), m_channels->table(),
                              m_islands->form()->editors().front()};
    first[m_tabs->currentIndex()]->setFocus();
}

void TopologyDialog::rename()
{
    const std::string name = m_name->text().trimmed().toStdString();
    if (!m_name->isModified() || name.empty()) {
        m_name->setText(QString::fromStdString(m_draft.topology()->name()));
        return;
    }
    m_name->setModified(false);
    m_draft.change(tr("Name"), [&name](TopologyParts& parts) { parts.name = name; });
}

void TopologyDialog::openFile(const QString& file)
{
    m_reading.start(
        [file](std::stop_token, const auto&) { return openDevices(QFile::encodeName(file).toStdString()); });
}

void TopologyDialog::saveFile(const QString& file)
{
    m_saving.add(file, [topology = m_draft.topology(), file] {
        return writeFile(QFile::encodeName(file).toStdString(), writeDevicesJson(*topology));
    });
}

void TopologyDialog::copyJson()
{
    m_copying.start([topology = m_draft.topology()](std::stop_token, const auto&) -> Result<std::string> {
        return writeDevicesJson(*topology);
    });
}

void TopologyDialog::askOpen()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Start from devices"), QString(),
                                                      tr("Devices (*.json);;All files (*)"));
    if (!file.isEmpty())
        openFile(file);
}

void TopologyDialog::askSave()
{
    const QString proposal = QString::fromStdString(m_draft.topology()->name()) + QStringLiteral(".json");
    const QString file =
        askSaveFile(this, tr("Save devices"), proposal, tr("Devices (*.json);;All files (*)"));
    if (!file.isEmpty())
        saveFile(file);
}

void TopologyDialog::exportPicture(const QString& file)
{
    PanelPicture picture = pictureOfPanel(*m_parts, file);
    m_cut = picture.cut;
    m_saving.add(file, std::move(picture.write));
}

void TopologyDialog::copyPicture()
{
    const WholePanel whole(*m_parts);
    QApplication::clipboard()->setImage(m_parts->grab().toImage());
    m_messages->showNotice([] { return tr("Copied as a picture"); });
}

void TopologyDialog::askPicture()
{
    const QString file = askSaveFile(
        this, tr("Export picture of the devices"),
        QString::fromStdString(m_draft.topology()->name()) + QStringLiteral(".svg"), pictureFilter());
    if (!file.isEmpty())
        exportPicture(file);
}

void TopologyDialog::showDraft()
{
    const Topology& topology = *m_draft.topology();
    m_messages->dismiss();
    m_name->setText(QString::fromStdString(topology.name()));
    m_name->setToolTip(topology.source().empty()
                           ? QString()
                           : tr("Source of the figures: %1").arg(QString::fromStdString(topology.source())));
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
    m_undo->setToolTip(toolTipWithKey(*m_undo, m_draft.canUndo() ? tr("Undo: %1").arg(m_draft.undoText())
                                                                 : tr("Nothing to undo")));
    m_redo->setToolTip(toolTipWithKey(*m_redo, m_draft.canRedo() ? tr("Redo: %1").arg(m_draft.redoText())
                                                                 : tr("Nothing to redo")));
    m_picture->show(m_draft.topology(), m_draft.islands());
    m_effect->showDraft(m_draft);
    updateApply();
}

void TopologyDialog::updateApply()
{
    const bool differs = m_open && !sameTopology(*m_draft.topology(), *m_open);
    m_apply->setEnabled(differs && !m_effect->failed());
}

void TopologyDialog::restyle()
{
    m_start->setIcon(icon(QStringLiteral("devices"), palette()));
    m_undo->setIcon(icon(QStringLiteral("undo"), palette()));
    m_redo->setIcon(icon(QStringLiteral("redo"), palette()));
    m_copy->setIcon(icon(QStringLiteral("copy"), palette()));
    m_save->setIcon(icon(QStringLiteral("save"), palette()));
    m_pictureMenu->setIcon(icon(QStringLiteral("picture"), palette()));
}

void TopologyDialog::retranslate()
{
    setWindowTitle(tr("Edit devices"));
    m_start->setText(tr("Start from"));
    m_start->setToolTip(tr("Start from other devices; Undo restores the current ones"));
    m_nameLabel->setText(tr("&Name"));
    m_name->setAccessibleName(tr("Name of the devices"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_copy->setText(tr("Copy as JSON"));
    m_copy->setToolTip(
        toolTipWithKey(*m_copy, tr("Copy the devices as JSON, in the format of device files")));
    m_save->setText(tr("Save as…"));
    m_save->setToolTip(toolTipWithKey(*m_save, tr("Save the devices to a file")));
    m_pictureMenu->setTitle(tr("Picture"));
    m_copyPicture->setText(tr("Copy picture"));
    m_exportPicture->setText(tr("Export picture…"));
    const std::array<QString, 4> titles{tr("Devices"), tr("Links"), tr("Channels"), tr("Islands")};
    for (std::size_t i = 0; i < titles.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), titles[i]);
    m_tabs->setAccessibleName(tr("Parts of the topology"));
    m_picture->setAccessibleName(tr("Picture of the devices and links"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(
        tr("Close without applying; the changes are still there when this window is opened again"));
    m_apply->setText(tr("Apply"));
    m_apply->setShortcut(QKeySequence(QStringLiteral("Ctrl+Return"))); // A new text takes the key away.
    m_apply->setToolTip(tr("Use these devices and run the placer again (%1)")
                            .arg(m_apply->shortcut().toString(QKeySequence::NativeText)));
    fillStartMenu();
    showDraft();
}

void TopologyDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

/// Return belongs to the fields: it ends an entry, and not all of them.
void TopologyDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !m_apply->hasFocus()) {
        event->accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace doppler
