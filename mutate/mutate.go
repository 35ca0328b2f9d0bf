// Package mutate makes one small change to a program, to see whether its harness notices.
//
// In: LLVM modules and the name of a function. Out: the mutants it has (List), or the
// module changed in place (Apply). A mutant is called function:operator:n. It is the n-th place,
// counted from 0, where the operator applies.
package mutate

import (
	"fmt"
	"math/big"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"seabmc/llvm"
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
	at   *llvm.Location
	do   func()
}

// List names the mutants of a function, or, if it has none because it only hands its
// work on, those of the functions that it calls.
func List(mods []*llvm.Module, function string) ([]Mutant, error) {
	f, err := find(mods, function)
	if err != nil {
		return nil, err
	}
	seen := map[*llvm.Func]bool{f: true}
	for level := []*llvm.Func{f}; len(level) > 0; {
		var out []Mutant
		var next []*llvm.Func
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

func list(f *llvm.Func) []Mutant {
	all := sites(f)
	var out []Mutant
	for _, op := range Operators {
		n := 0
		for _, s := range all {
			if s.op == op {
				out = append(out, Mutant{fmt.Sprintf("%s:%s:%d", f.Name, op, n), place(s.at), s.what})
				n++
			}
		}
	}
	return out
}

// callees are the defined functions that f calls, but for what checks are made of.
func callees(mods []*llvm.Module, f *llvm.Func) []*llvm.Func {
	var out []*llvm.Func
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if callee, ok := in.Callee.(*llvm.Func); ok && isUserCall(callee.Name) {
				if d, err := find(mods, callee.Name); err == nil && !isModel(d) {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// isModel tells our own model of a libc function: its source is called model:NAME.
func isModel(f *llvm.Func) bool {
	sp := f.Subprogram
	return sp != nil && sp.File != nil && strings.HasPrefix(sp.File.Name, "model:")
}

// place is file:line of a !dbg attachment.
func place(at *llvm.Location) string {
	if at == nil {
		return ""
	}
	for s := at.Scope; s != nil; s = s.Parent {
		if s.Kind == llvm.SubprogramScope && s.File != nil {
			return fmt.Sprintf("%s:%d", filepath.Base(s.File.Name), at.Line)
		}
	}
	return strconv.Itoa(at.Line)
}

// Apply makes a mutant.
func Apply(mods []*llvm.Module, name string) error {
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

func find(mods []*llvm.Module, function string) (*llvm.Func, error) {
	for _, m := range mods {
		for _, f := range m.Funcs {
			if f.Name == function && len(f.Blocks) > 0 {
				return f, nil
			}
		}
	}
	return nil, fmt.Errorf("mutant: no function %q is defined", function)
}

// sites lists the places of all operators, in the order of the code.
func sites(f *llvm.Func) []site {
	var out []site
	add := func(at *llvm.Location, sites []site) {
		for _, s := range sites {
			s.at = at
			out = append(out, s)
		}
	}
	checks := checkOnly(f)
	used := usedValues(f)
	unread := unreadVariables(f)
	decides := conditions(f)
	var head loopHead
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.Store && unread[in.Args[1]] || head.holds(in) {
				continue
			}
			if !checks[in] {
				add(in.Loc, instSites(b, in, used))
				add(in.Loc, equalSite(in, decides))
			}
		}
		if head.inside {
			continue
		}
		switch t := b.Term; t.Op {
		case llvm.CondBr: // one with a constant condition leads to a sanitizer's handler, or to nothing
			if c, ok := t.Args[0].(*llvm.Inst); ok && !checks[c] && !sameTargets(t) {
				add(t.Loc, []site{{op: "negate", what: "branch", do: func() { t.Succs[0], t.Succs[1] = t.Succs[1], t.Succs[0] }}})
			}
		case llvm.Ret:
			if len(t.Args) > 0 {
				add(t.Loc, constSites(&t.Args[0]))
			}
		}
	}
	return out
}

// conditions are the values that a branch decides by.
func conditions(f *llvm.Func) map[llvm.Value]bool {
	out := map[llvm.Value]bool{}
	for _, b := range f.Blocks {
		if b.Term.Op == llvm.CondBr {
			out[b.Term.Args[0]] = true
		}
	}
	return out
}

// equalSite turns an equality around whose result is kept; of a branch, negate does that.
func equalSite(x *llvm.Inst, decides map[llvm.Value]bool) []site {
	if x.Op != llvm.ICmp || x.Pred.Orders() || decides[x] {
		return nil
	}
	other := llvm.NE
	if x.Pred == llvm.NE {
		other = llvm.EQ
	}
	return []site{{op: "equal", what: fmt.Sprintf("%v → %v", x.Pred, other), do: func() { x.Pred = other }}}
}

// usedValues are the values that an instruction of f reads.
func usedValues(f *llvm.Func) map[llvm.Value]bool {
	out := map[llvm.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			markOperands(out, in)
		}
		markOperands(out, b.Term)
	}
	return out
}

// unreadVariables are the local variables that nothing reads: constants that clang has put
// where they are used.
func unreadVariables(f *llvm.Func) map[llvm.Value]bool {
	out := map[llvm.Value]bool{}
	var lives []*llvm.Inst // bitcasts of a variable's address, for llvm.lifetime
	reads := map[llvm.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			switch in.Op {
			case llvm.Alloca:
				out[in] = true
			case llvm.BitCast:
				lives = append(lives, in)
			case llvm.Store:
				reads[in.Args[0]] = true
			case llvm.Call:
				if callee, ok := in.Callee.(*llvm.Func); ok && strings.HasPrefix(callee.Name, "llvm.lifetime.") {
					continue
				}
				markOperands(reads, in)
			default:
				markOperands(reads, in)
			}
		}
		markOperands(reads, b.Term)
	}
	for _, x := range slices.Backward(lives) {
		if reads[x] {
			reads[x.Args[0]] = true
		}
	}
	for v := range out {
		if reads[v] {
			delete(out, v)
		}
	}
	return out
}

func markOperands(set map[llvm.Value]bool, in *llvm.Inst) {
	for _, o := range in.Operands() {
		set[o] = true
	}
}

func instSites(b *llvm.Block, x *llvm.Inst, used map[llvm.Value]bool) []site {
	switch x.Op {
	case llvm.ICmp:
		var out []site
		if p, ok := shifted[x.Pred]; ok {
			out = append(out, site{op: "bound", what: fmt.Sprintf("%v → %v", x.Pred, p), do: func() { x.Pred = p }})
			out = append(out, site{op: "swap", what: x.Pred.String(), do: func() { x.Args[0], x.Args[1] = x.Args[1], x.Args[0] }})
		}
		return append(out, bothConstSites(x)...)
	case llvm.Add, llvm.Mul:
		return bothConstSites(x)
	case llvm.And, llvm.Or, llvm.Xor:
		if x.Op == llvm.Xor && x.Typ.IsInt(1) {
			return nil
		}
		return constSites(&x.Args[1])
	case llvm.Sub, llvm.Shl, llvm.LShr:
		return append(swapSite(x), constSites(&x.Args[1])...)
	case llvm.UDiv, llvm.URem:
		return swapSite(x)
	case llvm.Store:
		if _, spill := x.Args[0].(*llvm.Param); spill || isCleanup(x.Args[1]) {
			return nil
		}
		return append(constSites(&x.Args[0]), site{op: "store", what: "dropped", do: func() { drop(b, x) }})
	case llvm.GEP:
		if n := len(x.Args); n > 1 && isArrayStep(x) {
			return constSites(&x.Args[n-1])
		}
	case llvm.Call:
		if callee, ok := x.Callee.(*llvm.Func); ok && !used[x] && isUserCall(callee.Name) {
			return []site{{op: "call", what: callee.Name + " dropped", do: func() { drop(b, x) }}}
		}
	}
	return nil
}

// isCleanup tells the variable in which clang keeps where to go on after the end of a block's
// variables: no source line sets it.
func isCleanup(v llvm.Value) bool {
	a, ok := llvm.As(v, llvm.Alloca)
	return ok && strings.HasPrefix(a.Name, "cleanup.dest")
}

// isArrayStep tells whether the last index of an address counts elements, not fields.
func isArrayStep(x *llvm.Inst) bool {
	return len(x.Args) == 2 || len(x.Args) == 3 && x.Elem.Kind == llvm.Array
}

// isUserCall leaves out intrinsics, but for copies and sets of memory, and what checks call.
func isUserCall(name string) bool {
	if strings.HasPrefix(name, "llvm.mem") {
		return true
	}
	return !strings.HasPrefix(name, "llvm.") && !strings.HasPrefix(name, "__ubsan") && !strings.Contains(name, "assert") && name != "abort"
}

// shifted are comparisons off by one.
var shifted = map[llvm.Pred]llvm.Pred{llvm.ULT: llvm.ULE, llvm.ULE: llvm.ULT, llvm.UGT: llvm.UGE, llvm.UGE: llvm.UGT,
	llvm.SLT: llvm.SLE, llvm.SLE: llvm.SLT, llvm.SGT: llvm.SGE, llvm.SGE: llvm.SGT}

// constSites are the changes of an integer constant by one.
func constSites(v *llvm.Value) []site {
	c, ok := (*v).(*llvm.ConstInt)
	if !ok {
		return nil
	}
	if c.Typ.IsInt(1) {
		return []site{{op: "plus1", what: "flipped", do: func() { *v = &llvm.ConstInt{Typ: c.Typ, X: big.NewInt(int64(1 - c.X.Sign()))} }}}
	}
	by := func(op string, d int64) site {
		x := wrap(new(big.Int).Add(c.X, big.NewInt(d)), c.Typ.Bits)
		return site{op: op, what: fmt.Sprintf("%v → %v", c.X, x), do: func() { *v = &llvm.ConstInt{Typ: c.Typ, X: x} }}
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

func swapSite(x *llvm.Inst) []site {
	if x.Args[0] == x.Args[1] {
		return nil
	}
	return []site{{op: "swap", what: x.Op.String(), do: func() { x.Args[0], x.Args[1] = x.Args[1], x.Args[0] }}}
}

func drop(b *llvm.Block, in *llvm.Inst) {
	if i := slices.Index(b.Insts, in); i >= 0 {
		b.Insts = slices.Delete(b.Insts, i, i+1)
	}
}

// sameTargets tells whether both ways of a branch are empty and lead to the same place.
func sameTargets(br *llvm.Inst) bool {
	next := func(b *llvm.Block) *llvm.Block {
		if len(b.Insts) == 0 && b.Term.Op == llvm.Br {
			return b.Term.Succs[0]
		}
		return b
	}
	return next(br.Succs[0]) == next(br.Succs[1])
}

// checkOnly are the comparisons that only decide whether a sanitizer's handler is called, or
// decide nothing: changing them changes the check, not the program.
func checkOnly(f *llvm.Func) map[*llvm.Inst]bool {
	handler := map[*llvm.Block]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if callee, ok := in.Callee.(*llvm.Func); ok && strings.HasPrefix(callee.Name, "__ubsan") {
				handler[b] = true
			}
		}
	}
	out := map[*llvm.Inst]bool{}
	for _, b := range f.Blocks {
		if br := b.Term; br.Op == llvm.CondBr && (handler[br.Succs[0]] || handler[br.Succs[1]] || sameTargets(br)) {
			mark(out, br.Args[0])
		}
	}
	return out
}

// mark takes in a condition and the Boolean operations that it is made of.
func mark(out map[*llvm.Inst]bool, v llvm.Value) {
	for stack := []llvm.Value{v}; len(stack) > 0; {
		v, stack = stack[len(stack)-1], stack[:len(stack)-1]
		x, ok := v.(*llvm.Inst)
		if !ok || out[x] {
			continue
		}
		switch x.Op {
		case llvm.ICmp, llvm.ExtractValue:
			out[x] = true
		case llvm.And, llvm.Or, llvm.Xor:
			out[x] = true
			stack = append(stack, x.Args...)
		}
	}
}

// bothConstSites are the changes of constants among two operands.
func bothConstSites(x *llvm.Inst) []site {
	return append(constSites(&x.Args[0]), constSites(&x.Args[1])...)
}
