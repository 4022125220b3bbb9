// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/topology/topology_draft.h"

#include <QDialog>
#include <array>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace doppler {

class ChannelPage;
class DevicePage;
class EffectLine;
class IslandPage;
class LinkPage;
class MessageBar;
class TopologyPicture;

/// Edits devices and links: a page each for devices, links, channels and regular machines, a picture, and the
/// effect on the open run. Texts are checked at their fields, so that the devices are always valid. Closing
/// keeps the draft for the next time.
class TopologyDialog : public QDialog {
    Q_OBJECT
public:
    explicit TopologyDialog(const ProblemPtr& problem, QWidget* parent = nullptr);
    ~TopologyDialog() override;

    /// Starts with the open problem's devices, unless there is an unfinished draft of the same devices.
    void startFrom(const ProblemPtr& problem, const RunPtr& run);
    /// Also releases problem and run, which can be large and may be closed before the dialog is opened again.
    void done(int result) override;
    [[nodiscard]] TopologyDraft& draft() { return m_draft; }
    [[nodiscard]] DevicePage* devices() const { return m_devices; }
    [[nodiscard]] LinkPage* links() const { return m_links; }
    [[nodiscard]] ChannelPage* channels() const { return m_channels; }
    [[nodiscard]] IslandPage* islands() const { return m_islands; }
    [[nodiscard]] EffectLine* effect() const { return m_effect; }
    /// "devices", "links", "channels" or "islands".
    void showPage(const QString& name);
    /// Each runs as a job; errors are shown in the dialog.
    void openFile(const QString& file);
    void saveFile(const QString& file);
    void copyJson();
    /// Exports the current page and the picture next to it, including parts that are scrolled away. The file
    /// extension determines the format.
    void exportPicture(const QString& file);
    void copyPicture();

signals:
    /// Emitted when the user wants to open the draft's devices.
    void applyRequested();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeStartMenu();
    void fillStartMenu();
    void makeActions();
    QLayout* makeTop();
    QLayout* makeButtons();
    void startWith(const QString& builtin);
    void askOpen();
    void askSave();
    void askPicture();
    void rename();
    void showDraft();
    void updateApply();
    void restyle();
    void retranslate();

    TopologyDraft m_draft;
    TopologyPtr m_open; ///< The topology of the open problem.
    QToolButton* m_start;
    QMenu* m_startMenu;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_copy;
    QAction* m_save;
    QMenu* m_pictureMenu;
    QAction* m_copyPicture;
    QAction* m_exportPicture;
    MessageBar* m_messages;
    QSplitter* m_parts; ///< Pages and picture.
    QTabWidget* m_tabs;
    DevicePage* m_devices;
    LinkPage* m_links;
    ChannelPage* m_channels;
    IslandPage* m_islands;
    TopologyPicture* m_picture;
    EffectLine* m_effect;
    QPushButton* m_close;
    QPushButton* m_apply;
    bool m_cut = false; ///< Whether the picture being written is incomplete.
    Job<TopologyPtr> m_reading;
    WriteQueue m_saving;
    Job<std::string> m_copying;
};

} // namespace doppler
