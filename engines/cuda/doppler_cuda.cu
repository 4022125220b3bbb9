// SPDX-License-Identifier: GPL-3.0-or-later
// Executes a placed graph on the GPUs and cores of this machine: an external engine for Doppler Workbench.
// README.md describes it.
#include "cuda_backend.cuh"
#include "document.h"
#include "emulated.h"
#include "probe.cuh"
#include "run_document.h"
#include "self_test.h"

#include <cstdio>
#include <exception>
#include <new>

namespace doppler_cuda {

namespace {

constexpr std::size_t mostInputBytes = std::size_t{1} << 30;

const char* const usage =
    "doppler-cuda: executes a placed graph on the GPUs of this machine.\n"
    "usage: doppler-cuda [COMMAND] < DOCUMENT\n"
    "  (none)              execute a document doppler-execution, version 1; print lines of JSON\n"
    "  --plan              print what would be executed: bytes, transfers, tokens; needs no GPU\n"
    "  --emulated-gpus N   execute with host threads in place of N GPUs, for tests\n"
    "  --self-test         test everything that needs no GPU\n"
    "  --check-kernels     compare the kernels on GPU 0 with loops in double precision\n"
    "  --probe             measure GPU 0 and this host\n"
    "  --help              this text\n"
    "Options of a document: oversubscribe, graph, drive (host, enqueue, graph), tf32, digests.\n";

void print(const std::string& line)
{
    // One write per line, so that a reader sees each repeat at once.
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

Document readDocument()
{
    std::string text;
    char block[1 << 16];
    for (std::size_t n = 0; (n = std::fread(block, 1, sizeof block, stdin)) > 0;) {
        text.append(block, n);
        if (text.size() > mostInputBytes)
            throw Failure{"the document has more than " + std::to_string(mostInputBytes) + " bytes"};
    }
    const Json root = JsonReader(text).read();
    return DocumentReader(root).read();
}

/// The driver for a document: CUDA if any of its devices is a GPU.
std::unique_ptr<Backend> backendFor(const Document& doc, int emulated)
{
    if (emulated >= 0)
        return std::make_unique<Emulated>(emulated);
    const bool needsGpu =
        std::any_of(doc.devices.begin(), doc.devices.end(), [](const auto& d) { return !d.cpu; });
    if (!needsGpu)
        return std::make_unique<Emulated>(0);
    return std::make_unique<Cuda>(doc.flag("tf32"));
}

void requireGpu(const Backend& backend)
{
    if (backend.gpuCount() == 0)
        throw Failure{"this machine has no GPU that CUDA can use"};
}

int runCommand(const std::vector<std::string>& arguments)
{
    const std::string command = arguments.empty() ? "" : arguments[0];
    if (command == "--help") {
        std::fputs(usage, stdout);
        return 0;
    }
    if (command == "--self-test")
        return SelfTest().run() == 0 ? 0 : 1;
    if (command == "--check-kernels" || command == "--probe") {
        Cuda backend(false);
        requireGpu(backend);
        if (command == "--probe") {
            Probe(backend).run();
            return 0;
        }
        return checkKernels(backend) == 0 ? 0 : 1;
    }
    if (command == "--plan") {
        print(planText(readDocument()));
        return 0;
    }
    int emulated = -1;
    if (command == "--emulated-gpus" && arguments.size() == 2)
        emulated = std::atoi(arguments[1].c_str());
    else if (!command.empty())
        throw Failure{"unknown argument " + quoted(command) + ", see doppler-cuda --help"};
    const Document doc = readDocument();
    const std::unique_ptr<Backend> backend = backendFor(doc, emulated);
    DocumentRun(doc, *backend, print).run();
    return 0;
}

} // namespace

} // namespace doppler_cuda

int main(int argc, char** argv)
{
    using namespace doppler_cuda;
    int status = 1;
    try {
        status = runCommand(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const Failure& failure) {
        print("{\"error\": " + quoted(failure.text) + "}");
    } catch (const std::bad_alloc&) {
        print("{\"error\": \"no memory on the host\"}");
    } catch (const std::exception& error) {
        print("{\"error\": " + quoted(error.what()) + "}");
    }
    return status;
}
