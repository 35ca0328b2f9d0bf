// Package mutate makes one small change to a program, to ask whether its harness notices.
//
// In: llir modules and the name of a function. Out: the mutants it has (List), or the
// module changed in place (Apply). A mutant is named function:operator:n, the n-th place,
// from 0, where the operator fits.
package mutate

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Operators are the names of the mutation operators, in the order of List.
var Operators = []string{"bound", "negate", "plus1", "minus1", "swap", "store", "call"}

// site is a place where an operator fits; do makes the change.
type site struct {
	op string
	do func()
}

// List names the mutants of a function.
func List(mods []*ir.Module, function string) ([]string, error) {
	f, err := find(mods, function)
	if err != nil {
		return nil, err
	}
	n := map[string]int{}
	for _, s := range sites(f) {
		n[s.op]++
	}
	var out []string
	for _, op := range Operators {
		for i := range n[op] {
			out = append(out, fmt.Sprintf("%s:%s:%d", function, op, i))
		}
	}
	return out, nil
}

// Apply makes a mutant.
func Apply(mods []*ir.Module, name string) error {
	w := strings.Split(name, ":")
	if len(w) != 3 {
		return fmt.Errorf("mutant %q: want function:operator:n", name)
	}
	n, err := strconv.Atoi(w[2])
	if err != nil {
		return fmt.Errorf("mutant %q: want function:operator:n", name)
	}
	f, err := find(mods, w[0])
	if err != nil {
		return err
	}
	for _, s := range sites(f) {
		if s.op != w[1] {
			continue
		}
		if n == 0 {
			s.do()
			return nil
		}
		n--
	}
	return fmt.Errorf("mutant %q: there is no such place", name)
}

func find(mods []*ir.Module, function string) (*ir.Func, error) {
	for _, m := range mods {
		for _, f := range m.Funcs {
			if f.Name() == function && len(f.Blocks) > 0 {
				return f, nil
			}
		}
	}
	return nil, fmt.Errorf("mutant: no function %q is defined", function)
}

// sites lists the places of all operators, in the order of the code.
func sites(f *ir.Func) []site {
	var out []site
	checks := checkOnly(f)
	for _, b := range f.Blocks {
		for i := range b.Insts {
			if in := b.Insts[i]; !checks[in] {
				out = append(out, instSites(b, in)...)
			}
		}
		switch t := b.Term.(type) {
		case *ir.TermCondBr:
			if c, ok := t.Cond.(ir.Instruction); !ok || !checks[c] {
				out = append(out, site{"negate", func() { t.TargetTrue, t.TargetFalse = t.TargetFalse, t.TargetTrue }})
			}
		case *ir.TermRet:
			if t.X != nil {
				out = append(out, constSites(&t.X)...)
			}
		}
	}
	return out
}

