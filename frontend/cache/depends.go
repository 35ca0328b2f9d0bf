package cache

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Depends collects what Load read, so that a caller can tell later whether its answer still holds. Set Options.Depends to a pointer to
// one. All paths are absolute. Our own headers are left out: they are part of the program.
type Depends struct {
	Units []Unit `json:"units"`
	// Incomplete says why the lists do not tell all that the answer depends on; empty if they do.
	Incomplete string `json:"incomplete,omitempty"`

	mu sync.Mutex
}

// Unit is what one input file was made from.
type Unit struct {
	Files  []string `json:"files"`            // the file itself and all that it includes
	Absent []string `json:"absent,omitempty"` // where a file would be found in the place of an included one
}

// AddFile notes a file that includes nothing.
func (d *Depends) AddFile(file string) { d.AddUnit([]string{file}, nil) }

// AddCompiled notes a C file from the make rule that clang wrote.
func (d *Depends) AddCompiled(source string, includes []string, rule, support string) {
	if d == nil {
		return
	}
	text, err := os.ReadFile(rule)
	files := dependencies(string(text))
	if err != nil || len(files) == 0 {
		d.incomplete("the compiler did not list the files that " + source + " includes")
		return
	}
	files = slices.DeleteFunc(files, func(f string) bool { return strings.HasPrefix(f, support+string(filepath.Separator)) })
	for _, f := range files {
		if b, err := os.ReadFile(f); err != nil {
			d.incomplete(f + " cannot be read any more")
		} else if asksWhatExists(f, b) {
			d.incomplete(f + " asks which files exist (__has_include)")
		}
	}
	var missing []string
	for _, f := range shadows(source, includes, files) {
		if _, err := os.Stat(f); err != nil {
			missing = append(missing, f)
		}
	}
	d.AddUnit(files, missing)
}

// AddKept notes a C file whose compilation was found in the object cache.
func (d *Depends) AddKept(manifest, support string) {
	if d == nil {
		return
	}
	var files, missing []string
	for _, line := range strings.Split(manifest, "\n") {
		switch sum, path, _ := strings.Cut(line, " "); {
		case strings.HasPrefix(path, support+string(filepath.Separator)):
		case sum == absent:
			missing = append(missing, path)
		default:
			files = append(files, path)
		}
	}
	d.AddUnit(files, missing)
}

func (d *Depends) AddUnit(files, missing []string) {
	if d == nil {
		return
	}
	u := Unit{absolute(files), absolute(missing)}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.Units = append(d.Units, u)
}

func (d *Depends) incomplete(why string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.Incomplete == "" {
		d.Incomplete = why
	}
}

func absolute(paths []string) []string {
	out := make([]string, 0, len(paths))
	for _, p := range paths {
		if abs, err := filepath.Abs(p); err == nil {
			p = abs
		}
		out = append(out, p)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// asksWhatExists tells headers, other than the system's, of which no list of included files says all.
func asksWhatExists(path string, content []byte) bool {
	return !strings.HasPrefix(path, "/usr/") && bytes.Contains(content, []byte("__has_include"))
}
