// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/models/model_inputs.h"

#include "core/base/excerpt.h"
#include "core/base/quantity.h"
#include "core/io/bytes/file.h"
#include "core/io/models/element_types.h"
#include "core/io/models/npy_header.h"
#include "core/kernels/operators/tensor_proto.h"
#include "core/kernels/values/torch_thread.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

namespace doppler {

namespace {

namespace fs = std::filesystem;

/// One input as the model declares it, at the extents with which the graph was read.
struct Declared {
    std::string name;
    const OnnxValue* value = nullptr; ///< Null: no vertex reads it.
};

std::vector<Declared> declaredInputs(const OnnxProgram& program)
{
    std::vector<Declared> out;
    for (std::string& name : program.inputNames())
        out.push_back({std::move(name), nullptr});
    for (const OnnxValue& value : program.origin().values)
        if (value.kind == OnnxValue::Kind::Input)
            for (Declared& input : out)
                if (input.name == value.name)
                    input.value = &value;
    return out;
}

std::string namesOf(const std::vector<Declared>& inputs)
{
    constexpr std::size_t most = 20;
    std::string out;
    for (std::size_t i = 0; i < std::min(inputs.size(), most); ++i)
        out += (i == 0 ? "" : ", ") + excerpt(inputs[i].name);
    return inputs.size() > most ? out + ", ..." : out;
}

std::string asFileName(std::string name)
{
    for (char& c : name)
        if (c == '/' || c == ':' || c == '\\')
            c = '_';
    return name;
}

/// The most bytes that a file of this input has: packed numbers of any type take at most 10 bytes each.
std::uint64_t mostBytesOf(const Declared& input)
{
    constexpr std::uint64_t most = std::numeric_limits<int>::max(); // protobuf's limit
    constexpr std::uint64_t description = std::uint64_t{1} << 20;
    if (!input.value || !input.value->ranked)
        return most;
    std::uint64_t elements = 1;
    for (const std::int64_t extent : input.value->dims) {
        if (extent < 0 || (extent > 0 && elements > most / static_cast<std::uint64_t>(extent)))
            return most;
        elements *= static_cast<std::uint64_t>(extent);
    }
    return std::min(most, description + 16 * elements);
}

std::optional<Error> misfit(const Declared& input, int type, const std::vector<std::int64_t>& dims)
{
    if (!input.value)
        return std::nullopt;
    const OnnxValue& value = *input.value;
    bool fits = value.elementType == 0 || value.elementType == type;
    if (value.ranked) {
        fits = fits && value.dims.size() == dims.size();
        for (std::size_t i = 0; fits && i < dims.size(); ++i)
            fits = value.dims[i] < 0 || value.dims[i] == dims[i];
    }
    if (fits)
        return std::nullopt;
    return Error{
        {DOPPLER_TEXT("core",
                      "found {0}, but the graph was read with {1} for the input \"{2}\"; give a tensor "
                      "of this type and shape, or open the model with other extents"),
         {tensorTypeText(type, dims),
          value.ranked ? tensorTypeText(value.elementType, value.dims)
                       : std::string(elementTypeName(value.elementType)),
          excerpt(input.name)}},
        {},
        {}};
}

Result<at::Tensor> tensorOfProto(const std::string& file, const Declared& input)
{
    const auto text = readFile(file, mostBytesOf(input));
    if (!text)
        return text.error();
    onnx::TensorProto proto;
    google::protobuf::io::ArrayInputStream stream(text->data(), static_cast<int>(text->size()));
    google::protobuf::io::CodedInputStream coded(&stream);
    coded.SetRecursionLimit(10);
    if (!proto.ParseFromCodedStream(&coded) || !proto.has_data_type())
        return Error{
            {DOPPLER_TEXT("core", "found no tensor, expected one as ONNX stores it (TensorProto)")}, {}, {}};
    if (auto error = misfit(input, proto.data_type(), {proto.dims().begin(), proto.dims().end()}))
        return *std::move(error);
    return tensorOf(proto, fs::path(file).parent_path().string());
}

void swapBytes(std::string& bytes, std::size_t each)
{
    for (std::size_t i = 0; i + each <= bytes.size(); i += each)
        std::reverse(bytes.begin() + static_cast<std::ptrdiff_t>(i),
                     bytes.begin() + static_cast<std::ptrdiff_t>(i + each));
}

/// Checks type and shape before the elements are read.
Result<at::Tensor> tensorOfNpy(const std::string& file, const Declared& input)
{
    const auto head = readFileHead(file);
    if (!head)
        return head.error();
    const auto header = readNpyHeader(*head);
    if (!header)
        return header.error();
    if (auto error = misfit(input, header->elementType, header->dims))
        return *std::move(error);
    const auto text =
        readFile(file, std::min<std::uint64_t>(header->dataAt + header->dataBytes, mostFileBytes));
    if (!text)
        return text.error();
    if (text->size() != header->dataAt + header->dataBytes)
        return Error{
            {DOPPLER_TEXT("core", "the array has {0} bytes of elements, expected {1} by its shape"),
             {count(text->size() - std::min(text->size(), header->dataAt)), count(header->dataBytes)}},
            {},
            {}};
    onnx::TensorProto proto;
    proto.set_name(input.name);
    proto.set_data_type(header->elementType);
    std::vector<std::int64_t> dims = header->dims;
    if (header->columnMajor)
        std::reverse(dims.begin(), dims.end());
    for (const std::int64_t extent : dims)
        proto.add_dims(extent);
    *proto.mutable_raw_data() = text->substr(header->dataAt);
    if (header->otherEndian)
        swapBytes(*proto.mutable_raw_data(), header->swapBytes);
    auto tensor = tensorOf(proto, {});
    if (!tensor || !header->columnMajor)
        return tensor;
    std::vector<std::int64_t> axes;
    for (std::size_t i = dims.size(); i > 0; --i)
        axes.push_back(static_cast<std::int64_t>(i) - 1);
    return tensor->permute(axes).contiguous();
}

Result<at::Tensor> tensorIn(const std::string& file, const Declared& input)
{
    return withinMemory<at::Tensor>(file, [&]() -> Result<at::Tensor> {
        try {
            auto tensor =
                fs::path(file).extension() == ".npy" ? tensorOfNpy(file, input) : tensorOfProto(file, input);
            return tensor ? std::move(tensor) : Result<at::Tensor>(inFile(tensor.error(), file));
        } catch (const c10::Error& error) { // of an allocation, too
            return Error{messageOf(error), file, {}};
        }
    });
}

/// "input_12": 12.
std::optional<std::size_t> numberOf(const std::string& stem)
{
    constexpr std::string_view prefix = "input_";
    if (!stem.starts_with(prefix) || stem.size() == prefix.size() || stem.size() > prefix.size() + 6)
        return std::nullopt;
    std::size_t out = 0;
    for (const char c : stem.substr(prefix.size())) {
        if (c < '0' || c > '9')
            return std::nullopt;
        out = out * 10 + static_cast<std::size_t>(c - '0');
    }
    return out;
}

/// The input to which a file belongs; null for none.
const Declared* inputOf(const fs::path& file, const std::vector<Declared>& inputs)
{
    const std::string stem = file.stem().string();
    for (const Declared& input : inputs)
        if (input.name == stem || asFileName(input.name) == stem)
            return &input;
    const auto number = file.extension() == ".pb" ? numberOf(stem) : std::nullopt;
    return number && *number < inputs.size() ? &inputs[*number] : nullptr;
}

bool hasTensor(const fs::path& file)
{
    return file.extension() == ".npy" ||
           (file.extension() == ".pb" && !file.stem().string().starts_with("output_"));
}

Result<std::vector<std::string>> filesIn(const std::string& folder)
{
    constexpr std::size_t most = 10000;
    std::vector<std::string> out;
    std::error_code failure;
    for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end && out.size() < most;
         entry.increment(failure))
        if (hasTensor(entry->path()))
            out.push_back(entry->path().string());
    if (failure)
        return Error{
            {DOPPLER_TEXT("core", "the folder cannot be read: {0}"), {failure.message()}}, folder, {}};
    if (out.empty())
        return Error{{DOPPLER_TEXT("core", "the folder has no inputs, expected files such as input_0.pb or "
                                           "NAME.npy")},
                     folder,
                     {}};
    std::sort(out.begin(), out.end());
    return out;
}

Result<OnnxInputs> readFolder(const std::string& folder, const std::vector<Declared>& inputs)
{
    const auto files = filesIn(folder);
    if (!files)
        return files.error();
    OnnxInputs out;
    std::map<std::string, std::string> fileOf;
    for (const std::string& file : *files) {
        const Declared* input = inputOf(file, inputs);
        if (!input)
            return Error{{DOPPLER_TEXT("core", "the model has no input for this file, expected a file named "
                                               "after one of: {0}"),
                          {namesOf(inputs)}},
                         file,
                         {}};
        if (const auto [other, isNew] = fileOf.emplace(input->name, file); !isNew)
            return Error{
                {DOPPLER_TEXT("core", "the input \"{0}\" has a second file, {1}; remove one of them"),
                 {excerpt(input->name), other->second}},
                file,
                {}};
        auto tensor = tensorIn(file, *input);
        if (!tensor)
            return tensor.error();
        out.emplace(input->name, *std::move(tensor));
    }
    return out;
}

} // namespace

