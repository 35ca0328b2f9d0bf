package lower_test

import (
	"maps"
	"testing"

	"seabmc/ir/lower/state"
	"seabmc/ir/printer"
)

// TestLoweredAgain checks that a module that is lowered again gives the same program, with the same names of points: cases of a program are told apart by them.
func TestLoweredAgain(t *testing.T) {
	m := compileC(t, `int nondet_int(void); int x;
int main(void) {
 if (nondet_int()) goto behind;
 int skipped; skipped = nondet_int(); x = skipped;
behind:
 for (int i = 0; i < 2; i++) { int *p = (int[]){nondet_int(), i}; if (*p) goto behind; x += *p; }
 switch (nondet_int()) { int inner; case 1: inner = nondet_int(); x += inner; }
 return x + nondet_int(); }`)
	opt := state.DefaultOptions()
	opt.Unwind = 2
	first, second := lowerIt(t, opt, m), lowerIt(t, opt, m)
	if a, b := printer.String(first.p), printer.String(second.p); a != b {
		t.Errorf("first\n%s\nthen\n%s", a, b)
	}
	if len(first.p.Points) < 5 || !maps.Equal(first.p.Points, second.p.Points) {
		t.Errorf("points %v, then %v", first.p.Points, second.p.Points)
	}
}
