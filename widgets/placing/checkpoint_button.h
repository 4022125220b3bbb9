// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "widgets/jobs/job.h"

#include <QPushButton>

namespace doppler {

/// Asks for the checkpoint of a policy that decides online, and reads it in the background: reading loads the
/// learning module. For dialogs that choose online policies. GUI thread only; nothing but the file dialog
/// blocks.
class CheckpointButton : public QPushButton {
    Q_OBJECT
public:
    explicit CheckpointButton(QWidget* parent = nullptr);

    /// Reads this file, as if the user had chosen it; chosen() or failed() follows.
    void read(const QString& file);
    [[nodiscard]] bool reading() const { return m_job.running(); }
    /// No signal of the file that is being read comes any more.
    void cancel() { m_job.cancel(); }

signals:
    void readingBegan();
    /// The checkpoint decides online.
    void chosen(const doppler::ChosenPlacer& policy);
    /// The file is no such checkpoint.
    void failed(const doppler::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void ask();
    void retranslate();

    Job<ChosenPlacer> m_job;
};

/// The file of a checkpoint that was chosen as an online policy; empty for other placers.
QString checkpointFile(const ChosenPlacer& policy);

} // namespace doppler
