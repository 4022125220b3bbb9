# SPDX-License-Identifier: GPL-3.0-or-later
# What Debian wants otherwise than `cmake --install` leaves it: CPack runs this on the files before it packs them.
if(CPACK_GENERATOR STREQUAL DEB)
  file(GLOB_RECURSE texts LIST_DIRECTORIES false ${CPACK_TEMPORARY_DIRECTORY}/*)
  list(FILTER texts INCLUDE REGEX "/man/man1/[^/]*\\.1$|/doc/doppler-workbench/changelog$")
  foreach(text ${texts})
    # Without name and time the same files make the same package.
    execute_process(COMMAND gzip -9n ${text} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()
