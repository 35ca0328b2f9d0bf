package project

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/shlex"
)

// command is an entry of compile_commands.json.
type command struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`
}

// compileCommands returns the flags that a compilation database has for the first of the files that it knows. Only flags that say how C is read are
// taken: -I, -D, -U, -include, -isystem, -std and those that change the language. No command of the database is run.
func (p *Project) compileCommands(path string, files []string) ([]string, error) {
	db, err := p.readCommands(path)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		for i := range db {
			if c := &db[i]; p.at(f) == under(c.Directory, c.File) {
				return c.flags()
			}
		}
	}
	return nil, nil
}

// readCommands reads a compilation database once.
func (p *Project) readCommands(path string) ([]command, error) {
	if db, ok := p.databases[path]; ok {
		return db, nil
	}
	b, err := os.ReadFile(p.at(path))
	if err != nil {
		return nil, fmt.Errorf("compile_commands: %s: %s (cmake writes it with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)", path, plain(err))
	}
	var db []command
	if err := json.Unmarshal(b, &db); err != nil {
		return nil, fmt.Errorf("compile_commands: %s: %v", path, err)
	}
	p.databases[path] = db
	return db, nil
}

func under(dir, name string) string {
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(dir, name)
}

// flags returns the flags of a command that matter. Folders become absolute, since the command ran elsewhere.
func (c *command) flags() (out []string, err error) {
	args := c.Arguments
	if len(args) == 0 {
		if args, err = shlex.Split(c.Command); err != nil {
			return nil, fmt.Errorf("compile_commands: %s: %v", c.File, err)
		}
	}
	for i := 1; i < len(args); i++ {
		a := args[i]
		for _, flag := range []string{"-isystem", "-include", "-I", "-D", "-U"} {
			value, is := strings.CutPrefix(a, flag)
			if !is {
				continue
			}
			if value == "" && i+1 < len(args) {
				i++
				value = args[i]
			}
			if flag != "-D" && flag != "-U" {
				value = under(c.Directory, value)
			}
			if strings.HasPrefix(flag, "-i") {
				out = append(out, flag, value)
			} else {
				out = append(out, flag+value)
			}
			break
		}
		if strings.HasPrefix(a, "-std=") || slices.Contains(dialect, a) {
			out = append(out, a)
		}
	}
	return out, nil
}

// dialect lists compiler flags that change what C means.
var dialect = []string{"-ansi", "-m32", "-funsigned-char", "-fsigned-char", "-fshort-enums", "-fwrapv", "-fno-strict-overflow", "-fgnu89-inline", "-ffreestanding"}
