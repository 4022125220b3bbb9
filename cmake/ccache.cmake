# SPDX-License-Identifier: GPL-3.0-or-later
# A compiler cache makes the second build of unchanged sources quick; nothing depends on it.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
