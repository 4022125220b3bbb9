# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's headers, which nearly every file of the window and of the tests includes, are read once for each target instead of
# once for each file (docs/architecture.md, "Building", has what was timed). Never our own headers:
# whoever changed one would compile everything anew. A file still names what it uses; the preset `tidy` builds without
# (CMAKE_DISABLE_PRECOMPILE_HEADERS) and finds it missing. Core does without: it would gain a quarter, and GCC 12 at -O3
# then warns of the standard library's own code.

set(DOPPLER_STANDARD_HEADERS <algorithm> <array> <charconv> <cmath> <cstdint> <functional> <limits> <map> <memory> <mutex>
  <numeric> <optional> <set> <span> <stop_token> <string> <string_view> <thread> <unordered_map> <utility> <variant> <vector>)
set(DOPPLER_WINDOW_HEADERS ${DOPPLER_STANDARD_HEADERS} <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QDir> <QFile>
  <QHeaderView> <QJsonArray> <QJsonDocument> <QJsonObject> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu> <QMouseEvent>
  <QPainter> <QPainterPath> <QPointer> <QPushButton> <QRegularExpression> <QScrollBar> <QStringList> <QTableView> <QTimer>
  <QToolButton> <QWidget>)

# doppler_test_headers(NAME LIBRARY): lets the test NAME share them with the others of its folder that use LIBRARY. (Qt tells
# every folder of tests its place, which is a part of what QtTest is precompiled with.)
function(doppler_test_headers name library)
  get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  set(headers ${folder}-tests-with-${library})
  if(NOT TARGET ${headers})
    add_library(${headers} OBJECT ${CMAKE_SOURCE_DIR}/tests/support/precompiled.cpp)
    target_link_libraries(${headers} PRIVATE ${library} Qt6::Test)
    set_target_properties(${headers} PROPERTIES AUTOMOC OFF)
    doppler_target(${headers})
    set(kind STANDARD)
    if(library STREQUAL doppler-widgets)
      set(kind WINDOW)
    endif()
    target_precompile_headers(${headers} PRIVATE ${DOPPLER_${kind}_HEADERS} <QtTest>)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${headers})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13 AND NOT CMAKE_DISABLE_PRECOMPILE_HEADERS)
    # Once precompiled, the standard library's own code is warned of (as above).
    target_compile_options(${name} PRIVATE -Wno-stringop-overflow -Wno-array-bounds -Wno-stringop-overread)
  endif()
endfunction()
