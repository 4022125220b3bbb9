// SPDX-License-Identifier: GPL-3.0-or-later
// Regions of pictures.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

using Box = std::array<float, 4>; ///< Top, left, bottom, right.

Box boxOf(const float* numbers, bool centred)
{
    if (centred) // the centre, then width and height
        return {numbers[1] - numbers[3] / 2, numbers[0] - numbers[2] / 2, numbers[1] + numbers[3] / 2,
                numbers[0] + numbers[2] / 2};
    return {std::min(numbers[0], numbers[2]), std::min(numbers[1], numbers[3]),
            std::max(numbers[0], numbers[2]), std::max(numbers[1], numbers[3])};
}

/// Shared area over the area of both.
float overlap(const Box& a, const Box& b)
{
    const auto area = [](const Box& box) { return (box[2] - box[0]) * (box[3] - box[1]); };
    const float height = std::min(a[2], b[2]) - std::max(a[0], b[0]);
    const float width = std::min(a[3], b[3]) - std::max(a[1], b[1]);
    if (height <= 0 || width <= 0)
        return 0;
    const float shared = height * width;
    return shared / (area(a) + area(b) - shared);
}

Tensors nonMaxSuppression(const Node& node, Inputs in)
{
    const at::Tensor boxes = needed(in, 0).to(at::kFloat).contiguous();
    const at::Tensor scores = needed(in, 1).to(at::kFloat).contiguous();
    require(boxes.dim() == 3 && boxes.size(2) == 4 && scores.dim() == 3 && boxes.size(0) == scores.size(0) &&
                boxes.size(1) == scores.size(2),
            "boxes of four numbers, and a score for each box and class");
    const std::int64_t most = given(in, 2) ? in[2].reshape({-1})[0].item<std::int64_t>() : 0;
    const float mostOverlap = given(in, 3) ? in[3].reshape({-1})[0].item<float>() : 0;
    const bool limited = given(in, 4);
    const float leastScore = limited ? in[4].reshape({-1})[0].item<float>() : 0;
    const bool centred = node.integer("center_point_box", 0) != 0;
    std::vector<std::int64_t> chosen;
    for (std::int64_t batch = 0; batch < scores.size(0); ++batch)
        for (std::int64_t kind = 0; kind < scores.size(1); ++kind) {
            const float* score = scores.data_ptr<float>() + (batch * scores.size(1) + kind) * scores.size(2);
            std::vector<std::int64_t> order(static_cast<std::size_t>(scores.size(2)));
            std::iota(order.begin(), order.end(), 0);
            std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return score[a] > score[b]; });
            std::vector<Box> kept;
            for (const std::int64_t i : order) {
                if (static_cast<std::int64_t>(kept.size()) >= most || (limited && score[i] <= leastScore))
                    break;
                const Box box = boxOf(boxes.data_ptr<float>() + (batch * boxes.size(1) + i) * 4, centred);
                if (std::any_of(kept.begin(), kept.end(),
                                [&](const Box& other) { return overlap(box, other) > mostOverlap; }))
                    continue;
                kept.push_back(box);
                chosen.insert(chosen.end(), {batch, kind, i});
            }
        }
    return {indexTensor(chosen).reshape({-1, 3})};
}

/// Values of all channels at a point between pixels.
at::Tensor pointIn(const at::Tensor& picture, double y, double x, bool largest)
{
    const std::int64_t height = picture.size(1);
    const std::int64_t width = picture.size(2);
    if (y < -1 || y > static_cast<double>(height) || x < -1 || x > static_cast<double>(width))
        return at::zeros({picture.size(0)}, picture.options());
    const auto side = [](double place, std::int64_t extent) {
        const double inside = std::clamp(place, 0.0, static_cast<double>(extent - 1));
        const auto low = static_cast<std::int64_t>(inside);
        return std::tuple(low, std::min(low + 1, extent - 1), inside - static_cast<double>(low));
    };
    const auto [top, bottom, dy] = side(y, height);
    const auto [left, right, dx] = side(x, width);
    const auto at = [&](std::int64_t row, std::int64_t column, double weight) {
        return picture.select(1, row).select(1, column) * weight;
    };
    const at::Tensor a = at(top, left, (1 - dy) * (1 - dx));
    const at::Tensor b = at(top, right, (1 - dy) * dx);
    const at::Tensor c = at(bottom, left, dy * (1 - dx));
    const at::Tensor d = at(bottom, right, dy * dx);
    return largest ? at::maximum(at::maximum(a, b), at::maximum(c, d)) : a + b + c + d;
}

