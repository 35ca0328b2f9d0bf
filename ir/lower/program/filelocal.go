package program

import (
	"strings"

	"seabmc/frontend/ctext"
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
