package vcgen

import (
	"fmt"
	"math/big"
	"math/rand"
	"os"
	"strconv"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
	"seabmc/memrep"
	"seabmc/term"
)

// variant is a memory representation with its switches.
type variant struct {
	mem, storeMap string
	arm           bool
	checked       bool
	guided        bool // by seam
	pieces        bool
}

func (v variant) String() string {
	if v.guided {
		return v.mem + ", guided"
	}
	if v.mem != "seam" {
		return v.mem
	}
	if v.pieces {
		return fmt.Sprintf("seam/%s/arm=%v, bytes of pointers apart", v.storeMap, v.arm)
	}
	return fmt.Sprintf("seam/%s/arm=%v", v.storeMap, v.arm)
}

var variants = []variant{
	{mem: "array"}, {mem: "lambda"},
	{mem: "seam", storeMap: "on", arm: true}, {mem: "seam", storeMap: "off", arm: true}, {mem: "seam", storeMap: "cached", arm: true},
	{mem: "seam", storeMap: "on", arm: false}, {mem: "seam", storeMap: "off", arm: false}, {mem: "seam", storeMap: "cached", arm: false},
	{mem: "seam", storeMap: "on", arm: true, pieces: true},
}

// generate evaluates p in one variant.
func generate(p *ir.Program, v variant, open Opener) (*Gen, error) {
	g, err := New(p, Options{Mem: v.mem, StoreMap: v.storeMap, ARM: v.arm, SetBound: 16, Checked: v.checked, Pieces: v.pieces}, open)
	if err != nil {
		return nil, err
	}
	oracle := Oracle(g)
	if v.guided {
		guide, err := New(p, Options{ARM: true, Checked: v.checked}, open)
		if err != nil {
			return nil, err
		}
		oracle = NewGuided(guide, g)
	}
	for i := range p.Len() {
		if err := oracle.Eval(p, i); err != nil {
			return nil, err
		}
	}
	return g, oracle.Flush()
}

// modelOf gives the variables of g the values that in has for them.
func modelOf(g *Gen, in interp.Inputs) *term.Model {
	t := g.Table()
	m := term.NewModel(t)
	for _, n := range g.nondets {
		v := in.Nondet(n.reg, g.p.Types[n.reg])
		switch {
		case v == nil:
		case t.Sort(n.v) == term.Bool:
			m.SetBool(n.v, v.Bit(0) != 0)
		default:
			m.SetBV(n.v, v)
		}
	}
	for _, u := range g.Unknowns() {
		setUnknown(m, in, u, t.Layout)
	}
	if puns, ok := g.rep.(memrep.Punner); ok {
		for _, d := range puns.Definitions() {
			if x, err := m.EvalUint64(d.Is); err == nil {
				m.SetBV64(d.Var, x)
			}
		}
	}
	return m
}

func setUnknown(m *term.Model, in interp.Inputs, u memrep.Unknown, l term.Layout) {
	if u.NBytes > 0 {
		m.SetBV(u.Var, bytesAt(in, u))
		return
	}
	// The inputs of these tests are zero outside of small windows.
	entries := map[uint64]byte{}
	for base := range uint64(windowBases) {
		for off := -windowBytes; off < 3*windowBytes; off++ {
			o := uint64(off) & (1<<uint(l.OffBits()) - 1)
			if b := in.Byte(u.Sym, base, o); b != 0 {
				entries[base<<uint(l.OffBits())|o] = b
			}
		}
	}
	m.SetArray(u.Var, entries, 0)
}

// The inputs have bytes that are not zero in the objects below windowBases only, from
// offset -windowBytes to 3*windowBytes.
const (
	windowBases = 6
	windowBytes = 8
)

// windowed cuts inputs down to the window.
type windowed struct {
	interp.Inputs
	offBits int
}

func (w windowed) Byte(sym uint32, base, off uint64) byte {
	o := int64(off<<uint(64-w.offBits)) >> uint(64-w.offBits)
	if base >= windowBases || o < -windowBytes || o >= 3*windowBytes {
		return 0
	}
	return w.Inputs.Byte(sym, base, off)
}

