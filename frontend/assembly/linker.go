package assembly

import (
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// Linker resolves names between files, as a linker would, to find out what the roots reach. It does not link anything; the lowering does.
type Linker struct {
	texts    []*Text
	hasModel func(name string) bool
	defined  map[string]symbol // names visible between files → where they are defined
	work     []symbol
}

type symbol struct {
	t *Text
	n int // entity
}

// NewLinker takes the texts of all files. hasModel says which functions and variables of the C library have a model.
func NewLinker(texts []*Text, hasModel func(name string) bool) *Linker {
	l := &Linker{texts: texts, hasModel: hasModel, defined: map[string]symbol{}}
	for _, t := range texts {
		l.addDefinitions(t)
	}
	return l
}

func (l *Linker) addDefinitions(t *Text) {
	for n := range t.entities {
		e := &t.entities[n]
		if e.name == "" || e.local || e.external || e.kind != eDefine && e.kind != eGlobal {
			continue
		}
		if _, ok := l.defined[e.name]; !ok {
			l.defined[e.name] = symbol{t, n}
		}
	}
}

// MarkRoots marks what the named functions reach, or everything.
func (l *Linker) MarkRoots(roots []string) {
	found := false
	for _, name := range roots {
		for _, t := range l.texts {
			if n, ok := t.globals[name]; ok && t.entities[n].kind == eDefine {
				found = true
				if t.takesFunctions(n) { // which may be any of the program's
					l.markAll()
				}
				l.mark(t, n)
			}
		}
		if strings.HasPrefix(name, ctext.FileLocalPrefix) && l.markLocals(name) {
			found = true
		}
	}
	for _, t := range l.texts {
		for n := range t.entities {
			e := &t.entities[n]
			always := e.name == "llvm.global_ctors" || e.name == "llvm.global_dtors"
			if always {
				l.mark(t, n)
			}
		}
	}
	if !found {
		l.markAll()
	}
	l.run()
}

// markAll marks every definition.
func (l *Linker) markAll() {
	for _, t := range l.texts {
		for n := range t.entities {
			if e := &t.entities[n]; !e.external && (e.kind == eDefine || e.kind == eGlobal) {
				l.mark(t, n)
			}
		}
	}
}

// mark notes that an entity is needed, and with it every definition that the same name may mean in other files.
//
// A name of goto-cc --export-file-local-symbols may mean any file's static function of that name; the lowering knows which.
func (l *Linker) mark(t *Text, n int) {
	e := &t.entities[n]
	if e.reached {
		return
	}
	e.reached = true
	l.work = append(l.work, symbol{t, n})
	if e.local {
		return
	}
	if e.external {
		if d, ok := l.defined[e.name]; ok {
			l.mark(d.t, d.n)
		} else if strings.HasPrefix(e.name, ctext.FileLocalPrefix) {
			l.markLocals(e.name)
		}
		return
	}
	// Several files define it (weak or inline copies, or an error that the lowering reports): keep them all.
	for _, other := range l.texts {
		if m, ok := other.globals[e.name]; ok && !other.entities[m].local {
			l.mark(other, m)
		}
	}
}

// markLocals marks the static functions that such a name may mean, and tells whether there is one.
func (l *Linker) markLocals(name string) (found bool) {
	for _, t := range l.texts {
		for n := range t.entities {
			if e := &t.entities[n]; e.local && e.kind == eDefine && strings.HasSuffix(name, "_"+e.name) {
				l.mark(t, n)
				found = true
			}
		}
	}
	return found
}

func (l *Linker) run() {
	for len(l.work) > 0 {
		s := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		e := s.t.entities[s.n]
		for i := int(e.lo); i < int(e.hi); i++ {
			if s.t.toks[i].kind != tGlobal {
				continue
			}
			if n, ok := s.t.globals[s.t.str(i)[1:]]; ok {
				l.mark(s.t, n)
			}
		}
	}
}

// missingModels lists the functions and variables that are reached, defined nowhere, and modelled.
func (l *Linker) missingModels() []string {
	var names []string
	for _, t := range l.texts {
		for n := range t.entities {
			e := &t.entities[n]
			if !e.reached || !e.external || e.kind != eDeclare && e.kind != eGlobal {
				continue
			}
			if _, ok := l.defined[e.name]; ok {
				continue
			}
			if l.hasModel(e.name) {
				names = append(names, e.name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (l *Linker) WantsModels() bool { return len(l.missingModels()) > 0 }

// AddModels takes the models that are needed from the text of all models, and what these need in turn.
func (l *Linker) AddModels(models *Text) {
	models.isModel = true
	wanted := l.missingModels()
	// A function that the user defines replaces the model, also for other models that call it.
	for n := range models.entities {
		e := &models.entities[n]
		if e.kind == eDefine && !e.local {
			if _, ok := l.defined[e.name]; ok {
				models.demote(n)
			}
		}
	}
	l.texts = append(l.texts, models)
	l.addDefinitions(models)
	for _, name := range wanted {
		if n, ok := models.globals[name]; ok {
			l.mark(models, n)
		}
	}
	l.run()
}

// DropBodies removes the bodies of functions (--remove-function-body), except in the file of the roots if others define them too: there a
// harness has its own version. It returns the names that no file defines.
func (l *Linker) DropBodies(names, roots []string) (unknown []string) {
	for _, name := range names {
		var beside, elsewhere []symbol
		for _, t := range l.texts {
			n, ok := t.globals[name]
			if !ok || t.entities[n].kind != eDefine {
				continue
			}
			if t.definesAny(roots) {
				beside = append(beside, symbol{t, n})
			} else {
				elsewhere = append(elsewhere, symbol{t, n})
			}
		}
		drop := elsewhere
		if len(drop) == 0 {
			drop = beside
		}
		for _, s := range drop {
			s.t.demote(s.n)
		}
		if len(drop) == 0 {
			unknown = append(unknown, name)
		}
	}
	l.countDefinitions()
	return unknown
}

// countDefinitions looks again which file defines what.
func (l *Linker) countDefinitions() {
	l.defined = map[string]symbol{}
	for _, t := range l.texts {
		l.addDefinitions(t)
	}
}

func (t *Text) definesAny(names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		n, ok := t.globals[name]
		return ok && t.entities[n].kind == eDefine
	})
}

// demote turns the definition n into a declaration.
func (t *Text) demote(n int) {
	e := &t.entities[n]
	e.hi = int32(t.bodyOf(e))
	e.kind, e.external, e.local = eDeclare, true, false
}

// DropOwnBodies removes, in each file, the bodies of the functions that of names.
func (l *Linker) DropOwnBodies(of func(path string) []string) {
	for _, t := range l.texts {
		for _, name := range of(t.path) {
			if n, ok := t.globals[name]; ok && t.entities[n].kind == eDefine {
				t.demote(n)
			}
		}
	}
	l.countDefinitions()
}