Result<OnnxInputs> readModelInputs(const std::string& path, const OnnxProgram& program)
{
    const std::vector<Declared> inputs = declaredInputs(program);
    std::error_code failure;
    if (fs::is_directory(path, failure))
        return readFolder(path, inputs);
    if (!fs::exists(path, failure))
        return Error{
            {DOPPLER_TEXT("core", "there is no such file or folder, expected the inputs of the model")},
            path,
            {}};
    const std::string extension = fs::path(path).extension().string();
    if (extension != ".npy" && extension != ".pb")
        return Error{{DOPPLER_TEXT("core", "found the extension \"{0}\", expected .npy, .pb, or a folder"),
                      {excerpt(extension)}},
                     path,
                     {}};
    const Declared* input = inputOf(path, inputs);
    if (!input && inputs.size() == 1)
        input = &inputs.front();
    if (!input)
        return Error{
            {DOPPLER_TEXT("core", "the model has {0} inputs, expected a folder with files named after "
                                  "them: {1}"),
             {count(inputs.size()), namesOf(inputs)}},
            path,
            {}};
    auto tensor = tensorIn(path, *input);
    if (!tensor)
        return tensor.error();
    OnnxInputs out;
    out.emplace(input->name, *std::move(tensor));
    return out;
}

} // namespace doppler
