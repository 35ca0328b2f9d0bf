package tactics

import (
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/scripted"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// The second engine is asked the whole question, with what is assumed: by itself the claim here has a model.
func TestSecondEngineIsAskedAll(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	claim := d.Is(d.Product(wide(d.X), wide(d.Y)), 251)
	main := &scripted.Solver{ID: "main", Script: scripted.InTurn(scripted.Act{Steps: 1 << 40}, scripted.Act{What: scripted.Unknown})}
	r := desked(main, following("alt", scripted.Always(scripted.Act{})))
	vc := d.VC(claim)
	vc.Side = []term.ID{d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y)}
	s, err := r.NewSession(vc)
	if err != nil {
		t.Fatal(err)
	}
	r.Case = &evidence.Case{Claims: []int{0}}
	q, err := r.Ask(0, s, Violation(vc, func(vcgen.Prop) bool { return true }))
	if err != nil || q.Status != solver.Unsat || r.Counts.Tactics[secondEngine].Refuted != 1 {
		t.Errorf("%v (%s) %v, %v", q.Status, q.Reason, err, r.Counts.Tactics)
	}
}
