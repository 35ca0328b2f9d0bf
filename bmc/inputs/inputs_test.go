package inputs

import (
	"slices"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/llvm"
)

// asked is a program of unknowns of 32 bits, each with a name and the place that asks for it.
func asked(list ...string) (*ir.Program, []*ir.Instr) {
	p := &ir.Program{}
	var ins []*ir.Instr
	for i, s := range list {
		name, place, _ := strings.Cut(s, "@")
		p.Names = append(p.Names, name)
		ins = append(ins, &ir.Instr{Op: ir.OpNondet, Type: ir.Int(32), Res: ir.Reg(i + 1), Aux: int32(i), Pos: int32(len(place))})
	}
	return p, ins
}

// Each place goes its own way through its pattern, and a value that was given stays.
func TestChooser(t *testing.T) {
	p, ins := asked("nondet_int@a", "nondet_int@bb", "nondet_int@a", "malloc fails@c", "x (not initialised)@d", "result of get@bb", "nondet_int@a")
	c := NewChooser(func(place int) Pattern { return func(time int) uint64 { return uint64(10*place + time) } })
	want := []uint64{0, 10, 1, 0, 99, 11, 2}
	for range 2 {
		for i, in := range ins {
			x, ok := c.Choose(p, in)
			if !ok {
				x = 99 // it stays unknown
			}
			if x != want[i] {
				t.Errorf("input %d (%s): %d, want %d", i, p.Names[in.Aux], x, want[i])
			}
		}
	}
	if c.Chosen() != 5 {
		t.Errorf("%d inputs were chosen, want 5", c.Chosen())
	}
}

// Unknowns that are no inputs are not chosen.
func TestKinds(t *testing.T) {
	for name, want := range map[string]kind{
		"nondet_int": chosen, "n": chosen, "result of read": chosen,
		"malloc fails":        fails,
		"p is null":           none,
		"sqrt (approximated)": none,
		"__seabmc_some":       none,
	} {
		p := &ir.Program{Names: []string{name}}
		if got := kindOf(p, &ir.Instr{Type: ir.Int(8)}); got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
	p := &ir.Program{Names: []string{"n"}}
	for _, typ := range []ir.Type{ir.TPtr, ir.Int(128)} {
		if got := kindOf(p, &ir.Instr{Type: typ}); got != none {
			t.Errorf("an input of type %v is chosen", typ)
		}
	}
}

// values are the first ones that a pattern gives.
func values(p Pattern, n int) (out []uint64) {
	for i := range n {
		out = append(out, p(i))
	}
	return out
}

func TestPatterns(t *testing.T) {
	for _, tt := range []struct {
		name string
		p    Pattern
		want []uint64
	}{
		{"always", always(7), []uint64{7, 7, 7, 7}},
		{"two rounds", then0(2), []uint64{1, 1, 0, 0}},
		{"every other time", period(2), []uint64{1, 0, 1, 0}},
		{"two of three", period(3), []uint64{1, 1, 0, 1}},
	} {
		if got := values(tt.p, 4); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// A loop that goes round as often as the program's own constant says, or once more or less, is among the schedules, and each run has the same ones.
func TestSchedules(t *testing.T) {
	all := Schedules([]uint64{40})
	has := func(rounds int) bool {
		want := append(slices.Repeat([]uint64{1}, rounds), 0, 0)
		return slices.ContainsFunc(all, func(s Schedule) bool { return slices.Equal(values(s(0), rounds+2), want) })
	}
	for _, rounds := range []int{39, 40, 41, 64, 1000} {
		if !has(rounds) {
			t.Errorf("no schedule has %d rounds", rounds)
		}
	}
	again := Schedules([]uint64{40})
	for i := range all {
		for place := range 3 {
			if a, b := values(all[i](place), 20), values(again[i](place), 20); !slices.Equal(a, b) {
				t.Errorf("schedule %d at place %d: %v, then %v", i, place, a, b)
			}
		}
	}
}

// Constants of comparisons, cases and first values count; those of arithmetic do not, nor do 0 and 1.
func TestConstants(t *testing.T) {
	i32 := &llvm.Type{Kind: llvm.Int, Bits: 32}
	k := func(x int64) llvm.Value { return llvm.NewConstInt(i32, x) }
	b := &llvm.Block{
		Insts: []*llvm.Inst{{Op: llvm.ICmp, Args: []llvm.Value{k(1), k(40)}}, {Op: llvm.Add, Args: []llvm.Value{k(5), k(6)}}, {Op: llvm.Store, Args: []llvm.Value{k(3000), k(0)}}},
		Term:  &llvm.Inst{Op: llvm.Switch, Args: []llvm.Value{k(9)}, Cases: []llvm.Constant{llvm.NewConstInt(i32, 40), llvm.NewConstInt(i32, 41)}},
	}
	m := &llvm.Module{Funcs: []*llvm.Func{{Blocks: []*llvm.Block{b}}}}
	if got, want := Constants([]*llvm.Module{m}), []uint64{40, 3000, 41}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
