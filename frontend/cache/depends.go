package cache

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Depends collects what Load reads, so that a caller can later tell whether its answer still holds. Set Options.Depends to a pointer to
// one. All paths are absolute. Our own headers are left out, since they are part of the program.
type Depends struct {
	Units []Unit `json:"units"`
	// Incomplete says why the lists do not tell all that the answer depends on; empty if they do.
	Incomplete string `json:"incomplete,omitempty"`

	mu sync.Mutex
}

// Unit is what one input file was made from.
type Unit struct {
	Files  []string `json:"files"`            // the file itself and all that it includes
	Absent []string `json:"absent,omitempty"` // where a file would be found in the place of an included one; one that is there was passed over
}

// AddFile adds a file that includes nothing.
func (d *Depends) AddFile(file string) { d.AddUnit([]string{file}, nil) }

// AddCompiled adds a C file, from the make rule that clang wrote.
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
		} else if why := unsettled(f, b); why != "" {
			d.incomplete(f + " " + why)
		}
	}
	d.AddUnit(files, shadows(source, includes, files))
}

// AddKept adds a C file whose compilation was found in the object cache.
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
	if d == nil {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.Incomplete == "" {
		d.Incomplete = why
	}
}

// absolute makes paths absolute and leaves them as they are otherwise: behind a symbolic link, .. is not the folder before it.
func absolute(paths []string) []string {
	wd, err := os.Getwd()
	out := make([]string, 0, len(paths))
	for _, p := range paths {
		if err == nil && !filepath.IsAbs(p) {
			p = wd + "/" + p
		}
		out = append(out, p)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// unsettled says why a file does not compile to the same whenever the files that it includes are the same; empty if it does. Which files exist
// the system's headers ask too; of these the names are known (asked).
func unsettled(path string, content []byte) string {
	content = splices.ReplaceAll(content, nil)
	switch {
	case timeOfDay.Match(content):
		return "reads the time at which it is compiled"
	case isSystem(path):
	case asksFiles.Match(content):
		return "asks which files exist (__has_include)"
	case begun.Match(content), pasted.Match(content) && ends.Match(content):
		return "may make the name of a macro that asks for the time or for files"
	}
	return ""
}

// splices are the places where a line goes on in the next one. ??/ is a backslash with -trigraphs.
var splices = regexp.MustCompile(`(?:\\|\?\?/)[ \t]*\r?\n`)

var (
	// timeOfDay are the macros whose values change from one compilation to the next, and asksFiles those that ask which files exist.
	timeOfDay = regexp.MustCompile(`\b__(?:DATE|TIME|TIMESTAMP)__\b`)
	asksFiles = regexp.MustCompile(`__has_(?:include|embed)`)

	// Their names may be made of parts by ##: of one that begins such a name (begun), or of underlines (pasted) and what comes after them (ends).
	begun  = regexp.MustCompile(`\b__(?:` + strings.Join(beginnings("DATE__", "TIME__", "TIMESTAMP__", "has_include_next", "has_embed"), "|") + `)\b`)
	pasted = regexp.MustCompile(`\b__?[ \t]*(?:##|,)`)
	ends   = regexp.MustCompile(`\b_?(?:DATE|TIME|TIMESTAMP|has_include|has_include_next|has_embed)_{0,2}\b`)
)

// beginnings returns all parts with which one of the words begins.
func beginnings(words ...string) (out []string) {
	for _, w := range words {
		for n := 1; n < len(w); n++ {
			out = append(out, w[:n])
		}
	}
	return out
}
