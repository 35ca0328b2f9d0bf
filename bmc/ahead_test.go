package bmc

import (
	"errors"
	"fmt"
	"testing"

	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

func TestRoundsGrow(t *testing.T) {
	for level, want := range map[int]int{1: 1, 2: 3, 3: 7, 4: 15, mostLevels: 1<<mostLevels - 1, mostLevels + 5: 1<<mostLevels - 1} {
		if got := rounds(level); got != want {
			t.Errorf("level %d: %d rounds, want %d", level, got, want)
		}
	}
}

// A failure found with few rounds is the answer where one is asked for, and one of several where all are.
func TestWhatIsFoundAheadIsTheAnswer(t *testing.T) {
	found := func() *ahead {
		return &ahead{found: []*Result{{Failure: &Property{}, Lower: &state.Report{}}}}
	}
	tests := []struct {
		name   string
		a      *ahead
		all    bool
		enough bool
		failed bool
	}{
		{"nothing was found", &ahead{}, false, false, false},
		{"one is asked for", found(), false, true, true},
		{"all are asked for", found(), true, false, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.a.enough(&run{subject: subject{cfg: Config{AllProperties: tt.all}}}); got != tt.enough {
				t.Errorf("enough: %v, want %v", got, tt.enough)
			}
			if res := tt.a.with(&Result{Lower: &state.Report{}}, tt.all); (res.Failure != nil) != tt.failed {
				t.Errorf("a failure: %v, want %v", res.Failure != nil, tt.failed)
			}
		})
	}
}

func TestTooLarge(t *testing.T) {
	tests := []struct {
		err  error
		want bool
	}{
		{&state.LimitError{Msg: "objects"}, true},
		{fmt.Errorf("lowering: %w", &vcgen.LimitError{Msg: "objects"}), true},
		{errors.New("a solver that does not start"), false},
		{errEnough, false},
		{nil, false},
	}
	for _, tt := range tests {
		if got := tooLarge(tt.err) != nil; got != tt.want {
			t.Errorf("%v: %v, want %v", tt.err, got, tt.want)
		}
	}
}
