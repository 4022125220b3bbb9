// SPDX-License-Identifier: GPL-3.0-or-later
// Statements of the einsum language: the program's name, extents, tensors, functions, pieces, gradients.
#include "core/workloads/einsum/einsum_text_reader.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/workloads/einsum/einsum_gradient.h"
#include "core/workloads/einsum/scalar_function.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace doppler {

namespace {

// What keeps the names, kernels and loops that follow from a text in proportion to it.
constexpr std::size_t longestName = 64;
constexpr std::size_t mostOperations = 100'000;
constexpr std::size_t mostReads = 50'000; ///< Of a program whose gradients are asked for.
constexpr std::uint64_t largestExtent = 1'000'000'000'000;
constexpr std::uint32_t mostPieces = 1'000'000;
constexpr std::uint64_t mostAutoPieces = 1024;

} // namespace

EinsumTextReader::EinsumTextReader(std::string_view text, std::string_view name) : EinsumCursor(text)
{
    out.program.name = name;
}

EinsumText EinsumTextReader::run() &&
{
    while (nextLine())
        if (!isEnd())
            readStatement();
    if (!firstFault() && autoPieces > 0)
        choosePieces();
    out.fault = firstFault();
    return std::move(out);
}

bool EinsumTextReader::readStatement()
{
    if (next().is("=") || next().is("["))
        return readOperation();
    if (now().is("einsum"))
        return readHeading();
    if (now().is("extents"))
        return readExtents();
    if (now().is("input") || now().is("source"))
        return readTensors();
    if (now().is("function"))
        return readFunction();
    if (now().is("gradients"))
        return readGradients();
    if (now().is("pieces"))
        return readStandingPieces();
    if (now().isWord())
        return fail(
            now(), {DOPPLER_TEXT("core", "found \"{0}\", expected an operation (NAME[labels] = ...), einsum, "
                                         "extents, input, source, pieces, gradients or function"),
                    {excerpt(now().text)}});
    return failExpected("a name");
}

bool EinsumTextReader::readHeading()
{
    const Token word = take();
    if (isEnd())
        return failExpected("the program's name");
    const std::size_t from = now().column - 1;
    const std::string_view name = trimmed(lineText().substr(from, lineEnd().column - 1 - from));
    if (!out.program.operations.empty() || !out.program.extents.empty())
        return fail(word, {DOPPLER_TEXT("core", "the program's name must be in the first line")});
    out.program.name = excerpt(name, longestName);
    return true;
}

bool EinsumTextReader::readExtents()
{
    take();
    if (isEnd())
        return failExpected("extents, like i=1000 j=2^10");
    while (!isEnd()) {
        char label = 0;
        Token token;
        std::uint64_t extent = 0;
        if (!readLabel(label, token) || !expect("=") || !readNumber(largestExtent, extent))
            return false;
        if (!out.program.extents.emplace(label, extent).second)
            return fail(token,
                        {DOPPLER_TEXT("core", "label {0} already has an extent"), {std::string(1, label)}});
        accept(",");
    }
    return true;
}

bool EinsumTextReader::readNewName(Token& token)
{
    token = now();
    if (!token.isWord())
        return failExpected("a name");
    take();
    if (token.text.size() > longestName)
        return fail(token, {DOPPLER_TEXT("core", "the name has {0} characters, expected at most {1}"),
                            {count(token.text.size()), count(longestName)}});
    if (tensors.size() >= mostOperations)
        return fail(
            token, {DOPPLER_TEXT("core", "a program can have at most {0} tensors"), {count(mostOperations)}});
    if (tensors.find(token.text) != tensors.end())
        return fail(token, {DOPPLER_TEXT("core", "tensor {0} already exists"), {excerpt(token.text)}});
    return true;
}

