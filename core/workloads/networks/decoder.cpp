// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/networks/decoder.h"

#include "core/workloads/einsum/einsum_gradient.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

using Cut = DecoderCuts::Cut;
using Position = std::size_t; ///< Of an operation in the program.

constexpr double wideBytes = 4;    ///< Norms and softmax work on wide numbers,
constexpr double complexBytes = 8; ///< rotations on pairs of them.
constexpr double learningRate = 1e-3;

class Decoder {
public:
    Decoder(std::string name, const DecoderShape& s, const DecoderParts& p, const DecoderCuts& c)
        : shape(s), parts(p), cuts(c), queriesPerKey(s.heads / s.keyHeads)
    {
        program.name = std::move(name);
        program.extents = {{'b', s.batch},
                           {'s', s.sequence},
                           {'t', s.sequence},
                           {'d', s.width},
                           {'h', s.keyHeads},
                           {'e', s.headWidth},
                           {'c', std::max<std::uint64_t>(1, s.headWidth / 2)},
                           {'f', s.hidden},
                           {'v', s.vocabulary},
                           {'z', 1},
                           {'p', 2 * s.sequence},
                           {'r', queriesPerKey}};
        if (s.experts > 0) {
            program.extents['x'] = s.experts;
            program.extents['n'] = (s.batch * s.sequence * s.activeExperts + s.experts - 1) / s.experts;
        }
    }

    Result<EinsumProgram> run()
    {
        Position x = start();
        for (std::uint64_t layer = 0; layer < shape.layers; ++layer) {
            prefix = shape.layers > 1 ? fmt::format("L{}.", layer) : "";
            x = addLayer(x);
        }
        prefix.clear();
        if (parts.head)
            x = addHead(x);
        if (parts.training)
            if (auto error = addTraining(x))
                return *std::move(error);
        return std::move(program);
    }

private:
    /// Labels of a specification: Q stands for those of the query heads.
    [[nodiscard]] std::string labelsOfHeads(std::string_view labels) const
    {
        std::string out;
        for (char label : labels)
            out += label == 'Q' ? (queriesPerKey > 1 ? "hr" : "h") : std::string(1, label);
        return out;
    }

    /// The part of a cut that an operation can have. Heads beyond those of the keys are cut within a key
    /// head.
    [[nodiscard]] Cut fitting(const Cut& cut, const Einsum& operation) const
    {
        Cut fits;
        const std::string labels = operation.view ? operation.outputLabels : labelsOf(operation);
        for (const auto& [label, pieces] : cut) {
            if (labels.find(label) == std::string::npos)
                continue;
            const std::uint64_t extent = program.extents.at(label);
            fits[label] = static_cast<std::uint32_t>(std::min<std::uint64_t>(pieces, extent));
            if (label == 'h' && pieces > extent && labels.find('r') != std::string::npos)
                fits['r'] = static_cast<std::uint32_t>(std::min(pieces / extent, queriesPerKey));
        }
        return fits;
    }

    /// An operation by its specification, e.g. "bsd,bs->bsd".
    Position add(std::string_view name, std::string_view op, std::vector<Position> inputs,
                 std::string_view spec, const Cut& cut, double elementBytes = 0, bool view = false)
    {
        Einsum made;
        made.name = prefix + std::string(name);
        made.op = op;
        made.inputs = std::move(inputs);
        const std::size_t arrow = spec.find("->");
        for (std::string_view rest = spec.substr(0, arrow); !rest.empty();) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            made.inputLabels.push_back(labelsOfHeads(rest.substr(0, comma)));
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
        made.outputLabels = labelsOfHeads(spec.substr(arrow + 2));
        made.elementBytes = elementBytes;
        made.view = view;
        made.pieces = fitting(cut, made);
        return program.add(std::move(made));
    }

    Position addView(std::string_view name, std::string_view op, std::vector<Position> inputs,
                     std::string_view spec, const Cut& cut, double elementBytes = 0)
    {
        return add(name, op, std::move(inputs), spec, cut, elementBytes, true);
    }

    Position reduce(std::string_view name, Aggregation how, Position x, std::string_view spec, const Cut& cut)
    {
        const Position made = add(name, aggregationName(how), {x}, spec, cut, wideBytes);
        program.operations[made].join = "copy";
        program.operations[made].aggregation = how;
        return made;
    }

    Position withFactor(Position operation, double factor)
    {
        program.operations[operation].factor = factor;
        return operation;
    }

    Position weight(std::string_view name, std::string_view labels)
    {
        const Position made = program.input(prefix + std::string(name), labelsOfHeads(labels));
        weights.push_back(made);
        return made;
    }

