// Package mutate makes one small change to a program, to ask whether its harness notices.
//
// In: llir modules and the name of a function. Out: the mutants it has (List), or the
// module changed in place (Apply). A mutant is named function:operator:n, the n-th place,
// from 0, where the operator fits.
package mutate

import (
	"fmt"
	"math/big"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Operators are the names of the mutation operators, in the order of List.
var Operators = []string{"bound", "equal", "negate", "plus1", "minus1", "swap", "store", "call"}

// Mutant is a change that can be made.
type Mutant struct {
	Name string // function:operator:n
	Pos  string // file:line of the source, if known
	What string // the change, as in "ult → ule"
}

// site is a place where an operator fits; do makes the change.
type site struct {
	op   string
	what string
	at   []*metadata.Attachment
	do   func()
}

// List names the mutants of a function, or, if it has none because it only hands its
// work on, those of the functions that it calls.
func List(mods []*ir.Module, function string) ([]Mutant, error) {
	f, err := find(mods, function)
	if err != nil {
		return nil, err
	}
	seen := map[*ir.Func]bool{f: true}
	for level := []*ir.Func{f}; len(level) > 0; {
		var out []Mutant
		var next []*ir.Func
		for _, f := range level {
			out = append(out, list(f)...)
			for _, c := range callees(mods, f) {
				if !seen[c] {
					seen[c] = true
					next = append(next, c)
				}
			}
		}
		if len(out) > 0 {
			return out, nil
		}
		level = next
	}
	return nil, nil
}

func list(f *ir.Func) []Mutant {
	all := sites(f)
	var out []Mutant
	for _, op := range Operators {
		n := 0
		for _, s := range all {
			if s.op == op {
				out = append(out, Mutant{fmt.Sprintf("%s:%s:%d", f.Name(), op, n), place(s.at), s.what})
				n++
			}
		}
	}
	return out
}

// callees are the defined functions that f calls, but for what checks are made of.
func callees(mods []*ir.Module, f *ir.Func) []*ir.Func {
	var out []*ir.Func
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			c, ok := in.(*ir.InstCall)
			if !ok {
				continue
			}
			if callee, ok := c.Callee.(*ir.Func); ok && isUserCall(callee.Name()) {
				if d, err := find(mods, callee.Name()); err == nil && !isModel(d) {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// isModel tells our own model of a libc function: its source is called model:NAME.
func isModel(f *ir.Func) bool {
	for _, m := range f.Metadata {
		if sp, ok := m.Node.(*metadata.DISubprogram); ok && sp.File != nil {
			return strings.HasPrefix(sp.File.Filename, "model:")
		}
	}
	return false
}

// place is file:line of a !dbg attachment.
func place(at []*metadata.Attachment) string {
	for _, a := range at {
		loc, ok := a.Node.(*metadata.DILocation)
		if !ok {
			continue
		}
		s := loc.Scope
		for {
			switch x := s.(type) {
			case *metadata.DILexicalBlock:
				s = x.Scope
				continue
			case *metadata.DILexicalBlockFile:
				s = x.Scope
				continue
			case *metadata.DISubprogram:
				if x.File != nil {
					return fmt.Sprintf("%s:%d", filepath.Base(x.File.Filename), loc.Line)
				}
			}
			break
		}
		return strconv.FormatInt(loc.Line, 10)
	}
	return ""
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
	add := func(at []*metadata.Attachment, sites []site) {
		for _, s := range sites {
			s.at = at
			out = append(out, s)
		}
	}
	checks := checkOnly(f)
	used := usedValues(f)
	unread := unreadVariables(f)
	decides := conditions(f)
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if st, ok := in.(*ir.InstStore); ok && unread[st.Dst] {
				continue
			}
			if !checks[in] {
				at, sites := instSites(b, in, used)
				add(at, sites)
				add(at, equalSite(in, decides))
			}
		}
		switch t := b.Term.(type) {
		case *ir.TermCondBr: // one with a constant condition leads to a sanitizer's handler, or to nothing
			if c, ok := t.Cond.(ir.Instruction); ok && !checks[c] && !meet(t) {
				add(t.Metadata, []site{{op: "negate", what: "branch", do: func() { t.TargetTrue, t.TargetFalse = t.TargetFalse, t.TargetTrue }}})
			}
		case *ir.TermRet:
			if t.X != nil {
				add(t.Metadata, constSites(&t.X))
			}
		}
	}
	return out
}

// conditions are the values that a branch decides by.
func conditions(f *ir.Func) map[value.Value]bool {
	out := map[value.Value]bool{}
	for _, b := range f.Blocks {
		if t, ok := b.Term.(*ir.TermCondBr); ok {
			out[t.Cond] = true
		}
	}
	return out
}

// equalSite turns an equality around whose result is kept; of a branch, negate does that.
func equalSite(in ir.Instruction, decides map[value.Value]bool) []site {
	x, ok := in.(*ir.InstICmp)
	other := map[enum.IPred]enum.IPred{enum.IPredEQ: enum.IPredNE, enum.IPredNE: enum.IPredEQ}
	if !ok || decides[x] || other[x.Pred] == 0 {
		return nil
	}
	return []site{{op: "equal", what: fmt.Sprintf("%v → %v", x.Pred, other[x.Pred]), do: func() { x.Pred = other[x.Pred] }}}
}

// usedValues are the values that an instruction of f reads.
func usedValues(f *ir.Func) map[value.Value]bool {
	out := map[value.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			for _, o := range in.Operands() {
				out[*o] = true
			}
		}
		for _, o := range b.Term.Operands() {
			out[*o] = true
		}
	}
	return out
}

// unreadVariables are the local variables that nothing reads: constants that clang has put
// where they are used.
func unreadVariables(f *ir.Func) map[value.Value]bool {
	out := map[value.Value]bool{}
	var lives []*ir.InstBitCast // of a variable's address, for llvm.lifetime
	reads := map[value.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			switch x := in.(type) {
			case *ir.InstAlloca:
				out[x] = true
			case *ir.InstBitCast:
				lives = append(lives, x)
			case *ir.InstStore:
				reads[x.Src] = true
			case *ir.InstCall:
				if callee, ok := x.Callee.(*ir.Func); ok && strings.HasPrefix(callee.Name(), "llvm.lifetime.") {
					continue
				}
				markOperands(reads, in)
			default:
				markOperands(reads, in)
			}
		}
		for _, o := range b.Term.Operands() {
			reads[*o] = true
		}
	}
	for _, x := range slices.Backward(lives) {
		if reads[x] {
			reads[x.From] = true
		}
	}
	for v := range out {
		if reads[v] {
			delete(out, v)
		}
	}
	return out
}

