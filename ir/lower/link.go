package lower

import (
	"fmt"

	"seabmc/ir"
	"seabmc/llvm"
)

// Module is one LLVM module of the program.
type Module struct {
	Path  string
	LL    *llvm.Module
	Model bool // one of our models of the C library: the user's definitions win

	Contract string          // a clause of a contract that it has, which is read over, and its place
	Switches bool            // a pragma switches checks in it
	Enums    map[string]bool // typedefs of enumerations; what a sanitizer says of a type is its name only
}

// module is a Module with its symbols resolved.
type module struct {
	path  string
	ll    *llvm.Module
	model bool
	dl    *layout
	syms  map[llvm.Constant]*entity // *llvm.Global, *llvm.Func, *llvm.Alias

	enums    map[string]bool // typedefs of enumerations
	switches bool            // a pragma switches checks in it

	wasC        bool // compiled here from a file of the user's
	checksShift bool // instrumented by UBSan for shifts
}

// entity is what a symbol stands for in the whole program.
type entity struct {
	name  string
	mod   *module
	rank  rank
	glob  *llvm.Global
	fn    *llvm.Func
	alias *llvm.Alias

	code    *function // compiled body
	reached bool      // a function that may be called
	used    bool      // an object is needed: a reachable global, a function whose address is taken
	reg     ir.Reg    // its address
	obj     uint64    // its object
	size    int64
	v       *variable
}

// rank orders definitions of one name: the higher wins.
type rank uint8

const (
	rankDecl rank = iota
	rankAvailable
	rankModel
	rankWeak
	rankCommon
	rankStrong
)

// user tells whether the entity has a body of the user's.
func (e *entity) user() bool { return e.fn != nil && len(e.fn.Blocks) > 0 && e.rank != rankModel }

func (e *entity) hasBody() bool { return e.fn != nil && len(e.fn.Blocks) > 0 }

// weakly tells whether a symbol is only declared, and so that it may be missing.
func (e *entity) weakly() bool {
	return e.rank == rankDecl && (e.fn != nil && e.fn.Linkage == llvm.ExternWeak || e.glob != nil && e.glob.Linkage == llvm.ExternWeak)
}

func rankOf(defined bool, l llvm.Linkage, model bool) rank {
	if !defined {
		return rankDecl
	}
	switch l {
	case llvm.AvailableExternally:
		return rankAvailable
	case llvm.Weak:
		if !model {
			return rankWeak
		}
	case llvm.Common:
		if !model {
			return rankCommon
		}
	}
	if model {
		return rankModel
	}
	return rankStrong
}

// isLocal tells whether a name means something in its own module only. Lists with appending
// linkage (llvm.global_ctors, llvm.used) are not names that modules share: each has its part.
func isLocal(l llvm.Linkage) bool {
	return l == llvm.Internal || l == llvm.Private || l == llvm.Appending
}

// linker resolves the symbols of all modules.
type linker struct {
	mods  []*module
	table map[string]*entity
	entry string
	dbg   *debugInfo
	warn  func(string)
}

func link(ms []Module, entry string, dbg *debugInfo, warn func(string)) (*linker, error) {
	k := &linker{table: map[string]*entity{}, entry: entry, dbg: dbg, warn: warn}
	for i := range ms {
		m := &module{path: ms[i].Path, ll: ms[i].LL, model: ms[i].Model, enums: ms[i].Enums, switches: ms[i].Switches, wasC: isC(ms[i].Path) && !ms[i].Model, syms: map[llvm.Constant]*entity{}}
		m.dl = parseLayout(m.ll.DataLayout)
		k.mods = append(k.mods, m)
		if m.dl.ptrBytes != k.mods[0].dl.ptrBytes {
			return nil, fmt.Errorf("%s: pointers of %d bits do not match the %d bits of %s; compile all files for the same target",
				m.path, m.dl.ptrBytes*8, k.mods[0].dl.ptrBytes*8, k.mods[0].path)
		}
		if m.dl.bigEndian {
			return nil, fmt.Errorf("%s: big-endian targets are unsupported", m.path)
		}
		if ms[i].Contract != "" {
			k.warn(fmt.Sprintf("contracts such as %s are ignored; check one with --enforce-contract, or assume and assert what it says in a harness", ms[i].Contract))
		}
		if err := k.add(m); err != nil {
			return nil, err
		}
	}
	k.exportFileLocals()
	return k, nil
}

