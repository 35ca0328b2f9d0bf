package lower_test

import (
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Objects for which there are no addresses leave out only the executions that have all of them.
func TestNoRoom(t *testing.T) {
	const head = `void *malloc(unsigned long), *memalign(unsigned long, unsigned long), *realloc(void *, unsigned long); void free(void *); int nondet_int(void); void __CPROVER_assert(_Bool, const char *); unsigned long n = 1ul << 46; char *p, *q; int c;
#define assert(x) __CPROVER_assert(x, "")
void look(void) { if ((unsigned long)p > (unsigned long)q) p = p; }
`
	for body, fails := range map[string]bool{
		"p = malloc(1ul << 46); q = malloc(1ul << 46); look(); assert(p || q);":                             true,
		"p = malloc(1ul << 46); q = malloc(1ul << 46); look(); assert(!p || !q);":                           false,
		"c = nondet_int(); if (c) { p = malloc(1ul << 46); q = malloc(1ul << 46); look(); } assert(c);":     true,
		"n += nondet_int() & 1; p = malloc(n); q = malloc(n); look(); assert(p || q);":                      true,
		"n += nondet_int() & 1; p = malloc(n); q = malloc(n); look(); assert(!p || !q);":                    false,
		"p = memalign(n, 1); q = memalign(1ul << 46, 1); look(); assert(p || q);":                           true,
		"p = memalign(1ul << 46, 1); q = memalign(1ul << 46, 1); look(); assert(!p || !q);":                 false,
		"p = memalign(1ul << 47, 1); look(); assert(!p);":                                                   false,
		"p = malloc(8); q = realloc(p, 4); look(); assert(!q || (long)p != (long)q);":                       true,
		"p = malloc(8); q = realloc(p, 4); look(); assert(!p || !q || (long)p == (long)q);":                 true,
		"p = malloc(8); char *r = malloc(8); q = realloc(p, 4); look(); assert(!r || (long)q != (long)r);":  false,
		"p = malloc(8); free(p); q = malloc(8); assert(!q || p != q);":                                      true,
		"p = malloc(8); char *r = malloc(8); free(p); q = malloc(8); assert(!q || !r || r != q && p != r);": false,
	} {
		l := lowerTo(t, ir.NewProgram(64, 8), state.DefaultOptions(), compileC(t, head+"int main(void) { "+body+" }"))
		if got := strings.Join(violated(t, l), " "); strings.Contains(got, "assertion") != fails {
			t.Errorf("%s\ncan fail: %q", body, got)
		}
	}
}
