// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan.h"

#include <chrono>
#include <string>
#include <vector>

namespace doppler_cuda {

/// Host clock: seconds since some time point, monotonic.
inline double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// When a GPU's clock read zero, by the host clock.
struct Anchor {
    double seconds = 0;
    double error = 0;     ///< At most so far off, in seconds.
    double sinceLast = 0; ///< Time by the GPU's clock since its zero was set before; 0 the first time.
};

/// The GPUs as the drivers see them. Streams and events are numbered from 0. Used by one thread.
class Backend {
public:
    Backend() = default;
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual int gpuCount() const = 0;
    [[nodiscard]] virtual std::string gpuName(int gpu) const = 0;
    [[nodiscard]] virtual std::uint64_t freeBytes(int gpu) const = 0;
    /// One allocation, filled with zeros; on the host, pinned for copies if there are GPUs.
    virtual char* allocate(int gpu, std::uint64_t bytes) = 0;
    virtual char* allocateHost(std::uint64_t bytes) = 0;

    /// Bytes that a compute stream needs of its own, in addition to the arena.
    [[nodiscard]] virtual std::uint64_t streamBytes() const = 0;
    virtual int addStream(int gpu, bool computes) = 0;
    virtual int addEvent(int gpu) = 0;
    virtual void record(int event, int stream) = 0;
    /// The stream waits for what is recorded in the event now.
    virtual void wait(int stream, int event) = 0;
    [[nodiscard]] virtual bool done(int event) = 0;
    virtual void launch(int stream, const Work& work) = 0;
    virtual void copy(int stream, char* to, int toGpu, const char* from, int fromGpu,
                      std::uint64_t bytes) = 0;
    /// Waits for all streams.
    virtual void synchronise() = 0;

    /// Sets the zero of a GPU's clock and finds it on the host clock. Nothing may be running.
    virtual Anchor anchor(int gpu) = 0;
    /// Finds on the host clock the present time of a GPU, whose clock keeps its zero: (host, GPU).
    virtual std::pair<Anchor, double> compareClocks(int gpu) = 0;
    /// Time at which an event happened, by its GPU's clock.
    [[nodiscard]] virtual double secondsOf(int event) = 0;

    /// Fills a resident operand.
    virtual void fill(int gpu, float* data, std::uint64_t elements, std::uint64_t seed) = 0;
    virtual void upload(int gpu, char* to, const void* from, std::uint64_t bytes) = 0;
    virtual void download(int gpu, void* to, const char* from, std::uint64_t bytes) = 0;
    /// Writes 0 to tokens, or reads them; `table` is in the arena of this GPU.
    virtual void clearTokens(int gpu, std::uint32_t* const* table, std::size_t count) = 0;
    virtual std::vector<std::uint32_t> readTokens(int gpu, std::uint32_t* const* table,
                                                  std::size_t count) = 0;
    virtual double digest(int gpu, const float* data, std::uint64_t elements) = 0;

    /// Between these two, calls for streams make a graph in place of running. `first`: any stream.
    virtual void beginCapture(int first) = 0;
    virtual void endCapture(int first) = 0;
    virtual void launchGraph(int first) = 0;
};

} // namespace doppler_cuda
