#!/bin/sh
# Writes tasks.tsv from the headers of the harnesses (their first comment lines: category, sources, defines, bug).
here=$(cd "$(dirname "$0")" && pwd)
field() { sed -n "s|^// $1: *||p" "$2" | head -1; }
{
    printf 'task\tcategory\tsources\tdefines\tseeded bug (-DSEED_BUG)\n'
    for f in "$here"/harness/*.c; do
        d=$(field defines "$f")
        printf '%s\t%s\t%s\t%s\t%s\n' "$(basename "$f" .c)" "$(field category "$f")" "$(field sources "$f")" "${d:--}" "$(field bug "$f")"
    done
} > "$here/tasks.tsv"
