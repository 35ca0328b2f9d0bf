package report

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// bidi are the characters that change the direction in which text is shown. A name that has one can make a line of a report look like another one.
const bidi = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

var escapesBidi = func() *strings.Replacer {
	var pairs []string
	for _, r := range bidi {
		pairs = append(pairs, string(r), fmt.Sprintf(`\u%04x`, r))
	}
	return strings.NewReplacer(pairs...)
}()

// Visible returns a writer that shows these characters as JSON writes them in strings: \u202e.
func Visible(w io.Writer) io.Writer { return &visible{w: w} }

type visible struct {
	w    io.Writer
	tail []byte // the beginning of a character that was not written as a whole
}

func (v *visible) Write(p []byte) (int, error) {
	text := append(v.tail, p...)
	n := len(text)
	switch { // no character of two or three bytes is cut
	case n > 0 && (text[n-1] == 0xd8 || text[n-1] == 0xe2):
		n--
	case n > 1 && text[n-2] == 0xe2:
		n -= 2
	}
	v.tail = bytes.Clone(text[n:])
	if _, err := io.WriteString(v.w, escapesBidi.Replace(string(text[:n]))); err != nil {
		return 0, err
	}
	return len(p), nil
}
