// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/arrivals/workload_outcome.h"
#include "widgets/jobs/job.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace doppler {

class CheckpointButton;
class MethodTable;
class PlacerChooser;
class SeedField;
class WorkloadTable;

/// Edits a workload (graphs that arrive over time), opens and saves it, and runs it under the checked methods
/// in the background. The window can be used meanwhile; closing the dialog cancels the work. The dialog opens
/// at the top right of its window, where it leaves a lesson and the charts of runs side by side visible.
class WorkloadDialog : public QDialog {
    Q_OBJECT
public:
    /// The graph, the devices and the model are proposals.
    WorkloadDialog(const QString& graph, const QString& devices, const ModelOptions& model,
                   QWidget* parent = nullptr);

    void setWorkload(const WorkloadDocument& workload);
    /// Takes the model of the window, unless a workload has brought its own.
    void proposeModel(const ModelOptions& model)
    {
        if (!m_hasOwnModel)
            m_model = model;
    }
    /// The workload as it is edited, or what is wrong with it.
    [[nodiscard]] Result<WorkloadDocument> workload() const;
    /// Checks these methods, and no others. Those that plan must have one placer.
    void setMethods(const std::vector<WorkloadMethod>& methods);
    [[nodiscard]] std::vector<WorkloadMethod> methods() const;
    /// Reads a file. Does not block: the fields change, or a message appears, later.
    void load(const QString& file);
    /// Runs the workload, as the button does.
    void run();
    /// Cancels the work in the background.
    void cancel();
    /// Runs the workload that is being read, once it is there.
    void runWhenRead() { m_runsWhenRead = m_opening.running(); }
    [[nodiscard]] bool busy() const;

signals:
    /// The runs, one for each method, with their titles and sources.
    void runsReady(const std::vector<doppler::RunEntry>& runs);
    /// A workload is to be written to the file.
    void saveRequested(const QString& file, const std::string& text);
    /// The error is also shown in the dialog.
    void failed(const doppler::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void placeIn(const QWidget& parent);
    [[nodiscard]] QWidget* makeFields();
    [[nodiscard]] QWidget* makeButtons();
    void connectCheckpoint();
    void followPlanner();
    void save();
    void take(const WorkloadOutcome& outcome);
    void showError(const Error& error);
    void refresh();
    void retranslate();

    ModelOptions m_model;
    bool m_hasOwnModel = false;
    bool m_runsWhenRead = false;
    /// The value behind m_intensity, which rounds it and limits it to a range.
    double m_exactIntensity = 0.8;
    std::size_t m_methodTotal = 0; ///< Of the run in progress.
    std::string m_name;
    WorkloadTable* m_graphs;
    QPushButton* m_add;
    QPushButton* m_remove;
    QLineEdit* m_devices;
    QComboBox* m_measure; ///< Load or rate.
    QDoubleSpinBox* m_intensity;
    QSpinBox* m_count;
    SeedField* m_seed;
    PlacerChooser* m_planner; ///< Of the methods that plan.
    MethodTable* m_methods;
    CheckpointButton* m_checkpoint;
    QLabel* m_graphsLabel;
    QLabel* m_devicesLabel;
    QLabel* m_countLabel;
    QLabel* m_seedLabel;
    QLabel* m_plannerLabel;
    QLabel* m_methodsLabel;
    QLabel* m_state;
    QPushButton* m_openButton;
    QPushButton* m_saveButton;
    QPushButton* m_run;
    QPushButton* m_close;
    Job<WorkloadOutcome> m_job;
    Job<WorkloadDocument> m_opening;
};

} // namespace doppler
