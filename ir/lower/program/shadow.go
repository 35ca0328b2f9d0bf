package program

import (
	"fmt"

	"seabmc/ir"
)

// Two files may define the same function or variable. As with CBMC's linker, one definition counts and a warning names both. The one in the file of
// the entry function counts, because a harness replaces parts of the program that it does not want. Otherwise the first one counts.

// shadow decides between two strong definitions of one name.
func (p *Program) shadow(m *Unit, old *Entity, e Entity) error {
	if old.Func != nil != (e.Func != nil) || old.Global != nil != (e.Global != nil) {
		return fmt.Errorf("%s: %q is already defined in %s, as something else", m.Path, e.Name, old.Unit.Path)
	}
	if e.Global != nil && e.Size != old.Size {
		return fmt.Errorf("%s: %q is already defined in %s, with another size", m.Path, e.Name, old.Unit.Path)
	}
	loser := e
	if p.hasEntry(m) && !p.hasEntry(old.Unit) {
		loser = *old
		*old = e
	}
	p.warn(fmt.Sprintf("%s of %s is shadowed by its definition in %s", e.Name, p.place(&loser), p.place(old)))
	return nil
}

// hasEntry reports whether a module defines the entry function.
func (p *Program) hasEntry(m *Unit) bool {
	for _, f := range m.LL.Funcs {
		if f.Name == p.entry {
			return len(f.Blocks) > 0
		}
	}
	return false
}

// place returns the file of a definition, and the line if it is known.
func (p *Program) place(e *Entity) string {
	pos := &ir.Pos{}
	if e.Func != nil {
		pos = p.Debug.FuncPos(e.Func)
	}
	if pos.File == "" || pos.Line == 0 {
		return e.Unit.Path
	}
	return fmt.Sprintf("%s:%d", pos.File, pos.Line)
}
