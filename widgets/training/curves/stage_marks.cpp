// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/stage_marks.h"

#include "widgets/training/curves/run_curves.h"

#include <QFontMetricsF>
#include <optional>

namespace doppler {

void StageMarks::clear()
{
    for (QCPItemStraightLine* line : lines)
        named->parentPlot()->removeItem(line);
    for (QCPItemText* name : names)
        named->parentPlot()->removeItem(name);
    lines.clear();
    names.clear();
}

void StageMarks::show(const RunCurves* curves, const QColor& color, const QFont& font)
{
    clear();
    if (!curves)
        return;
    const Look look{color, font};
    for (const auto& [episode, stage] : curves->stageStarts())
        add(episode, curves->stageAt(episode - 1), stage, true, look);
    // Stages to come are announced where they will begin.
    std::optional<Stage> before;
    double begins = 0;
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System}) {
        const std::uint64_t planned = curves->stages().of(stage);
        if (planned == 0)
            continue;
        if (before && (!curves->newest() || static_cast<double>(curves->newest()->episode) < begins))
            add(begins, *before, stage, false, look);
        before = stage;
        begins += static_cast<double>(planned);
    }
}

void StageMarks::add(double episode, Stage before, Stage after, bool reached, const Look& look)
{
    QColor color = look.color;
    color.setAlphaF(0.7F);
    const QPen pen(color, 1, reached ? Qt::SolidLine : Qt::DotLine);
    addLine(named, episode, pen);
    if (unnamed)
        addLine(unnamed, episode, pen);
    addName(episode, before, Qt::AlignRight, look);
    addName(episode, after, Qt::AlignLeft, look);
}

void StageMarks::addLine(QCPAxisRect* rect, double episode, const QPen& pen)
{
    auto* line = new QCPItemStraightLine(rect->parentPlot());
    line->setClipAxisRect(rect);
    line->setSelectable(false);
    line->setAntialiased(false);
    line->setPen(pen);
    for (QCPItemPosition* point : {line->point1, line->point2}) {
        point->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        point->setAxisRect(rect);
        point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line->point1->setCoords(episode, 0);
    line->point2->setCoords(episode, 1);
    lines.push_back(line);
}

void StageMarks::addName(double episode, Stage stage, Qt::Alignment side, const Look& look)
{
    auto* text = new QCPItemText(named->parentPlot());
    text->setClipAxisRect(named);
    text->setSelectable(false);
    const std::string_view name = stageName(stage);
    text->setText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    text->setFont(look.font);
    text->setColor(look.color);
    text->setPadding(QMargins(6, 0, 6, 0));
    text->setPositionAlignment(Qt::AlignTop | side);
    text->position->setAxes(named->axis(QCPAxis::atBottom), named->axis(QCPAxis::atLeft));
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setAxisRect(named);
    text->position->setCoords(episode, 0);
    names.push_back(text);
}

void StageMarks::fitNames()
{
    const QRectF area(named->rect());
    for (QCPItemText* text : names) {
        const double at = named->axis(QCPAxis::atBottom)->coordToPixel(text->position->key());
        const QMargins padding = text->padding();
        const double width =
            QFontMetricsF(text->font()).horizontalAdvance(text->text()) + padding.left() + padding.right();
        const double left = text->positionAlignment().testFlag(Qt::AlignRight) ? at - width : at;
        text->setVisible(left >= area.left() && left + width <= area.right());
    }
}

std::vector<double> StageMarks::episodes() const
{
    std::vector<double> out;
    for (const QCPItemStraightLine* line : lines)
        if (line->clipAxisRect() == named)
            out.push_back(line->point1->key());
    return out;
}

} // namespace doppler
