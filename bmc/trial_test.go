package bmc

import (
	"maps"
	"slices"
	"testing"

	"seabmc/solver"
)

// A few proposals that are too hard for the solver keep the others from nothing: those that hold are found to hold, and those that fail to fail.
func TestSettleTrial(t *testing.T) {
	for _, tt := range []struct {
		name        string
		all         int
		hard, wrong []int // numbers of proposals
		most        int   // questions
	}{
		{"none is hard", 16, nil, nil, 1},
		{"one is wrong", 16, nil, []int{3}, 2},
		{"one is hard", 16, []int{5}, nil, 9},
		{"the last one is hard, the first wrong", 16, []int{15}, []int{0}, 10},
		{"two are hard, side by side", 16, []int{6, 7}, nil, 11},
		{"all are hard", 4, []int{0, 1, 2, 3}, nil, 7},
		{"there are none", 0, nil, nil, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			open := map[int]bool{}
			for i := range tt.all {
				open[i] = true
			}
			failed, asked := map[int]bool{}, 0
			ask := func(steps int64, list []int) (solver.Status, error) {
				asked++
				if want := int64(100); (asked == 1) != (steps == want) && len(tt.wrong) == 0 {
					t.Errorf("question %d gets %d steps", asked, steps)
				}
				for _, x := range tt.wrong {
					if slices.Contains(list, x) {
						delete(open, x)
						failed[x] = true
						return solver.Sat, nil
					}
				}
				if slices.ContainsFunc(tt.hard, func(x int) bool { return slices.Contains(list, x) }) {
					return solver.Unknown, nil
				}
				for _, x := range list {
					delete(open, x)
				}
				return solver.Unsat, nil
			}
			if err := settleTrial(slices.Sorted(maps.Keys(open)), 100, ask, func(x int) bool { return open[x] }); err != nil {
				t.Fatal(err)
			}
			if left := slices.Sorted(maps.Keys(open)); !slices.Equal(left, tt.hard) {
				t.Errorf("open: %v, want %v", left, tt.hard)
			}
			if got := slices.Sorted(maps.Keys(failed)); !slices.Equal(got, tt.wrong) {
				t.Errorf("failed: %v, want %v", got, tt.wrong)
			}
			if asked > tt.most {
				t.Errorf("%d questions, want at most %d", asked, tt.most)
			}
		})
	}
}

// A model that violates none of the proposals, which the evaluator does not accept as a failure, does not make the trial ask for ever.
func TestSettleTrialEnds(t *testing.T) {
	asked := 0
	err := settleTrial([]int{1, 2, 3, 4}, 100, func(int64, []int) (solver.Status, error) { asked++; return solver.Sat, nil }, func(int) bool { return true })
	if err != nil || asked != 7 {
		t.Errorf("%d questions, want 7 (%v)", asked, err)
	}
}
