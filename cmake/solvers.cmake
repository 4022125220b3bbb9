# SPDX-License-Identifier: GPL-3.0-or-later
# GLPK (linear and integer programs), METIS and Scotch (graph partitioning), libmd (hashes): Debian gives them no CMake package.

function(doppler_import name header library)
  string(TOUPPER ${name} upper)
  find_path(${upper}_INCLUDE_DIR ${header} PATH_SUFFIXES scotch)
  find_library(${upper}_LIBRARY ${library})
  if(NOT ${upper}_INCLUDE_DIR OR NOT ${upper}_LIBRARY)
    message(FATAL_ERROR "${name} is missing (${header}, lib${library}): scripts/setup.sh installs it")
  endif()
  mark_as_advanced(${upper}_INCLUDE_DIR ${upper}_LIBRARY)
  add_library(${name}::${name} SHARED IMPORTED GLOBAL)
  set_target_properties(${name}::${name} PROPERTIES
    IMPORTED_LOCATION ${${upper}_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${${upper}_INCLUDE_DIR})
endfunction()

doppler_import(Glpk glpk.h glpk)
doppler_import(Md sha2.h md)
doppler_import(Metis metis.h metis)
doppler_import(Scotch scotch.h scotch)
doppler_import(ScotchErrors scotch.h scotcherr)
target_link_libraries(Scotch::Scotch INTERFACE ScotchErrors::ScotchErrors)