func markOperands(set map[value.Value]bool, in ir.Instruction) {
	for _, o := range in.Operands() {
		set[*o] = true
	}
}

func instSites(b *ir.Block, in ir.Instruction, used map[value.Value]bool) (at []*metadata.Attachment, sites []site) {
	both := func(x, y *value.Value) []site { return append(constSites(x), constSites(y)...) }
	switch x := in.(type) {
	case *ir.InstICmp:
		var out []site
		if p, ok := shifted[x.Pred]; ok {
			out = append(out, site{op: "bound", what: fmt.Sprintf("%v → %v", x.Pred, p), do: func() { x.Pred = p }})
			out = append(out, site{op: "swap", what: x.Pred.String(), do: func() { x.X, x.Y = x.Y, x.X }})
		}
		return x.Metadata, append(out, both(&x.X, &x.Y)...)
	case *ir.InstAdd:
		return x.Metadata, both(&x.X, &x.Y)
	case *ir.InstMul:
		return x.Metadata, both(&x.X, &x.Y)
	case *ir.InstAnd:
		return x.Metadata, constSites(&x.Y)
	case *ir.InstOr:
		return x.Metadata, constSites(&x.Y)
	case *ir.InstXor:
		if t, ok := x.Type().(*types.IntType); ok && t.BitSize == 1 {
			return nil, nil
		}
		return x.Metadata, constSites(&x.Y)
	case *ir.InstSub:
		return x.Metadata, append(swapSite("sub", &x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstUDiv:
		return x.Metadata, swapSite("udiv", &x.X, &x.Y)
	case *ir.InstURem:
		return x.Metadata, swapSite("urem", &x.X, &x.Y)
	case *ir.InstShl:
		return x.Metadata, append(swapSite("shl", &x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstLShr:
		return x.Metadata, append(swapSite("lshr", &x.X, &x.Y), constSites(&x.Y)...)
	case *ir.InstStore:
		if _, spill := x.Src.(*ir.Param); spill || isCleanup(x.Dst) {
			return nil, nil
		}
		return x.Metadata, append(constSites(&x.Src), site{op: "store", what: "dropped", do: func() { drop(b, in) }})
	case *ir.InstGetElementPtr:
		if n := len(x.Indices); n > 0 && isArrayStep(x) {
			return x.Metadata, constSites(&x.Indices[n-1])
		}
	case *ir.InstCall:
		if callee, ok := x.Callee.(*ir.Func); ok && !used[x] && isUserCall(callee.Name()) {
			return x.Metadata, []site{{op: "call", what: callee.Name() + " dropped", do: func() { drop(b, in) }}}
		}
	}
	return nil, nil
}

// isCleanup tells the variable in which clang keeps where to go on after the end of a block's
// variables: no source line sets it.
func isCleanup(v value.Value) bool {
	a, ok := v.(*ir.InstAlloca)
	return ok && strings.HasPrefix(a.Name(), "cleanup.dest")
}

// isArrayStep tells whether the last index of an address counts elements, not fields.
func isArrayStep(x *ir.InstGetElementPtr) bool {
	if len(x.Indices) == 1 {
		return true
	}
	t, ok := x.ElemType.(*types.ArrayType)
	return ok && len(x.Indices) == 2 && t != nil
}

// isUserCall leaves out intrinsics, but for copies and sets of memory, and what checks call.
func isUserCall(name string) bool {
	if strings.HasPrefix(name, "llvm.mem") {
		return true
	}
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
		return []site{{op: "plus1", what: "flipped", do: func() { *v = constant.NewBool(c.X.Sign() == 0) }}}
	}
	by := func(op string, d int64) site {
		x := wrap(new(big.Int).Add(c.X, big.NewInt(d)), c.Typ.BitSize)
		return site{op: op, what: fmt.Sprintf("%v → %v", c.X, x), do: func() { *v = &constant.Int{Typ: c.Typ, X: x} }}
	}
	return []site{by("plus1", 1), by("minus1", -1)}
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

func swapSite(what string, x, y *value.Value) []site {
	if *x == *y {
		return nil
	}
	return []site{{op: "swap", what: what, do: func() { *x, *y = *y, *x }}}
}

func drop(b *ir.Block, in ir.Instruction) {
	for i, x := range b.Insts {
		if x == in {
			b.Insts = append(b.Insts[:i:i], b.Insts[i+1:]...)
			return
		}
	}
}

// meet tells a branch whose two ways are empty and lead to the same place.
func meet(br *ir.TermCondBr) bool {
	next := func(v value.Value) value.Value {
		b, ok := v.(*ir.Block)
		if !ok || len(b.Insts) > 0 {
			return v
		}
		if t, ok := b.Term.(*ir.TermBr); ok {
			return t.Target
		}
		return v
	}
	return next(br.TargetTrue) == next(br.TargetFalse)
}

// checkOnly are the comparisons that only decide whether a sanitizer's handler is called, or
// decide nothing: changing them changes the check, not the program.
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
		if !ok || !handler[br.TargetTrue] && !handler[br.TargetFalse] && !meet(br) {
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
