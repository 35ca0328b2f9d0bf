package rewriter

import (
	"fmt"
	"testing"

	"seabmc/term"
)

var layout64 = term.Layout{PtrBits: 64, ObjBits: 20}

func sumOfVars(r *Rewriter, op term.Op, order []int, w int) term.ID {
	var s term.ID
	for i, k := range order {
		v := r.T.Var(fmt.Sprintf("x%d", k), term.BV(w))
		if i == 0 {
			s = v
		} else {
			s = r.Bin(op, s, v)
		}
	}
	return s
}

// A permuted sum of 1,000 variables is itself, at linear cost.
func TestPermutedOperations(t *testing.T) {
	const n = 1000
	up, down := make([]int, n), make([]int, n)
	for i := range n {
		up[i], down[i] = i, n-1-i
	}
	for _, op := range []term.Op{term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor} {
		r := New(term.NewTable(layout64))
		a, b := sumOfVars(r, op, up, 32), sumOfVars(r, op, down, 32)
		if got := r.Eq(a, b); got != term.True {
			t.Errorf("permuted %v is not decided by rewriting", op)
		}
		if s := r.Stats(); s.Steps > 12*n || s.Flattened > 12*n {
			t.Errorf("%v: %d steps, %d summands visited for %d variables", op, s.Steps, s.Flattened, n)
		}
	}
}
