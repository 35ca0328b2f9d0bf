package frontend

import (
	"fmt"
	"regexp"
	"strings"

	"seabmc/frontend/ctext"
)

// clang's syntax tree of a table takes 500 bytes and more for each number in it: 860 MB for the 2 MB of a library's tables of characters. Nobody reads
// the numbers there, so long tables are left out of the text that the tree is made of. All else stays where it is.

// longTable is the length from which on the items of an array are left out.
const longTable = 4096

var arrayItems = regexp.MustCompile(`\]\s*=\s*\{`)

// withoutTables replaces the items of each long array by its last one, which is 0, so that the array keeps its size: {1, 2, 3} becomes {[2]=0}. The
// text keeps its length and its lines. An array with designators is left as it is. (An array of arrays without inner braces or a size gets too large;
// whoever reads the tree proposes invariants, which are proved about the text itself.)
func withoutTables(text string) string {
	var b strings.Builder
	done := 0
	for _, m := range arrayItems.FindAllStringIndex(text, -1) {
		start := m[1]
		if start < done {
			continue
		}
		t := readTable(text[start:])
		if t.length < longTable || t.designators {
			continue
		}
		b.WriteString(text[done:start])
		done = start + t.length
		b.WriteString(t.short(text[start:done]))
	}
	return b.String() + text[done:]
}

// table is what stands between the braces of an array's items.
type table struct {
	length, items int
	designators   bool
}

// readTable reads the items that s begins with, up to the brace that closes them. If there is none, it has no length.
func readTable(s string) (t table) {
	depth, empty, lineStart := 0, true, false
	for at := 0; at < len(s); {
		kind, n := ctext.FirstToken(s[at:], lineStart)
		word := s[at : at+n]
		lineStart = strings.HasSuffix(word, "\n")
		if kind == ctext.Space {
			at += n
			continue
		}
		if depth == 0 && (word == "}" || word == ",") && !empty {
			t.items++
		}
		empty = depth == 0 && word == ","
		switch word {
		case "{", "(", "[":
			depth++
		case "}", ")", "]":
			depth--
		case "=", ":":
			t.designators = t.designators || depth == 0
		}
		if depth < 0 {
			t.length = at
			return t
		}
		at += n
	}
	return table{}
}

// short is the items of an array without all but the last. Line ends and line markers stay.
func (t *table) short(items string) string {
	var b strings.Builder
	for line := range strings.Lines(items) {
		if ctext.IsMarker(line) {
			b.WriteString(line)
			continue
		}
		end := strings.TrimSuffix(line, "\n")
		b.WriteString(strings.Repeat(" ", len(end)))
		b.WriteString(line[len(end):])
	}
	last := fmt.Sprintf("[%d]=0", t.items-1)
	return strings.Replace(b.String(), strings.Repeat(" ", len(last)), last, 1)
}
