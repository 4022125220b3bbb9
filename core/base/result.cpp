// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

namespace doppler {

std::string errorLine(const Error& error, const std::string& sentence)
{
    std::string out;
    if (!error.file.empty())
        out += error.file + ": ";
    if (!error.place.empty())
        out += error.place + ": ";
    out += sentence;
    for (char& c : out)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    return out;
}

std::string Error::english() const { return errorLine(*this, message.english()); }

Error inFile(Error error, const std::string& file)
{
    if (error.file.empty())
        error.file = file;
    return error;
}

} // namespace doppler
