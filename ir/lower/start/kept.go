package start

import (
	"path/filepath"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// staysInitial reports whether the user asked that a variable start as it is initialised although others start with any value.
func (l *Start) staysInitial(e *program.Entity) bool {
	if e.Var == nil || e.Unit.Model {
		return false
	}
	for _, kept := range l.Options.StaticsKept {
		if i := strings.LastIndexByte(kept, ':'); kept[i+1:] == e.Var.Name && (i < 0 || inFile(e, kept[:i])) {
			return true
		}
	}
	return false
}

// inFile reports whether a variable belongs to a file, which may be named by the end of its path.
func inFile(e *program.Entity, name string) bool {
	path, name := filepath.Clean(e.Unit.Path), filepath.Clean(name)
	return path == name || strings.HasSuffix(path, string(filepath.Separator)+name)
}

// warnOfKept warns of names for which the program uses no variable.
func (l *Start) warnOfKept(order []*program.Entity) {
	for _, kept := range l.Options.StaticsKept {
		found := false
		for _, e := range order {
			found = found || e.Global != nil && e.Var != nil && e.Var.Name == kept[strings.LastIndexByte(kept, ':')+1:]
		}
		if !found {
			l.Report.Warnings = state.AddOnce(l.Report.Warnings, "--nondet-static-exclude="+kept+": the program uses no such variable")
		}
	}
}
