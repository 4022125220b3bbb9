// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/place_model.h"
#include "widgets/jobs/job.h"
#include "widgets/workbench/loading.h"

#include <QDialog>
#include <array>

class QButtonGroup;
class QDoubleSpinBox;
class QLabel;
class QLayout;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QStackedWidget;
class QTextBrowser;

namespace doppler {

class Settings;
class Workbench;

/// *Place my model*: three steps (file, machine, goal), then the model is placed in the background and the
/// result is shown. The choices are remembered. Closing it ends the work without a result.
class PlaceModelWizard : public QDialog {
    Q_OBJECT
public:
    enum Page { File, Machine, Goal, Outcome };

    /// Both must outlive it. Files are written by the workbench.
    PlaceModelWizard(Workbench& workbench, Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] Page page() const;
    /// The result; null while there is none.
    [[nodiscard]] const PlacedModel* placed() const { return m_placed ? &*m_placed : nullptr; }
    [[nodiscard]] bool running() const { return m_job.running(); }
    /// Write the placement, or the page that explains it, in the background. Require a result.
    void savePlacement(const QString& file);
    void savePage(const QString& file);

signals:
    /// The result is to be opened in the window.
    void openRequested(const doppler::ComparedRun& result);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setUpButtons();
    [[nodiscard]] QWidget* makeFilePage();
    [[nodiscard]] QWidget* makeMachinePage();
    [[nodiscard]] QWidget* makeGoalPage();
    [[nodiscard]] QLayout* makeLimits();
    [[nodiscard]] QWidget* makeOutcomePage();
    void readChoices();
    void saveChoices() const;
    void turnTo(Page page);
    void goOn();
    void goBack();
    void browseFile();
    void browseDevices();
    void start();
    void follow(const PlaceModelProgress& progress);
    void take(const PlacedModel& placed);
    void fail(const Error& error);
    void open();
    [[nodiscard]] PlacingGoal goal() const;
    [[nodiscard]] bool fileValid() const;
    void explainMachine();
    void refresh();
    void retranslate();

    Workbench& m_workbench;
    Settings& m_settings;
    QLabel* m_step;
    QStackedWidget* m_pages;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QPushButton* m_browseFile;
    QLabel* m_fileNote;
    QLabel* m_devicesLabel;
    QLineEdit* m_devices;
    QPushButton* m_browseDevices;
    QLabel* m_machine;
    QButtonGroup* m_goals;
    std::array<QRadioButton*, 3> m_goalButtons{};
    std::array<QLabel*, 3> m_goalNotes{};
    QLabel* m_secondsLabel;
    QDoubleSpinBox* m_seconds;
    QLabel* m_slackLabel;
    QDoubleSpinBox* m_slack;
    QProgressBar* m_progress;
    QLabel* m_state;
    QTextBrowser* m_text;
    QPushButton* m_savePlacement;
    QPushButton* m_savePage;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close;
    std::optional<PlacedModel> m_placed;
    std::optional<PlaceModelProgress> m_last;
    std::optional<Error> m_fault;
    QString m_placementFile; ///< Where the placement was saved; empty: nowhere yet.
    QString m_placedFile;    ///< The file and the machine of the result.
    QString m_placedDevices;
    bool m_machineValid = false;
    bool m_stopping = false;
    Job<PlacedModel, PlaceModelProgress> m_job;
};

} // namespace doppler
