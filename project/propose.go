package project

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// The limits of what Propose looks at, since a folder may contain anything.
const (
	mostFiles = 20_000
	mostBytes = 4 << 20 // of one file
)

// candidate is a C file that was looked at.
type candidate struct {
	path      string
	main      bool     // it defines main
	harnesses []string // functions harness, or whose names end in _harness
	contracts []string // functions that have a contract
	defines   []string // functions
}

// Propose writes a project file for the C files below a folder. found says how many proofs it has.
func Propose(dir string) (text, found string, err error) {
	files, headers, err := lookThrough(dir)
	if err != nil {
		return "", "", err
	}
	var b strings.Builder
	b.WriteString("# Proposed by seabmc init; look it over. The form: docs/project.md\nversion = 1\n\n[defaults]\n")
	if len(headers) > 0 {
		fmt.Fprintf(&b, "include = %s\n", list(headers))
	}
	if _, err := os.Stat(filepath.Join(dir, "compile_commands.json")); err == nil {
		b.WriteString("compile_commands = \"compile_commands.json\"\n")
	}
	b.WriteString("timeout = \"10m\"\n")
	library := librarySources(files)
	n := 0
	for i := range files {
		n += files[i].propose(&b, library)
	}
	if n == 0 {
		return "", "", fmt.Errorf("%s has no C file with a harness (*_harness.c, a function main or harness, a contract)", dir)
	}
	found = fmt.Sprintf("%d proofs", n)
	if n == 1 {
		found = "1 proof"
	}
	return b.String(), found, nil
}

// propose writes the proofs of one file.
func (c *candidate) propose(b *strings.Builder, library []string) (n int) {
	write := func(name, function string, more ...string) {
		n++
		fmt.Fprintf(b, "\n[[proof]]\nname = %s\nharness = %s\n", strconv.Quote(name), strconv.Quote(c.path))
		if function != "main" {
			fmt.Fprintf(b, "function = %s\n", strconv.Quote(function))
		}
		if others := slices.DeleteFunc(slices.Clone(library), func(f string) bool { return f == c.path }); len(others) > 0 && len(more) == 0 {
			fmt.Fprintf(b, "sources = %s\n", list(others))
		}
		for _, line := range more {
			b.WriteString(line + "\n")
		}
	}
	base := strings.TrimSuffix(c.path, ".c")
	for _, h := range c.harnesses {
		name := strings.TrimSuffix(base, "_harness")
		if len(c.harnesses) > 1 {
			name += "/" + h
		}
		write(name, h)
	}
	if c.main && len(c.harnesses) == 0 {
		write(base, "main")
	}
	for _, f := range c.contracts {
		write(base+"/"+f, f, fmt.Sprintf("flags = [%s]", strconv.Quote("--enforce-contract-rec="+f)))
	}
	return n
}

// librarySources returns the files that harnesses may need: those without a harness of their own.
func librarySources(files []candidate) (out []string) {
	for _, c := range files {
		if !c.main && len(c.harnesses) == 0 {
			out = append(out, c.path)
		}
	}
	return out
}

func list(items []string) string {
	quoted := make([]string, len(items))
	for i, s := range items {
		quoted[i] = strconv.Quote(s)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// lookThrough finds the C files of a folder and the folders of its headers. Links and hidden folders are left out.
func lookThrough(dir string) (files []candidate, headers []string, err error) {
	var declared []string // functions whose contracts are in headers
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		rel, relErr := filepath.Rel(dir, path)
		switch {
		case err != nil:
			return err
		case relErr != nil:
			return relErr
		case d.IsDir() && rel != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return fs.SkipDir
		case !d.Type().IsRegular():
			return nil
		case len(files) > mostFiles:
			return fmt.Errorf("%s has more than %d C files: run seabmc init in a part of it", dir, mostFiles)
		}
		switch filepath.Ext(path) {
		case ".h":
			if folder := filepath.Dir(rel); !slices.Contains(headers, folder) {
				headers = append(headers, folder)
			}
			c, err := look(path)
			if err != nil {
				return err
			}
			declared = append(declared, c.contracts...)
		case ".c":
			c, err := look(path)
			if err != nil {
				return err
			}
			c.path = filepath.ToSlash(rel)
			files = append(files, c)
		}
		return nil
	})
	for _, f := range declared {
		for i := range files {
			if c := &files[i]; slices.Contains(c.defines, f) && !slices.Contains(c.contracts, f) {
				c.contracts = append(c.contracts, f)
				break
			}
		}
	}
	return files, headers, err
}

var (
	comments   = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"`)
	definition = regexp.MustCompile(`(?m)(?:^|[;}])[ \t]*[A-Za-z_][\w\s*]*?\b(main|harness|\w+_harness)\s*\([^;{]*\)\s*\{`)
	function   = regexp.MustCompile(`(?m)(?:^|[;}])[ \t]*[A-Za-z_][\w\s*]*?\b(\w+)\s*\([^;{()]*\)\s*\{`)
	contract   = regexp.MustCompile(`(?m)(?:^|[;}])[ \t]*[A-Za-z_][\w\s*]*?\b(\w+)\s*\([^;{}]*\)\s*__CPROVER_(?:requires|ensures|assigns|frees)\b`)
)

// look finds harnesses in a file by looking at its text.
func look(path string) (candidate, error) {
	info, err := os.Stat(path)
	if err != nil || info.Size() > mostBytes {
		return candidate{}, err
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return candidate{}, err
	}
	text := comments.ReplaceAllString(string(b), " ")
	c := candidate{}
	for _, m := range definition.FindAllStringSubmatch(text, -1) {
		if c.main = c.main || m[1] == "main"; m[1] != "main" {
			c.harnesses = append(c.harnesses, m[1])
		}
	}
	for _, m := range function.FindAllStringSubmatch(text, -1) {
		c.defines = append(c.defines, m[1])
	}
	for _, m := range contract.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(c.contracts, m[1]) {
			c.contracts = append(c.contracts, m[1])
		}
	}
	return c, nil
}
