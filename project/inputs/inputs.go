// Package inputs finds the files that compiling a proof's sources may read, so that they can be sent to another machine.
//
// In: a proof. Out: the paths of files outside the system's folders, and their contents. It runs no compiler. It looks at what #include,
// __has_include and macros with file names may mean, and finds every place that has such a file. That may be more than is read. Package
// project/remote later compares it with what the compiler on the other machine read, so a file that was overlooked costs time but changes no answer.
package inputs

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"

	"seabmc/project"
)

// File is a file that was found.
type File struct {
	Path    string // absolute and clean
	Content []byte
}

// Finder finds the inputs of proofs of one project. It reads each file once. Its methods may be called from several goroutines.
type Finder struct {
	Root string

	mu    sync.Mutex
	known map[string]*scanned // by clean path; nil if it is not a file
}

// scanned is a file that was looked at.
type scanned struct {
	file     File
	number   [2]uint64 // of device and inode
	names    []string  // that it includes or asks for
	macros   []string  // names in its macros
	computed bool      // it includes what a macro says
}

// NewFinder makes a finder for a project.
func NewFinder(root string) *Finder { return &Finder{Root: root, known: map[string]*scanned{}} }

// Find returns the inputs of a proof.
func (f *Finder) Find(p *project.Proof) ([]File, error) {
	s := search{f: f, tried: map[string]bool{}}
	start := slices.Clone(p.Files)
	s.read(p.Flags, &start)
	for _, name := range start {
		s.take(f.at(name))
	}
	for n := 0; n < len(s.order); n++ {
		s.follow(s.order[n])
		if s.err != nil {
			return nil, s.err
		}
		if n == len(s.order)-1 && s.computed {
			s.everywhere(s.macros)
		}
	}
	files := make([]File, len(s.order))
	for i, x := range s.order {
		files[i] = x.file
	}
	return files, s.err
}

// search is the search for one proof.
type search struct {
	f        *Finder
	dirs     []string // that flags name
	order    []*scanned
	tried    map[string]bool // paths
	macros   []string
	computed bool
	err      error
}

var folderFlags = []string{"--isystem", "-isystem", "--idirafter", "-idirafter", "-iquote", "-I"}

// read reads flags that name folders of headers, or files.
func (s *search) read(flags []string, start *[]string) {
	s.dirs = append(s.dirs, s.f.Root) // where files of -include are
	for i, a := range flags {
		if own, is := strings.CutPrefix(a, "--flags-for="); is { // FILE:FLAG
			a = own[strings.Index(own, ":-")+1:]
		}
		after := ""
		if i+1 < len(flags) {
			after = flags[i+1]
		}
		for _, flag := range folderFlags {
			if value, is := strings.CutPrefix(a, flag); is {
				if value = strings.TrimPrefix(value, "="); value == "" {
					value = after
				}
				s.dirs = append(s.dirs, s.f.at(value))
				break
			}
		}
		if strings.HasPrefix(a, "-D") {
			s.macros = append(s.macros, quoted(a)...)
		}
		_, value, joined := strings.Cut(a, "=")
		if !joined {
			value = a
		}
		*start = append(*start, value, strings.TrimPrefix(a, "-include"), strings.TrimPrefix(a, "-imacros"))
	}
}

// at returns the absolute path of a name. It does not clean the path: after a link, .. is not the folder before it.
func (f *Finder) at(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return f.Root + "/" + name
}

// follow takes the files that a file includes, from every place that may have them.
func (s *search) follow(x *scanned) {
	for _, n := range x.names {
		if filepath.IsAbs(n) {
			continue // read where it is, on any machine
		}
		s.take(filepath.Dir(x.file.Path) + "/" + n)
		for _, d := range s.dirs {
			s.take(d + "/" + n)
		}
	}
	s.macros = append(s.macros, x.macros...)
	s.computed = s.computed || x.computed
}

// everywhere takes files by name from all folders, since it is not known which file includes what a macro names.
func (s *search) everywhere(names []string) {
	dirs := slices.Clone(s.dirs)
	for _, x := range s.order {
		if d := filepath.Dir(x.file.Path); !slices.Contains(dirs, d) {
			dirs = append(dirs, d)
		}
	}
	for _, n := range names {
		for _, d := range dirs {
			s.take(d + "/" + n)
		}
	}
}

// take adds a file if it exists.
func (s *search) take(path string) {
	if s.tried[path] || s.err != nil {
		return
	}
	s.tried[path] = true
	x, err := s.f.scan(path)
	if err != nil {
		s.err = err
	}
	if x == nil || IsSystem(x.file.Path) {
		return
	}
	for _, o := range s.order {
		switch {
		case o.file.Path == x.file.Path && o.number == x.number:
			return
		case o.file.Path == x.file.Path || o.number == x.number: // there, it would be another file, or two
			s.err = fmt.Errorf("%s is reached by two names", path)
			return
		}
	}
	s.order = append(s.order, x)
}

// IsSystem reports whether a file belongs to the system, so that each machine has its own copy.
func IsSystem(path string) bool {
	return strings.HasPrefix(path, "/usr/") || strings.HasPrefix(path, "/lib") || strings.HasPrefix(path, "/proc/") || strings.HasPrefix(path, "/dev/")
}

// mostBytes is a size in bytes that no source file exceeds.
const mostBytes = 64 << 20

func (f *Finder) scan(path string) (*scanned, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if x, ok := f.known[path]; ok {
		return x, nil
	}
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		f.known[path] = nil
		return nil, nil
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok || info.Size() > mostBytes {
		return nil, fmt.Errorf("%s is too large to be sent", path)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	x := &scanned{file: File{filepath.Clean(path), b}, number: [2]uint64{uint64(st.Dev), st.Ino}}
	x.look()
	f.known[path] = x
	return x, nil
}

var (
	directive = regexp.MustCompile(`(?m)^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import|embed)\b[ \t]*(.*)$`)
	asked     = regexp.MustCompile(`__has_(?:include|include_next|embed)[ \t]*\(([^)\n]*)\)`)
	defined   = regexp.MustCompile(`(?m)^[ \t]*(?:#|%:|\?\?=)[ \t]*define\b(.*)$`)
	inQuotes  = regexp.MustCompile(`"([^"\n]+)"|<([^>\n]+)>`)
)

// look reads what a file names.
func (x *scanned) look() {
	text := strings.ReplaceAll(strings.ReplaceAll(string(x.file.Content), "\\\r\n", ""), "\\\n", "")
	for _, m := range append(directive.FindAllStringSubmatch(text, -1), asked.FindAllStringSubmatch(text, -1)...) {
		if names := quoted(m[1]); len(names) > 0 {
			x.names = append(x.names, names...)
		} else {
			x.computed = true
		}
	}
	for _, m := range defined.FindAllStringSubmatch(text, -1) {
		x.macros = append(x.macros, quoted(m[1])...)
	}
}

func quoted(s string) (names []string) {
	for _, m := range inQuotes.FindAllStringSubmatch(s, -1) {
		names = append(names, m[1]+m[2])
	}
	return names
}
