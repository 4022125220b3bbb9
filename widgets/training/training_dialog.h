// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace doppler {

class OptionEditor;

/// Asks how a policy shall be trained. Its fields come from trainingOptions(): the two stages on top, the
/// rest under "More settings". Faults are said at their field, and nothing starts until there is none.
class TrainingDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts from `proposal`: problem, values, seed and checkpoint file.
    explicit TrainingDialog(TrainingSetup proposal, QWidget* parent = nullptr);

    /// What the fields say. Only after the dialog was accepted, or while it is complete().
    [[nodiscard]] TrainingSetup setup() const;
    /// No field holds a fault.
    [[nodiscard]] bool complete() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    QGridLayout* makeBasics();
    QWidget* makeMore();
    OptionEditor* addEditor(const OptionSpec& spec);
    void applyPreset(int index);
    void showMore(bool shown);
    void chooseFile();
    void refresh();
    void restyle();
    void retranslate();

    TrainingSetup m_proposal;
    std::vector<OptionEditor*> m_editors;
    std::vector<std::pair<const OptionSpec*, QLabel*>> m_helpLabels;
    QLabel* m_subject;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    std::vector<QLabel*> m_stageTitles;
    std::vector<QLabel*> m_stageRows;
    QLabel* m_seedLabel;
    QLineEdit* m_seed;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QToolButton* m_browse;
    QCheckBox* m_resume;
    QToolButton* m_moreButton;
    QScrollArea* m_more;
    QPushButton* m_cancel;
    QPushButton* m_train;
    bool m_applying = false; ///< A preset is filling the fields.
};

} // namespace doppler
