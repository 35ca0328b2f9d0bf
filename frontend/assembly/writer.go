package assembly

import (
	"fmt"
	"strings"
)

type rewriter struct {
	*Text
	out      []byte
	line     []int32 // line of the output → line of the file; both from 1
	meta     []string
	seen     map[string]bool
	err      error
	i        int // next token
	hi       int // end of the current entity
	entity   *entity
	inSplat  bool
	after    []string // globals to be written behind all entities
	unread   int      // of them those for functions that cannot be read
	note     string   // to be written before token noteAt
	noteAt   int
	begun    int      // where in out the instruction begins that gives a value
	integers []string // names of types that stand for others, used so far
	hoisted  int      // instructions that were put in front of others
	newline  int32    // line of the file that the output's last line stands for
	pos      int32    // where in the file that line begins or was counted to
}

func (w *rewriter) write(s string) {
	w.out = append(w.out, s...)
	for range strings.Count(s, "\n") {
		w.line = append(w.line, w.newline)
	}
}

func (w *rewriter) fail(i int, format string, args ...any) {
	if w.err == nil {
		w.err = w.errorAt(w.toks[min(i, len(w.toks)-1)].start, format, args...)
	}
}

// space writes the line breaks that the file has before token i, or a space if it has any.
func (w *rewriter) space(i int) {
	if i >= len(w.toks) { // the file is cut off
		return
	}
	start := w.toks[i].start
	if start > w.pos {
		if n := strings.Count(w.src[w.pos:start], "\n"); n > 0 {
			for range n {
				w.newline++
				w.out = append(w.out, '\n')
				w.line = append(w.line, w.newline)
			}
			w.pos = start
			return
		}
	}
	if i > 0 && w.toks[i-1].end < start {
		w.out = append(w.out, ' ')
	}
}

// token writes token i as it is.
func (w *rewriter) token(i int) {
	w.space(i)
	w.out = append(w.out, w.src[w.toks[i].start:w.toks[i].end]...)
}

// begin starts a line of its own for what begins at token i.
func (w *rewriter) begin(i int) {
	w.pos = w.toks[i].start
	w.newline = int32(w.lineOf(w.pos))
	w.out = append(w.out, '\n')
	w.line = append(w.line, w.newline)
}

// quoted is s as the inside of a string constant that ends with a zero, and the number of its bytes.
func quoted(s string) (string, int) {
	var b strings.Builder
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			fmt.Fprintf(&b, "\\%02X", c)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String() + "\\00", len(s) + 1
}
