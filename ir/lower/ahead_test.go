package lower_test

import (
	"seabmc/ir/lower/state"
	"testing"
)

// The driver may look ahead after amounts of work that at least double, and sooner if bounds are open.
func TestLookAheadAtDoublingWork(t *testing.T) {
	tests := []struct {
		name, body string
		open       bool
		least      int // times that it may look
	}{
		{"no loop", "return 0;", false, 0},
		{"a short loop", "int s = 0; for (int i = 0; i < 10; i++) s += i; return s;", false, 0},
		{"many rounds", "unsigned s = nondet(); for (int i = 0; i < 9000; i++) s = s * s + i; return s;", false, 2},
		{"an open bound", "unsigned n = nondet() % 80, s = 0; while (s < n) s += 1; return s;", true, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var seen []state.Effort
			opt := state.DefaultOptions()
			opt.LookAhead = func(e state.Effort) (bool, error) { seen = append(seen, e); return false, nil }
			r := lowerIt(t, opt, compileC(t, "unsigned nondet(void); int main(void) { "+tt.body+" }"))
			if r.rep.Stopped || len(seen) < tt.least || tt.least == 0 && len(seen) > 0 {
				t.Fatalf("it looked %d times, want at least %d; stopped: %v", len(seen), tt.least, r.rep.Stopped)
			}
			for i, e := range seen {
				if e.Open != tt.open {
					t.Errorf("look %d: open %v", i, e.Open)
				}
				if i > 0 && !tt.open && e.Instructions*3 < seen[i-1].Instructions*5 {
					t.Errorf("look %d at %d instructions, after %d", i, e.Instructions, seen[i-1].Instructions)
				}
			}
		})
	}
}

// Rounds that are hard to build are a reason to look ahead too, though few instructions were made and no question was asked.
func TestLookAheadAtDoublingWorkOfTheConsumer(t *testing.T) {
	for perBlock, want := range map[int64]int{1000: 0, 50_000: 3} {
		work, looks := int64(0), 0
		opt := state.DefaultOptions()
		opt.Work = func() int64 { work += perBlock; return work }
		opt.Poll = func() (bool, error) { return false, nil }
		opt.LookAhead = func(state.Effort) (bool, error) { looks++; return false, nil }
		lowerIt(t, opt, compileC(t, "int main(void) { int s = 0; for (int i = 0; i < 100; i++) s += i; return s; }"))
		if looks != want {
			t.Errorf("%d for each block: it looked %d times, want %d", perBlock, looks, want)
		}
	}
}

// The lowering asks now and then whether a limit is near. The driver looks once.
func TestOnePollNearALimit(t *testing.T) {
	for _, near := range []bool{false, true} {
		polls := 0
		opt := state.DefaultOptions()
		opt.LimitNear = func() bool { return near }
		opt.Poll = func() (bool, error) { polls++; return true, nil }
		r := lowerIt(t, opt, compileC(t, "unsigned nondet(void); int main(void) { unsigned s = nondet(); for (int i = 0; i < 900; i++) s = s * s + i; return s; }"))
		if r.rep.Stopped != near || (polls == 1) != near {
			t.Errorf("near: %v, %d polls, stopped: %v", near, polls, r.rep.Stopped)
		}
	}
}
