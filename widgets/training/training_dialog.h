// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_order.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace doppler {

class EstimateRow;
class EventFolderField;
class OptionEditor;
class OptionForm;
class SeedField;

/// Asks for a policy and its training settings. Policies, presets and fields come from trainingPolicies():
/// the stages at the top, the rest under "More settings". Faults are shown at their field; training can start
/// only without faults.
class TrainingDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with the problem, policy, values, seed and checkpoint file of `proposal`. `documents`: sources
    /// of graphs that are or were open, offered as further graphs.
    explicit TrainingDialog(TrainingSetup proposal, QWidget* parent = nullptr, QStringList documents = {});

    /// The values of the fields. Requires complete(), or that the dialog was accepted.
    [[nodiscard]] TrainingOrder order() const;
    [[nodiscard]] TrainingSetup setup() const { return order().setup; }
    /// Whether no field has a fault.
    [[nodiscard]] bool complete() const;
    /// How long the trainings will take; shown above the buttons.
    [[nodiscard]] EstimateRow* estimate() const { return m_estimate; }
    /// Proposes the folder for event files of TensorBoard; empty: none.
    void setEventFolder(const QString& folder);
    /// Adds a family or a file to the graphs of the training.
    void addGraph(const QString& source);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    QGridLayout* makeBasics();
    QWidget* makeGraphs();
    void fillGraphMenu();
    void makeStages();
    void setPolicy(const TrainingPolicy& policy);
    [[nodiscard]] const TrainingPolicy& policy() const;
    void setValues(const Options& values);
    void applyPreset(int index);
    void showWarning();
    void showMore(bool shown);
    void chooseFile();
    void chooseGraph();
    void chooseNetworks();
    /// Whether the file with the initial networks exists, or none is named.
    [[nodiscard]] bool networksThere() const;
    void refresh();
    void restyle();
    void retranslate();
    void retranslatePolicy();

    TrainingSetup m_proposal;
    QStringList m_documents;
    QLabel* m_subject;
    QLabel* m_policyLabel;
    QComboBox* m_policy;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    QLabel* m_presetHelp;
    QWidget* m_stages = nullptr;         ///< Of the policy: a column for every stage.
    std::vector<OptionEditor*> m_basics; ///< Within m_stages.
    std::vector<std::pair<Stage, QLabel*>> m_stageTitles;
    std::vector<std::pair<std::string, QLabel*>> m_stageRows; ///< By the end of the names of their options.
    QLabel* m_seedLabel;
    SeedField* m_seed;
    QLabel* m_runsLabel;
    QSpinBox* m_runs;
    QCheckBox* m_control;
    QLabel* m_graphsLabel;
    QListWidget* m_graphs;
    QToolButton* m_addGraph;
    QToolButton* m_removeGraph;
    QLabel* m_networksLabel;
    QLineEdit* m_networks; ///< The file with the initial networks; empty: new networks.
    QToolButton* m_browseNetworks;
    QLabel* m_networksFault;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QToolButton* m_browse;
    QLabel* m_warning; ///< Names the files that would be overwritten.
    QCheckBox* m_resume;
    QLabel* m_eventsLabel;
    EventFolderField* m_events;
    QToolButton* m_moreButton;
    OptionForm* m_more;
    EstimateRow* m_estimate;
    QPushButton* m_cancel;
    QPushButton* m_train;
    bool m_standardFile = false; ///< Whether the name of the checkpoint follows policy and seed.
    bool m_applying = false;     ///< Whether a preset is being applied to the fields.
};

} // namespace doppler
