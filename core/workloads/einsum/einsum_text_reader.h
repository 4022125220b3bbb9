// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum_cursor.h"
#include "core/workloads/einsum/einsum_partition.h"

#include <deque>
#include <map>
#include <string>
#include <unordered_map>

namespace doppler {

/// Reads one text in the einsum language; readEinsumText() is the public function. Statements are in
/// einsum_text_reader.cpp, operations in einsum_text_operation.cpp.
class EinsumTextReader : private EinsumCursor {
public:
    EinsumTextReader(std::string_view text, std::string_view name);
    EinsumText run() &&;

private:
    using Token = EinsumToken;
    static constexpr std::size_t mostOperands = 16;
    /// A tensor as an operand, e.g. A[i,j].
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
    /// Stores the place of the operation just added, and whether it has pieces.
    void registerPlace(const Token& token);
    /// "[i,j]" or "[ij]"; each label once, each with an extent.
    bool readLabels(std::string& labels, std::vector<Token>& labelTokens);
    bool addLabel(const Token& token, std::string& labels, std::vector<Token>& labelTokens);
    /// "i=4 k=2" after the word.
    bool readPieceList(std::map<char, std::uint32_t>& pieces, const std::string* labels);
    /// The pieces of an operation: its own, or the current default.
    bool readPieces(Einsum& operation);
    /// pieces i=4 k=2: for the following operations without pieces of their own. Or: pieces auto 16 [greedy].
    bool readStandingPieces();
    bool readAutoPieces();
    /// Chooses the pieces of all operations without any.
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
    /// The part after "=" in the long form: [aggregation] function(A[i], ...) | A[i] * B[j] ... | A[i].
    bool readTerm(Einsum& operation, std::vector<Operand>& operands);
    bool readFactor(Einsum& operation);
    /// "* B[j,k] * C[k]", "- B[i]", "* 0.5", "/ 128"
    bool readSigns(Einsum& operation, std::vector<Operand>& operands);
    bool checkRoom(const std::vector<Operand>& operands);
    /// relu(A[i,k])
    bool readCall(Einsum& operation, std::vector<Operand>& operands);
    bool checkFunction(const Token& function);
    bool checkOperandCount(const Token& function, std::size_t found);
    /// The tensor with this name.
    bool readTensor(Operand& operand);
    bool readOperand(Operand& operand);
    /// Compares the labels of an operand with those of its definition.
    bool checkShape(const Operand& operand);
    /// [aggregation] [function] ij,jk->ik (A, B)
    bool readShortForm(Einsum& operation, std::vector<Operand>& operands);
    bool readBareLabels(std::string& labels, std::vector<Token>& labelTokens);
    bool readShortWords(const std::vector<Token>& words, Einsum& operation, std::vector<Operand>& operands);
    /// Names the kernels: by the function; "matmul" for a sum of products; a pure reduction by its
    /// aggregation.
    bool nameKernel(Einsum& operation, const Token& name);

    Token aggregationToken; ///< Where the current operation names its aggregation.
    std::unordered_map<std::string_view, std::size_t> tensors;
    std::map<std::string_view, std::size_t> ownFunctions;
    std::map<char, std::uint32_t> standingPieces;
    bool standingAuto = false;
    std::uint32_t autoPieces = 0; ///< 0: no automatic choice.
    PartitionSearch autoSearch = PartitionSearch::Trees;
    TextPlace autoPlace;
    bool choosing = false;   ///< Whether the pieces of the current operation are chosen automatically.
    std::vector<bool> given; ///< By operation: whether its pieces are given.
    std::deque<std::string> derivedNames; ///< Names of gradients; keys of `tensors`.
    EinsumText out;
};

} // namespace doppler
