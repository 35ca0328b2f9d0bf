package bench

import (
	"bufio"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Corpus reads the programs of a folder and of the folders in it, by name. The first comment lines of each say what is to be found, for example:
//
//	// verdict: FAILED
//	// property: assertion line 14
//	// check: a finer name of what is checked, if the property's kind is too coarse
//	// flags: --unwind=5
//	// with: with/other.c, further files of the program, which lie in a folder above it (as in flags: --prp=with/some.prp)
//	// why: the last element is read before it is written
func Corpus(dir string) ([]Task, error) {
	files, err := programs(dir)
	if err != nil {
		return nil, err
	}
	var out []Task
	for _, f := range files {
		t, err := readHeader(f)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s: no program found", dir)
	}
	return out, nil
}

// helpers lists folders of files that are not programs of their own.
var helpers = map[string]bool{"with": true, "native": true}

// programs returns the files that hold programs, sorted by name.
func programs(dir string) (files []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch ext := filepath.Ext(path); {
		case err != nil:
			return err
		case d.IsDir() && helpers[d.Name()] && path != dir:
			return filepath.SkipDir
		case !d.IsDir() && (ext == ".c" || ext == ".ll" || ext == ".i") && !helpers[filepath.Base(filepath.Dir(real(path)))]:
			files = append(files, path)
		}
		return nil
	})
	slices.SortFunc(files, func(a, b string) int { return strings.Compare(filepath.Base(a), filepath.Base(b)) })
	return files, err
}

// real returns the file that a name leads to, since a sample of programs may be a folder of links.
func real(path string) string {
	if to, err := filepath.EvalSymlinks(path); err == nil {
		return to
	}
	return path
}

// companion returns a file that belongs to a program: the one with this name in the program's folder, or in the nearest folder above that has it.
func companion(program, name string) string {
	for dir := filepath.Dir(real(program)); ; dir = filepath.Dir(dir) {
		if path := filepath.Join(dir, name); exists(path) {
			return path
		}
		if dir == filepath.Dir(dir) {
			return filepath.Join(filepath.Dir(program), name)
		}
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func readHeader(path string) (Task, error) {
	t := Task{Name: filepath.Base(path), Files: []string{path}}
	f, err := os.Open(path)
	if err != nil {
		return t, err
	}
	defer f.Close()
	why := ""
	for sc := bufio.NewScanner(f); sc.Scan(); {
		line := strings.TrimSpace(sc.Text())
		body, isComment := strings.CutPrefix(line, "//")
		if !isComment {
			if body, isComment = strings.CutPrefix(line, ";"); !isComment {
				break
			}
		}
		key, val, _ := strings.Cut(strings.TrimSpace(body), ":")
		val = strings.TrimSpace(val)
		switch key {
		case "verdict":
			t.Verdict = val
		case "property":
			w := strings.Fields(val)
			t.Kind = w[0]
			if len(w) == 3 && w[1] == "line" {
				if t.Line, err = strconv.Atoi(w[2]); err != nil {
					return t, fmt.Errorf("%s: property line: %w", path, err)
				}
			}
		case "flags":
			for _, flag := range strings.Fields(val) {
				if name, file, ok := strings.Cut(flag, "=with/"); ok {
					flag = name + "=" + companion(path, "with/"+file)
				}
				t.Flags = append(t.Flags, flag)
			}
		case "with":
			for _, name := range strings.Fields(val) {
				t.Files = append(t.Files, companion(path, name))
			}
		case "check":
			t.Check = val
		case "why":
			why = val
		}
	}
	if !slices.Contains([]string{"SUCCESSFUL", "FAILED", "INCONCLUSIVE"}, t.Verdict) || why == "" {
		return t, fmt.Errorf("%s: the header must state verdict and why", path)
	}
	if t.Verdict == "FAILED" && t.Kind == "" {
		return t, fmt.Errorf("%s: a FAILED program must state the property", path)
	}
	return t, nil
}