bool EinsumTextReader::readTensors()
{
    const bool loaded = take().is("source");
    std::vector<std::pair<Einsum, Token>> found;
    do {
        Token name;
        Einsum tensor;
        std::vector<Token> unused;
        if (!readNewName(name) || !readLabels(tensor.outputLabels, unused))
            return false;
        tensor.name = name.text;
        tensor.op = loaded ? "source" : "";
        tensor.view = loaded;
        for (const auto& [other, token] : found)
            if (other.name == tensor.name)
                return fail(name, {DOPPLER_TEXT("core", "tensor {0} already exists"), {excerpt(name.text)}});
        found.emplace_back(std::move(tensor), name);
    } while (accept(","));
    const std::size_t pieces = mark();
    for (auto& [tensor, name] : found) {
        goTo(pieces); // the same for each of them
        if (loaded && !readPieces(tensor))
            return false;
        add(std::move(tensor), name);
    }
    return expectEnd(loaded ? "\",\", \"pieces\" or the line's end" : "\",\" or the line's end");
}

bool EinsumTextReader::readFunction()
{
    take();
    const Token name = now();
    if (!name.isWord())
        return failExpected("a function's name");
    take();
    std::uint64_t operands = 0;
    if (findScalarFunction(name.text) || ownFunctions.find(name.text) != ownFunctions.end() ||
        aggregationNamed(name))
        return fail(name, {DOPPLER_TEXT("core", "function {0} already exists"), {excerpt(name.text)}});
    if (name.text.size() > longestName)
        return fail(name, {DOPPLER_TEXT("core", "the name has {0} characters, expected at most {1}"),
                           {count(name.text.size()), count(longestName)}});
    if (!readNumber(mostOperands, operands))
        return false;
    ownFunctions.emplace(name.text, operands);
    return expectEnd("the line's end");
}

void EinsumTextReader::add(Einsum operation, const Token& name)
{
    const std::size_t position = out.program.add(std::move(operation));
    tensors.emplace(name.text, position);
    registerPlace(name);
}

void EinsumTextReader::registerPlace(const Token& token)
{
    out.operations.push_back(placeOf(token));
    given.push_back(!choosing);
}

bool EinsumTextReader::readLabels(std::string& labels, std::vector<Token>& labelTokens)
{
    if (!expect("["))
        return false;
    while (!now().is("]")) {
        if (!now().isWord())
            return failExpected("a label (one letter) or \"]\"");
        const Token word = take();
        for (std::size_t i = 0; i < word.text.size(); ++i)
            if (!addLabel({Token::Kind::Word, word.text.substr(i, 1), word.column + i, false}, labels,
                          labelTokens))
                return false;
        accept(",");
    }
    take();
    return true;
}

bool EinsumTextReader::addLabel(const Token& token, std::string& labels, std::vector<Token>& labelTokens)
{
    const char label = token.text[0];
    if (out.program.extents.find(label) == out.program.extents.end())
        return fail(token,
                    {DOPPLER_TEXT("core", "label {0} has no extent; define it first: extents {0}=1000"),
                     {excerpt(token.text)}});
    if (labels.find(label) != std::string::npos)
        return fail(token,
                    {DOPPLER_TEXT("core", "duplicate label {0}, expected it once"), {excerpt(token.text)}});
    labels += label;
    labelTokens.push_back(token);
    return true;
}

bool EinsumTextReader::readPieceList(std::map<char, std::uint32_t>& pieces, const std::string* labels)
{
    while (!isEnd()) {
        char label = 0;
        Token token;
        std::uint64_t count = 0;
        if (!readLabel(label, token) || !expect("=") || !readNumber(mostPieces, count))
            return false;
        const auto extent = out.program.extents.find(label);
        if (extent == out.program.extents.end() || (labels && labels->find(label) == std::string::npos))
            return fail(token,
                        {DOPPLER_TEXT("core", "the operation has no label {0}"), {std::string(1, label)}});
        if (count > extent->second)
            return fail(token,
                        {DOPPLER_TEXT("core", "label {0} is cut into {1} pieces, expected 1 to {2}"),
                         {std::string(1, label), doppler::count(count), doppler::count(extent->second)}});
        if (!pieces.emplace(label, static_cast<std::uint32_t>(count)).second)
            return fail(token, {DOPPLER_TEXT("core", "duplicate label {0}, expected it once"),
                                {std::string(1, label)}});
        accept(",");
    }
    return true;
}

