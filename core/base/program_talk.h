// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace doppler {

/// Whether the name of a placer or an engine is a program: it contains a folder, such as "./mine.py".
bool namesProgram(std::string_view name);
/// The command line that runs it: a file is quoted for the shell, anything else is already a command line.
std::string commandOf(const std::string& program);

/// The sentences for what a program may do wrong, marked with DOPPLER_TEXT.
struct ProgramFaults {
    const char* longLine;   ///< {0}: bytes that a line may have.
    const char* terminated; ///< {0}: number of the signal.
    const char* exited;     ///< {0}: status.
    const char* silent;     ///< It exited without a complete answer.
    const char* slow;       ///< {0}: seconds.
};

/// A program that reads one text, and replies if it asks for any, and answers in lines.
struct ProgramTalk {
    std::string command;        ///< Run by the shell.
    std::string_view question;  ///< Sent to its standard input, which is then closed.
    std::size_t mostLine = 0;   ///< Bytes that a line may have.
    double patience = 0;        ///< Seconds until the program counts as unresponsive.
    bool patientByLine = false; ///< Whether the seconds start again with each line.
    std::stop_token stop;
    ProgramFaults faults;
    /// For a dialogue: `take` appends what the program is sent next, and its standard input stays open until
    /// the answer is complete. Null: it is closed after the question.
    std::string* replies = nullptr;
};

enum class TalkEnd {
    Answered, ///< The answer is complete.
    Stopped,  ///< The stop token requested a stop before the program ended.
};

/// Runs the program and hands every line that is not blank to `take`, with its number from 1. `take` returns
/// whether the answer is now complete; its error ends the talk. A program with a complete answer may still
/// clean up for a second. At the end of the talk the program and all processes that it started are killed.
/// Errors name the program and the last line of its standard error. Blocks.
Result<TalkEnd> talkTo(const ProgramTalk& talk,
                       const std::function<Result<bool>(std::string_view line, std::size_t number)>& take);

/// The error of a reader with the number of the program's line in its place.
Error inLine(const Error& error, std::size_t number);

} // namespace doppler
