// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/product.h"

#include "core/kernels/einsum/strided.h"

#include <algorithm>

#include <ATen/Functions.h>

namespace doppler {

namespace {

constexpr std::int64_t fewMultiplications = 32 * 32 * 32; // below, calls cost more than they compute

bool hasTwice(std::string_view labels)
{
    for (std::size_t k = 0; k < labels.size(); ++k)
        if (labels.find(labels[k], k + 1) != std::string_view::npos)
            return true;
    return false;
}

/// The elements of some dimensions that follow each other.
std::int64_t elements(const at::Tensor& tensor, std::size_t from, std::size_t count)
{
    std::int64_t product = 1;
    for (std::size_t k = from; k < from + count; ++k)
        product *= tensor.size(static_cast<std::int64_t>(k));
    return product;
}

/// Three groups of dimensions (batches stay apart) as [batches..., rows, columns]. A copy where strides do
/// not allow a view.
at::Tensor asMatrices(const at::Tensor& tensor, std::size_t batches, std::size_t rows, std::size_t columns)
{
    if (rows == 1 && columns == 1)
        return tensor;
    Extents extents(tensor.sizes().begin(), tensor.sizes().begin() + static_cast<std::ptrdiff_t>(batches));
    extents.push_back(elements(tensor, batches, rows));
    extents.push_back(elements(tensor, batches + rows, columns));
    return tensor.reshape(extents);
}

/// out = a b, each a matrix; products with a vector are cheaper without packing.
void multiply(at::Tensor out, const at::Tensor& a, const at::Tensor& b)
{
    if (b.size(1) == 1) {
        at::Tensor column = out.select(1, 0);
        at::mv_out(column, a, b.select(1, 0));
    } else if (a.size(0) == 1) {
        at::Tensor row = out.select(0, 0);
        at::mv_out(row, b.t(), a.select(0, 0));
    } else {
        at::mm_out(out, a, b);
    }
}

/// The matrix of one batch.
at::Tensor matrixAt(const at::Tensor& matrices, const Extents& index)
{
    const auto batches = static_cast<std::int64_t>(index.size());
    std::int64_t offset = matrices.storage_offset();
    for (std::int64_t k = 0; k < batches; ++k)
        offset += index[static_cast<std::size_t>(k)] * matrices.stride(k);
    return at::as_strided(matrices, {matrices.size(batches), matrices.size(batches + 1)},
                          {matrices.stride(batches), matrices.stride(batches + 1)}, offset);
}

bool next(Extents& index, at::IntArrayRef extents)
{
    for (std::size_t k = index.size(); k-- > 0;) {
        if (++index[k] < extents[k])
            return true;
        index[k] = 0;
    }
    return false;
}

Extents labelExtents(std::string_view labels, const at::Tensor& a, std::string_view aLabels,
                     const at::Tensor& b, std::string_view bLabels)
{
    Extents extents;
    for (const char label : labels) {
        const std::size_t at = aLabels.find(label);
        extents.push_back(at != std::string_view::npos
                              ? a.size(static_cast<std::int64_t>(at))
                              : b.size(static_cast<std::int64_t>(bLabels.find(label))));
    }
    return extents;
}

} // namespace

std::optional<Product> Product::of(std::string_view a, std::string_view b, std::string_view out)
{
    if (hasTwice(a) || hasTwice(b))
        return std::nullopt;
    Product product;
    product.left = a;
    product.right = b;
    product.result = out;
    for (const char label : out) {
        if (!hasLabel(a, label) && !hasLabel(b, label))
            return std::nullopt;
        (hasLabel(a, label) && hasLabel(b, label) ? product.batch
         : hasLabel(a, label)                     ? product.rows
                                                  : product.columns) += label;
    }
    for (const char label : a)
        if (!hasLabel(out, label)) {
            if (!hasLabel(b, label))
                return std::nullopt;
            product.inner += label;
        }
    for (const char label : b)
        if (!hasLabel(out, label) && !hasLabel(a, label))
            return std::nullopt;
    if (product.inner.empty() || (product.rows.empty() && product.columns.empty() && !product.batch.empty()))
        return std::nullopt;
    return product;
}

at::Tensor Product::run(const at::Tensor& a, const at::Tensor& b) const
{
    if (!batch.empty())
        return runBatches(a, b);
    const at::Tensor x = asMatrices(aligned(a, left, rows + inner), 0, rows.size(), inner.size());
    const at::Tensor y = asMatrices(aligned(b, right, inner + columns), 0, inner.size(), columns.size());
    at::Tensor out = at::empty(labelExtents(result, a, left, b, right), a.options());
    if (result == rows + columns) {
        multiply(out.view({x.size(0), y.size(1)}), x, y);
    } else if (result == columns + rows) {
        multiply(out.view({y.size(1), x.size(0)}), y.t(), x.t());
    } else {
        const at::Tensor made = at::mm(x, y);
        const std::string order = rows + columns;
        out.copy_(aligned(made.view(labelExtents(order, a, left, b, right)), order, result));
    }
    return out;
}

at::Tensor Product::runBatches(const at::Tensor& a, const at::Tensor& b) const
{
    const std::size_t batches = batch.size();
    const std::string order = batch + rows + columns;
    const at::Tensor x =
        asMatrices(aligned(a, left, batch + rows + inner), batches, rows.size(), inner.size());
    const at::Tensor y =
        asMatrices(aligned(b, right, batch + inner + columns), batches, inner.size(), columns.size());
    at::Tensor out = at::empty(labelExtents(result, a, left, b, right), a.options());
    const at::Tensor target = aligned(out, result, order);
    const std::int64_t m = x.size(-2);
    const std::int64_t n = y.size(-1);
    const at::IntArrayRef counts = x.sizes().slice(0, batches);
    if (m * n * x.size(-1) < fewMultiplications) {
        const at::Tensor made =
            at::bmm(x.reshape({-1, m, x.size(-1)}), y.reshape({-1, x.size(-1), n})).view(target.sizes());
        target.copy_(made);
        return out;
    }
    // Straight into the output where rows and columns of each batch are a matrix there.
    const bool direct = rows.size() <= 1 && columns.size() <= 1;
    at::Tensor matrices = direct ? asMatrices(target, batches, rows.size(), columns.size()) : at::Tensor();
    if (!direct || !matrices.is_alias_of(out)) {
        Extents extents(counts.begin(), counts.end());
        extents.push_back(m);
        extents.push_back(n);
        matrices = at::empty(extents, a.options());
    }
    Extents index(batches, 0);
    do
        multiply(matrixAt(matrices, index), matrixAt(x, index), matrixAt(y, index));
    while (next(index, counts));
    if (!matrices.is_alias_of(out))
        target.copy_(matrices.view(target.sizes()));
    return out;
}

} // namespace doppler
