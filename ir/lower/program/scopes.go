package program

import (
	"seabmc/llvm"
)

// ScopeOf finds the file and the function that a debug scope lies in.
func ScopeOf(s *llvm.Scope) (file, fn string) {
	for range 1000 {
		if s == nil {
			break
		}
		if file == "" && s.File != nil {
			file = fileName(s.File)
		}
		if s.Kind == llvm.SubprogramScope {
			return file, s.Name
		}
		s = s.Parent
	}
	return file, ""
}

// DebugLocation returns where an instruction comes from, nil if nothing says so.
func DebugLocation(in *llvm.Inst) *llvm.Location {
	if in.Loc == nil || in.Loc.Line == 0 {
		return nil
	}
	return in.Loc
}

// DebugScope returns the scope that an instruction's position lies in, nil if it has no position.
func DebugScope(in *llvm.Inst) *llvm.Scope {
	if at := DebugLocation(in); at != nil {
		return at.Scope
	}
	return nil
}

// Within reports whether scope s is outer or lies inside it.
func Within(s, outer *llvm.Scope) bool {
	for range 1000 {
		if s == outer {
			return true
		}
		if s == nil || s.Kind != llvm.BlockScope && s.Kind != llvm.FileScope {
			return false
		}
		s = s.Parent
	}
	return false
}

// lexical returns the block or function that a scope is, or is a part of in another file (#include, #line).
func lexical(s *llvm.Scope) *llvm.Scope {
	for range 1000 {
		if s == nil || s.Kind != llvm.FileScope {
			return s
		}
		s = s.Parent
	}
	return nil
}
