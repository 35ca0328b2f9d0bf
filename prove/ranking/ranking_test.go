package ranking

import (
	"slices"
	"strings"
	"testing"
)

var (
	x    = Variable{Name: "x", Bits: 32, Signed: true}
	y    = Variable{Name: "y", Bits: 32, Signed: true}
	z    = Variable{Name: "z", Bits: 32, Signed: true}
	p    = Variable{Name: "p", Pointer: true}
	done = Variable{Name: "done", Bits: 1, Flag: true}
	at   = Variable{Name: "at", Bits: 32, Flag: true, States: []string{"0", "1", "2"}}
)

func TestMeasures(t *testing.T) {
	for _, tt := range []struct {
		name  string
		vars  []Variable
		conds []Comparison
		sum   bool // in the second list
		want  string
	}{
		{"x < y", []Variable{x}, []Comparison{{X: "x", Op: "<", Y: "y"}}, false, "y - x"},
		{"x > y", []Variable{x}, []Comparison{{X: "x", Op: ">", Y: "y"}}, false, "x - y"},
		{"x != y, from below or around", []Variable{x}, []Comparison{{X: "x", Op: "!=", Y: "y"}}, false, "(unsigned)(y - x)"},
		{"x falls", []Variable{x}, nil, false, "x"},
		{"x rises", []Variable{x}, nil, false, "~x"},
		{"x comes nearer to zero", []Variable{x}, nil, false, "(x < 0 ? -(long long)x : x)"},
		{"a pointer rises", []Variable{p}, nil, false, "~__CPROVER_POINTER_OFFSET(p)"},
		{"one of two falls", []Variable{x, y}, nil, true, "(long long)x + (long long)y"},
		{"one of three falls", []Variable{x, y, z}, nil, true, "(long long)x + (long long)y + (long long)z"},
		{"the flag says which way", []Variable{x, done}, nil, true, "(done ? x : ~x)"},
	} {
		simple, sums := measures(tt.vars, tt.conds)
		got := simple
		if tt.sum {
			got = sums
		}
		if !slices.Contains(got, tt.want) {
			t.Errorf("%s: %q is not among the measures: %q", tt.name, tt.want, got)
		}
	}
}

// A round of a loop, as the values before and after it.
type round struct{ before, after map[string]int }

// judge gives those proposals that hold of all rounds, as the solver would.
func judge(list []Proposal, rounds []round) (held []Proposal) {
	value := map[string]func(map[string]int) int{
		"x": func(s map[string]int) int { return s["x"] }, "y": func(s map[string]int) int { return s["y"] }, "z": func(s map[string]int) int { return s["z"] },
		"(at == 0)": func(s map[string]int) int { return is(s["at"] == 0) }, "(at == 2)": func(s map[string]int) int { return is(s["at"] == 2) },
	}
	for _, p := range list {
		holds := true
		for _, r := range rounds {
			falls := p.Weak
			for _, m := range p.parts {
				f := value[m]
				if f == nil {
					holds = false
					break
				}
				if a, b := f(r.after), f(r.before); a != b {
					falls = a < b
					break
				}
			}
			holds = holds && falls
		}
		if holds {
			held = append(held, p)
		}
	}
	return held
}

func is(b bool) int {
	if b {
		return 1
	}
	return 0
}

// The search asks until a list is found in which each round makes the first number smaller that it changes.
func TestSearch(t *testing.T) {
	s := func(x, y, z, at int) map[string]int { return map[string]int{"x": x, "y": y, "z": z, "at": at} }
	for _, tt := range []struct {
		name   string
		vars   []Variable
		rounds []round
		want   string
	}{
		{"x falls", []Variable{x}, []round{{s(5, 0, 0, 0), s(4, 0, 0, 0)}}, "x"},
		{"y falls, or x does and y is anything", []Variable{x, y}, []round{{s(5, 3, 0, 0), s(5, 2, 0, 0)}, {s(5, 3, 0, 0), s(4, 99, 0, 0)}}, "x, y"},
		{"three, one behind the other", []Variable{z, y, x}, []round{
			{s(5, 3, 1, 0), s(5, 3, 0, 0)}, {s(5, 3, 1, 0), s(5, 2, 77, 0)}, {s(5, 3, 1, 0), s(4, 99, 77, 0)}}, "x, y, z"},
		{"x falls on the way from one to two, and at goes round", []Variable{x, at}, []round{
			{s(5, 0, 0, 0), s(5, 0, 0, 1)}, {s(5, 0, 0, 1), s(4, 0, 0, 2)}, {s(4, 0, 0, 2), s(4, 0, 0, 0)}}, "x, (at == 2), (at == 0)"},
		{"nothing falls", []Variable{x, y}, []round{{s(5, 3, 0, 0), s(5, 3, 0, 0)}}, ""},
		{"x and y change places", []Variable{x, y}, []round{{s(5, 3, 0, 0), s(3, 5, 0, 0)}, {s(3, 5, 0, 0), s(5, 3, 0, 0)}}, ""},
	} {
		search := NewSearch(tt.vars, nil, nil)
		var held []Proposal
		for n := 0; ; n++ {
			next := search.Next(held)
			if next == nil {
				break
			}
			if held = judge(next, tt.rounds); n > 20 {
				t.Fatalf("%s: the search does not end", tt.name)
			}
		}
		got := ""
		if search.Found() {
			got = held[0].Text
		}
		if got != tt.want {
			t.Errorf("%s: found %q, not %q", tt.name, got, tt.want)
		}
	}
}

// A list that grows in each round is no reason for an end, although memory is finite: no measure falls where a length rises.
func TestLengthsFall(t *testing.T) {
	s := NewSearch([]Variable{x, y}, nil, []string{"len_a", "len_b"})
	seen := map[string]bool{}
	for next := s.Next(nil); next != nil; {
		var held []Proposal
		for _, p := range next {
			for _, part := range p.parts {
				seen[part] = true
			}
			if p.Weak { // all that can be kept is
				held = append(held, p)
			}
		}
		next = s.Next(held)
	}
	for m := range seen {
		if strings.Contains(m, "len_") && m != "len_a" && m != "len_b" && m != "len_a + len_b" {
			t.Errorf("%q is proposed", m)
		}
	}
	if !seen["len_a"] || !seen["len_a + len_b"] {
		t.Errorf("lengths are not proposed: %v", seen)
	}
}

// A number that is below zero is no guard, and does not fall any further; flags and pointers are none of these numbers.
func TestSigns(t *testing.T) {
	got := signs([]Variable{x, done, p}, []Comparison{{X: "x", Op: ">=", Y: "0"}, {X: "p", Op: "<", Y: "q", Pointers: true}})
	if want := []string{"(x >= 0 && x >= 0)", "(x > 0 ? x : 0)"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
