#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The rules of the source layout that no compiler checks; docs/architecture.md says why. One line per breach, exit 1 if any.
#   scripts/check_house.sh [--program FILE] [--window FILE] [TREE]
# --program: the built command line, which must start without Qt, LibTorch and protobuf; --window: without LibTorch alone.
set -uo pipefail
programs=()
while [ "${1-}" = --program ] || [ "${1-}" = --window ]; do
  programs+=("$1" "$(readlink -f "$2")"); shift 2
done
cd "${1:-$(dirname "$(readlink -f "$0")")/..}" || exit 2
breaches=0

breach() { # RULE, then lines on standard input
  local line
  while IFS= read -r line; do
    echo "$1: $line"
    breaches=$((breaches + 1))
  done
}
# The files of the tree under the folders and with the endings asked for: tracked ones, or all where there is no git.
files() {
  if [ -e .git ]; then
    git -c safe.directory='*' ls-files --cached --others --exclude-standard
  else
    find . -type f -printf '%P\n'
  fi | grep -E "$1" | sort -u
}
# lines FILES-PATTERN EXCEPT-PATTERN LINE-PATTERN: file:line of each line that matches
lines() { files "$1" | grep -vE "$2" | tr '\n' '\0' | xargs -0 -r grep -nHIE -e "$3" -- 2>/dev/null; }

cpp='\.(h|cpp)$'
none='^$'
include='^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]'
torch='(torch|ATen|c10|caffe2)/'

breach "core has no Qt" < <(lines "^core/.*$cpp" "$none" "${include}(Q[A-Z]|Qt|q[a-z]+\.h)")
breach "core has no Qt" < <(lines '^core/(.*/)?CMakeLists\.txt$' "$none" 'Qt[0-9]*::|doppler-widgets|find_package\(Qt')
breach "only core/learn/torch/*.cpp, core/kernels and core/ranks/gloo include LibTorch" \
  < <(lines "$cpp" '^(core/learn/torch/[^/]*\.cpp|core/(kernels|ranks/gloo)/.*|tests/(kernels|operators)/.*|benchmarks/training_speed\.cpp)$' "${include}$torch")
# The table of floors (docs/layers.txt), one rule: an include goes to the same folder or to one on an earlier line.
layers=docs/layers.txt
# A folder of widgets that the table does not name is a view of its own: it stands on the line of "widgets/*".
floor_of='function at(f) { return f in floor ? floor[f] : f ~ /^widgets\/[^\/]+$/ ? floor["widgets/*"] : 0 }
  NR == FNR { if ($0 !~ /^#/) { line++; for (i = 1; i <= NF; i++) floor[$i] = line }; next }'
sources() { files "^(core|widgets|app)/.*\.(h|cpp|def)$"; }
breach "a folder includes only what is below it ($layers)" < <(sources | tr '\n' '\0' |
  xargs -0 -r grep -HoE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"[^"]+"' | awk "$floor_of"' {
    split($0, part, ":"); from = part[1]; sub(/\/[^\/]*$/, "", from)
    to = $0; sub(/^[^"]*"/, "", to); sub(/"$/, "", to)
    if (to !~ /^(core|widgets|app)\//) next
    target = to; sub(/\/[^\/]*$/, "", target)
    if (from != target && !(at(target) && at(target) < at(from))) print part[1] " includes " to
  }' "$layers" -)
breach "a folder of code is missing in $layers" < <(sources | sed 's|/[^/]*$||' | sort -u | awk "$floor_of"'
  !at($0)' "$layers" -)
breach "a folder of more than 40 files" < <(sources | sed 's|/[^/]*$||' | sort | uniq -c | awk '$1 > 40 { print $2 ": " $1 }')
# Two types of one name in one program break it, whoever includes which: their functions are merged by name.
breach "two headers define a type of the same name" < <(files '^(core|widgets|app)/.*\.h$' | tr '\n' '\0' | xargs -0 -r awk '
  FNR == 1 { space = "" }
  /^namespace [a-z_:]+ *\{/ { space = space "::" $2 }
  /^\} *\/\/ namespace/ { sub(/::[a-z_:]+$/, "", space) }
  /^(struct|class) [A-Za-z0-9_]+( final)?( *:.*[^;]| *\{.*)?$/ {
    name = space "::" $2
    if (name in first && first[name] != FILENAME) print name ": " first[name] " and " FILENAME
    else first[name] = FILENAME
  }')
breach "only app/arguments/cli11.h includes CLI11" \
  < <(lines "^(core|widgets|app)/.*$cpp" '^app/arguments/cli11\.h$' "${include}CLI/")
breach "one shim includes qcustomplot.h" \
  < <(lines "$cpp" "$none" "${include}qcustomplot\.h" | sort -u -t: -k1,1 | tail -n +2)
breach "first line is the licence" < <(files "$cpp" | while IFS= read -r file; do
  [ "$(head -n 1 "$file")" = '// SPDX-License-Identifier: GPL-3.0-or-later' ] || echo "$file"
done)
breach "finished work has no reminders" < <(lines "$cpp|\.sh$|(^|/)CMakeLists\.txt$" "$none" '\b(TO[D]O|FIX[M]E|XX[X])\b')
breach "a path of one machine" < <(lines . "$none" '(^|[^A-Za-z0-9._~-])/([w]ork|[h]ome|[r]oot|[U]sers|[t]mp)/')
breach "a package registry's host" < <(lines . "$none" '://[a-z0-9.-]*([d]ebian\.org|[n]pmjs|[p]ypi|[p]ythonhosted)')

set -- "${programs[@]}"
while [ $# -gt 0 ]; do
  heavy='lib(torch|c10)[^ ]*'
  [ "$1" = --window ] || heavy='lib(Qt[0-9]|torch|c10|protobuf)[^ ]*'
  if ! linked=$(ldd "$2" 2>&1); then
    breach "can't be asked for its libraries" <<<"$2"
  fi
  breach "$(basename "$2") must start without" < <(grep -oE "$heavy" <<<"$linked" | sort -u)
  shift 2
done

[ "$breaches" -eq 0 ] || exit 1
