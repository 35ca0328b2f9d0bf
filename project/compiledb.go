package project

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/shlex"

	"seabmc/frontend/cflags"
)

// command is an entry of compile_commands.json.
type command struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`

	real string // the file, without links on the way
}

// real returns a path without links on the way.
func real(path string) string {
	if r, err := filepath.EvalSymlinks(path); err == nil {
		return r
	}
	return filepath.Clean(path)
}

// compileCommands returns the flags that a compilation database has for files. Only flags that say how C is read are taken: -I, -D, -U, -std and those of package
// cflags. No command of the database is run. If all files that it knows have the same flags, these are for all files. Otherwise each
// file has its own, and a file that it does not know, such as a harness, has those of the first one.
func (p *Project) compileCommands(path string, files []string) ([]string, error) {
	db, err := p.readCommands(path)
	if err != nil {
		return nil, err
	}
	own := make([][]string, len(files))
	var first []string
	same := true
	for k, f := range files {
		file := real(p.at(f))
		i := slices.IndexFunc(db, func(c command) bool { return file == c.real })
		if i < 0 {
			continue
		}
		if own[k], err = db[i].flags(); err != nil {
			return nil, err
		}
		if first == nil {
			first = own[k]
		}
		same = same && slices.Equal(own[k], first)
	}
	if same {
		return spaced(first), nil
	}
	return eachWithItsOwn(files, own, first)
}

// spaced are flags as a command line has them.
func spaced(flags []string) (out []string) {
	for _, f := range flags {
		if flag, value, is := cflags.Path(f); is {
			out, f = append(out, flag), value
		}
		out = append(out, f)
	}
	return out
}

// eachWithItsOwn are the flags of files that are not compiled alike. own is nil for a file that the database does not know.
func eachWithItsOwn(files []string, own [][]string, first []string) (out []string, err error) {
	for k, f := range files {
		flags := own[k]
		if flags == nil {
			flags = first
		}
		for _, flag := range flags {
			if !slices.Contains(forAll, flag) {
				out = append(out, "--flags-for="+f+":"+flag)
			}
		}
		for _, flag := range forAll {
			if slices.Contains(flags, flag) != slices.Contains(first, flag) {
				return nil, fmt.Errorf("compile_commands: only some of the files are compiled with %s (%s)", flag, f)
			}
		}
	}
	for _, flag := range forAll {
		if slices.Contains(first, flag) {
			out = append(out, flag)
		}
	}
	return out, nil
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
	for i := range db {
		db[i].real = real(under(db[i].Directory, db[i].File))
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

// flags returns the flags of a command that matter, each in one word; never nil. Folders become absolute, since the command ran elsewhere.
func (c *command) flags() (out []string, err error) {
	out = []string{}
	args := c.Arguments
	if len(args) == 0 {
		if args, err = shlex.Split(c.Command); err != nil {
			return nil, fmt.Errorf("compile_commands: %s: %v", c.File, err)
		}
	}
	args = cflags.Words(args)
	valued := slices.Concat(cflags.Paths, []string{"-I", "-D", "-U"})
	for i := 1; i < len(args); i++ {
		a := args[i]
		if strings.HasPrefix(a, "@") {
			return nil, fmt.Errorf("compile_commands: %s: files of flags are not supported (%s): write the flags into the database", c.File, a)
		}
		for _, flag := range valued {
			value, is := strings.CutPrefix(a, flag)
			if !is {
				continue
			}
			if value == "" && i+1 < len(args) {
				i++
				value = args[i]
			}
			if flag != "-D" && flag != "-U" {
				value = c.path(flag, value)
			}
			out = append(out, flag+value)
			break
		}
		if a == "-ansi" {
			a = "-std=c89"
		}
		if strings.HasPrefix(a, "-std=") || slices.Contains(forAll, a) || cflags.Changing(a) {
			out = append(out, a)
		}
	}
	return out, nil
}

// path makes the value of a flag absolute, since the command ran elsewhere. A file that is not in that folder is one that the compiler looks for as #include does.
func (c *command) path(flag, value string) string {
	abs := under(c.Directory, value)
	if _, err := os.Stat(abs); err != nil && (flag == "-include" || flag == "-imacros") {
		return value
	}
	return abs
}

// forAll lists the flags that a whole program has or has not.
var forAll = append([]string{"-m32"}, cflags.Wraps...)
