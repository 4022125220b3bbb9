# SPDX-License-Identifier: GPL-3.0-or-later
# doppler_unity(TARGET [ALONE FILE...]): compiles the files of a folder together, at most twelve at once, so that the headers
# that they share are parsed once (docs/building.md). Two files of a folder must not use the same name in
# their anonymous namespaces; files that do so on purpose, such as readers that name their keys alike, are listed as ALONE.
# Off in the presets dev and tidy: there a change compiles one file, and each file must include what it uses.
option(DOPPLER_UNITY "Compile the files of a folder together" ON)

function(doppler_unity target)
  if(NOT DOPPLER_UNITY)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ALONE")
  set(most 12)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE place)
    if(place IN_LIST arg_ALONE)
      continue()
    endif()
    cmake_path(GET place PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "in_${folder}" group)
    if(NOT DEFINED count_${group})
      set(count_${group} 0)
    endif()
    math(EXPR batch "${count_${group}} / ${most}")
    math(EXPR count_${group} "${count_${group}} + 1")
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group}_${batch})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # GCC takes the included files for headers, whose types must not hold those of an anonymous namespace; and a local name may
  # be that of a constant in another file.
  target_compile_options(${target} PRIVATE -Wno-subobject-linkage -Wno-shadow -Wshadow=local)
endfunction()
