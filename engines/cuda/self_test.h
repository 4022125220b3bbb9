// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"
#include "emulated.h"
#include "gemm_call.h"
#include "kernel_cases.h"
#include "run_document.h"

namespace doppler_cuda {

/// Tests that need no GPU: readers, plans, host kernels, arguments of cuBLAS, and both drivers on emulated
/// GPUs.
class SelfTest {
public:
    /// Number of failed checks; each is printed.
    int run()
    {
        testJson();
        testDocument();
        testTokens();
        testHostKernels();
        testGemmCalls();
        testStandInIsCounted();
        testClock();
        testOrders();
        testDrivers();
        std::printf("{\"self_test\": %s, \"checks\": %d, \"failed\": %d}\n", failed == 0 ? "true" : "false",
                    checks, failed);
        return failed;
    }

private:
    int checks = 0;
    int failed = 0;

    void expect(bool good, const std::string& what)
    {
        ++checks;
        if (good)
            return;
        ++failed;
        std::fprintf(stderr, "FAILED: %s\n", what.c_str());
    }

    template <typename Call>
    void expectFailure(Call call, const std::string& part)
    {
        try {
            call();
            expect(false, "an error that contains: " + part);
        } catch (const Failure& failure) {
            expect(failure.text.find(part) != std::string::npos, failure.text + " contains: " + part);
        }
    }

    void testJson()
    {
        const Json value =
            JsonReader(R"( {"a": [1, -2.5e3, true, null], "b": "x\"\u00e9\ud83d\ude00"} )").read();
        expect(value.find("a")->items[1].number == -2500, "a number");
        expect(value.find("a")->items[2].boolean, "a boolean");
        expect(value.find("b")->text == "x\"\xC3\xA9\xF0\x9F\x98\x80", "escape sequences");
        for (const char* bad : {"", "{", "[1,]", "{\"a\" 1}", "01x", "\"\\ud800\"", "tru", "[1] 2",
                                "{\"a\":1,\"a\":2}", "-", "1.", "\"a", "1e999"})
            expectFailure([bad] { JsonReader(bad).read(); }, "not valid JSON");
        expectFailure([] { JsonReader(std::string(100, '[')).read(); }, "levels");
        expect(JsonReader(quoted("a\"\n\\")).read().text == "a\"\n\\", "quoting");
    }

