// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum_text.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/workloads/einsum_gradient.h"
#include "core/workloads/einsum_partition.h"
#include "core/workloads/einsum_tokens.h"
#include "core/workloads/scalar_function.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

using Token = EinsumToken;

// What keeps the names, kernels and loops that follow from a text in proportion to it.
constexpr std::size_t longestName = 64;
constexpr std::size_t longestLine = 10'000;
constexpr std::size_t mostOperations = 100'000;
constexpr std::size_t mostReads = 50'000; ///< Of a program whose gradients are asked for.
constexpr std::size_t mostOperands = 16;
constexpr std::uint64_t largestExtent = 1'000'000'000'000;
constexpr std::uint32_t mostPieces = 1'000'000;
constexpr std::uint64_t mostAutoPieces = 1024;

/// A tensor as an operation names it, e.g. A[i,j].
struct Operand {
    std::size_t tensor = 0;
    std::string labels;
    std::vector<Token> labelTokens;
    Token nameToken;
};

const std::unordered_map<std::string_view, std::string_view> signFunctions{
    {"*", "mul"}, {"+", "add"}, {"-", "sub"}, {"/", "div"}};

std::optional<Aggregation> aggregationNamed(const Token& token)
{
    return token.isWord() ? valueNamed<Aggregation>(aggregationNames, token.text) : std::nullopt;
}

class Parser {
public:
    Parser(std::string_view text, std::string_view name) : rest(text)
    {
        if (rest.starts_with("\xef\xbb\xbf"))
            rest.remove_prefix(3);
        out.program.name = name;
    }

    EinsumText run() &&
    {
        while (!rest.empty() && !out.fault) {
            line = takeUntil(rest, "\n");
            ++lineNumber;
            if (line.size() > longestLine)
                out.fault = {{DOPPLER_TEXT("core", "the line has {0} characters, expected at most {1}"),
                              {std::to_string(line.size()), std::to_string(longestLine)}},
                             {lineNumber, 1, 0}};
            else
                readLine();
        }
        if (!out.fault && autoPieces > 0)
            choosePieces();
        return std::move(out);
    }

private:
    void readLine()
    {
        tokens = einsumTokens(line);
        at = 0;
        if (!isEnd())
            readStatement();
    }

    [[nodiscard]] const Token& now() const { return tokens[at]; }
    [[nodiscard]] const Token& next() const { return tokens[std::min(at + 1, tokens.size() - 1)]; }
    [[nodiscard]] bool isEnd() const { return now().kind == Token::Kind::End; }
    Token take() { return isEnd() ? tokens[at] : tokens[at++]; }
    bool accept(std::string_view sign)
    {
        if (!now().is(sign))
            return false;
        take();
        return true;
    }

    bool fail(const Token& token, Message message)
    {
        if (!out.fault)
            out.fault = {std::move(message), {lineNumber, token.column, token.text.size()}};
        return false;
    }
    bool failExpected(std::string_view expected)
    {
        if (isEnd())
            return fail(now(),
                        {DOPPLER_TEXT("core", "the line ends, expected {0}"), {std::string(expected)}});
        return fail(now(), {DOPPLER_TEXT("core", "found \"{0}\", expected {1}"),
                            {excerpt(now().text), std::string(expected)}});
    }
    bool expect(std::string_view sign) { return accept(sign) || failExpected(fmt::format("\"{}\"", sign)); }
    bool expectEnd(std::string_view what) { return isEnd() || failExpected(what); }

