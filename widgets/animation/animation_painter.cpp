// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/animation_painter.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/ui/text/format.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// The chart takes no more of the height beside a graph.
constexpr double mostGanttShare = 0.45;
/// How long a run that overtakes in a race is on its way, seconds of playing.
constexpr double slideSeconds = 0.3;

/// Whole pixels, so that both parts are sharp.
double graphHeight(double whole, double chartHeight)
{
    return std::floor(whole - std::min(chartHeight, whole * mostGanttShare));
}

QImage canvas(const QSizeF& size, double ratio)
{
    QImage image((size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    return image;
}

AnimationScene emptyScene(const AnimationPlan& plan)
{
    AnimationScene scene;
    scene.size = plan.size;
    scene.pixelRatio = plan.pixelRatio();
    return scene;
}

} // namespace

QSize graphPartOf(const AnimationPlan& plan, double chartHeight)
{
    const QSizeF all = QSizeF(plan.size) / plan.pixelRatio();
    return {static_cast<int>(all.width()),
            static_cast<int>(chartHeight > 0 ? graphHeight(all.height(), chartHeight) : all.height())};
}

double AnimationScene::makespan() const
{
    if (race)
        return race->duration();
    return graph ? graph->picture.run->schedule.makespan : gantt->chart->schedule().makespan;
}

void AnimationScene::useTokens(const Tokens& tokens)
{
    if (graph)
        graph->useTokens(tokens);
    if (gantt)
        gantt->look.colors = tokens;
    if (race)
        race->look.colors = tokens;
}

AnimationScene sceneOf(const GraphView& graph, const GanttView& gantt, const AnimationPlan& plan)
{
    Q_ASSERT(plan.view != AnimatedView::Race);
    AnimationScene scene = emptyScene(plan);
    if (plan.view != AnimatedView::Gantt)
        scene.graph = graph.still();
    if (plan.view != AnimatedView::Graph)
        scene.gantt = gantt.still();
    return scene;
}

AnimationScene sceneOf(RaceSnapshot race, const AnimationPlan& plan)
{
    AnimationScene scene = emptyScene(plan);
    race.slide = slideSeconds / plan.seconds * race.duration();
    scene.race = std::move(race);
    return scene;
}

AnimationPainter::AnimationPainter(AnimationScene wanted) : content(std::move(wanted))
{
    placeViews();
    if (!content.gantt)
        return;
    const QRectF area({}, ganttArea.size());
    content.gantt->look.pixelRatio = content.pixelRatio;
    for (const auto& [image, until] :
         {std::pair(&wholeChart, std::optional<double>()), std::pair(&emptyChart, std::optional(-1.0))}) {
        *image = canvas(area.size(), content.pixelRatio);
        QPainter painter(image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(area, content.gantt->look.colors.canvas);
        content.gantt->paint(painter, area, until);
    }
}

void AnimationPainter::placeViews()
{
    const QRectF all({}, QSizeF(content.size) / content.pixelRatio);
    if (!content.graph) {
        ganttArea = all;
        return;
    }
    graphArea = all;
    if (!content.gantt)
        return;
    graphArea.setHeight(graphHeight(all.height(), content.gantt->size().height()));
    ganttArea = all.adjusted(0, graphArea.height(), 0, 0);
}

QImage AnimationPainter::frame(double seconds)
{
    QImage image(content.size, QImage::Format_RGB32);
    image.setDevicePixelRatio(content.pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (content.graph)
        paintGraph(painter, seconds);
    if (content.gantt)
        paintGantt(painter, seconds);
    if (content.race)
        paintRace(painter, seconds);
    painter.end();
    return image;
}

void AnimationPainter::paintGraph(QPainter& painter, double seconds)
{
    GraphSnapshot& graph = *content.graph;
    showTime(graph.picture, seconds);
    graph.paint(painter, graphArea);
    if (content.gantt) {
        painter.fillRect(QRectF(graphArea.left(), graphArea.bottom() - 1, graphArea.width(), 1),
                         graph.tokens.line);
        return; // Its cursor says what time it is.
    }
    const double makespan = content.makespan();
    painter.setFont(graph.font);
    painter.setPen(graph.tokens.text);
    painter.drawText(QRectF(graphArea.left(), graphArea.bottom() - 30, graphArea.width() - 16, 24),
                     Qt::AlignRight | Qt::AlignVCenter, formatPosition(seconds, makespan));
}

void AnimationPainter::paintGantt(QPainter& painter, double seconds)
{
    const double ratio = content.pixelRatio;
    painter.drawImage(ganttArea.topLeft(), emptyChart);
    const double x = content.gantt->x(QRectF({}, ganttArea.size()), seconds);
    const int columns = std::clamp(static_cast<int>(std::lround(x * ratio)), 0, wholeChart.width());
    if (columns > 0) {
        QImage past = wholeChart.copy(0, 0, columns, wholeChart.height());
        past.setDevicePixelRatio(ratio);
        painter.drawImage(ganttArea.topLeft(), past);
    }
    content.gantt->paintCursor(painter, ganttArea, seconds);
}

void AnimationPainter::paintRace(QPainter& painter, double seconds) const
{
    const QRectF all({}, QSizeF(content.size) / content.pixelRatio);
    painter.fillRect(all, content.race->look.colors.surface);
    content.race->paint(painter, all, seconds);
}

} // namespace doppler
