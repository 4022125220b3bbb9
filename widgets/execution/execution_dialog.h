// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/execute.h"
#include "core/exec/machine/machine_probe.h"
#include "core/run/measured/engine_agreement.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/wait_estimate.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace doppler {

class ChartCanvas;
class CheckpointButton;
class OptionForm;

/// Executes a run's placement on an engine, or its problem while an online policy decides: which engine, its
/// options, how often, and how long that will take; then how far it is and how long the rest takes. It goes
/// when the measured run is there; cancelling while it executes ends that. Instead, it can execute many
/// placements and show how well the simulator ranks them.
class ExecutionDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` must not be null.
    explicit ExecutionDialog(RunPtr run, QWidget* parent = nullptr);

    /// Whether the agreement is being measured.
    [[nodiscard]] bool measuring() const { return m_agreementJob.running(); }
    /// Measures the agreement over this number of placements, as the button does.
    void startAgreementOf(int placements);

signals:
    /// Once, before the dialog is accepted.
    void executed(const doppler::Executions& executions, const QString& engine);
    /// The agreement was measured on this engine.
    void agreed(const doppler::EngineAgreement& agreement, const QString& engine);
    /// The measured run of a point of the agreement is to be shown.
    void opened(const doppler::RunPtr& measured, const QString& engine);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const Engine& engine() const;
    void chooseEngine();
    void findFault();
    /// The online policy: its id, or the file of its checkpoint. Empty: the placement is executed.
    [[nodiscard]] std::string policy() const;
    /// Whether the engine can execute the problem so. Unlike checkExecutable() it reads no file.
    [[nodiscard]] Result<void> executable() const;
    /// Offers the checkpoint as a policy, and chooses it.
    void takeCheckpoint(const ChosenPlacer& policy);
    void connectCheckpoint();
    void start();
    void startAgreement();
    void takeAgreement(const EngineAgreement& agreement);
    void drawAgreement();
    [[nodiscard]] bool running() const { return m_job.running() || m_agreementJob.running(); }
    void begin();
    void checkByDefault();
    [[nodiscard]] QString estimateText() const;
    [[nodiscard]] QString agreementText() const;
    void follow(double share);
    void take(const Executions& executions);
    void fail(const Error& error);
    void refresh();
    void retranslate();

    RunPtr m_run;
    std::optional<MachineProbe> m_probe; ///< What was measured of this machine.
    std::optional<Error> m_fault;
    WaitEstimate m_wait;
    QComboBox* m_engines;
    QLabel* m_engineLabel;
    QLabel* m_summary;
    QComboBox* m_deciders;
    CheckpointButton* m_checkpoint;
    QLabel* m_decidersLabel;
    QLabel* m_devicesLabel;
    QLabel* m_devices;
    OptionForm* m_options;
    QSpinBox* m_repeats;
    QLabel* m_repeatsLabel;
    QLabel* m_estimateLabel;
    QLabel* m_estimate;
    QSpinBox* m_placements;
    QLabel* m_placementsLabel;
    QPushButton* m_measureAgreement;
    ChartCanvas* m_scatter;
    QLabel* m_correlations;
    std::optional<EngineAgreement> m_agreement;
    QString m_agreementEngine; ///< Id of the engine that measured it.
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_start;
    QPushButton* m_cancel;
    Job<Executions, double> m_job;
    Job<EngineAgreement, double> m_agreementJob;
};

} // namespace doppler
