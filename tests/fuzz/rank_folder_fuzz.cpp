// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/rankfolder/rank_folder.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/sound_graph.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace {

/// Three files that every input overwrites, in a folder of this process.
class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "doppler-ranks-XXXXXX").string();
        doppler::fuzz::require(::mkdtemp(name.data()) != nullptr, "a folder for the files");
        m_path = name;
    }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// One file for each part of the input; parts are separated by a line "---".
    void fill(std::string_view input) const
    {
        constexpr std::string_view separator = "\n---\n";
        constexpr std::array names{"rank0.json", "b.json", "rank7.json"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::size_t end =
                i + 1 < names.size() ? std::min(input.find(separator), input.size()) : input.size();
            const std::string file = m_path + "/" + names[i];
            if (end > 0)
                doppler::fuzz::require(doppler::writeFile(file, input.substr(0, end)).ok(),
                                       "a file of a rank");
            else
                std::filesystem::remove(file);
            input.remove_prefix(std::min(input.size(), end + separator.size()));
        }
    }

private:
    std::string m_path;
};

} // namespace

DOPPLER_FUZZER(rank_folder, input)
{
    static const Folder folder;
    folder.fill(input);
    const GraphFormat format = rankFolderFormat();
    Options options(format.options({}));
    for (const char* pin : {"false", "true"}) {
        require(options.set(format.options({}), "pin", pin).ok(), "the option of the format");
        std::optional<Result<GraphPtr>> read;
        // Files are read in whole pages, and each has a buffer.
        requireBounded(
            input,
            [&] {
                read = format.readFile(folder.path(), {"fuzzed", options, {}});
            },
            std::size_t{1} << 20);
        if (!read->ok())
            return requireReadable(read->error());
        const std::string fault = tests::unsoundness(***read);
        require(fault.empty(), fault);
    }
}