// disagreement compares the interpreter with the verification condition on one input.
func disagreement(p *ir.Program, v variant, inputs []interp.Inputs) (string, error) {
	g, err := generate(p, v, nil)
	if err != nil {
		return "", err
	}
	vc := g.VC()
	for _, in := range inputs {
		run, err := interp.Run(p, in, interp.Options{})
		if err != nil {
			return "", err
		}
		m := modelOf(g, in)
		if why, err := compareRun(p, g, vc, m, run); why != "" || err != nil {
			return why, err
		}
	}
	return "", nil
}

func compareRun(p *ir.Program, g *Gen, vc *VC, m *term.Model, run *interp.Result) (string, error) {
	for _, c := range vc.Incomplete {
		if b, err := m.EvalBool(c); err != nil || b {
			return "", err // beyond array's bound: nothing is claimed
		}
	}
	for _, s := range vc.Side {
		if b, err := m.EvalBool(s); err != nil || !b {
			return "a side constraint is false under real memory", err
		}
	}
	for _, x := range vc.Props {
		b, err := m.EvalBool(x.Violated)
		if err != nil {
			return "", err
		}
		if x.Instr >= run.Executed {
			if run.Outcome == interp.AssumeFailed && b {
				return fmt.Sprintf("instruction %d is after a failed assumption but violated", x.Instr), nil
			}
			continue
		}
		want := run.Outcome == interp.Violated && run.Instr == x.Instr
		if b != want {
			return fmt.Sprintf("assert at instruction %d: violated is %v, the interpreter says %v%s", x.Instr, b, want, wrongRegisters(p, g, m, run)), nil
		}
	}
	return "", nil
}

// wrongRegisters names the registers that differ.
func wrongRegisters(p *ir.Program, g *Gen, m *term.Model, run *interp.Result) string {
	var b strings.Builder
	for i := range p.Len() {
		r := p.At(i).Res
		v, ok := run.Value(r)
		if !ok {
			continue
		}
		got, err := m.Eval(g.regs[r])
		if err != nil {
			continue
		}
		if got.BV == nil {
			if got.Bool != (v.U != 0) {
				fmt.Fprintf(&b, "\n  register %d: %v, not %v", r, got.Bool, v.U != 0)
			}
		} else if got.BV.Cmp(v.Int()) != 0 {
			fmt.Fprintf(&b, "\n  register %d (%v): %x, not %x", r, p.OpAt(i), got.BV, v.Int())
		}
	}
	return b.String()
}

func randomInputs(r irgen.Rand, p *ir.Program, n int) []interp.Inputs {
	out := make([]interp.Inputs, n)
	for i := range out {
		out[i] = windowed{irgen.RandomInputs(r, p), p.OffBits()}
	}
	return out
}

// The verification condition of random programs, in every representation, is what the
// interpreter does.
func TestAgainstInterpreter(t *testing.T) {
	n := 2000
	if testing.Short() {
		n = 200
	}
	n = envInt("SEABMC_PROGRAMS", n)
	seed := int64(envInt("SEABMC_SEED", 1))
	for i := range n {
		s := seed*1_000_000 + int64(i)
		r := rand.New(rand.NewSource(s))
		opt := irgen.Options{Instrs: 1 + i%30, Wide: i%5 == 0, NoSymbolic: i%7 == 0}
		if i%4 == 0 {
			opt.PtrBits = 32
		}
		p := irgen.Random(r, opt)
		inputs := randomInputs(r, p, 6)
		for _, v := range variants {
			why, err := disagreement(p, v, inputs)
			if err != nil {
				t.Fatalf("%v, program %d: %v\n%s", v, s, err, printer.String(p))
			}
			if why != "" {
				t.Fatalf("%v, program %d: %s\n%s", v, s, why, printer.String(p))
			}
		}
	}
}

// envInt is a number from the environment, for longer runs by hand.
func envInt(name string, def int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return def
}

// bytesAt is the little-endian number that in has at the bytes of u.
func bytesAt(in interp.Inputs, u memrep.Unknown) *big.Int {
	v := new(big.Int)
	for k := u.NBytes - 1; k >= 0; k-- {
		v.Lsh(v, 8).Or(v, big.NewInt(int64(in.Byte(u.Sym, u.Base, u.Off+uint64(k)))))
	}
	return v
}
