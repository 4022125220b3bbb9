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

class OptionEditor;
class OptionForm;
class SeedField;

/// Asks which policy shall be trained and how. Policies, presets and fields come from trainingPolicies(): the
/// stages on top, the rest under "More settings". Faults are said at their field, and nothing starts until
/// there is none.
class TrainingDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts from `proposal`: problem, policy, values, seed and checkpoint file. `documents`: sources of
    /// graphs that are open or were, offered to be trained on too.
    explicit TrainingDialog(TrainingSetup proposal, QWidget* parent = nullptr, QStringList documents = {});

    /// What the fields say. Only after the dialog was accepted, or while it is complete().
    [[nodiscard]] TrainingOrder order() const;
    [[nodiscard]] TrainingSetup setup() const { return order().setup; }
    /// No field holds a fault.
    [[nodiscard]] bool complete() const;
    /// Adds a family or a file to what is trained on.
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
    /// The file whose networks are trained further is there, or none is named.
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
    std::vector<OptionEditor*> m_basics; ///< In there.
    std::vector<std::pair<Stage, QLabel*>> m_stageTitles;
    std::vector<std::pair<std::string, QLabel*>> m_stageRows; ///< By the end of the options' names.
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
    QLineEdit* m_networks; ///< Whose networks are trained further; empty: fresh ones.
    QToolButton* m_browseNetworks;
    QLabel* m_networksFault;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QToolButton* m_browse;
    QLabel* m_warning; ///< What would be written over.
    QCheckBox* m_resume;
    QToolButton* m_moreButton;
    OptionForm* m_more;
    QPushButton* m_cancel;
    QPushButton* m_train;
    bool m_standardFile = false; ///< The checkpoint's name follows policy and seed.
    bool m_applying = false;     ///< A preset is filling the fields.
};

} // namespace doppler