struct RoiGrid {
    std::int64_t height, width, samples; ///< Samples along each axis of a cell; 0: as many as pixels.
    bool largest;
};

/// The cells of one region, given as left, top, width and height.
void alignRegion(const at::Tensor& picture, const std::array<double, 4>& region, const RoiGrid& grid,
                 at::Tensor out)
{
    const double cellHeight = region[3] / static_cast<double>(grid.height);
    const double cellWidth = region[2] / static_cast<double>(grid.width);
    const auto samplesOf = [&](double cell) {
        return std::clamp<std::int64_t>(
            grid.samples > 0 ? grid.samples : static_cast<std::int64_t>(std::ceil(cell)), 1, 1 << 10);
    };
    const std::int64_t rows = samplesOf(cellHeight);
    const std::int64_t columns = samplesOf(cellWidth);
    for (std::int64_t i = 0; i < grid.height; ++i)
        for (std::int64_t j = 0; j < grid.width; ++j) {
            Tensors points;
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t c = 0; c < columns; ++c) {
                    const auto part = [](std::int64_t k, std::int64_t of) {
                        return (static_cast<double>(k) + 0.5) / static_cast<double>(of);
                    };
                    points.push_back(pointIn(
                        picture, region[1] + (static_cast<double>(i) + part(r, rows)) * cellHeight,
                        region[0] + (static_cast<double>(j) + part(c, columns)) * cellWidth, grid.largest));
                }
            const at::Tensor all = at::stack(points);
            out.select(1, i).select(1, j).copy_(grid.largest ? all.amax(0) : all.mean(0));
        }
}

Tensors roiAlign(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor regions = needed(in, 1).to(at::kDouble).contiguous();
    const auto pictures = wholeNumbers(needed(in, 2));
    const RoiGrid grid{node.integer("output_height", 1), node.integer("output_width", 1),
                       node.integer("sampling_ratio", 0), node.text("mode", "avg") == "max"};
    require(x.dim() == 4 && regions.dim() == 2 && regions.size(1) == 4 &&
                static_cast<std::int64_t>(pictures.size()) == regions.size(0) && grid.height > 0 &&
                grid.width > 0,
            "pictures, regions of four numbers, and a picture for each region");
    const double scale = node.number("spatial_scale", 1);
    const bool halfPixel =
        node.text("coordinate_transformation_mode",
                  node.version() < 16 ? "output_half_pixel" : "half_pixel") == "half_pixel";
    at::Tensor out = at::zeros({regions.size(0), x.size(1), grid.height, grid.width}, x.options());
    const auto corners = regions.accessor<double, 2>();
    for (std::int64_t r = 0; r < regions.size(0); ++r) {
        const double shift = halfPixel ? 0.5 : 0;
        std::array<double, 4> region{corners[r][0] * scale - shift, corners[r][1] * scale - shift,
                                     (corners[r][2] - corners[r][0]) * scale,
                                     (corners[r][3] - corners[r][1]) * scale};
        if (!halfPixel) {
            region[2] = std::max(region[2], 1.0);
            region[3] = std::max(region[3], 1.0);
        }
        alignRegion(x[pictures[static_cast<std::size_t>(r)]], region, grid, out[r]);
    }
    return {out};
}

Tensors gridSample(const Node& node, Inputs in)
{
    std::string mode = node.text("mode", "bilinear");
    const std::string padding = node.text("padding_mode", "zeros");
    const std::int64_t interpolation = mode == "nearest" ? 1 : mode == "bicubic" || mode == "cubic" ? 2 : 0;
    const std::int64_t around = padding == "border" ? 1 : padding == "reflection" ? 2 : 0;
    return {at::grid_sampler(needed(in, 0), needed(in, 1), interpolation, around,
                             node.integer("align_corners", 0) != 0)};
}

} // namespace

std::span<const OperatorKernel> detectionKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"GridSample", 16, &gridSample},
        {"NonMaxSuppression", 10, &nonMaxSuppression},
        {"RoiAlign", 10, &roiAlign},
    };
    return kernels;
}

} // namespace doppler
