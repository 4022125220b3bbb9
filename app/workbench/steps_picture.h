// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QRectF>
#include <QSize>
#include <QString>
#include <memory>

class QPainter;
class QTextDocument;

namespace doppler {

/// What happens in a run at one moment and why, as the panel Explain tells it: a picture as high as its text.
/// Needs a QApplication; GUI thread.
class StepsPicture {
public:
    /// Waits until it is told. `seconds` are those since the start of the run.
    /// `width`: of the picture in pixels; 0: as in the panel.
    StepsPicture(const RunPtr& run, double seconds, int width = 0);
    ~StepsPicture();

    /// It could not be told.
    [[nodiscard]] bool empty() const { return !m_text; }
    [[nodiscard]] QSize size() const;
    void paint(QPainter& painter, const QRectF& target) const;

private:
    [[nodiscard]] double headingHeight() const;

    int m_textWidth;
    QString m_heading;
    std::unique_ptr<QTextDocument> m_text;
};

} // namespace doppler