func instSites(b *ir.Block, in ir.Instruction) []site {
	switch x := in.(type) {
	case *ir.InstICmp:
		var out []site
		if p, ok := shifted[x.Pred]; ok {
			out = append(out, site{"bound", func() { x.Pred = p }}, site{"swap", func() { x.X, x.Y = x.Y, x.X }})
		}
		return append(append(out, constSites(&x.X)...), constSites(&x.Y)...)
	case *ir.InstAdd:
		return append(constSites(&x.X), constSites(&x.Y)...)
	case *ir.InstMul:
		return append(constSites(&x.X), constSites(&x.Y)...)
	case *ir.InstAnd:
		return constSites(&x.Y)
	case *ir.InstOr:
		return constSites(&x.Y)
	case *ir.InstXor:
		if t, ok := x.Type().(*types.IntType); ok && t.BitSize == 1 {
			return nil
		}
		return constSites(&x.Y)
	case *ir.InstSub:
		return append(swapSite(&x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstUDiv:
		return swapSite(&x.X, &x.Y)
	case *ir.InstURem:
		return swapSite(&x.X, &x.Y)
	case *ir.InstShl:
		return append(swapSite(&x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstLShr:
		return append(swapSite(&x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstStore:
		if _, spill := x.Src.(*ir.Param); spill {
			return nil
		}
		return append(constSites(&x.Src), site{"store", func() { drop(b, in) }})
	case *ir.InstCall:
		if callee, ok := x.Callee.(*ir.Func); ok && x.Type().Equal(types.Void) && isUserCall(callee.Name()) {
			return []site{{"call", func() { drop(b, in) }}}
		}
	}
	return nil
}

// isUserCall leaves out intrinsics and what checks call.
func isUserCall(name string) bool {
	return !strings.HasPrefix(name, "llvm.") && !strings.HasPrefix(name, "__ubsan") && !strings.Contains(name, "assert") && name != "abort"
}

// shifted are comparisons off by one.
var shifted = map[enum.IPred]enum.IPred{
	enum.IPredULT: enum.IPredULE, enum.IPredULE: enum.IPredULT, enum.IPredUGT: enum.IPredUGE, enum.IPredUGE: enum.IPredUGT,
	enum.IPredSLT: enum.IPredSLE, enum.IPredSLE: enum.IPredSLT, enum.IPredSGT: enum.IPredSGE, enum.IPredSGE: enum.IPredSGT,
}

// constSites are the changes of an integer constant by one.
func constSites(v *value.Value) []site {
	c, ok := (*v).(*constant.Int)
	if !ok {
		return nil
	}
	if c.Typ.BitSize == 1 {
		return []site{{"plus1", func() { *v = constant.NewBool(c.X.Sign() == 0) }}}
	}
	by := func(d int64) func() {
		return func() {
			x := new(big.Int).Add(c.X, big.NewInt(d))
			*v = &constant.Int{Typ: c.Typ, X: wrap(x, c.Typ.BitSize)}
		}
	}
	return []site{{"plus1", by(1)}, {"minus1", by(-1)}}
}

// wrap is x as a signed number of this many bits.
func wrap(x *big.Int, bits uint64) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	x.Mod(x, m)
	if x.Bit(int(bits)-1) == 1 {
		x.Sub(x, m)
	}
	return x
}

func swapSite(x, y *value.Value) []site {
	if *x == *y {
		return nil
	}
	return []site{{"swap", func() { *x, *y = *y, *x }}}
}

func drop(b *ir.Block, in ir.Instruction) {
	for i, x := range b.Insts {
		if x == in {
			b.Insts = append(b.Insts[:i:i], b.Insts[i+1:]...)
			return
		}
	}
}

// checkOnly are the comparisons that only decide whether a sanitizer's handler is called:
// changing them changes the check, not the program.
func checkOnly(f *ir.Func) map[ir.Instruction]bool {
	handler := map[value.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if c, ok := in.(*ir.InstCall); ok {
				if callee, ok := c.Callee.(*ir.Func); ok && strings.HasPrefix(callee.Name(), "__ubsan") {
					handler[b] = true
				}
			}
		}
	}
	out := map[ir.Instruction]bool{}
	for _, b := range f.Blocks {
		br, ok := b.Term.(*ir.TermCondBr)
		if !ok || !handler[br.TargetTrue] && !handler[br.TargetFalse] {
			continue
		}
		mark(out, br.Cond)
	}
	return out
}

// mark takes in a condition and the Boolean operations that it is made of.
func mark(out map[ir.Instruction]bool, v value.Value) {
	for stack := []value.Value{v}; len(stack) > 0; {
		v, stack = stack[len(stack)-1], stack[:len(stack)-1]
		in, ok := v.(ir.Instruction)
		if !ok || out[in] {
			continue
		}
		switch x := in.(type) {
		case *ir.InstICmp:
			out[in] = true
		case *ir.InstAnd:
			out[in] = true
			stack = append(stack, x.X, x.Y)
		case *ir.InstOr:
			out[in] = true
			stack = append(stack, x.X, x.Y)
		case *ir.InstXor:
			out[in] = true
			stack = append(stack, x.X, x.Y)
		case *ir.InstExtractValue:
			out[in] = true
		}
	}
}