    /// A diamond 0 -> (1, 2) -> 3 on two devices; `changed`: text to replace, and by what.
    static std::string diamond(const std::string& from = "", const std::string& to = "")
    {
        std::string text = R"({"format": "doppler-execution", "version": 1, "problem": {
            "devices": [{"name": "a", "class": "gpu", "slots": 1}, {"name": "b", "class": "gpu", "slots": 1}],
            "channels": [1, 1], "routes": [[[], [0]], [[1], []]],
            "vertices": [{"output_bytes": 400}, {"output_bytes": 400}, {"output_bytes": 400}, {"output_bytes": 400}],
            "tensors": [{"source": 0, "bytes": 400}, {"source": 1, "bytes": 400}, {"source": 2, "bytes": 400}],
            "edges": [[0, 1, 0], [0, 2, 0], [1, 3, 1], [2, 3, 2]]},
            "placement": {"devices": ["a", "a", "b", "a"]}, "rule": "given", "mode": "asynchronous",
            "keys": [0, 1, 2, 3], "kernels": [{"flops": 1000, "bytes": 800}], "kernel_of": [0, 0, 0, 0],
            "repeats": 2, "warmup": 1, "seed": 1, "options": {"digests": true}})";
        if (!from.empty())
            text.replace(text.find(from), from.size(), to);
        return text;
    }

    static Document documentOf(const std::string& text)
    {
        return DocumentReader(JsonReader(text).read()).read();
    }

    void testDocument()
    {
        const Document doc = documentOf(diamond());
        expect(doc.vertices.size() == 4 && doc.edges.size() == 4 && doc.ordered && !doc.devices[0].cpu,
               "a document");
        const auto refuses = [this](const std::string& from, const std::string& to, const std::string& part) {
            expectFailure([&] { documentOf(diamond(from, to)); }, part);
        };
        refuses("doppler-execution", "doppler-problem", "format");
        refuses("\"version\": 1", "\"version\": 2", "version");
        refuses("[0, 1, 0]", "[0, 9, 0]", "problem.edges[0]");
        refuses("[0, 1, 0]", "[3, 0, 0]", "is not one of vertex");
        refuses("{\"source\": 0, \"bytes\": 400}", "{\"source\": 0, \"bytes\": -1}",
                "problem.tensors[0].bytes");
        refuses("\"a\", \"a\", \"b\"", "\"a\", \"c\", \"b\"", "placement.devices[1]");
        refuses("\"given\"", "\"msr\"", "rule");
        refuses("[0, 1, 2, 3]", "[0, 1, 2]", "keys has 3 entries");
        refuses("\"kernel_of\": [0", "\"kernel_of\": [1", "kernel_of[0]");
        refuses("[2, 3, 2]", "[2, 0, 2]", "cycle");
    }

    void testTokens()
    {
        const Document doc = documentOf(diamond());
        const Plan plan = Planner(doc, {false, false}).make();
        const std::uint32_t t0 = 1, t1 = nextToken(2, t0), t2 = nextToken(3, t0);
        expect(nextToken(2, 1) == ((3U * 0x9E3779B1U) ^ ((3U * 0x9E3779B1U) >> 15)), "a step of a token");
        expect(plan.tokens == std::vector<std::uint32_t>{t0, t1, t2, nextToken(nextToken(4, t1), t2)},
               "tokens");
        expect(plan.transfers.size() == 2 && plan.transfers[0].to == 1 && plan.transfers[1].source == 2,
               "transfers");
        expect(plan.levels == 3 && plan.transfers[1].level == 2, "levels");
    }

    void testHostKernels()
    {
        Emulated backend(0);
        for (const KernelCase& kernel : kernelCases()) {
            const CaseResult result = runCase(kernel, backend, -1, -1);
            const std::string name = std::string(kernel.op) + " " + kernel.einsum;
            expect(result.kind == kernel.kind, name + " has its kind");
            expect(result.difference < 1e-5, name + " differs by " + formatted("%g", result.difference));
            expect(result.tokenEqual, name + " has its token");
        }
    }

    /// Follows the arguments of cuBLAS by their definition (columns first), and compares with our strides.
    void testGemmCalls()
    {
        for (const KernelCase& kernel : kernelCases()) {
            if (kernel.kind != WorkKind::Gemm)
                continue;
            KernelSpec spec;
            spec.einsum = kernel.einsum, spec.op = kernel.op, spec.extents = kernel.extents;
            const GemmWork w = KernelPlanner(spec).plan().gemm;
            const GemmCall call = gemmCall(w);
            bool same = call.ldX >= (call.transposeX ? call.inner : call.rows) &&
                        call.ldY >= (call.transposeY ? call.columns : call.inner) && call.ldD >= call.rows;
            for (int r = 0; r < call.rows; ++r)
                for (int c = 0; c < call.columns; ++c) {
                    const auto m = static_cast<std::uint64_t>(call.swapped ? c : r);
                    const auto n = static_cast<std::uint64_t>(call.swapped ? r : c);
                    same = same && at(r, c, call.ldD) == m * w.cm + n * w.cn;
                    for (int k = 0; k < call.inner; ++k) {
                        const auto inner = static_cast<std::uint64_t>(k);
                        const std::uint64_t x = call.transposeX ? at(k, r, call.ldX) : at(r, k, call.ldX);
                        const std::uint64_t y = call.transposeY ? at(c, k, call.ldY) : at(k, c, call.ldY);
                        const std::uint64_t a = m * w.am + inner * w.ak, b = inner * w.bk + n * w.bn;
                        same = same && x == (call.swapped ? b : a) && y == (call.swapped ? a : b);
                    }
                }
            expect(same, std::string("the arguments of cuBLAS for ") + kernel.einsum);
        }
    }

    static std::uint64_t at(int row, int column, int leadingDimension)
    {
        return static_cast<std::uint64_t>(row) +
               static_cast<std::uint64_t>(column) * static_cast<std::uint64_t>(leadingDimension);
    }

    void testStandInIsCounted()
    {
        KernelSpec spec;
        expect(KernelPlanner(spec).plan().kind == WorkKind::Empty, "no FLOPs and no bytes: empty");
        spec.flops = 10;
        expect(KernelPlanner(spec).plan().kind == WorkKind::StandIn, "FLOPs: a stand-in");
        for (const char* odd : {"ii->i", "ij", "i1->i", "foo ij->i", "ij->k"}) {
            spec.einsum = odd;
            spec.extents = {{'i', 2}, {'j', 2}, {'k', 2}};
            expect(KernelPlanner(spec).plan().kind == WorkKind::StandIn, std::string(odd) + " is a stand-in");
        }
    }

    void testClock()
    {
        ClockRate rate;
        rate.add({100, 5e-6, 0});
        expect(rate.rate() == 1, "one anchor gives no rate");
        rate.add({110.001, 5e-6, 10});
        expect(std::abs(rate.rate() - 1.0001) < 1e-12, "the rate of two anchors");
        ClockFit clock({100, 5e-6, 0}, {110.001, 5e-6, 0}, 10, rate.rate());
        expect(std::abs(clock.driftSeconds() - 0.001) < 1e-9, "drift");
        expect(std::abs(clock.convert(10) - 110.001) < 1e-9, "both ends are met");
        clock.addTask(102, 1.9999, 3, 120); // Would start at 102.0001.
        clock.correct();
        expect(std::abs(clock.convert(10) - 110.001) < 1e-9, "nothing to correct");
        ClockFit late({100, 5e-6, 0}, {101, 5e-6, 0}, 1, 1);
        late.addTask(100.50001, 0.5, 0.6, 100.7); // Would start 10 us before it was issued.
        late.correct();
        expect(std::abs(late.convert(0.5) - 100.50001) < 1e-9, "a start is after its issue");
    }

    void testOrders()
    {
        const auto orderOf = [](const std::string& text) {
            const Document doc = documentOf(text);
            Emulated backend(2);
            World world(doc, backend);
            return DriveByOrder(world, false).order();
        };
        expect(orderOf(diamond()) == std::vector<int>{0, 4, 1, 2, 5, 3}, "order by keys");
        expect(orderOf(diamond("[0, 1, 2, 3]", "[0, 2, 1, 3]")) == std::vector<int>{0, 4, 2, 5, 1, 3},
               "other keys");
        expect(orderOf(diamond("\"asynchronous\"", "\"bulk-synchronous\"")) ==
                   std::vector<int>{0, -1, 4, -1, 1, 2, -1, 5, -1, 3, -1},
               "order by levels");
        const std::string strict = diamond("\"given\"", "\"strict\"");
        std::string stuck = strict;
        stuck.replace(stuck.find("[0, 1, 2, 3]"), 12, "[3, 1, 2, 0]");
        expectFailure([&] { orderOf(stuck); }, "waits for vertex 3");
        expect(orderOf(strict) == std::vector<int>{0, 4, 1, 2, 5, 3}, "strict order");
    }

    std::vector<std::string> linesOf(const std::string& text, int gpus)
    {
        std::vector<std::string> lines;
        const Document doc = documentOf(text);
        Emulated backend(gpus);
        DocumentRun(doc, backend, [&](const std::string& line) { lines.push_back(line); }).run();
        return lines;
    }

    void testDrivers()
    {
        for (const char* drive : {"host", "enqueue"})
            for (const char* mode : {"asynchronous", "bulk-synchronous"})
                for (const char* rule : {"given", "strict"}) {
                    std::string text = diamond("\"asynchronous\"", std::string("\"") + mode + "\"");
                    text.replace(text.find("\"given\""), 7, std::string("\"") + rule + "\"");
                    text.replace(text.find("\"digests\": true"), 15,
                                 std::string("\"drive\": \"") + drive + "\"");
                    checkLines(linesOf(text, 2), std::string(drive) + ", " + mode + ", " + rule);
                }
        checkLines(
            linesOf(diamond("\"name\": \"b\", \"class\": \"gpu\"", "\"name\": \"b\", \"class\": \"cpu\""), 1),
            "a CPU and a GPU");
        checkLines(linesOf(diamond("\"digests\": true", "\"oversubscribe\": true"), 1),
                   "two devices on one GPU");
        expectFailure([this] { linesOf(diamond(), 1); }, "has 2 GPU devices, but this machine has 1");
        expectFailure([this] { linesOf(diamond(), 0); }, "has no GPU");
        expectFailure([this] { linesOf(diamond("\"digests\": true", "\"graph\": true"), 2); }, "need a GPU");
        const std::string large = diamond("{\"output_bytes\": 400}", "{\"output_bytes\": 4000000000}");
        expectFailure([&] { linesOf(large, 2); }, "bytes are available");
    }

    void checkLines(const std::vector<std::string>& lines, const std::string& what)
    {
        int repeats = 0;
        for (const std::string& line : lines) {
            const Json value = JsonReader(line).read();
            if (!value.find("makespan"))
                continue;
            ++repeats;
            const auto& tasks = value.find("tasks")->items;
            const auto& moves = value.find("transfers")->items;
            const auto start = [](const Json& list, std::size_t i = 0) { return list.items[i].number; };
            const double slack = 2e-9; // Of the printed digits.
            expect(start(tasks[0]) >= 0, what + ": starts after the beginning");
            expect(start(moves[0], 2) + slack >= start(tasks[0], 1),
                   what + ": a transfer starts after its source");
            expect(start(tasks[2]) + slack >= start(moves[0], 3),
                   what + ": a task starts after its input arrived");
            expect(start(tasks[3]) + slack >= start(moves[1], 3),
                   what + ": the last task starts after its inputs");
            expect(start(tasks[3]) + slack >= start(tasks[1], 1), what + ": one at a time");
            const auto& tokens = value.find("tokens")->items;
            const Plan plan = Planner(documentOf(diamond()), {false, false}).make();
            for (std::size_t v = 0; v < tokens.size(); ++v)
                expect(tokens[v].number == plan.tokens[v], what + ": token " + std::to_string(v));
        }
        expect(repeats == 2, what + ": two repeats");
    }
};

} // namespace doppler_cuda
