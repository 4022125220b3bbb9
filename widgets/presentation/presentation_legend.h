// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QWidget>
#include <vector>

namespace doppler {

/// What the colours of a Gantt chart mean, in the size of the widget's font: a swatch for each device, for
/// transfers and for the critical path. Lines wrap; devices beyond two lines are counted.
class PresentationLegend : public QWidget {
    Q_OBJECT
public:
    explicit PresentationLegend(QWidget* parent = nullptr);

    void setRun(const RunPtr& run);
    /// The texts of the entries, as they are painted; entries that find no room are left out.
    [[nodiscard]] QStringList entries() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Sample { Device, Transfer, Critical, Rest };
    struct Entry {
        Sample sample = Sample::Device;
        DeviceId device;
        QString text;
        QRect place = {};
    };
    /// The entries at their places in that width.
    [[nodiscard]] std::vector<Entry> laidOut(int width) const;
    [[nodiscard]] int lineHeight() const;

    RunPtr m_run;
};

} // namespace doppler
