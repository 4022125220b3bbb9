// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/animation_export.h"

#include "widgets/animation/color_count.h"
#include "widgets/animation/gif_writer.h"
#include "widgets/animation/png_frames.h"
#include "widgets/animation/video_pipe.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

/// So many frames tell a GIF its colours.
constexpr int mostSamples = 16;
/// One of a GIF's 256 colours is none.
constexpr qsizetype mostColors = 255;
/// Readers take what is faster for a mistake.
constexpr int leastHundredths = 2;

Error fault(const QString& target, Message message)
{
    return {std::move(message), QFile::encodeName(target).toStdString(), {}};
}

/// Hands every frame to `add` until that is false.
template <class Add>
Result<void> paintAll(AnimationPainter& painter, const AnimationPlan& plan, const QString& target,
                      const std::stop_token& stop, const std::function<void(int)>& report, const Add& add)
{
    const double makespan = painter.scene().makespan();
    for (int frame = 0; frame < plan.frames(); ++frame) {
        if (stop.stop_requested())
            return fault(target, {DOPPLER_TEXT("core", "the export was stopped"), {}});
        if (!add(painter.frame(plan.timeOf(frame, makespan)), frame))
            return {}; // Whoever writes knows why.
        report(frame + 1);
    }
    return {};
}

QList<QRgb> colorsOf(AnimationPainter& painter, const AnimationPlan& plan, const std::stop_token& stop)
{
    ColorCount colors;
    const int samples = std::min(plan.frames(), mostSamples);
    for (int sample = 0; sample < samples && !stop.stop_requested(); ++sample)
        colors.add(painter.frame(
            plan.timeOf(sample * (plan.frames() - 1) / (samples - 1), painter.scene().makespan())));
    return colors.table(mostColors);
}

} // namespace

Result<AnimationFormat> animationFormat(const QString& target, const AnimationPlan& plan)
{
    const QFileInfo info(target);
    const QString ending = info.suffix().toLower();
    if (target.endsWith(QLatin1Char('/')) || info.isDir() || ending == QLatin1String("png"))
        return AnimationFormat::Frames;
    if (ending == QLatin1String("mp4") || ending == QLatin1String("webm"))
        return AnimationFormat::Video;
    if (ending != QLatin1String("gif"))
        return fault(target,
                     {DOPPLER_TEXT("core", "unknown file extension of an animation, expected .gif, .png, "
                                           ".mp4 or .webm, or a name that ends in / for a folder of frames"),
                      {}});
    if (plan.rate * leastHundredths > 100)
        return fault(target, {DOPPLER_TEXT("core", "a GIF shows at most 50 frames a second"), {}});
    return AnimationFormat::Gif;
}

Result<QString> exportAnimation(AnimationScene scene, const AnimationPlan& plan, const QString& target,
                                const std::stop_token& stop, const std::function<void(int done)>& report)
{
    const auto format = animationFormat(target, plan);
    if (!format)
        return format.error();
    AnimationPainter painter(std::move(scene));
    const auto write = [&](auto& writer, const auto& add) -> Result<QString> {
        if (const auto painted = paintAll(painter, plan, target, stop, report, add); !painted)
            return painted.error();
        if (const auto written = writer.finish(); !written)
            return written.error();
        return target;
    };
    switch (*format) {
    case AnimationFormat::Gif: {
        GifWriter gif(target, plan.size, colorsOf(painter, plan, stop));
        return write(
            gif, [&](const QImage& image, int frame) { return gif.add(image, plan.hundredthsOf(frame)); });
    }
    case AnimationFormat::Video: {
        VideoPipe video(target, plan.size, plan.rate);
        return write(video, [&](const QImage& image, int) { return video.add(image); });
    }
    case AnimationFormat::Frames:
        break;
    }
    PngFrames frames(target, plan.frames());
    auto written = write(frames, [&](const QImage& image, int) { return frames.add(image); });
    if (!written)
        return written;
    const FramePattern pattern(target, plan.frames());
    return pattern.folder + pattern.name(0);
}

QString animationFilter()
{
    QString filter = QCoreApplication::translate("files", "GIF (*.gif)") + QStringLiteral(";;") +
                     QCoreApplication::translate("files", "PNG frames (*.png)");
    if (VideoPipe::available())
        filter += QStringLiteral(";;") + QCoreApplication::translate("files", "Videos (*.mp4 *.webm)");
    return filter;
}

} // namespace doppler
