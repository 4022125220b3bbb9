// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/libtorch.h"

#include <new>

#include <ATen/Parallel.h>
#include <dlfcn.h>
#include <torch/version.h>

namespace doppler {

void useOneThread()
{
    at::set_num_threads(1);
    // OpenBLAS has threads of its own that LibTorch does not know of.
    using SetThreads = void (*)(int);
    if (void* symbol = dlsym(RTLD_DEFAULT, "openblas_set_num_threads"))
        reinterpret_cast<SetThreads>(symbol)(1);
}

std::string torchVersion() { return std::string("LibTorch ") + TORCH_VERSION; }

std::string firstLine(const std::exception& exception)
{
    if (dynamic_cast<const std::bad_alloc*>(&exception))
        return "there is not enough memory; use a smaller graph or a smaller network";
    const std::string all = exception.what();
    return all.substr(0, all.find('\n'));
}

} // namespace doppler
