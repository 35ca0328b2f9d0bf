package solver

import (
	"context"
	"testing"
	"time"

	"seabmc/term"
)

// lane is a solver that answers after a while, or when it is stopped.
type lane struct {
	res   Result
	after time.Duration
}

func (l lane) Name() string                              { return "lane" }
func (l lane) Version() string                           { return "lane" }
func (l lane) NewSession(t *term.Table) (Session, error) { return l, nil }
func (l lane) Assert(term.ID) error                      { return nil }
func (l lane) Close() error                              { return nil }
func (l lane) Check(ctx context.Context, _ ...term.ID) (Result, error) {
	select {
	case <-time.After(l.after):
		return l.res, nil
	case <-ctx.Done():
		return Result{Reason: "cancelled"}, nil
	}
}

func TestPortfolio(t *testing.T) {
	unsat, unknown := Result{Status: Unsat}, Result{Reason: "lost"}
	for _, c := range []struct {
		name  string
		lanes []Solver
		want  Status
	}{
		{"first wins", []Solver{lane{unsat, 0}, lane{unknown, time.Hour}}, Unsat},
		{"second wins", []Solver{lane{unknown, time.Hour}, lane{unsat, 0}}, Unsat},
		{"first gives up", []Solver{lane{unknown, 0}, lane{unsat, 0}}, Unsat},
		{"nobody", []Solver{lane{unknown, 0}, lane{unknown, 0}}, Unknown},
	} {
		s, err := (&portfolio{members: c.lanes}).NewSession(nil)
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Check(context.Background()) // and does not wait for the loser's hour
		if err != nil || r.Status != c.want {
			t.Errorf("%s: %v %q %v", c.name, r.Status, r.Reason, err)
		}
	}
}
