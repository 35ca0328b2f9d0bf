package program

import (
	"fmt"
	"path/filepath"
	"regexp"

	"seabmc/ir"
	"seabmc/llvm"
)

// Module is one LLVM module of the program.
type Module struct {
	Path  string
	LL    *llvm.Module
	Model bool // one of our models of the C library: the user's definitions win

	Contract string          // a clause of a contract in the module that is ignored, and its place
	Unrolled string          // the place of a loop that is unrolled although it has a contract
	Switches bool            // a pragma switches checks in it
	Enums    map[string]bool // typedefs of enumerations; a sanitizer says only the name of a type
}

// Unit is a Module with its symbols resolved.
type Unit struct {
	Path    string
	LL      *llvm.Module
	Model   bool
	Layout  *Layout
	Symbols map[llvm.Constant]*Entity // *llvm.Global, *llvm.Func, *llvm.Alias

	Enums    map[string]bool // typedefs of enumerations
	Switches bool            // a pragma switches checks in it

	WasC        bool // compiled here from a file of the user's
	ChecksShift bool // instrumented by UBSan for shifts
}

// Entity is what a symbol stands for in the whole program.
type Entity struct {
	Name   string
	Unit   *Unit
	Rank   Rank
	Global *llvm.Global
	Func   *llvm.Func
	Alias  *llvm.Alias

	reached bool   // a function that may be called
	used    bool   // an object is needed: a reachable global, a function whose address is taken
	Reg     ir.Reg // its address
	Obj     uint64 // its object
	Size    int64
	Var     *Variable
}

// Rank orders definitions of one name: the highest wins.
type Rank uint8

const (
	RankDecl Rank = iota
	rankAvailable
	rankModel
	rankWeak
	rankCommon
	rankStrong
)

// User reports whether the entity has a body that the user wrote.
func (e *Entity) User() bool { return e.Func != nil && len(e.Func.Blocks) > 0 && e.Rank != rankModel }

// Weak reports whether a symbol is a weak declaration without a definition, so that it may be missing.
func (e *Entity) Weak() bool {
	return e.Rank == RankDecl && (e.Func != nil && e.Func.Linkage == llvm.ExternWeak || e.Global != nil && e.Global.Linkage == llvm.ExternWeak)
}

