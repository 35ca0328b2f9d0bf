package prove

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir/lower/state"
	"seabmc/prove/ending"
)

// quick are the programs that are checked each time: of each folder some, and those that tempt a wrong answer.
var quick = map[string]bool{
	"counters/up_to_n": true, "counters/step_is_an_input": true, "counters/steps_of_two_odd": true, "counters/down_never_negative": true,
	"phases/automaton": true, "phases/automaton_that_need_not_end": true, "memory/string_copy": true, "counters/round_and_round": true, "wrap/generator": true,
	"wrap/char_counter": true, "wrap/signed_overflow_only_end": true,
	"nested/inner_resets_outer": true, "ends/empty_loop": true, "ends/longjmp_out": true, "ends/goto_forever": true,
	"memory/circular_list": true, "memory/global_counter": true, "floats/too_small_a_step": true, "input/until_told": true,
	"recursion/same_argument": true, "recursion/down_to_zero": true, "recursion/ping_pong": true, "recursion/past_zero": true, "recursion/array_sum": true, "recursion/two_names": true,
	"recursion/through_global_pointer": true, "memory/find_character": true, "memory/measure_behind_null": true, "memory/block_each_round": true,
	"memory/object_goes_endless": true, "lists/freed": true, "lists/circle_once": true, "lists/grows": true, "ends/goto_any": true,
}

// asksForEnd checks a file as seabmc --termination-check does.
func asksForEnd(t testing.TB, file string) *bmc.Result {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	cfg := config(t, file)
	cfg.Lower.Termination = state.Ending
	cfg.CPULimit = 20 * time.Second // what is answered takes 3 at most
	res, err := Check(ctx, cfg, BMC)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return res
}

// The programs of testdata/termination: no answer may be wrong. With SEABMC_UNBOUNDED=1 all are checked, and each that the header does not call
// open has to be answered; without, some are, those that take a few seconds.
func TestTermination(t *testing.T) {
	files, err := filepath.Glob("../testdata/termination/*/*.c")
	if err != nil || len(files) < 80 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	answers := map[string]int{}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(file, "../testdata/termination/"), ".c")
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(b)
		want := header(text, "verdict")
		if want != "SUCCESSFUL" && want != "FAILED" || header(text, "why") == "" {
			t.Errorf("%s: the header must state verdict and why", name)
		}
		if !all() && !quick[name] {
			continue
		}
		res := asksForEnd(t, file)
		got := strings.TrimPrefix(res.Verdict.String(), "VERIFICATION ")
		answers[want+" "+got]++
		switch {
		case got != "INCONCLUSIVE" && got != want:
			t.Errorf("%s: WRONG: %s", name, got)
		case got == "INCONCLUSIVE" && header(text, "open") == "":
			t.Errorf("%s: not decided: %v", name, res.Reasons)
		}
	}
	t.Log(answers)
}

// A contract of the user's needs a measure: an invariant alone says nothing of the end.
func TestContractWithoutMeasure(t *testing.T) {
	const loop = "unsigned nondet_uint(void);\nint main(void) {\n    unsigned n = nondet_uint(), i = n;\n    while (i != 7)\n    __CPROVER_loop_invariant(1)\n    MEASURE\n    { i = i + STEP; }\n}\n"
	for _, tt := range []struct{ measure, step, want string }{
		{"", "1", "SUCCESSFUL"}, // found
		{"__CPROVER_decreases(7 - i)", "1", "SUCCESSFUL"},
		{"", "0", "FAILED"},
		{"__CPROVER_decreases(7 - i)", "0", "FAILED"},
	} {
		file := source(t, strings.NewReplacer("MEASURE", tt.measure, "STEP", tt.step).Replace(loop))
		got := strings.TrimPrefix(asksForEnd(t, file).Verdict.String(), "VERIFICATION ")
		if got != tt.want && (got != "INCONCLUSIVE" || tt.measure != "") {
			t.Errorf("measure %q, step %s: %s, want %s", tt.measure, tt.step, got, tt.want)
		}
	}
}

// The contract of a function that the user replaces does not say that the function ends.
func TestReplacedFunctionNeedNotEnd(t *testing.T) {
	for body, want := range map[string]string{"{ while (x); return 0; }": "INCONCLUSIVE", ";": "SUCCESSFUL"} {
		cfg := config(t, source(t, "int f(int x)\n__CPROVER_assigns() __CPROVER_ensures(1)\n"+body+"\nint main(void) { return f(1); }\n"))
		cfg.Lower.Termination = state.Ending
		cfg.Lower.Replaced, cfg.Front.Replaced = []string{"f"}, []string{"f"}
		cfg.Front.Roots = append(cfg.Front.Roots, clauses.InsteadPrefix+"f")
		res, err := Check(context.Background(), cfg, BMC)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimPrefix(res.Verdict.String(), "VERIFICATION "); got != want {
			t.Errorf("%s: %s, want %s", body, got, want)
		}
	}
}

// Whether a program ends may rest on what a contract ensures, so a clause that does not hold counts, whatever its message says.
func TestEnsuresCounts(t *testing.T) {
	cfg := config(t, source(t, "int f(int x)\n__CPROVER_ensures(__CPROVER_return_value == x) { return x == 7 ? 8 : x; }\n"))
	enforcing(&cfg, &summary{name: "f"})
	res, err := bmc.Run(context.Background(), cfg)
	if err != nil || res.Failure == nil {
		t.Fatalf("%v, %v: the clause does not hold", res, err)
	}
	if c := res.Failure.Check; !ending.About(c) {
		t.Errorf("%s (%s) does not count", c.ID, c.Msg)
	}
}

// The first attempt, without formulas about the result, drops n >= 0: the result may be anything then. The second one has it again.
func TestRequiredOnceMore(t *testing.T) {
	res := asksForEnd(t, source(t, `int nondet_int(void);
static int g(int n) { return n == 0 ? 0 : g(g(n - 1)); }
int main(void) { int n = nondet_int(); if (n >= 0) g(n); }
`))
	if res.Verdict != bmc.Successful {
		t.Errorf("%v %v", res.Verdict, res.Reasons)
	}
}
