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

/// Edits devices and links: a page each for devices, links, channels and regular machines, a picture, and
/// what the change does to the open run. What is typed is checked at its field, so that the devices are valid
/// at any moment. Closing keeps the draft for the next time.
class TopologyDialog : public QDialog {
    Q_OBJECT
public:
    explicit TopologyDialog(const ProblemPtr& problem, QWidget* parent = nullptr);
    ~TopologyDialog() override;

    /// Begins with the open problem's devices, unless a draft of these very devices was left unfinished.
    void startFrom(const ProblemPtr& problem, const RunPtr& run);
    /// Lets go of problem and run as well, which may be large and closed by the time it is opened again.
    void done(int result) override;
    [[nodiscard]] TopologyDraft& draft() { return m_draft; }
    [[nodiscard]] DevicePage* devices() const { return m_devices; }
    [[nodiscard]] LinkPage* links() const { return m_links; }
    [[nodiscard]] ChannelPage* channels() const { return m_channels; }
    [[nodiscard]] IslandPage* islands() const { return m_islands; }
    [[nodiscard]] EffectLine* effect() const { return m_effect; }
    /// "devices", "links", "channels" or "islands".
    void showPage(const QString& name);
    /// Each is a job; what goes wrong is said in the dialog.
    void openFile(const QString& file);
    void saveFile(const QString& file);
    void copyJson();
    /// The page in front and the picture beside it, with all that is scrolled away; the ending says the
    /// format.
    void exportPicture(const QString& file);
    void copyPicture();

signals:
    /// The draft is wanted as the open devices.
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
    TopologyPtr m_open; ///< The open problem's.
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
    bool m_cut = false; ///< The picture that is being written has the first part only.
    Job<TopologyPtr> m_reading;
    WriteQueue m_saving;
    Job<std::string> m_copying;
};

} // namespace doppler
