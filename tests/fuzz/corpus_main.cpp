// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer's own main does with files, without Clang: feeds every file of the folders to the fuzzer of
// a reader.
//   fuzz_corpus READER FOLDER...
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>

int main(int argc, char** argv)
{
    const doppler::fuzz::Fuzzer fuzzer = argc > 1 ? doppler::fuzz::findFuzzer(argv[1]) : nullptr;
    if (!fuzzer) {
        std::fprintf(stderr, "usage: %s READER FOLDER..., a reader that has a fuzzer\n", argv[0]);
        return 2;
    }
    std::size_t count = 0;
    for (int i = 2; i < argc; ++i) {
        std::error_code fault;
        for (const auto& entry : std::filesystem::directory_iterator(argv[i], fault)) {
            if (!entry.is_regular_file())
                continue;
            std::printf("%s\n", entry.path().c_str()); // before it is read: the last one named is the culprit
            std::fflush(stdout);
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string content{std::istreambuf_iterator<char>(in), {}};
            // A copy of just its size, so that sanitizers see a read beyond the end.
            const auto exact = std::make_unique<char[]>(content.size());
            std::copy(content.begin(), content.end(), exact.get());
            fuzzer({exact.get(), content.size()});
            ++count;
        }
    }
    std::printf("%zu files\n", count);
    return count > 0 ? 0 : 1;
}
