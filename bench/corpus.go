package bench

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Corpus reads the programs of a folder. Each states in its first comment lines
// what is to be found, e.g.
//
//	// verdict: FAILED
//	// property: assertion line 14
//	// check: a finer name of what is checked, if the property's kind is too coarse
//	// flags: --unwind=5
//	// with: with/other.c, further files of the program, by their place in the folder (as in flags: --prp=with/some.prp)
//	// why: the last element is read before it is written
func Corpus(dir string) ([]Task, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return nil, err
	}
	var out []Task
	for _, f := range files {
		if ext := filepath.Ext(f); ext != ".c" && ext != ".ll" {
			continue
		}
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
				t.Flags = append(t.Flags, strings.Replace(flag, "=with/", "="+filepath.Join(filepath.Dir(path), "with")+"/", 1))
			}
		case "with":
			for _, name := range strings.Fields(val) {
				t.Files = append(t.Files, filepath.Join(filepath.Dir(path), name))
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