func (k *linker) add(m *module) error {
	for _, g := range m.ll.Globals {
		e := entity{name: g.Name, mod: m, glob: g, rank: rankOf(g.Init != nil, g.Linkage, m.model)}
		e.size = m.dl.size(g.Elem)
		e.v = k.dbg.global(g)
		if err := k.define(m, g, e, isLocal(g.Linkage) || g.Unnamed); err != nil {
			return err
		}
	}
	for _, f := range m.ll.Funcs {
		e := entity{name: f.Name, mod: m, fn: f, rank: rankOf(len(f.Blocks) > 0, f.Linkage, m.model)}
		if err := k.define(m, f, e, isLocal(f.Linkage)); err != nil {
			return err
		}
		m.noteHandler(f.Name)
	}
	for _, a := range m.ll.Aliases {
		e := entity{name: a.Name, mod: m, alias: a, rank: rankOf(true, a.Linkage, m.model)}
		if err := k.define(m, a, e, isLocal(a.Linkage)); err != nil {
			return err
		}
	}
	return nil
}

func (m *module) noteHandler(name string) {
	switch name {
	case "__ubsan_handle_shift_out_of_bounds", "__ubsan_handle_shift_out_of_bounds_abort":
		m.checksShift = true
	}
}

func (k *linker) define(m *module, c llvm.Constant, e entity, local bool) error {
	if local {
		m.syms[c] = &e
		return nil
	}
	old := k.table[e.name]
	if old == nil {
		k.table[e.name] = &e
		m.syms[c] = &e
		return nil
	}
	m.syms[c] = old
	switch {
	case e.rank == rankStrong && old.rank == rankStrong:
		return k.shadow(m, old, e)
	case e.rank == rankCommon && old.rank == rankCommon:
		if e.size > old.size {
			*old = e
		}
	case e.rank == rankModel && old.rank == rankDecl && !sameShape(old.fn, e.fn):
		m.syms[c] = &e // for other models; the program means a function of its own
	case e.rank > old.rank:
		*old = e
	case e.rank == rankDecl && old.rank == rankDecl && old.weakly() && !e.weakly():
		*old = e // the program asks for it somewhere
	case e.rank == rankDecl && old.rank == rankDecl && e.glob != nil && e.size > old.size:
		*old = e
	}
	return nil
}

// sameShape tells whether what a program declares may be the function of the C library that the model is: by the number of
// parameters, and which of them are pointers.
func sameShape(declared, model *llvm.Func) bool {
	if declared == nil || model == nil || declared.Sig.Variadic {
		return true
	}
	d, m := declared.Params, model.Params
	if len(d) < len(m) || len(d) > len(m) && !model.Sig.Variadic {
		return false
	}
	for i := range m {
		if (d[i].Typ.Kind == llvm.Ptr) != (m[i].Typ.Kind == llvm.Ptr) {
			return false
		}
	}
	return true
}

// resolve follows aliases to what a global constant stands for, nil if it is
// none. Offsets within the aliasee are not a single entity.
func (k *linker) resolve(m *module, c llvm.Constant) *entity {
	for range 100 {
		switch x := c.(type) {
		case *llvm.Global, *llvm.Func:
			return m.syms[c]
		case *llvm.Alias:
			e := m.syms[c]
			if e == nil || e.alias == nil {
				return e
			}
			m, c = e.mod, e.alias.Aliasee
		case *llvm.ConstExpr:
			if x.Op != llvm.BitCast && x.Op != llvm.AddrSpaceCast {
				return nil
			}
			c = x.Args[0].(llvm.Constant)
		default:
			return nil
		}
	}
	return nil
}
