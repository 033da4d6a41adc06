#!/usr/bin/env bash
# Imports every file of import/ that is new or changed since a commit: bash .github/import-sheets.sh BASE FOLDER
# In FOLDER: content/ as it is afterwards, and answer.md with what was understood and asked, in English and Turkish.
set -uo pipefail
base=$1; folder=$2
mkdir -p "$folder"
: > "$folder/answer.md"

# Longer answers are refused by GitHub; the run's summary has all of it.
readonly LONGEST=25000

git diff --name-only --diff-filter=AMR -z "$base"...HEAD -- import/ | while IFS= read -r -d '' sheet; do
  case $(basename "$sheet") in README.md | .*) continue ;; esac
  for language in en tr; do
    # The report in English only tells what the one in Turkish then writes: the second of two would find nothing new.
    options=(--no-open --language "$language"); [[ $language == en ]] && options+=(--dry-run)
    report=$(npm run -s import -- "$sheet" "${options[@]}" 2>&1 < /dev/null); status=$?
    case $status:$language in
      0:en) verdict='Everything was understood.' ;;
      0:tr) verdict='Her şey anlaşıldı.' ;;
      2:en) verdict='Some things below wait for a decision or a correction in the sheet; upload it again then. Everything else was taken.' ;;
      2:tr) verdict='Aşağıdakiler karar ya da tabloda düzeltme bekliyor; düzeltip yeniden yükleyin. Geri kalanı alındı.' ;;
      *:en) verdict='Nothing was taken from this file.' ;;
      *:tr) verdict='Bu dosyadan hiçbir şey alınmadı.' ;;
    esac
    # A sheet may contain anything; in a block of code it is neither markup nor a mention.
    printf '### `%s`\n\n%s\n\n````\n%s\n````\n\n' "${sheet//\`/}" "$verdict" "${report//\`\`\`\`/}" >> "$folder/answer.md"
  done
done

cp -R content "$folder/content"
cat "$folder/answer.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
head -c "$LONGEST" "$folder/answer.md" | iconv -f utf-8 -t utf-8 -c > "$folder/short.md" && mv "$folder/short.md" "$folder/answer.md"
