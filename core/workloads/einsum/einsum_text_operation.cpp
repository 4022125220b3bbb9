// SPDX-License-Identifier: GPL-3.0-or-later
// Operations of the einsum language, in their long and their short form.
#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/workloads/einsum/einsum_text_reader.h"
#include "core/workloads/einsum/scalar_function.h"

#include <algorithm>

namespace doppler {

namespace {

const std::unordered_map<std::string_view, std::string_view> signFunctions{
    {"*", "mul"}, {"+", "add"}, {"-", "sub"}, {"/", "div"}};

} // namespace

std::optional<Aggregation> EinsumTextReader::aggregationNamed(const Token& token)
{
    return token.isWord() ? valueNamed<Aggregation>(aggregationNames, token.text) : std::nullopt;
}

bool EinsumTextReader::readOperation()
{
    Token name;
    if (!readNewName(name))
        return false;
    Einsum operation;
    operation.name = name.text;
    std::vector<Operand> operands;
    if (now().is("[")) {
        std::vector<Token> unused;
        if (!readLabels(operation.outputLabels, unused) || !expect("=") || !readTerm(operation, operands))
            return false;
    } else if (!expect("=") || !readShortForm(operation, operands)) {
        return false;
    }
    for (Operand& operand : operands) {
        operation.inputs.push_back(operand.tensor);
        operation.inputLabels.push_back(std::move(operand.labels));
    }
    if (!nameKernel(operation, name) || !readPieces(operation) || !expectEnd("\"pieces\" or the line's end"))
        return false;
    add(std::move(operation), name);
    return true;
}

bool EinsumTextReader::readTerm(Einsum& operation, std::vector<Operand>& operands)
{
    if (!(next().is("(") && next().glued))
        if (const auto how = aggregationNamed(now()); how && !next().is("[")) {
            aggregationToken = take();
            operation.aggregation = *how;
        }
    if (now().isWord() && next().is("("))
        return readCall(operation, operands);
    if (now().kind == Token::Kind::Number) {
        if (!readFactor(operation) || !expect("*"))
            return false;
        operation.join = "scale";
        return readOperand(operands.emplace_back());
    }
    if (accept("-")) {
        operation.join = "neg";
        return readOperand(operands.emplace_back());
    }
    if (!readOperand(operands.emplace_back()))
        return false;
    return readSigns(operation, operands);
}

bool EinsumTextReader::readFactor(Einsum& operation)
{
    const Token token = now();
    if (!parseNumber(token.text, operation.factor) || !(operation.factor < 1e300))
        return failExpected("a number");
    take();
    return true;
}

bool EinsumTextReader::readSigns(Einsum& operation, std::vector<Operand>& operands)
{
    const Token sign = now();
    const auto function = signFunctions.find(sign.text);
    if (sign.kind != Token::Kind::Sign || function == signFunctions.end())
        return true;
    operation.join = function->second;
    while (now().is(sign.text)) {
        if (operands.size() > 1 && !findScalarFunction(operation.join)->more)
            return fail(now(), {DOPPLER_TEXT("core", "\"{0}\" takes two operands; write one operation per "
                                                     "line and one function per operation"),
                                {std::string(sign.text)}});
        take();
        if (now().kind == Token::Kind::Number && operands.size() == 1 && (sign.is("*") || sign.is("/"))) {
            const Token number = now();
            if (!readFactor(operation))
                return false;
            if (sign.is("/") && operation.factor == 0)
                return fail(number, {DOPPLER_TEXT("core", "found 0, expected a non-zero divisor")});
            operation.factor = sign.is("/") ? 1 / operation.factor : operation.factor;
            operation.join = "scale";
            break;
        }
        if (!checkRoom(operands) || !readOperand(operands.emplace_back()))
            return false;
    }
    if (signFunctions.find(now().text) != signFunctions.end() && now().kind == Token::Kind::Sign)
        return fail(
            now(),
            {DOPPLER_TEXT(
                 "core",
                 "found \"{0}\" after \"{1}\"; write one operation per line and one function per operation"),
             {std::string(now().text), std::string(sign.text)}});
    return true;
}

bool EinsumTextReader::checkRoom(const std::vector<Operand>& operands)
{
    return operands.size() < mostOperands ||
           fail(now(),
                {DOPPLER_TEXT("core", "an operation has at most {0} operands"), {count(mostOperands)}});
}

bool EinsumTextReader::readCall(Einsum& operation, std::vector<Operand>& operands)
{
    const Token function = take();
    if (!checkFunction(function))
        return false;
    take();
    do {
        if (!checkRoom(operands) || !readOperand(operands.emplace_back()))
            return false;
    } while (accept(","));
    operation.join = function.text;
    return expect(")") && checkOperandCount(function, operands.size());
}

bool EinsumTextReader::checkFunction(const Token& function)
{
    if (findScalarFunction(function.text) || ownFunctions.find(function.text) != ownFunctions.end())
        return true;
    auto valid = scalarFunctionNames();
    for (const auto& [name, operands] : ownFunctions)
        valid.emplace_back(name);
    return fail(function,
                unknownName(DOPPLER_TEXT("core", "unknown function \"{0}\", expected one of {1}; to declare "
                                                 "your own function, add the line: function {0} 1"),
                            excerpt(function.text), std::move(valid))
                    .message);
}

bool EinsumTextReader::checkOperandCount(const Token& function, std::size_t found)
{
    const ScalarFunction* known = findScalarFunction(function.text);
    const std::size_t expected = known ? known->operands : ownFunctions.at(function.text);
    if (found == expected || (known && known->more && found > expected))
        return true;
    return fail(function, {DOPPLER_PLURAL("core", "{0} has {1} operands, expected {2}",
                                          "{0} has {1} operand, expected {2}"),
                           {excerpt(function.text), count(found), count(expected)}});
}

bool EinsumTextReader::readTensor(Operand& operand)
{
    operand.nameToken = now();
    if (!now().isWord())
        return failExpected("a tensor");
    const auto tensor = tensors.find(now().text);
    if (next().is("(") && tensor == tensors.end())
        return fail(now(), {DOPPLER_TEXT("core", "function {0} is nested in another function; write one "
                                                 "operation per line and one function per operation"),
                            {excerpt(now().text)}});
    if (tensor == tensors.end()) {
        constexpr std::size_t mostNamed = 1000; // an edit distance to each is worked out
        std::vector<std::string> valid;
        for (auto other = tensors.begin(); other != tensors.end() && valid.size() < mostNamed; ++other)
            valid.emplace_back(other->first);
        std::sort(valid.begin(), valid.end());
        Message message = unknownName(DOPPLER_TEXT("core", "unknown tensor \"{0}\", expected one of {1}"),
                                      excerpt(now().text), std::move(valid))
                              .message;
        return fail(now(), std::move(message));
    }
    operand.tensor = tensor->second;
    take();
    return true;
}

bool EinsumTextReader::readOperand(Operand& operand)
{
    return readTensor(operand) && readLabels(operand.labels, operand.labelTokens) && checkShape(operand);
}

bool EinsumTextReader::checkShape(const Operand& operand)
{
    const std::string& made = out.program.operations[operand.tensor].outputLabels;
    if (made.size() != operand.labels.size())
        return fail(operand.nameToken, {DOPPLER_PLURAL("core", "{0} has {1} labels here, expected {2}: [{3}]",
                                                       "{0} has {1} label here, expected {2}: [{3}]"),
                                        {excerpt(operand.nameToken.text), count(operand.labels.size()),
                                         count(made.size()), made}});
    for (std::size_t k = 0; k < made.size(); ++k) {
        const std::uint64_t here = out.program.extents.at(operand.labels[k]);
        const std::uint64_t there = out.program.extents.at(made[k]);
        if (here != there)
            return fail(
                operand.labelTokens[k],
                {DOPPLER_TEXT("core", "label {0} has extent {1}, expected {2}, the extent of {3} in {4}"),
                 {std::string(1, operand.labels[k]), std::to_string(here), std::to_string(there),
                  std::string(1, made[k]), excerpt(operand.nameToken.text)}});
    }
    return true;
}

bool EinsumTextReader::readShortForm(Einsum& operation, std::vector<Operand>& operands)
{
    std::vector<Token> words;
    while (now().isWord() && next().isWord())
        words.push_back(take());
    do {
        Operand& operand = operands.emplace_back();
        if (!checkRoom(operands))
            return false;
        if (now().isWord() && !readBareLabels(operand.labels, operand.labelTokens))
            return false;
    } while (accept(","));
    std::vector<Token> unused;
    if (!expect("->") || (now().isWord() && !readBareLabels(operation.outputLabels, unused)) || !expect("("))
        return false;
    for (std::size_t i = 0; i < operands.size(); ++i)
        if ((i > 0 && !expect(",")) || !readTensor(operands[i]) || !checkShape(operands[i]))
            return false;
    return expect(")") && readShortWords(words, operation, operands);
}

bool EinsumTextReader::readBareLabels(std::string& labels, std::vector<Token>& labelTokens)
{
    const Token word = take();
    for (std::size_t i = 0; i < word.text.size(); ++i)
        if (!addLabel({Token::Kind::Word, word.text.substr(i, 1), word.column + i, false}, labels,
                      labelTokens))
            return false;
    return true;
}

bool EinsumTextReader::readShortWords(const std::vector<Token>& words, Einsum& operation,
                                      std::vector<Operand>& operands)
{
    std::string all;
    for (const Operand& operand : operands)
        all += operand.labels;
    const bool aggregates = all.find_first_not_of(operation.outputLabels) != std::string::npos;
    std::size_t word = 0;
    if (word < words.size() && aggregates)
        if (const auto how = aggregationNamed(words[word])) {
            operation.aggregation = *how;
            ++word;
        }
    aggregationToken = aggregates ? Token{Token::Kind::Word, "sum", 1, false} : Token{};
    if (word < words.size()) {
        const Token& function = words[word++];
        if (!checkFunction(function) || !checkOperandCount(function, operands.size()))
            return false;
        operation.join = function.text;
    } else if (operands.size() > 1) {
        operation.join = "mul";
    }
    return word >= words.size() ||
           fail(words[word], {DOPPLER_TEXT("core", "found \"{0}\", expected the labels (ij,jk->ik)"),
                              {excerpt(words[word].text)}});
}

bool EinsumTextReader::nameKernel(Einsum& operation, const Token& name)
{
    std::string missing;
    for (const std::string& labels : operation.inputLabels)
        for (char label : labels)
            if (operation.outputLabels.find(label) == std::string::npos)
                missing = label;
    const bool said = aggregationToken.isWord();
    if (!missing.empty() && !said)
        return fail(name, {DOPPLER_TEXT("core", "label {0} is not in the output: add sum, prod, min or max"),
                           {missing}});
    if (missing.empty() && said)
        return fail(aggregationToken,
                    {DOPPLER_TEXT("core", "{0} has nothing to aggregate: the output has all labels"),
                     {excerpt(aggregationToken.text)}});
    aggregationToken = {};
    if (operation.join.empty()) {
        operation.op = missing.empty() ? "copy" : aggregationName(operation.aggregation);
        operation.join = missing.empty() ? "" : "copy";
    } else if (operation.join == "mul" && !missing.empty() && operation.aggregation == Aggregation::Add) {
        operation.op = "matmul";
        operation.join.clear();
    } else {
        std::swap(operation.op, operation.join);
    }
    return true;
}

} // namespace doppler
