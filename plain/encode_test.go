package plain

import (
	"context"
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
)

// window has inputs whose bytes are zero except near the beginning of objects.
type window struct{ *irgen.Inputs }

const windowBytes = 40

func (w window) Byte(sym uint32, base, off uint64) byte {
	if off >= windowBytes {
		return 0
	}
	if sym > 0 {
		base = 0
	}
	return w.Inputs.Byte(sym, base, off)
}

// given states the value of an input.
func given(j *judge, p *ir.Program, in interp.Inputs) string {
	var s strings.Builder
	for i := range p.Len() {
		if p.OpAt(i) != ir.OpNondet {
			continue
		}
		ins := p.At(i)
		v, t := in.Nondet(ins.Res, ins.Type), ins.Type
		if t == ir.TPtr {
			t = p.Addr()
		}
		if v == nil {
			v = new(big.Int)
		}
		u := j.bigNumber(new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits))), int(t.Bits))
		fmt.Fprintf(&s, "(assert (= %s %s))\n", inputName(ins.Res), u.text)
	}
	for name, src := range j.sources {
		var base uint64
		var sym uint32
		if name[0] == 'I' {
			fmt.Sscanf(name, "I%d", &base)
		} else {
			fmt.Sscanf(name, "H%d", &sym)
		}
		for off, v := range src.bytes {
			fmt.Fprintf(&s, "(assert (= %s %s))\n", v.text, j.number(uint64(in.Byte(sym, base, off)), 8).text)
		}
		if !src.whole {
			continue
		}
		a := "((as const " + j.arrayType() + ") #x00)"
		for off := range uint64(windowBytes) {
			a = "(store " + a + " " + j.offset(off) + " " + j.number(uint64(in.Byte(sym, base, off)), 8).text + ")"
		}
		fmt.Fprintf(&s, "(assert (= %s %s))\n", name, a)
	}
	return s.String()
}

// z3 computes from the text what the interpreter computes. Random programs are run on random inputs in both ways, and each assert is violated
// either in both or in neither. Havocs take the same bytes in every object, so there are no havocs of unknown places.
func TestTextMeansWhatTheInterpreterDoes(t *testing.T) {
	if testing.Short() {
		t.Skip("starts many solvers")
	}
	r := rand.New(rand.NewSource(7))
	compared, unseen := 0, 0
	for n := range 240 {
		opt := irgen.Options{Wild: -1, Instrs: 16, Wide: n%4 == 0, MaxSize: []int{8, 16, 300}[n%3]}
		p := irgen.Random(r, opt)
		j := newJudge(context.Background(), p)
		for i := range p.Len() {
			if err := j.Eval(p, i); err != nil {
				t.Fatal(err)
			}
		}
		whole := make([]*value, len(p.Types))
		for reg, v := range j.vals {
			if v != nil {
				whole[reg] = j.integer(v)
			}
		}
		in := window{irgen.RandomInputs(r, p)}
		run, err := interp.Run(p, in, interp.Options{Ignore: func(int32) bool { return true }, IgnoreAssumes: true})
		if err != nil {
			t.Fatal(err)
		}
		s, err := newSession(context.Background(), "z3", 0)
		if err != nil {
			t.Fatal(err)
		}
		answer := s.ask(string(j.out)+given(j, p, in), "(check-sat)")
		if answer != "sat" {
			t.Fatalf("program %d: z3 says %s of a run\n%s", n, answer, printer.String(p))
		}
		seen := j.assumed.known || s.value(j.assumed.text) == "true"
		for _, b := range j.blind {
			seen = seen && s.value(b.text) == "false"
		}
		if !seen || j.loose {
			unseen++
			s.close()
			continue
		}
		compared++
		for reg := range p.Types {
			v, ok := run.Value(ir.Reg(reg))
			if !ok || whole[reg] == nil {
				continue
			}
			x := whole[reg]
			got := parseValue(s.value(x.text))
			if x.known {
				got.SetUint64(x.u)
			}
			if got.Cmp(v.Int()) != 0 || s.err != nil {
				t.Errorf("program %d: register %d is %v, the interpreter says %v (%v)\n%s", n, reg, got, v.Int(), s.err, printer.String(p))
				break
			}
		}
		s.close()
	}
	t.Logf("%d programs compared, %d that read where there is no object, or assume something false", compared, unseen)
	if compared < 60 {
		t.Errorf("only %d programs were compared", compared)
	}
}