bool EinsumTextReader::readPieces(Einsum& operation)
{
    const std::string labels = labelsOf(operation);
    choosing = false;
    if (now().is("pieces")) {
        take();
        return isEnd() ? failExpected("pieces, like i=4 k=2") : readPieceList(operation.pieces, &labels);
    }
    if (operation.op.empty())
        return true;
    choosing = standingAuto;
    for (const auto& [label, count] : standingPieces)
        if (labels.find(label) != std::string::npos)
            operation.pieces.emplace(label, count);
    return true;
}

bool EinsumTextReader::readStandingPieces()
{
    take();
    standingPieces.clear();
    standingAuto = now().is("auto") && !next().is("=");
    if (standingAuto)
        return readAutoPieces();
    return isEnd() ? failExpected("pieces, like i=4 k=2 or auto 16") : readPieceList(standingPieces, nullptr);
}

bool EinsumTextReader::readAutoPieces()
{
    const Token word = take();
    const Token number = now();
    std::uint64_t count = 0;
    if (!readNumber(mostAutoPieces, count))
        return false;
    if (!std::has_single_bit(count))
        return fail(number,
                    {DOPPLER_TEXT("core", "found {0}, expected a power of two"), {excerpt(number.text)}});
    const auto search = accept("greedy") ? PartitionSearch::Greedy : PartitionSearch::Trees;
    if (autoPieces > 0 && (autoPieces != count || autoSearch != search))
        return fail(
            word, {DOPPLER_TEXT(
                      "core",
                      "conflicting settings for automatic pieces, expected the same in the whole program")});
    autoPieces = static_cast<std::uint32_t>(count);
    autoSearch = search;
    autoPlace = placeOf(word);
    return expectEnd("\"greedy\" or the line's end");
}

void EinsumTextReader::choosePieces()
{
    auto chosen = choosePartitions(out.program, {autoPieces, autoSearch, given});
    if (chosen)
        out.program = *std::move(chosen);
    else
        failAt(placeNamedBy(chosen.error()).value_or(autoPlace), chosen.error().message);
}

bool EinsumTextReader::readGradients()
{
    const Token word = take();
    std::size_t reads = 0;
    for (const Einsum& operation : out.program.operations)
        reads += operation.inputs.size();
    if (!derivedNames.empty())
        return fail(word, {DOPPLER_TEXT("core", "second gradients line, expected one per program")});
    if (reads > mostReads)
        return fail(
            word, {DOPPLER_TEXT(
                       "core",
                       "the operations read {0} tensors, expected at most {1} where gradients are requested"),
                   {count(reads), count(mostReads)}});
    Operand of;
    if (!readTensor(of) || !expect("for"))
        return false;
    std::vector<std::size_t> to;
    std::vector<Token> names;
    do {
        Operand tensor;
        names.push_back(now());
        if (!readTensor(tensor))
            return false;
        to.push_back(tensor.tensor);
    } while (accept(","));
    return expectEnd("\",\" or the line's end") && addGradientsFor(word, of.tensor, to, names);
}

bool EinsumTextReader::addGradientsFor(const Token& word, std::size_t of, const std::vector<std::size_t>& to,
                                       const std::vector<Token>& names)
{
    const auto gradients = addGradients(out.program, of, to);
    choosing = standingAuto;
    while (out.operations.size() < out.program.operations.size())
        registerPlace(word);
    if (!gradients) {
        return failAt(placeNamedBy(gradients.error()).value_or(placeOf(word)), gradients.error().message);
    }
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::string& name = derivedNames.emplace_back("d." + std::string(names[i].text));
        if (!(*gradients)[i])
            return fail(names[i], {DOPPLER_TEXT("core", "{0} does not depend on {1}"),
                                   {out.program.operations[of].name, excerpt(names[i].text)}});
        if (!tensors.emplace(name, *(*gradients)[i]).second)
            return fail(names[i], {DOPPLER_TEXT("core", "tensor {0} already exists"), {excerpt(name)}});
    }
    return true;
}

std::optional<TextPlace> EinsumTextReader::placeNamedBy(const Error& error) const
{
    for (std::size_t i = 0; i < out.operations.size(); ++i)
        if (error.place == "operation " + out.program.operations[i].name)
            return out.operations[i];
    return std::nullopt;
}

} // namespace doppler
