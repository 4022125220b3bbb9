// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/figure/figure.h"
#include "widgets/jobs/job.h"

#include <QDialog>
#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace doppler {

/// A picture that the window can export as a figure.
struct FigureSource {
    QString title;
    QString name; ///< Proposed file name without extension.
    /// Makes "doppler render KIND ..." without the options of figures and without output. Called on a worker
    /// thread.
    std::function<Result<std::string>()> command;
};

/// Asks for a figure for a paper, a slide or a poster and exports it. The command line draws it in the
/// background. The dialog closes when the file is complete; cancelling stops the export.
class FigureDialog : public QDialog {
    Q_OBJECT
public:
    /// At least one source.
    explicit FigureDialog(std::vector<FigureSource> sources, QWidget* parent = nullptr);

    [[nodiscard]] FigureSpec spec() const;
    /// Sets the fields to a preset.
    void usePreset(const FigureSpec& preset);
    /// Exports to SVG, PDF or PNG, by the file extension.
    void exportTo(const QString& file);
    [[nodiscard]] bool running() const { return m_job.running(); }

signals:
    /// Emitted once, before the dialog is accepted.
    void exported(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    void ask();
    void refresh();
    void retranslate();

    std::vector<FigureSource> m_sources;
    std::optional<Error> m_fault;
    QComboBox* m_source;
    QLabel* m_sourceLabel;
    QComboBox* m_preset;
    QLabel* m_presetLabel;
    QDoubleSpinBox* m_width;
    QLabel* m_widthLabel;
    QDoubleSpinBox* m_points;
    QLabel* m_pointsLabel;
    QComboBox* m_theme;
    QLabel* m_themeLabel;
    QCheckBox* m_legend;
    QCheckBox* m_labels;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_export;
    QPushButton* m_cancel;
    Job<QString> m_job;
};

} // namespace doppler
