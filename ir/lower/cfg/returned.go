package cfg

import (
	"regexp"
	"slices"
	"strings"

	"seabmc/llvm"
)

// The end of a function may be reached without a return. That is undefined only if the caller uses the result (C11 6.9.1p12). A function for which it is possible
// gets a variable that says whether a return was executed. Its end hands the value on, after the result.

// returnedName is the name of the variable. It is no name in C.
const returnedName = "cleanup.dest.returned"

// watchReturns makes the variable, unless every path through the function returns a value.
func (c *compilation) watchReturns() {
	f := c.f.Entity.Func
	if !c.set.Return || c.f.Unit.Model || len(f.Blocks) == 0 {
		return
	}
	if x := f.Blocks[0].Insts; len(x) > 0 && x[0].Name == returnedName {
		c.f.MayFallOff = true // an earlier lowering made it
		return
	}
	places := c.resultPlaces(f)
	if places == nil || hasAssembly(f) {
		return
	}
	writes := resultWrites(f, places)
	if c.f.MayFallOff = endsUnset(f, writes); c.f.MayFallOff {
		insertReturned(f, writes)
	}
}

// resultPlaces are the addresses of the result in memory; nil if its end does not read it there. clang has it there whenever the end can be reached
// without a return.
func (c *compilation) resultPlaces(f *llvm.Func) map[llvm.Value]bool {
	for _, p := range f.Params {
		if p.Attrs.SRet != nil && c.f.Entity.InC() && c.f.Unit.Layout.SizeOf(p.Attrs.SRet) > 0 {
			return map[llvm.Value]bool{p: true}
		}
	}
	for _, b := range f.Blocks {
		if b.Term.Op != llvm.Ret || len(b.Term.Args) != 1 {
			continue
		}
		if x := loadedFrom(b.Term.Args[0]); x != nil && x.Name == "retval" && (x.Elem.Kind != llvm.Struct || c.f.Entity.InC()) {
			return map[llvm.Value]bool{x: true}
		}
	}
	return nil
}

// loadedFrom is the variable from which a value is read, converted perhaps, or nil.
func loadedFrom(v llvm.Value) *llvm.Inst {
	for {
		x, ok := v.(*llvm.Inst)
		if !ok {
			return nil
		}
		switch x.Op {
		case llvm.Alloca:
			return x
		case llvm.Load, llvm.BitCast, llvm.GEP, llvm.Trunc, llvm.InsertValue, llvm.ExtractValue:
			v = x.Args[len(x.Args)-1]
			if x.Op == llvm.GEP || x.Op == llvm.ExtractValue {
				v = x.Args[0]
			}
		default:
			return nil
		}
	}
}

func hasAssembly(f *llvm.Func) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if _, ok := in.Callee.(*llvm.InlineAsm); ok {
				return true
			}
		}
	}
	return false
}

// resultWrites are the instructions that write to the result: those of return statements, since no other code knows its place.
func resultWrites(f *llvm.Func, places map[llvm.Value]bool) map[*llvm.Inst]bool {
	writes := map[*llvm.Inst]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if !slices.ContainsFunc(in.Operands(), func(v llvm.Value) bool { return places[v] }) {
				continue
			}
			switch in.Op {
			case llvm.BitCast, llvm.GEP, llvm.Phi, llvm.Select:
				places[in] = true
			case llvm.Load:
			default:
				if !isLifetime(in.CalleeName()) {
					writes[in] = true
				}
			}
		}
	}
	return writes
}

// endsUnset tells whether a path leads to the end without a write.
func endsUnset(f *llvm.Func, writes map[*llvm.Inst]bool) bool {
	seen, work := map[*llvm.Block]bool{}, []*llvm.Block{f.Blocks[0]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] || slices.ContainsFunc(b.Insts, func(in *llvm.Inst) bool { return writes[in] }) {
			continue
		}
		seen[b] = true
		if b.Term.Op == llvm.Ret {
			return true
		}
		work = append(work, b.Term.Succs...)
	}
	return false
}

