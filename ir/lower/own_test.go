package lower_test

import (
	"context"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// owning keeps which unknowns belong to which paths (Own). The generator is not told, so that it makes nothing of it.
type owning struct {
	*vcgen.Gen
	path  ir.Reg
	owned []owned
}

type owned struct{ unknown, path ir.Reg }

func (o *owning) OnPath(guard ir.Reg) {
	o.path = guard
	o.Gen.OnPath(guard)
}

func (o *owning) Own(r ir.Reg) {
	if o.path != 0 { // else it belongs to all paths
		o.owned = append(o.owned, owned{r, o.path})
	}
}

// lowerOwning lowers a program, and keeps its unknowns that belong to paths.
func lowerOwning(t *testing.T, slv solver.Solver, m program.Module) *owning {
	t.Helper()
	p := ir.NewProgram(64, 20)
	g, err := vcgen.New(p, vcgen.Options{ARM: true, Checked: true}, slv.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { g.Close() })
	o := &owning{Gen: g}
	opt := state.DefaultOptions()
	opt.MemoryLeak = true
	if _, err := lower.LowerModules(context.Background(), []program.Module{m}, ir.NewBuilder(p, o), opt); err != nil {
		t.Fatal(err)
	}
	return o
}

// What Own says is so: where the path that a truth value belongs to is not taken, no property depends on the value. Otherwise an assumption on this path, which
// may leave one value only, would leave out executions on other paths.
func TestNothingDependsOnOwned(t *testing.T) {
	const head = `#include <stdatomic.h>
int nondet_int(void); _Bool nondet_bool(void); void *malloc(unsigned long), *realloc(void *, unsigned long); void free(void *); void __CPROVER_assert(_Bool, const char *);
#define assert(x) __CPROVER_assert(x, "")
`
	for name, body := range map[string]string{
		"weak exchanges, of which some are left out": "int c = nondet_int(); for (int i = 0; i < 6; i++) if (c > i || i > 3) { atomic_int x = 0; int e = 0; assert(atomic_compare_exchange_weak(&x, &e, 1)); }",
		"weak exchanges until one is done":           "atomic_int x = 0; int e = 0; if (nondet_int()) while (!atomic_compare_exchange_weak(&x, &e, 1)) e = 0; assert(x == 1);",
		"allocations on paths":                       "char *p = 0, *q = 0; if (nondet_int()) p = malloc(2); else q = malloc(3); if (p && nondet_int()) q = realloc(p, 4); assert(p || q); free(q);",
		"inputs on paths":                            "_Bool a = 0, b = 0; for (int i = 0; i < 3; i++) { if (nondet_bool()) a = nondet_bool(); else b = nondet_bool(); assert(a || !b); }",
	} {
		t.Run(name, func(t *testing.T) {
			slv, err := solver.Open("yices", solver.Options{})
			if err != nil {
				t.Fatal(err)
			}
			o := lowerOwning(t, slv, compileC(t, head+"int main(void) { "+body+" }"))
			vc, n := o.VC(), 0
			for _, x := range o.owned {
				v, path := o.Term(x.unknown), o.Term(x.path)
				if vc.T.Op(v) == term.OpVar && vc.T.Sort(v) == term.Bool {
					n++
					dependsOn(t, slv, vc, v, path)
				}
			}
			if n < 3 {
				t.Errorf("only %d truth values belong to paths", n)
			}
		})
	}
}

// dependsOn reports a property that depends on v where path is not taken.
func dependsOn(t *testing.T, slv solver.Solver, vc *vcgen.VC, v, path term.ID) {
	t.Helper()
	s, err := slv.NewSession(vc.T)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for i, p := range vc.Props {
		x, _ := pass.NewReplacer(vc.R, v, term.False, 0).Run([]term.ID{p.Violated})
		y, _ := pass.NewReplacer(vc.R, v, term.True, 0).Run([]term.ID{p.Violated})
		res, err := s.Check(context.Background(), vc.T.And(vc.T.Not(path), vc.T.Not(vc.T.Eq(x[0], y[0]))))
		if err != nil {
			t.Fatal(err)
		}
		if res.Status != solver.Unsat {
			t.Errorf("property %d depends on %s where its path is not taken", i, vc.T.Name(v))
		}
	}
}
