package frontend

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
)

// complaint is an error or a warning of clang about the text, and the place of the note that follows it.
type complaint struct {
	at     int      // in the text
	ranges [][2]int // of the operands
	text   string
	note   int // -1: none
}

// change replaces text[from:to].
type change struct {
	from, to int
	text     string
}

// apply makes the edits. If edits overlap, only the first is made.
func (s *source) apply(edits []change) bool {
	slices.SortStableFunc(edits, func(a, b change) int { return cmp.Compare(a.from, b.from) })
	var out strings.Builder
	at, changed := 0, false
	for _, e := range edits {
		if e.from < at {
			continue
		}
		out.WriteString(s.text[at:e.from])
		out.WriteString(e.text)
		changed = changed || s.text[e.from:e.to] != e.text
		at = e.to
	}
	out.WriteString(s.text[at:])
	s.text = out.String()
	return changed
}

// withoutMarkers replaces line markers by blanks, so that clang counts the lines of the text.
func withoutMarkers(text string) string {
	b := []byte(text)
	for i := 0; i < len(b); {
		n := ctext.Until(text[i:], "\n")
		if strings.HasPrefix(text[i:], "# ") {
			for k := i; k < i+n; k++ {
				b[k] = ' '
			}
		}
		i += n + 1
	}
	return string(b)
}

// complaints are the errors, or the warnings, in what clang printed about a text.
func complaints(text, out, kind string) []complaint {
	starts := lineStarts(text)
	place := func(line, column string) int {
		l, _ := strconv.Atoi(line)
		c, _ := strconv.Atoi(column)
		if l < 1 || l > len(starts) || c < 1 || starts[l-1]+c-1 > len(text) {
			return -1
		}
		return starts[l-1] + c - 1
	}
	var list []complaint
	for _, line := range strings.Split(out, "\n") {
		m := diagnostic.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		at := place(m[1], m[2])
		if m[4] == "note" {
			if n := len(list); n > 0 && list[n-1].note < 0 {
				list[n-1].note = at
			}
			continue
		}
		if m[4] != kind {
			continue
		}
		c := complaint{at: at, text: m[5], note: -1}
		for _, r := range sourceRange.FindAllStringSubmatch(m[3], -1) {
			c.ranges = append(c.ranges, [2]int{place(r[1], r[2]), place(r[3], r[4])})
		}
		if at >= 0 && !slices.ContainsFunc(c.ranges, func(r [2]int) bool { return r[0] < 0 || r[1] < r[0] }) {
			list = append(list, c)
		}
	}
	return list
}

// flat is a text on one line.
func flat(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if i > 0 && strings.HasPrefix(l, "#") {
			lines[i] = ""
		}
	}
	return strings.Join(lines, " ")
}

// renamed replaces a name by another one wherever it is used.
func renamed(text, name, to string) []change {
	var edits []change
	at := 0
	for _, t := range ctext.Tokens(text) {
		if t.Kind == ctext.Word && t.Text == name {
			edits = append(edits, change{at, at + len(name), to})
		}
		at += len(t.Text)
	}
	return edits
}

// place is a position in a text: the first line and column are 1.
type place struct{ line, col int }

func (p place) before(q place) bool { return p.line < q.line || p.line == q.line && p.col < q.col }

// textEdit inserts text before and after a part of a text; the last token of the part begins at last. In the text inserted after it, % stands for the part.
type textEdit struct {
	first, last   place
	before, after string
}

// edit makes the edits in the lines of a text, from the end to the beginning. Parts inside other parts are not changed.
func edit(lines []string, edits []textEdit) bool {
	slices.SortFunc(edits, func(a, b textEdit) int {
		switch {
		case a.first == b.first:
			return 0
		case a.first.before(b.first):
			return -1
		}
		return 1
	})
	done := false
	for i := len(edits) - 1; i >= 0; i-- {
		e := edits[i]
		if i > 0 && e.first.before(edits[i-1].last) || e.first.line != e.last.line || e.last.line > len(lines) {
			continue // over several lines: left as it is
		}
		s := lines[e.last.line-1]
		if e.first.col < 1 || e.last.col < e.first.col || e.last.col > len(s) {
			continue
		}
		_, n := ctext.FirstToken(s[e.last.col-1:], false)
		end := min(e.last.col-1+n, len(s))
		part := s[e.first.col-1 : end]
		lines[e.last.line-1] = s[:e.first.col-1] + e.before + part + strings.ReplaceAll(e.after, "%", part) + s[end:]
		done = true
	}
	return done
}

func lineStarts(text string) []int {
	starts := []int{0}
	for i := range len(text) {
		if text[i] == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}
