package report

import (
	"strings"
	"testing"
)

// Whatever the pieces in which text is written, characters that change its direction are shown.
func TestVisible(t *testing.T) {
	const text = "a\u202eb\u2066\u200f/\u061cé€\u2013.c\n"
	const want = `a\u202eb\u2066\u200f/\u061cé€` + "\u2013.c\n"
	for size := 1; size <= len(text); size++ {
		var b strings.Builder
		w := Visible(&b)
		for from := 0; from < len(text); from += size {
			if _, err := w.Write([]byte(text[from:min(from+size, len(text))])); err != nil {
				t.Fatal(err)
			}
		}
		if b.String() != want {
			t.Errorf("pieces of %d: %q, want %q", size, b.String(), want)
		}
	}
}
