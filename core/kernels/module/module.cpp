// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/kernel_module.h"
#include "core/kernels/einsum/einsum_kernels.h"
#include "core/kernels/machine/probe_machine.h"
#include "core/kernels/models/onnx_kernels.h"
#include "core/kernels/ranks/gloo_link.h"
#include "core/kernels/standins/standin_kernels.h"
#include "core/kernels/values/torch_thread.h"

namespace doppler {

namespace {

using KernelsOrError = Result<std::unique_ptr<GraphKernels>>;

/// Inputs from files are never dropped in silence.
KernelsOrError needsNoInputs(const ComputationRequest& request, KernelsOrError kernels)
{
    if (request.inputs.empty() || !kernels)
        return kernels;
    return Error{{DOPPLER_TEXT("core", "only the operators of an ONNX model read inputs from files, and this "
                                       "graph's vertices are computed otherwise; remove the option inputs")},
                 request.inputs,
                 {}};
}

/// The kernels of a graph by its origin: an einsum program, an ONNX model, or stand-ins.
KernelsOrError kernelsOf(const ComputationRequest& request)
{
    std::vector<Message> notes;
    if (!request.standIns) {
        auto einsum = makeEinsumKernels(request.problem->graphPtr(), request.seed, notes);
        if (!einsum)
            return einsum.error();
        if (*einsum)
            return needsNoInputs(request, std::move(einsum));
        auto model = makeOnnxKernels(request.problem->graphPtr(), request.seed, notes, {}, request.inputs);
        if (!model || *model)
            return model;
    }
    return needsNoInputs(request, makeStandInKernels(request.problem, std::move(notes)));
}

class TorchKernels final : public KernelModule {
public:
    Result<std::unique_ptr<Computation>> computation(const ComputationRequest& request) override
    {
        try {
            auto kernels = kernelsOf(request);
            if (!kernels)
                return kernels.error();
            return makeComputation(request.problem, std::move(*kernels));
        } catch (const std::exception& exception) {
            return Error{messageOf(exception), {}, {}};
        }
    }
    Result<MachineProbe> probe(const ProbeRequest& request) override
    {
        try {
            return probeMachine(request, torchDescription());
        } catch (const std::exception& exception) {
            return Error{messageOf(exception), {}, {}};
        }
    }
    Result<std::unique_ptr<RankLink>> connectRanks(const RankSetup& setup, RankBoard& board,
                                                   double seconds) override
    {
        return connectGlooLink(setup, board, seconds);
    }
    [[nodiscard]] std::string description() const override { return torchDescription(); }
};

KernelModule* theModule()
{
    static TorchKernels module;
    return &module;
}

} // namespace

} // namespace doppler

extern "C" const doppler::KernelModuleEntry dopplerKernelModule;
const doppler::KernelModuleEntry dopplerKernelModule{doppler::KernelModuleEntry::currentInterface,
                                                     &doppler::theModule};
