package lower

import (
	"strings"

	"seabmc/frontend"
)

// exportFileLocals resolves the names of static functions of other files (frontend.FileLocalName) that the program uses and nothing
// defines. They are always known here.
func (k *linker) exportFileLocals() {
	wanted := map[string]*entity{}
	for name, e := range k.table {
		if strings.HasPrefix(name, frontend.FileLocalPrefix) && e.rank == rankDecl {
			wanted[name] = e
		}
	}
	if len(wanted) == 0 && !strings.HasPrefix(k.entry, frontend.FileLocalPrefix) {
		return
	}
	for _, m := range k.mods {
		if m.model {
			continue
		}
		for _, f := range m.ll.Funcs {
			e := m.syms[f]
			if !isLocal(f.Linkage) || !e.hasBody() {
				continue
			}
			for _, file := range []string{m.path, k.dbg.funcPos(f).File} {
				name := frontend.FileLocalName(file, f.Name)
				if old := k.table[name]; old == nil || old.rank == rankDecl {
					k.table[name] = e
					k.redirect(name, e)
				}
			}
		}
	}
}

// redirect makes every module's declaration of a name mean e.
func (k *linker) redirect(name string, e *entity) {
	for _, m := range k.mods {
		for _, f := range m.ll.Funcs {
			if f.Name == name {
				m.syms[f] = e
			}
		}
	}
}
