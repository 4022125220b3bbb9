// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_cursor.h"
#include "core/workloads/einsum/einsum_partition.h"

#include <deque>
#include <map>
#include <string>
#include <unordered_map>

namespace doppler {

/// Reads one text in the einsum language: readEinsumText() is its face. Statements are in
/// einsum_text_reader.cpp, operations in einsum_text_operation.cpp.
class EinsumTextReader : private EinsumCursor {
public:
    EinsumTextReader(std::string_view text, std::string_view name);
    EinsumText run() &&;

private:
    using Token = EinsumToken;
    static constexpr std::size_t mostOperands = 16;
    /// A tensor as an operation names it, e.g. A[i,j].
    struct Operand {
        std::size_t tensor = 0;
        std::string labels;
        std::vector<Token> labelTokens;
        Token nameToken;
    };

    static std::optional<Aggregation> aggregationNamed(const Token& token);

    // Statements.
    bool readStatement();
    bool readHeading();
    bool readExtents();
    bool readNewName(Token& token);
    /// input A[i,j], B[j,k]
    bool readTensors();
    /// function swiglu 2
    bool readFunction();
    void add(Einsum operation, const Token& name);
    /// Notes where the operation just added stands, and whether its pieces are given.
    void registerPlace(const Token& token);
    /// "[i,j]" or "[ij]"; each label once, each with an extent.
    bool readLabels(std::string& labels, std::vector<Token>& labelTokens);
    bool addLabel(const Token& token, std::string& labels, std::vector<Token>& labelTokens);
    /// "i=4 k=2" behind the word.
    bool readPieceList(std::map<char, std::uint32_t>& pieces, const std::string* labels);
    /// An operation's own pieces, or those that stand.
    bool readPieces(Einsum& operation);
    /// pieces i=4 k=2: of the operations that follow and have none of their own. Or: pieces auto 16 [greedy].
    bool readStandingPieces();
    bool readAutoPieces();
    /// Those of all operations that have none.
    void choosePieces();
    /// gradients L for W1, W2
    bool readGradients();
    bool addGradientsFor(const Token& word, std::size_t of, const std::vector<std::size_t>& to,
                         const std::vector<Token>& names);
    /// The place of the operation that an error names.
    [[nodiscard]] std::optional<TextPlace> placeNamedBy(const Error& error) const;

    // Operations.
    /// NAME[labels] = ...  or  NAME = ij,jk->ik (A, B)
    bool readOperation();
    /// What stands behind "=" in the long form: [aggregation] function(A[i], ...) | A[i] * B[j] ... | A[i].
    bool readTerm(Einsum& operation, std::vector<Operand>& operands);
    bool readFactor(Einsum& operation);
    /// "* B[j,k] * C[k]", "- B[i]", "* 0.5", "/ 128"
    bool readSigns(Einsum& operation, std::vector<Operand>& operands);
    bool checkRoom(const std::vector<Operand>& operands);
    /// relu(A[i,k])
    bool readCall(Einsum& operation, std::vector<Operand>& operands);
    bool checkFunction(const Token& function);
    bool checkOperandCount(const Token& function, std::size_t found);
    /// The tensor that a name means.
    bool readTensor(Operand& operand);
    bool readOperand(Operand& operand);
    /// The labels that an operand has here against those that it was made with.
    bool checkShape(const Operand& operand);
    /// [aggregation] [function] ij,jk->ik (A, B)
    bool readShortForm(Einsum& operation, std::vector<Operand>& operands);
    bool readBareLabels(std::string& labels, std::vector<Token>& labelTokens);
    bool readShortWords(const std::vector<Token>& words, Einsum& operation, std::vector<Operand>& operands);
    /// What the kernels are called: by the function; a sum of products "matmul", a bare reduction by its
    /// aggregation.
    bool nameKernel(Einsum& operation, const Token& name);

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

} // namespace doppler
