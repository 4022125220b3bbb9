// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/torch_thread.h"

#include <new>

#include <ATen/Parallel.h>
#include <c10/util/Exception.h>
#include <dlfcn.h>
#include <torch/version.h>

namespace doppler {

namespace {

/// OpenBLAS, if LibTorch runs on it. The function has no header of its own that is always installed.
template <class Function>
Function openBlas(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

} // namespace

void useThisThreadOnly()
{
    // LibTorch's number of threads belongs to the thread that sets it; threads that come later start with the
    // last one. The learning module sets the same number.
    thread_local bool set = false;
    if (set)
        return;
    set = true;
    at::set_num_threads(1);
    // OpenBLAS has threads of its own that LibTorch does not know of.
    if (auto* threads = openBlas<void (*)(int)>("openblas_set_num_threads"))
        threads(1);
}

std::string torchDescription()
{
    std::string out = std::string("LibTorch ") + TORCH_VERSION;
    if (auto* core = openBlas<char* (*)()>("openblas_get_corename"))
        out += std::string(", OpenBLAS (") + core() + ')';
    return out;
}

Message messageOf(const std::exception& exception)
{
    if (dynamic_cast<const std::bad_alloc*>(&exception))
        return {DOPPLER_TEXT("core", "there is not enough memory; use a smaller graph or close programs")};
    const auto* error = dynamic_cast<const c10::Error*>(&exception);
    const std::string all = error ? error->what_without_backtrace() : exception.what();
    return {DOPPLER_TEXT("core", "the kernel failed: {0}"), {all.substr(0, all.find('\n'))}};
}

} // namespace doppler
