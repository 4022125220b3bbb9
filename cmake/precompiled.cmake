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