    /// What is there before the first layer.
    Position start()
    {
        if (parts.mask)
            mask = add("mask", "fill", {}, "->st", cuts.scores);
        if (shape.llama) {
            rotation = program.input("rotation", parts.mask ? "pc" : "sc");
            program.operations[rotation].elementBytes = complexBytes;
            if (parts.mask) {
                rotation = addView("rotation.part", "select", {rotation}, "sc->sc", {}, complexBytes);
                program.operations[rotation].windows = {{0, 0, 0}};
            }
        }
        if (!parts.embedding)
            return program.input("x", "bsd");
        const Position tokens = program.input("tokens", "bs");
        const Position table = weight("embedding", "vd");
        const Position embedded = addView("embed", "select", {tokens, table}, "bs,vd->bsd", cuts.norm);
        if (shape.llama)
            return embedded;
        const Position positions = weight("positions", "sd");
        return add("embed.position", "add", {embedded, positions}, "bsd,sd->bsd", cuts.norm);
    }

    /// The root-mean-square norm; from `second` on where its factor is known.
    Position rmsNorm(const std::string& name, Position x, const Cut& first, const Cut& second)
    {
        const Position scale = weight(name + ".weight", "d");
        const Position wide = add(name + ".widen", "cast", {x}, "bsd->bsd", first, wideBytes);
        const Position squares = add(name + ".square", "square", {wide}, "bsd->bsd", first, wideBytes);
        const Position sum = reduce(name + ".mean", Aggregation::Add, squares, "bsd->bs", first);
        const Position mean = withFactor(add(name + ".eps", "mean_eps", {sum}, "bs->bs", first, wideBytes),
                                         1 / static_cast<double>(shape.width));
        const Position root = add(name + ".rsqrt", "rsqrt", {mean}, "bs->bs", first, wideBytes);
        const Position normed = add(name + ".norm", "mul", {wide, root}, "bsd,bs->bsd", second, wideBytes);
        const Position narrow = add(name + ".narrow", "cast", {normed}, "bsd->bsd", second);
        return add(name + ".scale", "mul", {narrow, scale}, "bsd,d->bsd", second);
    }

    Position layerNorm(const std::string& name, Position x, const Cut& first, const Cut& second)
    {
        const Position scale = weight(name + ".weight", "d");
        const Position bias = weight(name + ".bias", "d");
        const double each = 1 / static_cast<double>(shape.width);
        const Position sum = reduce(name + ".sum", Aggregation::Add, x, "bsd->bs", first);
        const Position mean =
            withFactor(add(name + ".mean", "scale", {sum}, "bs->bs", first, wideBytes), each);
        const Position centred = add(name + ".centre", "sub", {x, mean}, "bsd,bs->bsd", first);
        const Position squares = add(name + ".square", "square", {centred}, "bsd->bsd", first);
        const Position spread = reduce(name + ".spread", Aggregation::Add, squares, "bsd->bs", first);
        const Position variance =
            withFactor(add(name + ".variance", "mean_eps", {spread}, "bs->bs", first, wideBytes), each);
        const Position root = add(name + ".rsqrt", "rsqrt", {variance}, "bs->bs", first, wideBytes);
        const Position normed = add(name + ".norm", "mul", {centred, root}, "bsd,bs->bsd", second);
        const Position scaled = add(name + ".scale", "mul", {normed, scale}, "bsd,d->bsd", second);
        return add(name + ".shift", "add", {scaled, bias}, "bsd,d->bsd", second);
    }

    Position norm(const std::string& name, Position x, const Cut& first, const Cut& second)
    {
        return shape.llama ? rmsNorm(name, x, first, second) : layerNorm(name, x, first, second);
    }

    /// A product with a weight, and the bias that GPT-2 has.
    Position project(const std::string& name, Position x, std::string_view spec, const Cut& cut)
    {
        const std::size_t comma = spec.find(',');
        const std::size_t arrow = spec.find("->");
        const std::string_view weightLabels = spec.substr(comma + 1, arrow - comma - 1);
        const Position w = weight(name + ".weight", weightLabels);
        const Position product = add(name, "matmul", {x, w}, spec, cut);
        if (shape.llama)
            return product;
        // A bias has the labels of the weight that the output has.
        const std::string_view out = spec.substr(arrow + 2);
        std::string labels;
        for (char label : weightLabels)
            if (out.find(label) != std::string_view::npos)
                labels += label;
        const Position bias = weight(name + ".bias", labels);
        return add(name + ".biased", "add", {product, bias}, fmt::format("{},{}->{}", out, labels, out), cut);
    }

