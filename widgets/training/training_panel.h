// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class TrainingRuns;
class TrainingView;
struct TrainingOrder;
struct TrainingSetup;

/// The training dock of the window: curves, the dialogs that start or resume a training, and its actions.
class TrainingPanel : public Panel {
    Q_OBJECT
public:
    explicit TrainingPanel(const PanelContext& context);

    [[nodiscard]] QString id() const override { return QStringLiteral("training"); }
    [[nodiscard]] QString title() const override { return tr("Training"); }
    [[nodiscard]] PanelPlace place() const override;
    [[nodiscard]] QWidget* widget() override;
    [[nodiscard]] QJsonObject state() const override;
    void setState(const QJsonObject& parts, const RunOfSession& runOf) override;
    [[nodiscard]] std::map<std::string, LargePart> largeParts() override;
    void retranslate() override;
    void reportActivities(Activities& activities) override;
    [[nodiscard]] WriteQueue* writes() override;
    bool fit() override;
    [[nodiscard]] bool hasContent() const override;
    void close() override;

    /// Opens the dialog that goes on with this checkpoint.
    void resumeFrom(const QString& checkpoint);

private:
    void connectTraining();
    void connectActions();
    void askTraining();
    void openDialog(const TrainingSetup& proposal);
    void start(const TrainingOrder& order, const std::string& proposedProgram);
    void askCheckpoint();
    void askLogs();
    void offerCheckpoint(const QString& checkpoint);

    PanelContext m_context;
    TrainingView* m_curves;
    TrainingRuns* m_training;
};

} // namespace doppler
