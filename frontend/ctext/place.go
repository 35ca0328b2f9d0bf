package ctext

import (
	"strconv"
	"strings"
)

// Place is a place in the source files. It follows line markers as it passes tokens.
type Place struct {
	File string
	Line int
	Col  int // bytes before it on its line, of the text that the compiler reads
}

// Pass moves past a token.
func (p *Place) Pass(t Token) {
	if t.Kind == Space && strings.HasPrefix(t.Text, "# ") {
		f := strings.SplitN(t.Text, " ", 3)
		if n, err := strconv.Atoi(f[1]); err == nil && len(f) == 3 {
			p.Line, p.Col = n-1, 0
			if q := strings.LastIndex(f[2], `"`); q > 0 && f[2][0] == '"' {
				p.File = f[2][1:q]
			}
		}
		return
	}
	p.Line += strings.Count(t.Text, "\n")
	if end := strings.LastIndexByte(t.Text, '\n'); end >= 0 {
		p.Col = len(t.Text) - end - 1
	} else {
		p.Col += len(t.Text)
	}
}

// IsMarker reports whether a token or a line is a line marker.
func IsMarker(line string) bool { return strings.HasPrefix(line, "#") }
