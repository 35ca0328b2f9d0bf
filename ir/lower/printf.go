package lower

import (
	"strings"

	"seabmc/ir"
)

// The printf family are models in C, which interpret the format. Most calls need
// no model: their format is constant and reads no memory.

// formats are the functions that print, by the place of the format.
var formats = map[string]int{
	"printf": 0, "fprintf": 1, "dprintf": 1, "syslog": 1, "__printf_chk": 1, "__fprintf_chk": 2,
}

func (l *lowerer) doPrintf(c *call) []ir.Reg {
	at := formats[c.name]
	if f, ok := l.stringArg(c, at); ok && l.constantArg(c, at) {
		if n, plain := formatArgs(f); plain && n < len(c.ll.Args)-at {
			return l.anyResult(c, c.name)
		}
	}
	e := l.link.find(c.name)
	if e == nil {
		l.fail("%s", c.name)
	}
	return l.inline(c, e)
}

// formatArgs counts the arguments that a format takes. It is plain if it reads and
// writes nothing else.
func formatArgs(f string) (n int, plain bool) {
	for {
		i := strings.IndexByte(f, '%')
		if i < 0 {
			return n, true
		}
		f = f[i+1:]
		k := strings.IndexFunc(f, func(r rune) bool { return !strings.ContainsRune("-+ #'0123456789.*hlLqjzt", r) })
		if k < 0 {
			return n, false
		}
		n += strings.Count(f[:k], "*")
		switch {
		case strings.IndexByte("diouxXcaAeEfFgGp", f[k]) >= 0:
			n++
		case f[k] != '%':
			return n, false
		}
		f = f[k+1:]
	}
}
