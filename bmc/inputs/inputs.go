// Package inputs chooses values for the inputs of a program, to execute it once with each choice.
//
// An execution with chosen inputs costs little even where a loop goes round ten thousand times, since all that it does folds. What loops without a
// bound lead to after many rounds is found so, without a question about the rounds before. In: the constants of the program's own
// comparisons. Out: schedules, each of which gives every input a value. A choice is a guess at what fails: it proves nothing, and a failure
// that it leads to is replayed as any other.
package inputs

import (
	"math/rand/v2"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// A Pattern gives the values of the inputs that one place of the program asks for, by how often it asked before.
type Pattern func(time int) uint64

// A Schedule gives each place that asks for inputs a pattern; places are numbered in the order in which they first ask.
type Schedule func(place int) Pattern

// always is the same value each time.
func always(x uint64) Pattern { return func(int) uint64 { return x } }

// then0 is 1 for so many times, and 0 from then on: how often a loop goes round.
func then0(times int) Pattern { return func(t int) uint64 { return truth(t < times) } }

// period is 1 at all but each n-th time.
func period(n int) Pattern { return func(t int) uint64 { return truth(t%n != n-1) } }

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func everywhere(p Pattern) Schedule { return func(int) Pattern { return p } }

// Numbers of schedules.
const (
	mostTimes  = 12 // numbers of rounds, and values that all inputs have
	mixed      = 24 // schedules in which each place has another pattern
	longRounds = 1000
)

// Schedules are the choices that are likely to lead to failures, in the order in which they are best tried. constants are those that the program compares with.
func Schedules(constants []uint64) []Schedule {
	out := []Schedule{everywhere(always(1))}
	around := near(constants)
	for i, n := range append([]uint64{longRounds, 64}, around...) {
		if i < mostTimes && n < 1<<20 {
			out = append(out, everywhere(then0(int(n))))
		}
	}
	for _, x := range around[:min(len(around), mostTimes)] {
		out = append(out, everywhere(always(x)))
	}
	out = append(out, everywhere(period(2)), everywhere(period(3)), everywhere(always(0)))
	for seed := range uint64(mixed) {
		out = append(out, mix(seed, around))
	}
	return out
}

// near are the constants, and the numbers beside them.
func near(constants []uint64) (out []uint64) {
	for _, c := range constants {
		for _, x := range []uint64{c, c + 1, c - 1} {
			if !slices.Contains(out, x) {
				out = append(out, x)
			}
		}
	}
	return out
}

// mix gives each place a pattern of its own. The same seed makes the same choice each time.
func mix(seed uint64, around []uint64) Schedule {
	return func(place int) Pattern {
		random := rand.New(rand.NewPCG(seed, uint64(place)))
		values := append([]uint64{0, 1, 1 << 31, 1<<64 - 1}, around...)
		one := func() uint64 { return values[random.IntN(len(values))] }
		switch random.IntN(6) {
		case 0:
			return period(2 + random.IntN(2))
		case 1:
			return always(1)
		case 2:
			return then0(int(one() % (1 << 20)))
		case 3:
			return always(random.Uint64())
		case 4:
			return func(int) uint64 { return one() }
		default:
			return always(one())
		}
	}
}

// largestSmall is the largest of the small numbers.
const largestSmall = 24

// Small is a choice of small numbers: each place always gives the same, or another one each time. The same seed makes the same choice each time.
func Small(seed uint64) Schedule {
	return func(place int) Pattern {
		random := rand.New(rand.NewPCG(seed, uint64(place)))
		if random.IntN(3) == 0 {
			return func(int) uint64 { return uint64(random.IntN(4)) }
		}
		return always(uint64(random.IntN(largestSmall + 1)))
	}
}

// mostConstants is the number of constants that are looked at.
const mostConstants = 16

// Constants are those that a program compares with, or begins with, larger than one, in the order of the text.
func Constants(modules []*llvm.Module) (out []uint64) {
	take := func(v any) {
		c, ok := v.(*llvm.ConstInt)
		if !ok || !c.X.IsUint64() || c.X.Uint64() < 2 || len(out) == mostConstants || slices.Contains(out, c.X.Uint64()) {
			return
		}
		out = append(out, c.X.Uint64())
	}
	eachInst(modules, func(x *llvm.Inst) {
		switch x.Op {
		case llvm.ICmp, llvm.Store:
			for _, a := range x.Args {
				take(a)
			}
		case llvm.Switch:
			for _, c := range x.Cases {
				take(c)
			}
		}
	})
	return out
}

func eachInst(modules []*llvm.Module, do func(*llvm.Inst)) {
	for _, m := range modules {
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for _, x := range b.Insts {
					do(x)
				}
				do(b.Term)
			}
		}
	}
}

// Chooser gives the inputs of one execution their values.
type Chooser struct {
	schedule Schedule
	patterns map[int32]Pattern // of places, by their position in the program
	times    map[int32]int
	given    map[ir.Reg]uint64 // so that whoever asks again gets the same
}

// NewChooser follows a schedule.
func NewChooser(s Schedule) *Chooser {
	return &Chooser{schedule: s, patterns: map[int32]Pattern{}, times: map[int32]int{}, given: map[ir.Reg]uint64{}}
}

// Chosen is the number of inputs that were given a value by the schedule.
func (c *Chooser) Chosen() int {
	n := 0
	for _, k := range c.times {
		n += k
	}
	return n
}

// Choose is the value of an unknown (ir.OpNondet) that is an input of at most 64 bits. Allocations succeed. Of other unknowns none is chosen.
func (c *Chooser) Choose(p *ir.Program, in *ir.Instr) (x uint64, ok bool) {
	switch kind := kindOf(p, in); kind {
	case none:
		return 0, false
	case fails:
		return 0, true
	}
	if x, ok = c.given[in.Res]; ok {
		return x, true
	}
	pattern := c.patterns[in.Pos]
	if pattern == nil {
		pattern = c.schedule(len(c.patterns))
		c.patterns[in.Pos] = pattern
	}
	x = pattern(c.times[in.Pos])
	c.times[in.Pos]++
	c.given[in.Res] = x
	return x, true
}

// kind says what is done with an unknown.
type kind uint8

const (
	none   kind = iota // it stays unknown: where objects lie, what was not initialised, numbers of which only a range is known
	fails              // it tells whether an allocation or another function of the library fails
	chosen             // the schedule gives it a value
)

// kindOf tells by the name of an unknown what it is; names of several words are made by ir.Role.
func kindOf(p *ir.Program, in *ir.Instr) kind {
	name := p.Names[in.Aux]
	switch {
	case in.Type.Kind != ir.KindInt || in.Type.Bits > 64 || strings.HasPrefix(name, "__seabmc"):
		return none
	case strings.HasSuffix(name, ir.RoleFails.Of("")):
		return fails
	case strings.Contains(name, " ") && !strings.HasPrefix(name, "result of "):
		return none
	}
	return chosen
}
