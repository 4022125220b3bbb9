# SPDX-License-Identifier: GPL-3.0-or-later
# The test adding_a_view: the window with one more view, which is built from docs/adding-a-view.md. The list of panels is
# compiled again with its line; everything else is linked as it is.
set(new_view ${CMAKE_CURRENT_BINARY_DIR}/new_view)
add_custom_command(
  OUTPUT ${new_view}/new_view.cpp ${new_view}/widgets/panels/panels.def
  COMMAND ${CMAKE_COMMAND} -D PAGE=${CMAKE_SOURCE_DIR}/docs/adding-a-view.md
    -D LIST=${CMAKE_SOURCE_DIR}/widgets/panels/panels.def -D WORK=${new_view}
    -P ${CMAKE_CURRENT_LIST_DIR}/new_view.cmake
  DEPENDS ${CMAKE_SOURCE_DIR}/docs/adding-a-view.md ${CMAKE_SOURCE_DIR}/widgets/panels/panels.def
    ${CMAKE_CURRENT_LIST_DIR}/new_view.cmake)
doppler_test(adding_a_view SOURCES adding_a_view.cpp ${new_view}/new_view.cpp ${new_view}/widgets/panels/panels.def
  ${CMAKE_SOURCE_DIR}/widgets/panels/panels.cpp LIBRARIES doppler-widgets LABELS widgets)
target_include_directories(adding_a_view BEFORE PRIVATE ${new_view})
target_compile_definitions(adding_a_view PRIVATE DOPPLER_NEW_VIEW="${new_view}/new_view.cpp")