    /// Turns pairs of elements by an angle that grows with the position.
    Position rotate(const std::string& name, Position x, const std::string& heads, const Cut& cut)
    {
        const std::string plain = "bs" + heads + "e";
        const std::string pairs = "bs" + heads + "c";
        const auto same = [](const std::string& labels) { return labels + "->" + labels; };
        const Position wide = add(name + ".widen", "cast", {x}, same(plain), cut, wideBytes);
        const Position paired = addView(name + ".pairs", "complexer", {wide}, same(pairs), cut, complexBytes);
        const Position turned =
            add(name + ".rotate", "mul", {paired, rotation}, pairs + ",sc->" + pairs, cut, complexBytes);
        const Position flat = addView(name + ".flat", "complexer", {turned}, same(plain), cut, wideBytes);
        return add(name + ".narrow", "cast", {flat}, same(plain), cut);
    }

    Position attention(Position x)
    {
        Position query = project("query", x, "bsd,Qed->bsQe", cuts.query);
        Position key = project("key", x, "bsd,hed->bshe", cuts.key);
        const Position value = project("value", x, "bsd,hed->bshe", cuts.value);
        if (shape.llama) {
            query = rotate("query", query, "Q", cuts.query);
            key = rotate("key", key, "h", cuts.key);
        }
        const Cut& cut = cuts.scores;
        Position scores = add("scores", "matmul", {query, key}, "bsQe,bthe->bQst", cut);
        scores = withFactor(add("scores.scale", "scale", {scores}, "bQst->bQst", cut),
                            1 / std::sqrt(static_cast<double>(shape.headWidth)));
        if (parts.mask)
            scores = add("scores.mask", "add", {scores, mask}, "bQst,st->bQst", cut);
        const Position wide = add("softmax.widen", "cast", {scores}, "bQst->bQst", cut, wideBytes);
        const Position shares = softmax("softmax", wide, "bQst", "bQs", cut);
        const Position narrow = add("softmax.narrow", "cast", {shares}, "bQst->bQst", cut);
        const Position mixed = add("mix", "matmul", {narrow, value}, "bQst,bthe->bsQe", cut);
        return project("output", mixed, "bsQe,dQe->bsd", cuts.output);
    }

    Position softmax(const std::string& name, Position x, const std::string& all, const std::string& rows,
                     const Cut& cut)
    {
        const std::string same = all + "->" + all;
        const std::string broadcast = all + "," + rows + "->" + all;
        const Position most = reduce(name + ".max", Aggregation::Max, x, all + "->" + rows, cut);
        const Position less = add(name + ".sub", "sub", {x, most}, broadcast, cut, wideBytes);
        const Position power = add(name + ".exp", "exp", {less}, same, cut, wideBytes);
        const Position sum = reduce(name + ".total", Aggregation::Add, power, all + "->" + rows, cut);
        return add(name + ".div", "div", {power, sum}, broadcast, cut, wideBytes);
    }

    Position feedForward(Position x)
    {
        const Cut& cut = cuts.hidden;
        Position inner = project("up", x, "bsd,fd->bsf", cut);
        inner = add("up.act", shape.llama ? "silu" : "gelu", {inner}, "bsf->bsf", cut);
        if (shape.llama) {
            const Position gate = project("gate", x, "bsd,fd->bsf", cut);
            inner = add("gate.mul", "mul", {inner, gate}, "bsf,bsf->bsf", cut);
        }
        return project("down", inner, "bsf,df->bsd", cut);
    }

    /// Every token goes to the experts of the highest scores: each works on its equal share of the tokens.
    Position mixtureOfExperts(Position x)
    {
        const Cut& tokens = cuts.normed;
        const Cut& cut = cuts.experts;
        const auto active = static_cast<double>(shape.activeExperts);
        const Position router = weight("router.weight", "xd");
        const Position scores = add("router", "matmul", {x, router}, "bsd,xd->bsx", tokens);
        const Position shares = softmax("router", scores, "bsx", "bs", tokens);
        const Position chosen = addView("router.choose", "topk", {shares}, "bsx->bsx", tokens);
        program.operations[chosen].viewFlops = active; // comparisons with each of the best so far
        const Position sent = addView("dispatch", "dispatch", {x, chosen}, "bsd,bsx->xnd", cut);
        const Position up = weight("up.weight", "xfd");
        const Position gate = weight("gate.weight", "xfd");
        const Position down = weight("down.weight", "xdf");
        Position inner = add("up", "matmul", {sent, up}, "xnd,xfd->xnf", cut);
        inner = add("up.act", "silu", {inner}, "xnf->xnf", cut);
        const Position gated = add("gate", "matmul", {sent, gate}, "xnd,xfd->xnf", cut);
        inner = add("gate.mul", "mul", {inner, gated}, "xnf,xnf->xnf", cut);
        const Position results = add("down", "matmul", {inner, down}, "xnf,xdf->xnd", cut);
        const Position combined =
            addView("combine", "combine", {results, chosen}, "xnd,bsx->bsd", cuts.layerOutput);
        program.operations[combined].viewFlops = 2 * active; // a share of each, added up
        return combined;
    }

