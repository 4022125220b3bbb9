#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# house_test.sh CHECK WORK CXX: a good little tree passes the check, and each breach, put into it alone, is named.
set -euo pipefail
check=$1 work=$2 cxx=$3
failures=0

good_tree() {
  rm -rf "$work/tree"
  mkdir -p "$work"/tree/{core/learn/torch,core/graph,widgets/plot,app,docs}
  printf '# floors\ncore/graph\ncore/learn/torch\nwidgets/plot\nwidgets\napp\n' >"$work/tree/docs/layers.txt"
  local file
  for file in core/graph/graph.h core/learn/torch/policy.cpp widgets/view.cpp widgets/plot/plot.h app/main.cpp; do
    echo '// SPDX-License-Identifier: GPL-3.0-or-later' >"$work/tree/$file"
  done
  echo '#include <torch/nn.h>' >>"$work/tree/core/learn/torch/policy.cpp"
  echo '#include "core/graph/graph.h"' >>"$work/tree/core/learn/torch/policy.cpp"
  printf '#include <QWidget>\n#include "core/graph/graph.h"\n' >>"$work/tree/widgets/view.cpp"
  echo '#include <qcustomplot.h>' >>"$work/tree/widgets/plot/plot.h"
  echo '#include "widgets/plot/plot.h"' >>"$work/tree/app/main.cpp"
  echo 'target_link_libraries(doppler-core PUBLIC fmt::fmt)' >"$work/tree/core/CMakeLists.txt"
}

# expect RULE FILE LINE: with LINE added to FILE the check fails, and names both the rule and the file
expect() {
  good_tree
  [ -s "$work/tree/$2" ] || echo '// SPDX-License-Identifier: GPL-3.0-or-later' >"$work/tree/$2"
  echo "$3" >>"$work/tree/$2"
  local said status=0
  said=$("$check" "$work/tree" 2>&1) || status=$?
  if [ "$status" -ne 1 ] || ! grep -qF "$1: $2" <<<"$said"; then
    echo "expected \"$1: $2\" after adding: $3"
    echo "  status $status, said: $said"
    failures=$((failures + 1))
  fi
}

good_tree
if ! said=$("$check" "$work/tree" 2>&1) || [ -n "$said" ]; then
  echo "the good tree is refused: $said"
  failures=$((failures + 1))
fi

expect 'core has no Qt' core/graph/graph.h '#include <QString>'
expect 'core has no Qt' core/graph/graph.h '#  include <QtCore/qglobal.h>'
expect 'core has no Qt' core/learn/torch/policy.cpp '#include <QObject>'
expect 'core has no Qt' core/CMakeLists.txt 'target_link_libraries(doppler-core PUBLIC Qt6::Core)'
expect 'only core/learn/torch/*.cpp, core/kernels and core/ranks/gloo include LibTorch' core/graph/graph.h '#include <torch/torch.h>'
expect 'only core/learn/torch/*.cpp, core/kernels and core/ranks/gloo include LibTorch' core/learn/torch/policy.h '#include <ATen/ATen.h>'
expect 'only core/learn/torch/*.cpp, core/kernels and core/ranks/gloo include LibTorch' widgets/view.cpp '#include "c10/util/Exception.h"'
below='a folder includes only what is below it (docs/layers.txt)'
expect "$below" core/graph/graph.h '#include "widgets/view.h"'
expect "$below" core/graph/graph.h '#  include "core/learn/torch/policy.h"'
expect "$below" core/learn/torch/policy.cpp '#include "app/main.h"'
expect "$below" widgets/view.cpp '#include "app/main.h"'
expect "$below" widgets/plot/plot.h '#include "widgets/view.h"'
expect "$below" app/main.cpp '#include "core/nowhere/policy.h"'
expect 'only app/arguments/cli11.h includes CLI11' app/main.cpp '#include <CLI/CLI.hpp>'
expect 'one shim includes qcustomplot.h' widgets/view.cpp '#include "qcustomplot.h"'
expect 'finished work has no reminders' widgets/view.cpp "// $(printf 'TO%s' DO): later"
expect 'a path of one machine' core/graph/notes.txt "see $(printf '/%s/someone/notes' home)"
expect "a package registry's host" core/graph/notes.txt "see https://$(printf 'ftp.%s.org/pool' debian)"

good_tree
echo 'int x;' >"$work/tree/core/graph/bare.cpp"
if "$check" "$work/tree" >"$work/said"; then
  echo 'a file without its licence line passes'
  failures=$((failures + 1))
fi
grep -qF 'first line is the licence: core/graph/bare.cpp' "$work/said" || failures=$((failures + 1))

# A folder that the table lacks, and one with too many files.
good_tree
mkdir "$work/tree/core/new"
echo '// SPDX-License-Identifier: GPL-3.0-or-later' | tee "$work/tree/core/new/new.h" "$work"/tree/core/graph/{1..40}.h >/dev/null
if "$check" "$work/tree" >"$work/said"; then
  echo 'a folder without a floor passes'
  failures=$((failures + 1))
fi
grep -qF 'a folder of code is missing in docs/layers.txt: core/new' "$work/said" || failures=$((failures + 1))
grep -qF 'a folder of more than 40 files: core/graph: 41' "$work/said" || failures=$((failures + 1))

# A program that drags in LibTorch, or that is no program at all, is named.
good_tree
echo 'int torchAnswer() { return 42; }' >"$work/torch.cpp"
echo 'int torchAnswer(); int main() { return torchAnswer() - 42; }' >"$work/main.cpp"
"$cxx" -shared -fPIC -Wl,-soname,libtorch_cpu.so -o "$work/libtorch_cpu.so" "$work/torch.cpp"
"$cxx" -o "$work/heavy" "$work/main.cpp" "$work/libtorch_cpu.so" -Wl,-rpath,"$work"
"$cxx" -o "$work/light" -x c++ - <<<'int main() {}'
if ! "$check" --program "$work/light" --window "$work/light" "$work/tree"; then
  echo 'a light program is refused'
  failures=$((failures + 1))
fi
for program in '--program heavy' '--window heavy' '--program absent'; do
  if "$check" "${program% *}" "$work/${program#* }" "$work/tree" >"$work/said"; then
    echo "$program passes"
    failures=$((failures + 1))
  fi
done

[ "$failures" -eq 0 ] || { echo "$failures failures"; exit 1; }