// insertReturned puts the variable into a function.
func insertReturned(f *llvm.Func, writes map[*llvm.Inst]bool) {
	v := &llvm.Inst{Op: llvm.Alloca, Typ: llvm.PtrType, Elem: llvm.I1, Name: returnedName}
	set := func(is int64, loc *llvm.Location) *llvm.Inst {
		return &llvm.Inst{Op: llvm.Store, Typ: llvm.VoidType, Args: []llvm.Value{llvm.NewConstInt(llvm.I1, is), v}, Loc: loc}
	}
	for i, b := range f.Blocks {
		var out []*llvm.Inst
		if i == 0 {
			out = append(out, v, set(0, nil))
		}
		for _, in := range b.Insts {
			if out = append(out, in); writes[in] {
				out = append(out, set(1, in.Loc))
			}
		}
		if t := b.Term; t.Op == llvm.Ret {
			is := &llvm.Inst{Op: llvm.Load, Typ: llvm.I1, Args: []llvm.Value{v}, Loc: t.Loc}
			out, t.Args = append(out, is), append(t.Args, is)
		}
		b.Insts = out
	}
}

// UsesResult tells whether the caller uses the result of a call. A value that is only kept in a place of clang's own,
// or chosen by ?:, perhaps converted, and then dropped, is not used.
func (f *Function) UsesResult(call *llvm.Inst) bool {
	used, known := f.used[call]
	if !known {
		if f.used == nil {
			f.used = map[*llvm.Inst]bool{}
		}
		used = f.usesResult(call)
		f.used[call] = used
	}
	return used
}

func (f *Function) usesResult(call *llvm.Inst) bool {
	work, seen := []llvm.Value{call}, map[llvm.Value]bool{}
	for i, at := range call.Attrs {
		if at.SRet == nil {
			continue
		}
		place := f.ownPlace(call.Args[i])
		if place == nil {
			return true
		}
		work = append(work, place)
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		next, used := f.passedTo(v, call)
		if used {
			return true
		}
		work = append(work, next...)
	}
	return false
}

// ownPlaces matches the names of the variables in which clang, or the front end, keeps a value that an expression gives.
var ownPlaces = regexp.MustCompile(`^(?:tmp|coerce|agg\.tmp|__seabmc_)`)

// ownPlace is the variable at an address, if the program does not have it.
func (f *Function) ownPlace(p llvm.Value) llvm.Value {
	for {
		x, ok := p.(*llvm.Inst)
		if !ok {
			return nil
		}
		switch x.Op {
		case llvm.BitCast, llvm.GEP:
			p = x.Args[0]
		case llvm.Alloca:
			if ownPlaces.MatchString(x.Name) && (ownVariable(x.Name) || !DeclaredBefore(f.Entity.Func, nil, x)) {
				return x
			}
			return nil
		default:
			return nil
		}
	}
}

func ownVariable(name string) bool { return strings.HasPrefix(name, "__seabmc_") }

// passedTo is where a value, or what is kept in a place, goes without being used.
func (f *Function) passedTo(v llvm.Value, call *llvm.Inst) (next []llvm.Value, used bool) {
	for _, b := range f.Blocks {
		for _, in := range b.LL.Insts {
			if in == call || !slices.Contains(in.Operands(), v) {
				continue
			}
			switch in.Op {
			case llvm.Phi, llvm.BitCast, llvm.GEP, llvm.Load, llvm.ExtractValue, llvm.InsertValue:
				next = append(next, in)
			case llvm.Trunc, llvm.ZExt, llvm.SExt, llvm.FPTrunc, llvm.FPExt, llvm.SIToFP, llvm.UIToFP, llvm.PtrToInt, llvm.IntToPtr, llvm.ICmp, llvm.FCmp:
				next = append(next, in) // converted first; to _Bool by a comparison
			case llvm.Store:
				if in.Args[0] != v {
					continue
				}
				place := f.ownPlace(in.Args[1])
				if place == nil {
					return nil, true
				}
				next = append(next, place)
			default:
				if !isLifetime(in.CalleeName()) {
					return nil, true
				}
			}
		}
		if slices.Contains(b.LL.Term.Operands(), v) {
			return nil, true
		}
	}
	return next, false
}
