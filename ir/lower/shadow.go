package lower

import (
	"fmt"

	"seabmc/ir"
)

// Two files may define the same function or variable. As with CBMC's linker one definition counts and a warning names both:
// the one beside the entry function, since a harness replaces what it does not want of the program, else the first.

// shadow decides between two strong definitions of one name.
func (k *linker) shadow(m *module, old *entity, e entity) error {
	if old.fn != nil != (e.fn != nil) || old.glob != nil != (e.glob != nil) {
		return fmt.Errorf("%s: %q is already defined in %s, as something else", m.path, e.name, old.mod.path)
	}
	if e.glob != nil && e.size != old.size {
		return fmt.Errorf("%s: %q is already defined in %s, with another size", m.path, e.name, old.mod.path)
	}
	loser := e
	if k.hasEntry(m) && !k.hasEntry(old.mod) {
		loser = *old
		*old = e
	}
	k.warn(fmt.Sprintf("%s of %s is shadowed by its definition in %s", e.name, k.place(&loser), k.place(old)))
	return nil
}

// hasEntry tells whether a module defines the entry function.
func (k *linker) hasEntry(m *module) bool {
	for _, f := range m.ll.Funcs {
		if f.Name == k.entry {
			return len(f.Blocks) > 0
		}
	}
	return false
}

// place is the file, and line where it is known, of a definition.
func (k *linker) place(e *entity) string {
	pos := &ir.Pos{}
	if e.fn != nil {
		pos = k.dbg.funcPos(e.fn)
	}
	if pos.File == "" || pos.Line == 0 {
		return e.mod.path
	}
	return fmt.Sprintf("%s:%d", pos.File, pos.Line)
}
