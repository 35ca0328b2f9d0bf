package kit

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/ctext"
)

// Removal is a function whose body is left out of one file, so that the function of that name in another file takes its place.
type Removal struct{ File, Function string }

// ParseRemoval reads FILE:FUNCTION. ok is false if there is only a function.
func ParseRemoval(s string) (r Removal, ok bool) {
	i := strings.LastIndexByte(s, ':')
	if i <= 0 || i == len(s)-1 {
		return r, false
	}
	return Removal{s[:i], s[i+1:]}, true
}

// Remove returns options of single files, by name, that remove the bodies of functions. goto-instrument --remove-function-body does the same to the
// project's sources before the proof's sources are linked. Static functions have their own names or those under which goto-cc exports them. Notes are
// about functions that no file has.
func Remove(ctx context.Context, files []string, list []Removal, opt *frontend.Options) (map[string]frontend.FileOptions, []string, error) {
	o := &Object{}
	for _, f := range files {
		all := opt.ForFile(f)
		s := Source{Path: full(f), Macros: all.Macros, Includes: all.Includes, IncludeFiles: all.IncludeFiles, Std: all.Std, ClangArgs: all.ClangArgs, M32: opt.M32, Exported: true}
		if strings.HasSuffix(f, ".c") {
			if err := s.compile(ctx, opt.CacheDir); err != nil {
				return nil, nil, err
			}
		}
		o.Sources = append(o.Sources, s)
	}
	found := map[string]bool{}
	for _, r := range list {
		i := slices.IndexFunc(o.Sources, func(s Source) bool { return s.Path == full(r.File) })
		if i < 0 {
			return nil, nil, fmt.Errorf("--remove-function-body=%s:%s: %s is not a file of the program", r.File, r.Function, r.File)
		}
		one, name := &Object{Sources: o.Sources[i : i+1]}, r.Function
		if slices.Contains(o.Sources[i].Static, name) {
			name = ctext.FileLocalName(o.Sources[i].Path, name)
		}
		found[r.Function] = one.remove(name) == "" || found[r.Function]
	}
	var notes []string
	for _, r := range list {
		if !found[r.Function] {
			found[r.Function] = true
			notes = append(notes, fmt.Sprintf("--remove-function-body=%s:%s: there is no such function: no body is removed", r.File, r.Function))
		}
	}
	per, out := o.PerFile(), map[string]frontend.FileOptions{}
	for i, f := range files {
		own, file := per[relative(o.Sources[i].Path)], opt.PerFile[f]
		file.RemoveBodies, file.Macros = own.RemoveBodies, slices.Concat(file.Macros, own.Macros[len(file.Macros)+len(opt.Macros):])
		out[f] = file
	}
	return out, notes, nil
}
