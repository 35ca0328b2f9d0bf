package bmc

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"seabmc/vcgen"
)

// A case has a name that can be read back.
func TestNamesOfCases(t *testing.T) {
	for _, tt := range []struct {
		text  string
		fixed []vcgen.Fixed
		why   string
	}{
		{"whole", nil, ""},
		{"7=0", []vcgen.Fixed{{Point: 7}}, ""},
		{"18446744073709551615=3,2=18446744073709551615", []vcgen.Fixed{{Point: 1<<64 - 1, Value: 3}, {Point: 2, Value: 1<<64 - 1}}, ""},
		{"7", nil, "POINT=VALUE"},
		{"7=", nil, "POINT=VALUE"},
		{"7=-1", nil, "POINT=VALUE"},
		{"7=1,", nil, "POINT=VALUE"},
		{"7=1,7=2", nil, "each point once"},
		{"18446744073709551616=1", nil, "POINT=VALUE"},
	} {
		a, err := parseAlone(tt.text)
		if !slices.Equal(a.Fixed, tt.fixed) || a.On != (tt.why == "") || (err != nil) != (tt.why != "") || err != nil && !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%s: %v, %v", tt.text, a, err)
		}
		if err == nil && a.String() != tt.text {
			t.Errorf("%s became %s", tt.text, a)
		}
	}
	for _, c := range []Config{{Plain: true}, {VCOnly: true}, {Properties: []string{"x"}}} {
		if err := c.SetAlone("whole", true); err == nil || c.Alone.On {
			t.Errorf("%+v is run case by case", c)
		}
	}
}

// Runs that look at one case each give the answer of a run that looks at all. A run either has an answer or names the cases to look at in its place.
func TestCasesAlone(t *testing.T) {
	for _, tt := range []struct {
		claim string
		want  Verdict
	}{
		{"s <= 2 * 49", Successful},
		{"s < 2 * 49", Failed}, // only two elements reach that sum
		{"s % 98 || n == 0 || n == 2 || s == 0", Successful},
	} {
		p := sample{source: list(tt.claim)}
		got, leaves := Successful, 0
		for work := []string{wholeProgram}; len(work) > 0; work = work[1:] {
			c := p.config(t)
			c.Cases = CasesAlways
			if err := c.SetAlone(work[0], true); err != nil {
				t.Fatal(err)
			}
			r, err := Run(context.Background(), c)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.SplitInto) > 0 {
				if r.Verdict != Inconclusive || len(r.Properties) > 0 {
					t.Errorf("%s, case %s was split and has an answer: %v", tt.claim, work[0], r.Verdict)
				}
				work = append(work, r.SplitInto...)
				continue
			}
			if leaves++; r.Verdict == Inconclusive {
				t.Errorf("%s, case %s: %v %q", tt.claim, work[0], r.Verdict, r.Reasons)
			}
			got = max(got, r.Verdict) // FAILED counts most
		}
		if got != tt.want || leaves < 3 {
			t.Errorf("%s: %v in %d cases, want %v", tt.claim, got, leaves, tt.want)
		}
	}
}

// A case that leaves out values cannot be split, and is never proved.
func TestSplitWithAGap(t *testing.T) {
	r := newRun(context.Background(), Config{}, time.Time{}, oneCase{})
	if r.splitInto(&vcgen.Split{Point: 1, Values: []uint64{0, 2}, Max: 2, Stride: 1}); len(r.res.SplitInto) > 0 || r.res.sofar() != Inconclusive {
		t.Errorf("%v, %v", r.res.SplitInto, r.res.sofar())
	}
}