    Position addLayer(Position x)
    {
        const Position attended = attention(norm("norm1", x, cuts.norm, cuts.norm));
        const Position middle = add("residual1", "add", {x, attended}, "bsd,bsd->bsd", cuts.residual);
        const Position normed = norm("norm2", middle, cuts.residual, cuts.normed);
        const Position fed = shape.experts > 0 ? mixtureOfExperts(normed) : feedForward(normed);
        return add("residual2", "add", {middle, fed}, "bsd,bsd->bsd", cuts.layerOutput);
    }

    Position addHead(Position x)
    {
        const Position normed = norm("final", x, cuts.layerOutput, cuts.layerOutput);
        const Position table = weight("head.weight", "vd");
        if (parts.training)
            return add("head", "matmul", {normed, table}, "bsd,vd->bsv", cuts.head);
        const Position last = addView("last", "select", {normed}, "bzd->bzd", {});
        program.operations[last].windows = {{0, 1, shape.sequence - 1}};
        const Position flat = addView("last.squeeze", "squeezer", {last}, "bzd->bd", {});
        return add("head", "matmul", {flat, table}, "bd,vd->bv", cuts.head);
    }

    /// Cross entropy of the predictions, its gradients, and a step of gradient descent for every weight.
    std::optional<Error> addTraining(Position scores)
    {
        const std::string labels = program.operations[scores].outputLabels;
        const std::string rows = labels.substr(0, labels.size() - 1);
        const Position targets = program.input("targets", labels);
        const Position shares = softmax("predicted", scores, labels, rows, cuts.head);
        const Position loss = add("loss", "cross_entropy", {targets, shares}, labels + "," + labels + "->",
                                  cuts.head, wideBytes);
        const auto gradients = addGradients(program, loss, weights);
        if (!gradients)
            return gradients.error();
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (!(*gradients)[i])
                continue;
            const Einsum gradient = program.operations[*(*gradients)[i]];
            const std::string own = program.operations[weights[i]].outputLabels;
            Einsum update{program.operations[weights[i]].name + ".new",
                          "sgd",
                          {weights[i], *(*gradients)[i]},
                          {own, own},
                          own,
                          {}};
            for (std::size_t k = 0; k < own.size(); ++k)
                if (const auto cut = gradient.pieces.find(gradient.outputLabels[k]);
                    cut != gradient.pieces.end())
                    update.pieces.emplace(own[k], cut->second);
            update.factor = learningRate;
            program.add(std::move(update));
        }
        return std::nullopt;
    }

    EinsumProgram program;
    const DecoderShape& shape;
    const DecoderParts& parts;
    const DecoderCuts& cuts;
    std::uint64_t queriesPerKey;
    std::string prefix;
    Position mask = 0;
    Position rotation = 0;
    std::vector<Position> weights;
};

/// 4 = 2 x 2, 8 = 4 x 2, ...
std::pair<std::uint32_t, std::uint32_t> twoFactors(std::uint32_t pieces)
{
    std::uint32_t more = 1;
    while (more * more < pieces)
        more *= 2;
    return {more, pieces / more};
}

} // namespace

DecoderCuts blockCuts(std::uint32_t pieces)
{
    const auto [more, less] = twoFactors(pieces);
    DecoderCuts cuts;
    cuts.norm = {{'s', more}, {'d', less}};
    cuts.query = {{'h', more}, {'d', less}};
    cuts.key = cuts.value = {{'s', more}, {'h', less}};
    cuts.scores = {{'h', more}, {'t', less}};
    cuts.output = {{'d', more}, {'h', less}};
    cuts.residual = {{'d', more}};
    cuts.hidden = {{'f', pieces}};
    cuts.experts = {{'x', more}, {'n', less}};
    cuts.head = {{'v', pieces}};
    return cuts;
}

DecoderCuts layerCuts(std::uint32_t pieces)
{
    const auto [more, less] = twoFactors(pieces);
    DecoderCuts cuts;
    cuts.norm = {{'s', more}, {'d', less}};
    cuts.query = {{'s', more}, {'h', less}};
    cuts.key = cuts.value = {{'h', more}, {'d', less}};
    cuts.scores = {{'h', more}, {'s', less}};
    cuts.output = {{'s', more}, {'h', less}};
    cuts.residual = cuts.normed = cuts.layerOutput = {{'s', more}};
    cuts.hidden = {{'s', more}, {'f', less}};
    cuts.experts = {{'x', more}, {'n', less}};
    cuts.head = {{'v', pieces}};
    return cuts;
}

Result<EinsumProgram> decoderProgram(std::string name, const DecoderShape& shape, const DecoderParts& parts,
                                     const DecoderCuts& cuts)
{
    return Decoder(std::move(name), shape, parts, cuts).run();
}

} // namespace doppler
