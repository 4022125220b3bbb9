# SPDX-License-Identifier: GPL-3.0-or-later
# doppler_module(TARGET): a library that the program loads on first use (core/base/module_file.h), with its checksum next to
# it. The installed file has a checksum of its own, because installation changes where libraries are looked for.
function(doppler_module target)
  add_custom_command(TARGET ${target} POST_BUILD VERBATIM
    COMMAND ${CMAKE_COMMAND} -D FILE=$<TARGET_FILE:${target}> -P ${CMAKE_SOURCE_DIR}/cmake/module_checksum.cmake)
  set(folder ${CMAKE_INSTALL_LIBDIR}/doppler-workbench)
  install(TARGETS ${target} LIBRARY DESTINATION ${folder})
  install(CODE "set(FILE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${folder}/$<TARGET_FILE_NAME:${target}>\")
include(\"${CMAKE_SOURCE_DIR}/cmake/module_checksum.cmake\")")
endfunction()
