package starterkit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// Convert reads the proofs below dir. It returns the text of a project file for the folder root, the number of proofs in it, and what was wrong with
// the makefiles that were left out.
func Convert(dir, root string) (text string, n int, problems []Problem, err error) {
	if root, err = resolved(root); err != nil {
		return "", 0, nil, err
	}
	if dir, err = resolved(dir); err != nil {
		return "", 0, nil, err
	}
	makefiles, err := find(dir)
	if err != nil {
		return "", 0, nil, err
	}
	var proofs []*proof
	for _, path := range makefiles {
		p, err := read(path, root)
		rel, relErr := filepath.Rel(dir, filepath.Dir(path))
		if err == nil {
			err = relErr
		}
		if err != nil {
			problems = append(problems, Problem{path, err})
			continue
		}
		if p.name = filepath.ToSlash(rel); rel == "." {
			p.name = filepath.Base(dir)
		}
		proofs = append(proofs, p)
	}
	if len(makefiles) == 0 {
		return "", 0, nil, fmt.Errorf("%s has no makefile of a proof (one that sets HARNESS_ENTRY, PROOF_UID or PROOF_SOURCES)", dir)
	}
	return write(proofs), len(proofs), problems, nil
}

// resolved returns the absolute name of a folder, without links, as package project has it.
func resolved(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(abs)
}

// write returns the text. The flags that all proofs begin with become defaults.
func write(proofs []*proof) string {
	var b strings.Builder
	b.WriteString("# Made by seabmc init --from-cbmc. The form: docs/project.md\nversion = 1\n\n[defaults]\ntimeout = \"30m\"\n")
	for _, x := range []struct {
		key  string
		list func(p *proof) *[]string
	}{
		{"include", func(p *proof) *[]string { return &p.includes }},
		{"defines", func(p *proof) *[]string { return &p.defines }},
		{"flags", func(p *proof) *[]string { return &p.flags }},
	} {
		line(&b, x.key, shared(proofs, x.list))
	}
	for _, p := range proofs {
		b.WriteString("\n")
		for _, n := range p.notes {
			b.WriteString("# " + strings.Join(strings.Fields(n), " ") + "\n")
		}
		fmt.Fprintf(&b, "[[proof]]\nname = %s\nharness = %s\nfunction = %s\n", quote(p.name), quote(p.sources[0]), quote(p.function))
		fmt.Fprintf(&b, "sources = %s\n", list(p.sources[1:]))
		line(&b, "include", p.includes)
		line(&b, "defines", p.defines)
		line(&b, "flags", p.flags)
		if p.fails {
			b.WriteString("expect = \"fails\"\n")
		}
	}
	return b.String()
}

// shared removes from the proofs' lists what all of them begin with, and returns it.
func shared(proofs []*proof, of func(*proof) *[]string) (common []string) {
	if len(proofs) < 2 {
		return nil
	}
	for {
		first := *of(proofs[0])
		if len(first) == 0 || slices.ContainsFunc(proofs, func(p *proof) bool { l := *of(p); return len(l) == 0 || l[0] != first[0] }) {
			return common
		}
		common = append(common, first[0])
		for _, p := range proofs {
			*of(p) = (*of(p))[1:]
		}
	}
}

func line(b *strings.Builder, key string, items []string) {
	if len(items) > 0 {
		fmt.Fprintf(b, "%s = %s\n", key, list(items))
	}
}

func list(items []string) string {
	quoted := make([]string, len(items))
	for i, s := range items {
		quoted[i] = quote(s)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// quote writes a string as JSON does. TOML can read this.
func quote(s string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a string can be written
	return strings.TrimSuffix(b.String(), "\n")
}
