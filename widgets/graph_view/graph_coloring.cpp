// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_coloring.h"

#include "widgets/graph_view/graph_limits.h"

#include <utility>

namespace doppler {

namespace {

bool isOf(const Coloring& coloring, const GraphPicture& picture)
{
    return !picture.empty() && (!coloring.graph || *coloring.graph == picture.graph->fingerprint()) &&
           (coloring.values.empty() || coloring.values.size() == picture.graph->vertexCount());
}

} // namespace

GraphColoring::GraphColoring(QObject* parent)
    : QObject(parent),
      m_job({[this](const ColoringPtr& made) { emit changed(made); }, [](const Error&) {}, {}})
{
}

bool GraphColoring::setBy(ColorBy by)
{
    if (m_by == by && !m_given)
        return false;
    m_by = by;
    m_given.reset();
    return true;
}

bool GraphColoring::setOtherRun(RunPtr other)
{
    return std::exchange(m_other, std::move(other)) != m_other && m_by == ColorBy::Difference;
}

bool GraphColoring::setGiven(ColoringPtr coloring)
{
    return std::exchange(m_given, std::move(coloring)) != m_given;
}

void GraphColoring::update(const GraphPicture& picture)
{
    m_job.cancel();
    const RunPtr run = picture.run;
    const bool given = m_given && isOf(*m_given, picture);
    if (given || m_by == ColorBy::Device || picture.empty() || !run) {
        // Values are those of a run; names, such as what changed between two graphs, need none.
        const bool shown = given && (run || !m_given->categories.isEmpty());
        emit changed(shown ? m_given : nullptr);
        return;
    }
    const auto work = [run, by = m_by, other = m_other](const std::stop_token& stop) {
        return coloringOf(*run, by, other, stop);
    };
    if (picture.graph->vertexCount() <= mostValuesAtOnce)
        emit changed(work({}));
    else
        m_job.start(
            [work](const std::stop_token& stop, const auto&) -> Result<ColoringPtr> { return work(stop); });
}

ShadingPtr GraphColoring::shadingFor(const GraphPicture& picture, const ColoringPtr& coloring,
                                     const Tokens& tokens) const
{
    if (!coloring || !isOf(*coloring, picture))
        return nullptr;
    return tinted(shadingOf(coloring, picture.fold(), picture.boxCount()), tokens);
}

ShadingPtr GraphColoring::tinted(const Shading& shading, const Tokens& tokens) const
{
    auto shown = std::make_shared<Shading>(shading);
    tint(*shown, m_scale, tokens);
    return shown;
}

} // namespace doppler
