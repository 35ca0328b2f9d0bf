package cgen

import (
	"math/rand"
	"strings"
)

// chooser makes the random choices of a generator that writes text.
type chooser struct{ r *rand.Rand }

func choices(seed int64) chooser { return chooser{rand.New(rand.NewSource(seed))} }

func (c chooser) pick(of ...string) string { return of[c.r.Intn(len(of))] }

// nesting counts the statements that a generator has made, and the blocks around the next one.
type nesting struct{ made, depth int }

// statements returns n statements, which one makes.
func (b *nesting) statements(n int, one func() string) string {
	var text strings.Builder
	for range n {
		text.WriteString(one())
	}
	return text.String()
}

func (b *nesting) block(n int, one func() string) string {
	b.depth++
	defer func() { b.depth-- }()
	return "{\n" + b.statements(n, one) + "}\n"
}
