// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csetjmp>
#include <stop_token>

#include <glpk.h>

namespace doppler {

/// GLPK on this thread: it keeps its memory in one environment a thread. A fault, which would end the
/// process, returns to the last call of guarded(). A stop request returns there, too: the simplex method has
/// no other way out, but between iterations it prints a line, at most one per millisecond. The line is
/// dropped, and the request is checked.
class GlpkGuard {
public:
    explicit GlpkGuard(const std::stop_token& s) : stop(s)
    {
        glp_term_hook(
            [](void* self, const char*) {
                auto* glpk = static_cast<GlpkGuard*>(self);
                if (glpk->inside && glpk->stop.stop_requested())
                    std::longjmp(glpk->back, 1); // NOLINT: the same way
                return 1;
            },
            this);
    }
    ~GlpkGuard()
    {
        inside = false;
        glp_free_env();
    }
    GlpkGuard(const GlpkGuard&) = delete;
    GlpkGuard& operator=(const GlpkGuard&) = delete;

    /// False where GLPK found a fault or was stopped; then nothing of it may be used any more. `call` must
    /// leave nothing behind that would have to be destroyed.
    template <class Call>
    bool guarded(const Call& call)
    {
        if (setjmp(back) != 0) { // NOLINT: the way that GLPK provides
            inside = false;
            return false;
        }
        glp_error_hook([](void* self) { std::longjmp(static_cast<GlpkGuard*>(self)->back, 1); },
                       this); // NOLINT
        inside = true;
        call();
        inside = false;
        glp_error_hook(nullptr, nullptr);
        return true;
    }

private:
    const std::stop_token& stop;
    bool inside = false;
    std::jmp_buf back{};
};

} // namespace doppler