    bool readStatement()
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
                now(),
                {DOPPLER_TEXT("core", "found \"{0}\", expected an operation (NAME[labels] = ...), einsum, "
                                      "extents, input, source, pieces, gradients or function"),
                 {excerpt(now().text)}});
        return failExpected("a name");
    }

    bool readHeading()
    {
        const Token word = take();
        if (isEnd())
            return failExpected("the program's name");
        const std::size_t from = now().column - 1;
        std::string_view name = trimmed(line.substr(from, tokens.back().column - 1 - from));
        if (!out.program.operations.empty() || !out.program.extents.empty())
            return fail(word, {DOPPLER_TEXT("core", "the program's name stands in the first line")});
        out.program.name = excerpt(name, longestName);
        return true;
    }

    /// "4096" or "2^12".
    bool readNumber(std::uint64_t most, std::uint64_t& number)
    {
        const Token token = now();
        const auto range = fmt::format("a whole number from 1 to {}", most);
        if (token.kind != Token::Kind::Number || !parseNumber(token.text, number))
            return failExpected(range);
        take();
        if (now().is("^") && now().glued) {
            take();
            std::uint64_t exponent = 0;
            if (now().kind != Token::Kind::Number || !parseNumber(now().text, exponent))
                return failExpected("an exponent");
            take();
            const std::uint64_t base = number;
            for (number = 1; exponent > 0 && number <= most && base > 1; --exponent)
                number *= std::min(base, most + 1);
        }
        return (number >= 1 && number <= most) ||
               fail(token, {DOPPLER_TEXT("core", "found {0}, expected {1}"), {excerpt(token.text), range}});
    }

    bool readLabel(char& label, Token& token)
    {
        token = now();
        if (!token.isWord() || token.text.size() != 1 || token.text[0] == '_')
            return failExpected("a label (one letter)");
        label = take().text[0];
        return true;
    }

    bool readExtents()
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
                return fail(token, {DOPPLER_TEXT("core", "label {0} has an extent already"),
                                    {std::string(1, label)}});
            accept(",");
        }
        return true;
    }

    /// "[i,j]" or "[ij]"; each label once, each with an extent.
    bool readLabels(std::string& labels, std::vector<Token>& labelTokens)
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

    bool addLabel(const Token& token, std::string& labels, std::vector<Token>& labelTokens)
    {
        const char label = token.text[0];
        if (out.program.extents.find(label) == out.program.extents.end())
            return fail(token, {DOPPLER_TEXT("core", "label {0} has no extent; extents come first: extents "
                                                     "{0}=1000"),
                                {excerpt(token.text)}});
        if (labels.find(label) != std::string::npos)
            return fail(token, {DOPPLER_TEXT("core", "label {0} stands twice"), {excerpt(token.text)}});
        labels += label;
        labelTokens.push_back(token);
        return true;
    }

    bool readNewName(Token& token)
    {
        token = now();
        if (!token.isWord())
            return failExpected("a name");
        take();
        if (token.text.size() > longestName)
            return fail(token, {DOPPLER_TEXT("core", "the name has {0} characters, expected at most {1}"),
                                {std::to_string(token.text.size()), std::to_string(longestName)}});
        if (tensors.size() >= mostOperations)
            return fail(token, {DOPPLER_TEXT("core", "a text has at most {0} tensors"),
                                {std::to_string(mostOperations)}});
        if (tensors.find(token.text) != tensors.end())
            return fail(token,
                        {DOPPLER_TEXT("core", "there is a tensor {0} already"), {excerpt(token.text)}});
        return true;
    }

    void add(Einsum operation, const Token& name)
    {
        const std::size_t position = out.program.add(std::move(operation));
        tensors.emplace(name.text, position);
        registerPlace(name);
    }

    void registerPlace(const Token& token)
    {
        out.operations.push_back({lineNumber, token.column, token.text.size()});
        given.push_back(!choosing);
    }

    /// input A[i,j], B[j,k]
    bool readTensors()
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
                    return fail(
                        name, {DOPPLER_TEXT("core", "there is a tensor {0} already"), {excerpt(name.text)}});
            found.emplace_back(std::move(tensor), name);
        } while (accept(","));
        const std::size_t pieces = at;
        for (auto& [tensor, name] : found) {
            at = pieces; // the same for each of them
            if (loaded && !readPieces(tensor))
                return false;
            add(std::move(tensor), name);
        }
        return expectEnd(loaded ? "\",\", \"pieces\" or the line's end" : "\",\" or the line's end");
    }

    /// function swiglu 2
    bool readFunction()
    {
        take();
        const Token name = now();
        if (!name.isWord())
            return failExpected("a function's name");
        take();
        std::uint64_t operands = 0;
        if (findScalarFunction(name.text) || ownFunctions.find(name.text) != ownFunctions.end() ||
            aggregationNamed(name))
            return fail(name,
                        {DOPPLER_TEXT("core", "there is a function {0} already"), {excerpt(name.text)}});
        if (name.text.size() > longestName)
            return fail(name, {DOPPLER_TEXT("core", "the name has {0} characters, expected at most {1}"),
                               {std::to_string(name.text.size()), std::to_string(longestName)}});
        if (!readNumber(mostOperands, operands))
            return false;
        ownFunctions.emplace(name.text, operands);
        return expectEnd("the line's end");
    }

    /// NAME[labels] = ...  or  NAME = ij,jk->ik (A, B)
    bool readOperation()
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
        if (!nameKernel(operation, name) || !readPieces(operation) ||
            !expectEnd("\"pieces\" or the line's end"))
            return false;
        add(std::move(operation), name);
        return true;
    }

    /// What stands behind "=" in the long form: [aggregation] function(A[i], ...) | A[i] * B[j] ... | A[i].
    bool readTerm(Einsum& operation, std::vector<Operand>& operands)
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

    bool readFactor(Einsum& operation)
    {
        const Token token = now();
        if (!parseNumber(token.text, operation.factor) || !(operation.factor < 1e300))
            return failExpected("a number");
        take();
        return true;
    }

    /// "* B[j,k] * C[k]", "- B[i]", "* 0.5", "/ 128"
    bool readSigns(Einsum& operation, std::vector<Operand>& operands)
    {
        const Token sign = now();
        const auto function = signFunctions.find(sign.text);
        if (sign.kind != Token::Kind::Sign || function == signFunctions.end())
            return true;
        operation.join = function->second;
        while (now().is(sign.text)) {
            if (operands.size() > 1 && !findScalarFunction(operation.join)->more)
                return fail(now(),
                            {DOPPLER_TEXT("core", "\"{0}\" has two operands; one operation a line, one "
                                                  "function an operation"),
                             {std::string(sign.text)}});
            take();
            if (now().kind == Token::Kind::Number && operands.size() == 1 && (sign.is("*") || sign.is("/"))) {
                const Token number = now();
                if (!readFactor(operation))
                    return false;
                if (sign.is("/") && operation.factor == 0)
                    return fail(number, {DOPPLER_TEXT("core", "found 0, expected a number to divide by")});
                operation.factor = sign.is("/") ? 1 / operation.factor : operation.factor;
                operation.join = "scale";
                break;
            }
            if (!checkRoom(operands) || !readOperand(operands.emplace_back()))
                return false;
        }
        if (signFunctions.find(now().text) != signFunctions.end() && now().kind == Token::Kind::Sign)
            return fail(now(),
                        {DOPPLER_TEXT("core", "found \"{0}\" beside \"{1}\": one operation a line, one "
                                              "function an operation"),
                         {std::string(now().text), std::string(sign.text)}});
        return true;
    }

    bool checkRoom(const std::vector<Operand>& operands)
    {
        return operands.size() < mostOperands ||
               fail(now(), {DOPPLER_TEXT("core", "an operation has at most {0} operands"),
                            {std::to_string(mostOperands)}});
    }

    /// relu(A[i,k])
    bool readCall(Einsum& operation, std::vector<Operand>& operands)
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

    bool checkFunction(const Token& function)
    {
        if (findScalarFunction(function.text) || ownFunctions.find(function.text) != ownFunctions.end())
            return true;
        auto valid = scalarFunctionNames();
        for (const auto& [name, operands] : ownFunctions)
            valid.emplace_back(name);
        return fail(
            function,
            unknownName(DOPPLER_TEXT("core", "unknown function \"{0}\", expected one of {1}; your own "
                                             "is made known by a line: function {0} 1"),
                        excerpt(function.text), std::move(valid))
                .message);
    }

    bool checkOperandCount(const Token& function, std::size_t found)
    {
        const ScalarFunction* known = findScalarFunction(function.text);
        const std::size_t expected = known ? known->operands : ownFunctions.at(function.text);
        if (found == expected || (known && known->more && found > expected))
            return true;
        return fail(function, {DOPPLER_TEXT("core", "{0} has {1} operands, expected {2}"),
                               {excerpt(function.text), std::to_string(found), std::to_string(expected)}});
    }

    /// The tensor that a name means.
    bool readTensor(Operand& operand)
    {
        operand.nameToken = now();
        if (!now().isWord())
            return failExpected("a tensor");
        const auto tensor = tensors.find(now().text);
        if (next().is("(") && tensor == tensors.end())
            return fail(now(), {DOPPLER_TEXT("core", "found the function {0} within another: one operation a "
                                                     "line, one function an operation"),
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

    bool readOperand(Operand& operand)
    {
        return readTensor(operand) && readLabels(operand.labels, operand.labelTokens) && checkShape(operand);
    }

    /// The labels that an operand has here against those that it was made with.
    bool checkShape(const Operand& operand)
    {
        const std::string& made = out.program.operations[operand.tensor].outputLabels;
        if (made.size() != operand.labels.size())
            return fail(operand.nameToken,
                        {DOPPLER_TEXT("core", "{0} has {1} labels here, expected {2}: [{3}]"),
                         {excerpt(operand.nameToken.text), std::to_string(operand.labels.size()),
                          std::to_string(made.size()), made}});
        for (std::size_t k = 0; k < made.size(); ++k) {
            const std::uint64_t here = out.program.extents.at(operand.labels[k]);
            const std::uint64_t there = out.program.extents.at(made[k]);
            if (here != there)
                return fail(
                    operand.labelTokens[k],
                    {DOPPLER_TEXT("core", "label {0} has extent {1}, expected {2}, that of {3} in {4}"),
                     {std::string(1, operand.labels[k]), std::to_string(here), std::to_string(there),
                      std::string(1, made[k]), excerpt(operand.nameToken.text)}});
        }
        return true;
    }

    /// [aggregation] [function] ij,jk->ik (A, B)
    bool readShortForm(Einsum& operation, std::vector<Operand>& operands)
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
        if (!expect("->") || (now().isWord() && !readBareLabels(operation.outputLabels, unused)) ||
            !expect("("))
            return false;
        for (std::size_t i = 0; i < operands.size(); ++i)
            if ((i > 0 && !expect(",")) || !readTensor(operands[i]) || !checkShape(operands[i]))
                return false;
        return expect(")") && readShortWords(words, operation, operands);
    }

    bool readBareLabels(std::string& labels, std::vector<Token>& labelTokens)
    {
        const Token word = take();
        for (std::size_t i = 0; i < word.text.size(); ++i)
            if (!addLabel({Token::Kind::Word, word.text.substr(i, 1), word.column + i, false}, labels,
                          labelTokens))
                return false;
        return true;
    }

    bool readShortWords(const std::vector<Token>& words, Einsum& operation, std::vector<Operand>& operands)
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

    /// What the kernels are called: by the function; a sum of products "matmul", a bare reduction by its
    /// aggregation.
    bool nameKernel(Einsum& operation, const Token& name)
    {
        std::string missing;
        for (const std::string& labels : operation.inputLabels)
            for (char label : labels)
                if (operation.outputLabels.find(label) == std::string::npos)
                    missing = label;
        const bool said = aggregationToken.isWord();
        if (!missing.empty() && !said)
            return fail(name,
                        {DOPPLER_TEXT("core", "label {0} is not in the output: say sum, prod, min or max"),
                         {missing}});
        if (missing.empty() && said)
            return fail(aggregationToken,
                        {DOPPLER_TEXT("core", "nothing to aggregate by {0}: the output has all labels"),
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

    /// "i=4 k=2" behind the word.
    bool readPieceList(std::map<char, std::uint32_t>& pieces, const std::string* labels)
    {
        while (!isEnd()) {
            char label = 0;
            Token token;
            std::uint64_t count = 0;
            if (!readLabel(label, token) || !expect("=") || !readNumber(mostPieces, count))
                return false;
            const auto extent = out.program.extents.find(label);
            if (extent == out.program.extents.end() || (labels && labels->find(label) == std::string::npos))
                return fail(
                    token, {DOPPLER_TEXT("core", "the operation has no label {0}"), {std::string(1, label)}});
            if (count > extent->second)
                return fail(token,
                            {DOPPLER_TEXT("core", "label {0} is cut into {1} pieces, expected 1 to {2}"),
                             {{label}, std::to_string(count), std::to_string(extent->second)}});
            if (!pieces.emplace(label, static_cast<std::uint32_t>(count)).second)
                return fail(token, {DOPPLER_TEXT("core", "label {0} stands twice"), {std::string(1, label)}});
            accept(",");
        }
        return true;
    }

    /// An operation's own pieces, or those that stand.
    bool readPieces(Einsum& operation)
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

    /// pieces i=4 k=2: of the operations that follow and have none of their own. Or: pieces auto 16 [greedy].
    bool readStandingPieces()
    {
        take();
        standingPieces.clear();
        standingAuto = now().is("auto") && !next().is("=");
        if (standingAuto)
            return readAutoPieces();
        return isEnd() ? failExpected("pieces, like i=4 k=2 or auto 16")
                       : readPieceList(standingPieces, nullptr);
    }

    bool readAutoPieces()
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
            return fail(word, {DOPPLER_TEXT("core", "pieces are chosen in one way for the whole text")});
        autoPieces = static_cast<std::uint32_t>(count);
        autoSearch = search;
        autoPlace = {lineNumber, word.column, word.text.size()};
        return expectEnd("\"greedy\" or the line's end");
    }

    void choosePieces()
    {
        auto chosen = choosePartitions(out.program, {autoPieces, autoSearch, given});
        if (chosen)
            out.program = *std::move(chosen);
        else
            out.fault = {chosen.error().message, placeOf(chosen.error()).value_or(autoPlace)};
    }

    /// The place of the operation that an error names.
    [[nodiscard]] std::optional<TextPlace> placeOf(const Error& error) const
    {
        for (std::size_t i = 0; i < out.operations.size(); ++i)
            if (error.place == "operation " + out.program.operations[i].name)
                return out.operations[i];
        return std::nullopt;
    }

    /// gradients L for W1, W2
    bool readGradients()
    {
        const Token word = take();
        std::size_t reads = 0;
        for (const Einsum& operation : out.program.operations)
            reads += operation.inputs.size();
        if (!derivedNames.empty())
            return fail(word, {DOPPLER_TEXT("core", "a text has one line of gradients")});
        if (reads > mostReads)
            return fail(word,
                        {DOPPLER_TEXT("core", "the operations read {0} tensors, expected at most {1} where "
                                              "gradients are asked for"),
                         {std::to_string(reads), std::to_string(mostReads)}});
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

    bool addGradientsFor(const Token& word, std::size_t of, const std::vector<std::size_t>& to,
                         const std::vector<Token>& names)
    {
        const auto gradients = addGradients(out.program, of, to);
        choosing = standingAuto;
        while (out.operations.size() < out.program.operations.size())
            registerPlace(word);
        if (!gradients) {
            out.fault = {
                gradients.error().message,
                placeOf(gradients.error()).value_or(TextPlace{lineNumber, word.column, word.text.size()})};
            return false;
        }
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::string& name = derivedNames.emplace_back("d." + std::string(names[i].text));
            if (!(*gradients)[i])
                return fail(names[i], {DOPPLER_TEXT("core", "{0} does not depend on {1}"),
                                       {out.program.operations[of].name, excerpt(names[i].text)}});
            if (!tensors.emplace(name, *(*gradients)[i]).second)
                return fail(names[i],
                            {DOPPLER_TEXT("core", "there is a tensor {0} already"), {excerpt(name)}});
        }
        return true;
    }

    std::string_view rest;
    std::string_view line;
    std::size_t lineNumber = 0;
    std::vector<Token> tokens;
    std::size_t at = 0;
    Token aggregationToken; ///< Where the operation at hand says how it aggregates.
    std::unordered_map<std::string_view, std::size_t> tensors;
    std::map<std::string_view, std::size_t> ownFunctions;
    std::map<char, std::uint32_t> standingPieces;
    bool standingAuto = false;
    std::uint32_t autoPieces = 0; ///< 0: none are chosen.
    PartitionSearch autoSearch = PartitionSearch::Trees;
    TextPlace autoPlace;
    bool choosing = false;                ///< The pieces of the operation at hand are to be chosen.
    std::vector<bool> given;              ///< By operation: its pieces are.
    std::deque<std::string> derivedNames; ///< Of gradients; keys of `tensors`.
    EinsumText out;
};

} // namespace

EinsumText readEinsumText(std::string_view text, std::string_view name)
{
    EinsumText out = Parser(text, name).run();
    const auto isOperation = [](const Einsum& e) { return !e.op.empty(); };
    const auto& all = out.program.operations;
    if (!out.fault && std::none_of(all.begin(), all.end(), isOperation))
        out.fault = {
            {DOPPLER_TEXT("core", "found no operation, expected one, like C[i,k] = sum A[i,j] * B[j,k]")},
            {static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1, 1, 0}};
    return out;
}

Result<EinsumProgram> parseEinsumText(std::string_view text, std::string_view name)
{
    EinsumText read = readEinsumText(text, name);
    if (read.fault)
        return Error{std::move(read.fault->message),
                     {},
                     fmt::format("line {}, column {}", read.fault->place.line, read.fault->place.column)};
    return std::move(read.program);
}

bool looksLikeEinsumText(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    while (!text.empty()) {
        constexpr std::size_t telling =
            200; // letters of a line; what is asked of every file must cost little
        const auto tokens = einsumTokens(takeUntil(text, "\n").substr(0, telling));
        if (tokens.size() == 1)
            continue;
        const bool named = tokens.size() > 2 && !tokens[1].glued &&
                           (tokens[0].is("einsum") || (tokens[0].is("extents") && tokens[2].is("=")));
        return named;
    }
    return false;
}

} // namespace doppler
