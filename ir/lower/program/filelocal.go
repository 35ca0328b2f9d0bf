package program

import (
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/llvm"
)

// exportFileLocals resolves the names of static functions of other files (ctext.FileLocalName) that the program uses but nothing defines. They are
// always known here.
func (p *Program) exportFileLocals() {
	wanted := map[string]*Entity{}
	for name, e := range p.Table {
		if strings.HasPrefix(name, ctext.FileLocalPrefix) && e.Rank == RankDecl {
			wanted[name] = e
		}
	}
	if len(wanted) == 0 && !strings.HasPrefix(p.entry, ctext.FileLocalPrefix) {
		return
	}
	for _, m := range p.Mods {
		if m.Model {
			continue
		}
		for _, f := range m.LL.Funcs {
			e := m.Symbols[f]
			if !IsLocal(f.Linkage) || !e.HasBody() {
				continue
			}
			for _, file := range []string{m.Path, p.Debug.FuncPos(f).File} {
				name := ctext.FileLocalName(file, f.Name)
				if old := p.Table[name]; old == nil || old.Rank == RankDecl {
					p.Table[name] = e
					p.redirect(name, e)
				}
			}
		}
	}
}

// HasFileLocalName reports whether a name is that by which other files call a static function of a module (ctext.FileLocalName).
func (p *Program) HasFileLocalName(m *Unit, f *llvm.Func, name string) bool {
	return strings.HasPrefix(name, ctext.FileLocalPrefix) && strings.HasSuffix(name, "_"+f.Name) &&
		(ctext.FileLocalName(m.Path, f.Name) == name || ctext.FileLocalName(p.Debug.FuncPos(f).File, f.Name) == name)
}

// redirect makes a name mean e in every module that declares it.
func (p *Program) redirect(name string, e *Entity) {
	for _, m := range p.Mods {
		for _, f := range m.LL.Funcs {
			if f.Name == name {
				m.Symbols[f] = e
			}
		}
	}
}
