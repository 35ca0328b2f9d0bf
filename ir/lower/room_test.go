package lower_test

import (
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Objects for which there are no addresses leave out only the executions that have all of them.
func TestNoRoom(t *testing.T) {
	const head = `void *malloc(unsigned long); int nondet_int(void); void __CPROVER_assert(_Bool, const char *); unsigned long n = 1ul << 46; char *p, *q; int c;
#define assert(x) __CPROVER_assert(x, "")
void look(void) { if ((unsigned long)p > (unsigned long)q) p = p; }
`
	for body, fails := range map[string]bool{
		"p = malloc(1ul << 46); q = malloc(1ul << 46); look(); assert(p || q);":                         true,
		"p = malloc(1ul << 46); q = malloc(1ul << 46); look(); assert(!p || !q);":                       false,
		"c = nondet_int(); if (c) { p = malloc(1ul << 46); q = malloc(1ul << 46); look(); } assert(c);": true,
		"n += nondet_int() & 1; p = malloc(n); q = malloc(n); look(); assert(p || q);":                  true,
		"n += nondet_int() & 1; p = malloc(n); q = malloc(n); look(); assert(!p || !q);":                false,
	} {
		l := lowerTo(t, ir.NewProgram(64, 8), state.DefaultOptions(), compileC(t, head+"int main(void) { "+body+" }"))
		if got := strings.Join(violated(t, l), " "); strings.Contains(got, "assertion") != fails {
			t.Errorf("%s\ncan fail: %q", body, got)
		}
	}
}