func rankOf(defined bool, l llvm.Linkage, model bool) Rank {
	if !defined {
		return RankDecl
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

// Program is the linked program.
type Program struct {
	Mods  []*Unit
	Table map[string]*Entity // what the names stand for that modules share
	entry string             // the name of the function to check
	Debug *Debug

	warn    func(string)          // is called with what is odd about the program
	meaning func(*Entity) Meaning // says how a function is called that the checker gives a meaning of its own

	// What reach found out.
	AddressTaken     []*Entity               // functions whose address is taken, in the order of the modules
	Callbacks        callbacks               // what pointers to functions from outside may lead to
	private          map[*llvm.Func]privates // conversions that show no address
	LooksAtAddresses bool                    // the program looks at addresses (looks.go)

	// What was asked for, kept.
	vars        map[*llvm.Func]map[llvm.Value]*Variable
	layouts     map[*llvm.DIType]*ir.Layout
	sources     map[string][]string       // lines of source files
	touched     map[*Entity][]*Entity     // by function: the variables that it names (hidden.go)
	around      map[*Entity]Around        // what it looks at beside its bytes (around.go)
	unqualified map[string]*regexp.Regexp // by file: the words that say typeof_unqual, nil if none does
}

// Meaning says how to call a function that the checker gives a meaning of its own.
type Meaning struct {
	Own    bool // it has such a meaning
	Body   bool // its own body may run anyway
	Makes  bool // it makes objects that live on after the call
	Exits  bool // it ends the program as exit does
	Around bool // it tells where an object begins and ends, or which one a pointer leads to
	Quiet  bool // it does not look at its arguments: what they refer to is not needed
}

// Link makes a program of modules. It calls warn with what is odd about it. meaning says which functions the checker gives a meaning of its own. An
// error says why the modules do not fit together.
func Link(ms []Module, entry string, warn func(string), meaning func(*Entity) Meaning) (*Program, error) {
	k := &Program{Table: map[string]*Entity{}, entry: entry, Debug: newDebugInfo(), warn: warn, meaning: meaning,
		touched: map[*Entity][]*Entity{}, around: map[*Entity]Around{},
		private: map[*llvm.Func]privates{}, vars: map[*llvm.Func]map[llvm.Value]*Variable{}, layouts: map[*llvm.DIType]*ir.Layout{}, sources: map[string][]string{}}
	for i := range ms {
		m := &Unit{Path: ms[i].Path, LL: ms[i].LL, Model: ms[i].Model, Enums: ms[i].Enums, Switches: ms[i].Switches, WasC: isC(ms[i].Path) && !ms[i].Model, Symbols: map[llvm.Constant]*Entity{}}
		m.Layout = ParseLayout(m.LL.DataLayout)
		k.Mods = append(k.Mods, m)
		if m.Layout.PtrBytes != k.Mods[0].Layout.PtrBytes {
			return nil, fmt.Errorf("%s: pointers of %d bits do not match the %d bits of %s; compile all files for the same target",
				m.Path, m.Layout.PtrBytes*8, k.Mods[0].Layout.PtrBytes*8, k.Mods[0].Path)
		}
		if m.Layout.bigEndian {
			return nil, fmt.Errorf("%s: big-endian targets are unsupported", m.Path)
		}
		if ms[i].Unrolled != "" {
			k.warn(fmt.Sprintf("the loop at %s is unrolled in spite of its contract: a jump leads into its body", ms[i].Unrolled))
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

func (p *Program) add(m *Unit) error {
	for _, g := range m.LL.Globals {
		e := Entity{Name: g.Name, Unit: m, Global: g, Rank: rankOf(g.Init != nil, g.Linkage, m.Model)}
		e.Size = m.Layout.SizeOf(g.Elem)
		if e.Var = p.Debug.global(g); e.Var != nil {
			e.Var.Type = p.typeOf(g.Var)
		}
		if err := p.define(m, g, e, IsLocal(g.Linkage) || g.Unnamed); err != nil {
			return err
		}
	}
	for _, f := range m.LL.Funcs {
		e := Entity{Name: f.Name, Unit: m, Func: f, Rank: rankOf(len(f.Blocks) > 0, f.Linkage, m.Model)}
		if err := p.define(m, f, e, IsLocal(f.Linkage)); err != nil {
			return err
		}
		m.noteHandler(f.Name)
	}
	for _, a := range m.LL.Aliases {
		e := Entity{Name: a.Name, Unit: m, Alias: a, Rank: rankOf(true, a.Linkage, m.Model)}
		if err := p.define(m, a, e, IsLocal(a.Linkage)); err != nil {
			return err
		}
	}
	return nil
}

func (m *Unit) noteHandler(name string) {
	switch name {
	case "__ubsan_handle_shift_out_of_bounds", "__ubsan_handle_shift_out_of_bounds_abort":
		m.ChecksShift = true
	}
}

func (p *Program) define(m *Unit, c llvm.Constant, e Entity, local bool) error {
	if local {
		m.Symbols[c] = &e
		return nil
	}
	old := p.Table[e.Name]
	if old == nil {
		p.Table[e.Name] = &e
		m.Symbols[c] = &e
		return nil
	}
	m.Symbols[c] = old
	switch {
	case e.Rank == rankStrong && old.Rank == rankStrong:
		return p.shadow(m, old, e)
	case e.Rank == rankCommon && old.Rank == rankCommon:
		if e.Size > old.Size {
			*old = e
		}
	case e.Rank == rankModel && old.Rank == RankDecl && !sameShape(old.Func, e.Func):
		m.Symbols[c] = &e // for other models; the program means a function of its own
	case e.Rank > old.Rank:
		*old = e
	case e.Rank == RankDecl && old.Rank == RankDecl && old.Weak() && !e.Weak():
		*old = e // the program asks for it somewhere
	case e.Rank == RankDecl && old.Rank == RankDecl && e.Global != nil && e.Size > old.Size:
		*old = e
	}
	return nil
}

// sameShape reports whether a function that a program declares may be the C library's function that the model stands for. It compares the number of
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

// Resolve follows aliases to what a global constant stands for. It returns nil if the constant is not a global. An offset within the aliasee is not
// an entity.
func (p *Program) Resolve(m *Unit, c llvm.Constant) *Entity {
	for range 100 {
		switch x := c.(type) {
		case *llvm.Global, *llvm.Func, *llvm.Alias: // what one file declares may be an alias in another
			e := m.Symbols[c]
			if e == nil || e.Alias == nil {
				return e
			}
			m, c = e.Unit, e.Alias.Aliasee
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

// IsConstant reports whether a global variable is constant data.
func (e *Entity) IsConstant() bool {
	return e.Global.Const || e.Var != nil && !e.Unit.Model && QualifiedConst(e.Var.Type)
}

// isC reports whether a file that the user gave is compiled here.
func isC(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".c" || ext == ".i"
}

// Shapeless reports whether e is a variable that is declared without a size and defined nowhere.
func (e *Entity) Shapeless() bool {
	if e == nil || e.Global == nil || e.Rank != RankDecl || e.Size > 0 {
		return false
	}
	t := e.Global.Elem
	return t.Kind == llvm.Array || t.Kind == llvm.Struct && t.Opaque
}

// undefined reports whether e is a variable that no file defines.
func (e *Entity) undefined() bool {
	return e.Global != nil && e.Global.Init == nil && !e.Unit.Model && !GivenAtStart(e.Name)
}

// EnvironmentNames holds the C library's names of the variable that leads to the environment.
var EnvironmentNames = map[string]bool{"environ": true, "__environ": true, "_environ": true}

// TextNames holds the C library's names of variables that lead to texts, or of arrays of such pointers: the names of the program and of its time zones.
var TextNames = map[string]bool{"program_invocation_name": true, "program_invocation_short_name": true, "__progname": true, "__progname_full": true,
	"tzname": true, "__tzname": true}

// GivenAtStart tells whether a variable of this name, which no file defines, leads to what the program gets from its environment.
func GivenAtStart(name string) bool { return EnvironmentNames[name] || TextNames[name] }
