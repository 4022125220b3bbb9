// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/computation.h"
#include "core/exec/machine/machine_probe.h"
#include "core/exec/rank_link.h"
#include "core/ranks/rank_board.h"

namespace doppler {

/// What the separately loaded module with the kernels (LibTorch) offers.
class KernelModule {
public:
    virtual ~KernelModule() = default;
    /// The computation of a problem's graph. Uses one thread for each kernel. Errors name an operator without
    /// kernel, a model file that is gone, inputs that don't fit the model, tensors larger than the machine's
    /// memory.
    virtual Result<std::unique_ptr<Computation>> computation(const ComputationRequest& request) = 0;
    /// Measures this machine (see MachineProbe). Takes about five seconds. Errors: stopped; the system
    /// refuses a thread.
    virtual Result<MachineProbe> probe(const ProbeRequest& request) = 0;
    /// Connects the processes of a board to each other through c10d's Gloo backend; all of them call it.
    /// Blocks at most `seconds`. Errors: a process is gone or does not answer.
    virtual Result<std::unique_ptr<RankLink>> connectRanks(const RankSetup& setup, RankBoard& board,
                                                           double seconds) = 0;
    /// E.g. "LibTorch 1.13.1, OpenBLAS (SkylakeX)".
    [[nodiscard]] virtual std::string description() const = 0;
};

/// Whether the module's file exists. Does not load it.
bool kernelModuleInstalled();
/// Loads the module on first use (about 0.4 s) and never unloads it. Thread-safe; blocks while loading.
Result<KernelModule*> kernelModule();

/// What the module's file exports: `extern "C" doppler::KernelModuleEntry dopplerKernelModule`.
struct KernelModuleEntry {
    static constexpr std::uint32_t currentInterface = 2;
    std::uint32_t interface = currentInterface;
    KernelModule* (*module)() = nullptr;
};

} // namespace doppler
