package solver

import (
	"os"
	"testing"
	"time"

	"seabmc/term"
)

// The other search engine of a solver gives the same answers as the first one, on random formulas. About half of them have a model. SEABMC_ALL=1
// tries more of them.
func TestAlternativeAgrees(t *testing.T) {
	for _, c := range []struct {
		spec     string
		n        int
		noArrays bool
	}{{"yices", 150, true}, {"z3", 40, false}} {
		t.Run(c.spec, func(t *testing.T) { alternativeAgrees(t, c.spec, c.n, c.noArrays) })
	}
}

func alternativeAgrees(t *testing.T, spec string, n int, noArrays bool) {
	opt := Options{Timeout: 20 * time.Second}
	first, other := open(t, spec, opt), Alternative(spec, opt)
	if other == nil {
		t.Skipf("NOT TESTED: %s has no other engine installed", spec)
	}
	if os.Getenv("SEABMC_ALL") == "1" {
		n *= 20
	}
	count := map[Status]int{}
	for i := range n {
		g := newGenerator(int64(i))
		g.noArrays = noArrays
		var fs []term.ID
		for range 2 + i%12 {
			fs = append(fs, g.boolean(3))
		}
		a, b := session(t, first, g.t), session(t, other, g.t)
		for _, f := range fs {
			if err := a.Assert(f); err != nil {
				t.Fatal(err)
			}
			if err := b.Assert(f); err != nil {
				t.Fatal(err)
			}
		}
		want, got := check(t, a), check(t, b)
		a.Close()
		b.Close()
		if want.Status == Unknown || got.Status == Unknown {
			if got.Status == Unknown && got.Reason != "timeout" {
				t.Fatalf("seed %d: %s", i, got.Reason)
			}
			continue
		}
		expect(t, got, want.Status)
		if got.Status == Sat {
			verify(t, got, fs...)
		}
		count[got.Status]++
	}
	if count[Sat] < n/5 || count[Unsat] < n/5 {
		t.Errorf("%d sat and %d unsat of %d: too few of one to mean much", count[Sat], count[Unsat], n)
	}
}

func TestNoAlternative(t *testing.T) {
	for _, spec := range []string{"cvc5", "portfolio", "/bin/cat"} {
		if Alternative(spec, Options{}) != nil {
			t.Errorf("%s has an alternative", spec)
		}
	}
}
