package cgen

import (
	"fmt"
	"math/rand"
	"strings"
)

// gen holds what is known while a program is written.
type gen struct {
	r       *rand.Rand
	opt     Options
	out     strings.Builder
	indent  int
	names   int
	structs []*ctype
	scope   []object // what can be named here, globals first
	globals int
	counts  []counter // loop counters that can be read here
	funcs   []function
	tables  []string // arrays of pointers to functions unsigned(unsigned, unsigned)
	fuel    int      // statements left
	loops   int      // loops around this place
	inFunc  bool     // in a function that returns a value
}

func (g *gen) n(n int) int { return g.r.Intn(n) }

func (g *gen) chance(p float64) bool { return g.r.Float64() < p }

func (g *gen) risky() bool { return g.chance(g.opt.Risk) }

func pick[T any](g *gen, xs ...T) T { return xs[g.n(len(xs))] }

func (g *gen) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

func (g *gen) line(format string, args ...any) {
	g.out.WriteString(strings.Repeat("\t", g.indent))
	fmt.Fprintf(&g.out, format, args...)
	g.out.WriteByte('\n')
}
