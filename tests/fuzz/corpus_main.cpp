// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer's own main does with files, without Clang: feeds every file of the folders to the target.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv)
{
    std::size_t count = 0;
    for (int i = 1; i < argc; ++i) {
        std::error_code fault;
        for (const auto& entry : std::filesystem::directory_iterator(argv[i], fault)) {
            if (!entry.is_regular_file())
                continue;
            std::printf("%s\n", entry.path().c_str()); // before it is read: the last one named is the culprit
            std::fflush(stdout);
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string content{std::istreambuf_iterator<char>(in), {}};
            // A copy of just its size, so that sanitizers see a read beyond the end.
            const auto exact = std::make_unique<std::uint8_t[]>(content.size());
            std::copy(content.begin(), content.end(), exact.get());
            LLVMFuzzerTestOneInput(exact.get(), content.size());
            ++count;
        }
    }
    std::printf("%zu files\n", count);
    return count > 0 ? 0 : 1;
}
