# SPDX-License-Identifier: GPL-3.0-or-later
# Headers of the standard library, of Qt and of other libraries that nearly every file of a target includes are read once for
# the target instead of once for each file (docs/building.md has the timings). Never our own headers:
# whoever changed one would compile everything anew. A file still names what it uses; what it lacks shows where somebody
# builds the preset `tidy`, which does without (CMAKE_DISABLE_PRECOMPILE_HEADERS).

set(DOPPLER_STANDARD_HEADERS <algorithm> <array> <charconv> <cmath> <cstdint> <functional> <limits> <map> <memory> <mutex>
  <numeric> <optional> <set> <span> <stop_token> <string> <string_view> <thread> <unordered_map> <utility> <variant> <vector>)
set(DOPPLER_WINDOW_HEADERS ${DOPPLER_STANDARD_HEADERS} <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QDir> <QFile>
  <QHeaderView> <QJsonArray> <QJsonDocument> <QJsonObject> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu> <QMouseEvent>
  <QPainter> <QPainterPath> <QPointer> <QPushButton> <QRegularExpression> <QScrollBar> <QStringList> <QTableView> <QTimer>
  <QToolButton> <QWidget>)

# doppler_precompile(TARGET HEADER...)
function(doppler_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  doppler_quiet_standard_library(${target})
endfunction()

# GCC 12 warns of the standard library's own code where that was precompiled, and was told to be silent of what isn't ours.
function(doppler_quiet_standard_library target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13 AND NOT CMAKE_DISABLE_PRECOMPILE_HEADERS)
    target_compile_options(${target} PRIVATE -Wno-stringop-overflow -Wno-array-bounds -Wno-stringop-overread)
  endif()
endfunction()

# doppler_test_headers(NAME LIBRARY): lets the test NAME share them with the others of its folder that use LIBRARY. (Qt tells
# every folder of tests its place, which is a part of what QtTest is precompiled with.)
function(doppler_test_headers name library)
  get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  set(headers ${folder}-tests-with-${library})
  if(NOT TARGET ${headers})
    add_library(${headers} OBJECT ${CMAKE_SOURCE_DIR}/tests/support/precompiled.cpp)
    target_link_libraries(${headers} PRIVATE ${library} Qt6::Test)
    doppler_target(${headers})
    set(kind STANDARD)
    if(library STREQUAL doppler-widgets)
      set(kind WINDOW)
    endif()
    doppler_precompile(${headers} ${DOPPLER_${kind}_HEADERS} <QtTest>)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${headers})
  doppler_quiet_standard_library(${name})
endfunction()
