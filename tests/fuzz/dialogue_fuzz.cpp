// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a dialogue (docs/evaluate.md), one after the other on the same problem.
#include "core/dialogue/dialogue.h"
#include "core/io/json/json_reader.h"
#include "core/sim/simulator.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <cmath>

DOPPLER_FUZZER(dialogue, input)
{
    static const ProblemPtr problem = smallProblem();
    Dialogue dialogue(problem, {.problem = [] { return std::string("{}"); }});
    std::size_t lines = 0;
    std::size_t answers = 0;
    requireBounded(input, [&] {
        for (std::string_view rest = input; !rest.empty() && lines < 64; ++lines) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string answer = dialogue.answer(rest.substr(0, end));
            answers +=
                answer.starts_with('{') && answer.ends_with('}') && answer.find('\n') == std::string::npos
                    ? 1
                    : 0;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    });
    require(answers == lines, "every answer is an object on one line");
    if (dialogue.best())
        require(Simulator(problem).makespan(*dialogue.best()) == dialogue.bestMakespan(),
                "the best placement has its makespan");
}
