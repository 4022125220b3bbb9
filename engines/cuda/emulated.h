// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"
#include "host_kernels.h"

#include <atomic>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace doppler_cuda {

/// Streams that are host threads: for documents without GPUs (none at all), and to test the drivers without
/// one.
class Emulated final : public Backend {
public:
    explicit Emulated(int gpus) : gpus(gpus), zeros(static_cast<std::size_t>(gpus)) {}

    ~Emulated() override
    {
        for (auto& stream : streams)
            stream->stop();
        for (char* block : blocks)
            std::free(block);
    }

    std::string name() const override { return gpus > 0 ? "host threads in place of GPUs" : "host threads"; }
    int gpuCount() const override { return gpus; }
    std::string gpuName(int gpu) const override { return "emulated GPU " + std::to_string(gpu); }
    std::uint64_t freeBytes(int) const override { return std::uint64_t{1} << 30; }
    char* allocate(int, std::uint64_t bytes) override { return allocateHost(bytes); }

    char* allocateHost(std::uint64_t bytes) override
    {
        char* block = static_cast<char*>(std::aligned_alloc(4096, (bytes + 4096) / 4096 * 4096));
        if (!block)
            throw Failure{"no memory for an arena of " + std::to_string(bytes) + " bytes"};
        std::memset(block, 0, bytes);
        blocks.push_back(block);
        return block;
    }

    std::uint64_t streamBytes() const override { return 0; }

    int addStream(int, bool) override
    {
        streams.push_back(std::make_unique<Stream>());
        return static_cast<int>(streams.size()) - 1;
    }

    int addEvent(int gpu) override
    {
        events.push_back(std::make_unique<Event>());
        events.back()->gpu = gpu;
        return static_cast<int>(events.size()) - 1;
    }

    void record(int event, int stream) override
    {
        Event* e = events[static_cast<std::size_t>(event)].get();
        const std::uint64_t turn = ++e->recorded;
        push(stream, [e, turn] {
            e->seconds = now();
            e->reached.store(turn, std::memory_order_release);
        });
    }

    void wait(int stream, int event) override
    {
        Event* e = events[static_cast<std::size_t>(event)].get();
        const std::uint64_t turn = e->recorded;
        push(stream, [e, turn] {
            while (e->reached.load(std::memory_order_acquire) < turn)
                std::this_thread::yield();
        });
    }

    bool done(int event) override
    {
        const Event& e = *events[static_cast<std::size_t>(event)];
        return e.reached.load(std::memory_order_acquire) == e.recorded;
    }

    void launch(int stream, const Work& work) override
    {
        push(stream, [&work] { runOnHost(work); });
    }

    void copy(int stream, char* to, int, const char* from, int, std::uint64_t bytes) override
    {
        push(stream, [to, from, bytes] { std::memcpy(to, from, bytes); });
    }

    void synchronise() override
    {
        for (auto& stream : streams)
            stream->drain();
    }

    // The zero is read a little wrong, so that the correction by causality has something to do.
    Anchor anchor(int gpu) override
    {
        double& zero = zeros[static_cast<std::size_t>(gpu)];
        const double last = zero;
        zero = now();
        return {zero + 1e-7, 1e-6, last > 0 ? zero - last : 0};
    }
    std::pair<Anchor, double> compareClocks(int gpu) override
    {
        const double time = now();
        return {{time, 1e-6, 0}, time - zeros[static_cast<std::size_t>(gpu)]};
    }
    double secondsOf(int event) override
    {
        const Event& e = *events[static_cast<std::size_t>(event)];
        return e.seconds - zeros[static_cast<std::size_t>(e.gpu)];
    }

    void fill(int, float* data, std::uint64_t elements, std::uint64_t seed) override
    {
        for (std::uint64_t i = 0; i < elements; ++i)
            data[i] = residentValue(seed, i);
    }
    void upload(int, char* to, const void* from, std::uint64_t bytes) override
    {
        std::memcpy(to, from, bytes);
    }
    void download(int, void* to, const char* from, std::uint64_t bytes) override
    {
        std::memcpy(to, from, bytes);
    }
    void clearTokens(int, std::uint32_t* const* table, std::size_t count) override
    {
        for (std::size_t i = 0; i < count; ++i)
            *table[i] = 0;
    }
    std::vector<std::uint32_t> readTokens(int, std::uint32_t* const* table, std::size_t count) override
    {
        std::vector<std::uint32_t> out(count);
        for (std::size_t i = 0; i < count; ++i)
            out[i] = *table[i];
        return out;
    }
    double digest(int, const float* data, std::uint64_t elements) override
    {
        return digestOnHost(data, elements);
    }

    void beginCapture(int) override { throw Failure{"CUDA graphs need a GPU: leave out the option graph"}; }
    void endCapture(int) override {}
    void launchGraph(int) override {}

private:
    struct Event {
        int gpu = 0;
        std::uint64_t recorded = 0;
        std::atomic<std::uint64_t> reached{0};
        double seconds = 0;
    };

    class Stream {
    public:
        Stream() : thread([this] { run(); }) {}
        void push(std::function<void()> call)
        {
            const std::lock_guard lock(mutex);
            calls.push_back(std::move(call));
            changed.notify_all();
        }
        void drain()
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return calls.empty() && !busy; });
        }
        void stop()
        {
            {
                const std::lock_guard lock(mutex);
                stopping = true;
                changed.notify_all();
            }
            thread.join();
        }

    private:
        std::mutex mutex;
        std::condition_variable changed;
        std::deque<std::function<void()>> calls;
        bool busy = false;
        bool stopping = false;
        std::thread thread;

        void run()
        {
            std::unique_lock lock(mutex);
            while (true) {
                changed.wait(lock, [this] { return stopping || !calls.empty(); });
                if (calls.empty())
                    return;
                const std::function<void()> call = std::move(calls.front());
                calls.pop_front();
                busy = true;
                lock.unlock();
                call();
                lock.lock();
                busy = false;
                changed.notify_all();
            }
        }
    };

    int gpus;
    std::vector<double> zeros;
    std::vector<std::unique_ptr<Stream>> streams;
    std::vector<std::unique_ptr<Event>> events;
    std::vector<char*> blocks;

    void push(int stream, std::function<void()> call)
    {
        streams[static_cast<std::size_t>(stream)]->push(std::move(call));
    }
};

} // namespace doppler_cuda
