// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/onnx_origin.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/saved_model.h"
#include "core/io/graphs/graph_format.h"

#include <filesystem>

namespace doppler {

GraphFormat onnxFormat();

namespace {

namespace fs = std::filesystem;

/// The model's file: where it was, or next to the graph's file, if both were moved together.
std::string present(const std::string& model, const std::string& graphFile)
{
    std::error_code failure;
    if (fs::exists(model, failure) || graphFile.empty())
        return model;
    const fs::path beside = fs::path(graphFile).parent_path() / fs::path(model).filename();
    return fs::exists(beside, failure) ? beside.string() : model;
}

Result<std::shared_ptr<const OnnxOrigin>> readAgain(const SavedModel& model, const std::string& graphFile)
{
    const std::string file = present(model.file, graphFile);
    const auto text = readFile(file);
    if (!text)
        return Error{
            {DOPPLER_TEXT("core", "the model from which the graph was read cannot be read: {0}; put it "
                                  "back, or execute the graph with stand-ins"),
             {text.error().message.english()}},
            file,
            {}};
    if (text->size() != model.bytes)
        return otherModel(file);
    const GraphFormat format = onnxFormat();
    const auto specs = format.options(*text);
    Options options(specs);
    for (const auto& [name, value] : model.options)
        if (!options.set(specs, name, value))
            return otherModel(file);
    const auto graph = format.read(*text, {{}, std::move(options), {}, {}, file});
    if (!graph)
        return inFile(graph.error(), file);
    auto origin = std::dynamic_pointer_cast<const OnnxOrigin>((*graph)->origin());
    if (!origin || origin->fingerprint != model.fingerprint)
        return otherModel(file);
    return origin;
}

} // namespace

OnnxOrigin::~OnnxOrigin() = default;

std::string OnnxOrigin::savedProgram() const
{
    if (file.empty())
        return {};
    std::error_code failure;
    const fs::path absolute = fs::absolute(file, failure);
    return savedModelJson(
        {failure ? file : absolute.lexically_normal().string(), bytes, fingerprint, options});
}

Error otherModel(const std::string& file)
{
    return {{DOPPLER_TEXT("core", "the file is another model than the one that the graph was read from; open "
                                  "it again")},
            file,
            {}};
}

Result<std::shared_ptr<const OnnxOrigin>> onnxOrigin(const DataflowGraph& graph)
{
    if (auto own = std::dynamic_pointer_cast<const OnnxOrigin>(graph.origin()))
        return own;
    const auto* saved = dynamic_cast<const SavedOrigin*>(graph.origin().get());
    if (!saved)
        return std::shared_ptr<const OnnxOrigin>();
    const auto model = savedModel(saved->program);
    if (!model)
        return inFile(model.error(), saved->file);
    if (!*model)
        return std::shared_ptr<const OnnxOrigin>();
    return readAgain(**model, saved->file);
}

} // namespace doppler
