#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the translation files up to date with the sources: new texts come in as unfinished, gone ones leave.
#   scripts/update_translations.sh [FOLDER]     writes there instead of translations/ (copy the files there first)
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
folder=${1:-translations}
lupdate=$(command -v lupdate6 || ls /usr/lib/qt6/bin/lupdate 2>/dev/null || command -v lupdate)

# Core has no Qt: its macros DOPPLER_TEXT(context, text) and DOPPLER_PLURAL(context, plural, singular) mark texts
# as QT_TRANSLATE_NOOP and QT_TRANSLATE_N_NOOP do; the singular is the comment.
common=(-silent -I . -no-obsolete -locations none -tr-function-alias
        QT_TRANSLATE_NOOP+=DOPPLER_TEXT,QT_TRANSLATE_N_NOOP+=DOPPLER_PLURAL)
"$lupdate" "${common[@]}" -pluralonly -source-language en -target-language en core widgets app -ts "$folder/doppler_en.ts"
for language in de zh_CN; do
  "$lupdate" "${common[@]}" -source-language en -target-language $language core widgets app -ts "$folder/doppler_$language.ts"
done
