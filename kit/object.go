// Package kit lets seabmc stand in for CBMC's tools in a build: goto-cc, goto-instrument and cbmc, as CBMC's starter kit calls them.
//
// In: the command lines of these tools. Out: an Object, a small file that takes the place of a goto binary. It lists sources with their flags, the
// symbols that were exported, and what later passes should do. The check itself reads the sources. Nothing is compiled twice, and no pass can be
// forgotten: a pass that is not supported is an error.
package kit

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/ctext"
)

// Magic is the first line of an object.
const Magic = "seabmc goto object 1\n"

// Object is what goto-cc and goto-instrument write.
type Object struct {
	Sources  []Source `json:"sources"`
	Function string   `json:"function,omitempty"` // of --function when it was linked
	Flags    []string `json:"flags,omitempty"`    // for the check, from passes, in the order of the passes
	Unwind   []string `json:"unwindset,omitempty"`
	Notes    []string `json:"notes,omitempty"` // about what a pass does here in another way
}

// Source is a file with the flags of its own compilation.
type Source struct {
	Path         string   `json:"path"` // absolute
	Sum          string   `json:"sum"`  // of its content
	Macros       []string `json:"macros,omitempty"`
	Includes     []string `json:"includes,omitempty"` // absolute
	IncludeFiles []string `json:"include_files,omitempty"`
	Std          string   `json:"std,omitempty"`
	ClangArgs    []string `json:"clang_args,omitempty"`
	M32          bool     `json:"m32,omitempty"`
	Exported     bool     `json:"exported,omitempty"` // --export-file-local-symbols
	Functions    []string `json:"functions,omitempty"`
	Static       []string `json:"static,omitempty"`
	Removed      []string `json:"removed,omitempty"` // functions whose bodies are left out
}

// IsObject reports whether a file is an object.
func IsObject(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, len(Magic))
	n, _ := io.ReadFull(f, head)
	return string(head[:n]) == Magic
}

// Read reads an object.
func Read(path string) (*Object, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, plainError(err)
	}
	text, ok := bytes.CutPrefix(b, []byte(Magic))
	if !ok {
		return nil, fmt.Errorf("%s is not an object of seabmc's goto-cc: build it again with seabmc's goto-cc in front of PATH", path)
	}
	o := &Object{}
	if err := json.Unmarshal(text, o); err != nil {
		return nil, fmt.Errorf("%s is damaged: build it again", path)
	}
	return o, nil
}

// Write writes the object as text.
func (o *Object) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	out.WriteString(Magic)
	e := json.NewEncoder(out)
	e.SetIndent("", " ")
	if err := e.Encode(o); err != nil {
		return err
	}
	return out.Flush()
}

// Link joins objects. The entry function is that of the first object that has one.
func Link(objects []*Object) (*Object, error) {
	all := &Object{}
	for _, o := range objects {
		for _, s := range o.Sources {
			if err := all.add(s); err != nil {
				return nil, err
			}
		}
		if all.Function == "" {
			all.Function = o.Function
		}
		all.Flags = append(all.Flags, o.Flags...)
		all.Unwind = append(all.Unwind, o.Unwind...)
		for _, n := range o.Notes {
			if !slices.Contains(all.Notes, n) {
				all.Notes = append(all.Notes, n)
			}
		}
	}
	return all, nil
}

// add adds a source. If the source is there already but was compiled in another way, there would be two different files with one name.
func (o *Object) add(s Source) error {
	for _, other := range o.Sources {
		if other.Path != s.Path {
			continue
		}
		a, b := other, s
		a.Functions, a.Static, b.Functions, b.Static = nil, nil, nil, nil
		if x, y := encoded(&a), encoded(&b); x != y {
			return fmt.Errorf("%s is compiled with different flags in one program, which is not supported: compile a copy of it", s.Path)
		}
		return nil
	}
	o.Sources = append(o.Sources, s)
	return nil
}

func encoded(s *Source) string {
	b, _ := json.Marshal(s) // strings can be written
	return string(b)
}

// Fresh reports an error if the sources have changed since goto-cc read them. A check of changed sources would be about another program than the
// object.
func (o *Object) Fresh() error {
	for _, s := range o.Sources {
		sum, err := sumOf(s.Path)
		if err != nil {
			return err
		}
		if sum != s.Sum {
			return fmt.Errorf("%s changed since goto-cc read it: build the object again", s.Path)
		}
	}
	return nil
}

func sumOf(path string) (string, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return "", plainError(err)
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:16]), nil
}

// Args returns the flags of seabmc for a check of the object. PerFile has the flags that belong to single sources.
func (o *Object) Args() (args []string) {
	if o.Function != "" {
		args = append(args, "--function="+o.Function)
	}
	if slices.ContainsFunc(o.Sources, func(s Source) bool { return s.M32 }) {
		args = append(args, "--m32")
	}
	return append(args, o.Flags...)
}

// Files returns the sources under the names that reports give them. The names are relative to the working folder for sources below it.
func (o *Object) Files() (files []string) {
	for _, s := range o.Sources {
		files = append(files, relative(s.Path))
	}
	return files
}

// PerFile returns the options of single sources, by their names in Files.
func (o *Object) PerFile() map[string]frontend.FileOptions {
	m := map[string]frontend.FileOptions{}
	for _, s := range o.Sources {
		f := frontend.FileOptions{Macros: s.Macros, Includes: s.Includes, IncludeFiles: s.IncludeFiles, Std: s.Std, ClangArgs: s.ClangArgs}
		for _, name := range s.Removed {
			if own, static := s.ownName(name); static {
				if !o.isFunction(name) {
					name = own + withoutBody
				} // otherwise a stub stands for it under the exported name
				f.Macros = append(slices.Clone(f.Macros), "-D"+own+"="+name)
			}
			f.RemoveBodies = append(f.RemoveBodies, name)
		}
		m[relative(s.Path)] = f
	}
	return m
}

// withoutBody ends the name of a static function whose body was removed, so that the function of another file does not take its place.
const withoutBody = "_without_body"

// isFunction reports whether a source defines a function that other files can call by a name.
func (o *Object) isFunction(name string) bool {
	return slices.ContainsFunc(o.Sources, func(s Source) bool { return slices.Contains(s.Functions, name) && !slices.Contains(s.Removed, name) })
}

// ownName returns the name that a static function has in its file, given the name under which it is exported.
func (s *Source) ownName(exported string) (string, bool) {
	own, ok := strings.CutPrefix(exported, ctext.FileLocalName(s.Path, ""))
	return own, ok && slices.Contains(s.Static, own)
}

func relative(path string) string {
	wd, err := os.Getwd()
	if err != nil {
		return path
	}
	rel, err := filepath.Rel(wd, path)
	if err != nil || strings.HasPrefix(rel, "..") {
		return path
	}
	return rel
}

// plainError returns a file error in the form "name: reason".
func plainError(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return fmt.Errorf("%s: %w", pe.Path, pe.Err)
	}
	return err
}
