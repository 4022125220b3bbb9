// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/run_colors.h"

#include <array>

namespace doppler {

QColor runColor(std::size_t run, bool dark)
{
    static constexpr std::array<QRgb, 8> light{0xff2f5fb3, 0xffa8470a, 0xff0b6e4f, 0xff8a3a8f,
                                               0xffb0235f, 0xff66660a, 0xff7a4a1e, 0xff4a5a6a};
    static constexpr std::array<QRgb, 8> night{0xff7fa7ee, 0xfff0955a, 0xff4fc7a0, 0xffd28ee0,
                                               0xffff86a8, 0xffcfc64a, 0xffd0a070, 0xffa9b8c8};
    return QColor::fromRgb(dark ? night[run % night.size()] : light[run % light.size()]);
}

} // namespace doppler
