// Package project reads seabmc.toml, the file that lists the proofs of a project.
//
// In: the path of such a file. Out: Proofs, each of which is one run of seabmc, with globs and matrices expanded. Errors name the line and say what
// to do about it. The package can also write such a file for a folder (Propose). It runs nothing.
//
// The file is not trusted, since it may come from somebody else. Flags that name programs or output files are rejected (flags.go).
package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// FileName is the usual name of the file.
const FileName = "seabmc.toml"

// Project is a project file that was read.
type Project struct {
	Path   string // of the file
	Root   string // its folder, absolute; names of files are relative to it
	Name   string
	Proofs []Proof

	databases map[string][]command // compilation databases that were read
}

// Proof is one run of seabmc, with the answer that it should give.
type Proof struct {
	Name     string
	Line     int      // in the project file
	Files    []string // relative to the root, or absolute; the harness first
	Function string   // empty: main
	Flags    []string // includes, defines and the rest, in order
	Labels   []string
	Fails    bool   // it is known to fail
	Property string // what fails: an id or a kind; empty: anything
	Timeout  string // as --timeout takes it
	Memory   string // as --memory-limit takes it; empty: none
	Vacuity  bool   // find out whether the assertions are reached
	Coverage bool   // find out which lines are reached
}

// file is the structure of seabmc.toml.
type file struct {
	Version  int      `toml:"version"`
	Name     string   `toml:"name"`
	Defaults settings `toml:"defaults"`
	Proofs   []entry  `toml:"proof"`
}

// settings holds what defaults and proofs have in common.
type settings struct {
	Sources         []string `toml:"sources"`
	Function        string   `toml:"function"`
	Include         []string `toml:"include"`
	Defines         []string `toml:"defines"`
	CompileCommands string   `toml:"compile_commands"`
	Flags           []string `toml:"flags"`
	Timeout         string   `toml:"timeout"`
	Memory          string   `toml:"memory"`
	Labels          []string `toml:"labels"`
	Vacuity         *bool    `toml:"vacuity"`
	Coverage        *bool    `toml:"coverage"`
}

// entry is a proof as the file has it.
type entry struct {
	settings
	Name     string           `toml:"name"`
	Harness  string           `toml:"harness"`
	Expect   string           `toml:"expect"`
	Property string           `toml:"property"`
	Matrix   map[string][]any `toml:"matrix"`
}

// Error says what is wrong with a project file.
type Error struct {
	Path string
	Line int // 0: unknown
	Msg  string
}

func (e *Error) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.Msg)
	}
	return e.Path + ": " + e.Msg
}

// Find looks for the project file in a folder and the folders above it.
func Find(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for d := abs; ; d = filepath.Dir(d) {
		path := filepath.Join(d, FileName)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path, nil
		}
		if d == filepath.Dir(d) {
			return "", fmt.Errorf("no %s in %s or above it: seabmc init writes one", FileName, abs)
		}
	}
}

// Read reads a project file.
func Read(path string) (*Project, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, &Error{Path: path, Msg: plain(err)}
	}
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if real, err := filepath.EvalSymlinks(abs); err == nil {
		abs = real // as tools and git name its files
	}
	p := &Project{Path: path, Root: filepath.Dir(abs), databases: map[string][]command{}}
	return p, p.parse(text)
}

func (p *Project) parse(text []byte) error {
	lines, err := positions(text)
	if err == nil {
		err = checkForm(text, lines)
	}
	var f file
	if err == nil {
		err = toml.Unmarshal(text, &f)
	}
	if err != nil {
		return p.located(err)
	}
	if p.Name = f.Name; p.Name == "" {
		p.Name = filepath.Base(p.Root)
	}
	return p.located(p.expand(&f, lines))
}

// located returns an error with the file's name, and with the line if a library knows it.
func (p *Project) located(err error) error {
	var own *Error
	var decode *toml.DecodeError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		own.Path = p.Path
		return own
	case errors.As(err, &decode):
		line, _ := decode.Position()
		return &Error{p.Path, line, strings.TrimPrefix(decode.Error(), "toml: ")}
	}
	return &Error{Path: p.Path, Msg: err.Error()}
}
