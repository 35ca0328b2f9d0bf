package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// house is what is known of all packages.
type house struct {
	module string
	rooms  []*room // by path
}

// room is what is known of a package.
type room struct {
	path    string // below the module
	files   []*file
	methods map[string]int     // on each named type
	funcs   []function         // all functions and methods
	calls   map[arrow][]string // the functions that files call in other files
	repeats int                // places that repeat earlier ones
}

// file is a file written by hand.
type file struct {
	name  string
	lines int
	code  []string // the lines that may repeat others: no comments, no imports, no spaces at the ends
}

// function is a function or method.
type function struct {
	name, at string
	lines    int
}

// arrow runs from a file to one in which it calls a function.
type arrow struct{ from, to string }

// measureRevision measures a git revision in a temporary folder.
func measureRevision(rev string) (*house, error) {
	dir, err := os.MkdirTemp("", "structure")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	tar := filepath.Join(dir, "tree.tar")
	if out, err := exec.Command("git", "archive", "-o", tar, rev).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("git archive %s: %w: %s", rev, err, out)
	}
	if out, err := exec.Command("tar", "-xf", tar, "-C", dir).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("tar: %w: %s", err, out)
	}
	return measure(dir)
}

// measure measures the module in dir.
func measure(dir string) (*house, error) {
	const mode = packages.NeedName | packages.NeedModule | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedSyntax |
		packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports
	list, err := packages.Load(&packages.Config{Mode: mode, Dir: dir}, "./...")
	if err != nil {
		return nil, err
	}
	h := &house{}
	repeats := repeatFinder{}
	for _, p := range list {
		for _, e := range p.Errors {
			err = errors.Join(err, e)
		}
		h.module = p.Module.Path
		r := measurePackage(p)
		for _, f := range r.files {
			r.repeats += repeats.count(f.code)
		}
		h.rooms = append(h.rooms, r)
	}
	return h, err
}

func measurePackage(p *packages.Package) *room {
	r := &room{path: p.PkgPath, methods: map[string]int{}, calls: map[arrow][]string{}}
	if rest, ok := strings.CutPrefix(p.PkgPath, p.Module.Path+"/"); ok {
		r.path = rest
	}
	fileOf := func(pos token.Pos) string { return filepath.Base(p.Fset.Position(pos).Filename) }
	for _, tree := range p.Syntax {
		if ast.IsGenerated(tree) {
			continue
		}
		name := fileOf(tree.Package)
		r.files = append(r.files, readFile(p.Fset, tree, name))
		for _, d := range tree.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				r.add(p.Fset, fn)
			}
		}
	}
	calls := map[arrow]map[string]bool{}
	for id, obj := range p.TypesInfo.Uses {
		fn, ok := obj.(*types.Func)
		if !ok || fn.Pkg() != p.Types || isAbstract(fn) {
			continue
		}
		a := arrow{fileOf(id.Pos()), fileOf(fn.Pos())}
		if a.from == a.to || !r.has(a.from) || !r.has(a.to) {
			continue
		}
		if calls[a] == nil {
			calls[a] = map[string]bool{}
		}
		calls[a][fn.Name()] = true
	}
	for a, names := range calls {
		r.calls[a] = slices.Sorted(maps.Keys(names))
	}
	return r
}

// isAbstract tells whether fn is a method of an interface: its file is not that of the code that runs.
func isAbstract(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && types.IsInterface(recv.Type())
}

func (r *room) has(name string) bool {
	return slices.ContainsFunc(r.files, func(f *file) bool { return f.name == name })
}

// add notes a function.
func (r *room) add(fset *token.FileSet, fn *ast.FuncDecl) {
	start, end := fset.Position(fn.Pos()), fset.Position(fn.End())
	name := fn.Name.Name
	if fn.Recv != nil {
		recv := receiver(fn.Recv.List[0].Type)
		r.methods[recv]++
		name = recv + "." + name
	}
	r.funcs = append(r.funcs, function{name, fmt.Sprintf("%s/%s:%d", r.path, filepath.Base(start.Filename), start.Line), end.Line - start.Line + 1})
}

// receiver is the name of the type of a receiver.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// readFile reads the lines of a file.
func readFile(fset *token.FileSet, tree *ast.File, name string) *file {
	text, err := os.ReadFile(fset.Position(tree.Package).Filename)
	if err != nil {
		return &file{name: name}
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	f := &file{name: name, lines: len(lines)}
	first := 0
	for _, d := range tree.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			first = fset.Position(g.End()).Line
		}
	}
	for _, line := range lines[first:] {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			f.code = append(f.code, line)
		}
	}
	return f
}

// largest is the number of lines of the longest file.
func (r *room) largest() (n int) {
	for _, f := range r.files {
		n = max(n, f.lines)
	}
	return n
}

func (r *room) lines() (n int) {
	for _, f := range r.files {
		n += f.lines
	}
	return n
}

// widest is the number of methods of the type that has the most.
func (r *room) widest() (n int) {
	for _, m := range r.methods {
		n = max(n, m)
	}
	return n
}

// long are the functions with more than the given number of lines.
func (r *room) long(lines int) (out []function) {
	for _, f := range r.funcs {
		if f.lines > lines {
			out = append(out, f)
		}
	}
	return out
}

// minRepeat is the number of equal lines from which a place repeats another.
const minRepeat = 6

// repeatFinder has the windows of minRepeat lines that were seen.
type repeatFinder map[string]bool

// count is the number of places in code of at least minRepeat lines that stood in an earlier place.
func (seen repeatFinder) count(code []string) (places int) {
	inside := false
	for i := 0; i+minRepeat <= len(code); i++ {
		window := strings.Join(code[i:i+minRepeat], "\n")
		if seen[window] && !inside {
			places++
		}
		inside = seen[window]
		seen[window] = true
	}
	return places
}
