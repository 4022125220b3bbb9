# SPDX-License-Identifier: GPL-3.0-or-later
# Takes an example from its page (docs/adding-a-placer.md, docs/adding-a-view.md): the source file, which is the first
# block of code, and the line for a list, which is the second.
#   cmake -D PAGE=... -D FILE=written source file -D LIST=list -D NEW_LIST=written list with the line -P from_page.cmake
file(READ ${PAGE} page)
foreach(block "cpp" "")
  string(FIND "${page}" "```${block}\n" begin)
  if(begin LESS 0)
    message(FATAL_ERROR "${PAGE} holds no block of code where one is expected")
  endif()
  string(LENGTH "```${block}\n" fence)
  math(EXPR begin "${begin} + ${fence}")
  string(SUBSTRING "${page}" ${begin} -1 page)
  string(FIND "${page}" "```\n" end)
  string(SUBSTRING "${page}" 0 ${end} text)
  math(EXPR end "${end} + 4")
  string(SUBSTRING "${page}" ${end} -1 page)
  if(block STREQUAL "cpp")
    file(WRITE ${FILE} "${text}")
  else()
    file(READ ${LIST} list)
    file(WRITE ${NEW_LIST} "${list}${text}")
  endif()
endforeach()
