// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"
#include "widgets/jobs/job.h"
#include "widgets/ui/theme/color_scale.h"

#include <QObject>

namespace doppler {

/// What the boxes of a graph are filled by, as the user chose it, and the values that come of it. Values of
/// large graphs are computed on a worker thread, the newest request wins. Methods and the signal belong to
/// the owner's thread.
class GraphColoring : public QObject {
    Q_OBJECT
public:
    explicit GraphColoring(QObject* parent = nullptr);

    /// Each says whether update() is due.
    bool setBy(ColorBy by);
    bool setOtherRun(RunPtr other);
    bool setGiven(ColoringPtr coloring);
    void setScale(SequentialScale scale) { m_scale = scale; }

    [[nodiscard]] ColorBy by() const { return m_by; }
    /// Values that were given from outside replace those of by().
    [[nodiscard]] bool isGiven() const { return m_given != nullptr; }
    [[nodiscard]] SequentialScale scale() const { return m_scale; }

    /// Computes the values for this picture; changed() follows, before this returns where that is quick.
    void update(const GraphPicture& picture);
    void cancel() { m_job.cancel(); }
    /// The values as colours of the picture's boxes; null where they are of another graph, or null.
    [[nodiscard]] ShadingPtr shadingFor(const GraphPicture& picture, const ColoringPtr& coloring,
                                        const Tokens& tokens) const;
    /// The same values in the colours of now.
    [[nodiscard]] ShadingPtr tinted(const Shading& shading, const Tokens& tokens) const;

signals:
    /// The values are there; null: boxes show their devices.
    void changed(const doppler::ColoringPtr& coloring);

private:
    ColorBy m_by = ColorBy::Device;
    ColoringPtr m_given;
    RunPtr m_other; ///< For ColorBy::Difference.
    SequentialScale m_scale = SequentialScale::Viridis;
    Job<ColoringPtr> m_job;
};

} // namespace doppler
