package project

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mostProofs is the largest number of proofs that globs and matrices of one file may make.
const mostProofs = 100_000

// expand expands globs and matrices.
func (p *Project) expand(f *file, lines map[string]int) error {
	seen := map[string]int{}
	for i := range f.Proofs {
		line := lines["proof\x00"+strconv.Itoa(i)]
		proofs, err := p.proofsOf(&f.Defaults, &f.Proofs[i])
		if err == nil && len(p.Proofs)+len(proofs) > mostProofs {
			err = fmt.Errorf("the file makes more than %d proofs", mostProofs)
		}
		if err != nil {
			return &Error{Line: line, Msg: err.Error()}
		}
		for _, proof := range proofs {
			proof.Line = line
			if other, twice := seen[proof.Name]; twice {
				return &Error{Line: line, Msg: fmt.Sprintf("a proof of line %d is called %s too: give them names", other, proof.Name)}
			}
			seen[proof.Name] = line
			p.Proofs = append(p.Proofs, proof)
		}
	}
	return nil
}

// proofsOf makes the proofs of one entry.
func (p *Project) proofsOf(d *settings, e *entry) ([]Proof, error) {
	var out []Proof
	combinations, err := combine(e.Matrix)
	if err != nil {
		return nil, err
	}
	for _, values := range combinations {
		v := e.with(values)
		harnesses := []string{v.Harness}
		if v.Harness != "" {
			if harnesses, err = p.glob(v.Harness); err != nil {
				return nil, err
			}
		}
		for _, h := range harnesses {
			proof, err := p.one(d, &v, h, values)
			if err != nil {
				return nil, err
			}
			out = append(out, *proof)
		}
		if len(out) > mostProofs {
			break
		}
	}
	return out, nil
}

// one makes one proof.
func (p *Project) one(d *settings, e *entry, harness string, values []value) (*Proof, error) {
	x := &Proof{Function: first(e.Function, d.Function), Timeout: first(e.Timeout, d.Timeout, "10m"), Memory: first(e.Memory, d.Memory),
		Fails: e.Expect == "fails", Property: e.Property, Vacuity: choice(true, e.Vacuity, d.Vacuity), Coverage: choice(false, e.Coverage, d.Coverage)}
	x.Labels = append(slices.Clone(d.Labels), e.Labels...)
	if e.Property != "" && !x.Fails {
		return nil, fmt.Errorf("property = %q says what fails: write expect = \"fails\" as well", e.Property)
	}
	sources := e.Sources
	if sources == nil {
		sources = d.Sources
	}
	files, err := p.files(sources)
	if err != nil {
		return nil, err
	}
	if harness != "" {
		files = append([]string{harness}, slices.DeleteFunc(files, func(f string) bool { return f == harness })...)
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("there are no files to check: write harness = \"…\" or sources = [\"…\"]")
	}
	x.Files = files
	if x.Flags, err = p.flags(d, e, files, values); err != nil {
		return nil, err
	}
	x.Name = name(e, harness, x, values)
	return x, nil
}

// flags returns the flags of a proof in the order in which they apply: compilation database, defaults, the proof's own, the matrix.
func (p *Project) flags(d *settings, e *entry, files []string, values []value) ([]string, error) {
	var out []string
	if db := first(e.CompileCommands, d.CompileCommands); db != "" {
		flags, err := p.compileCommands(db, files)
		if err != nil {
			return nil, err
		}
		out = append(out, flags...)
	}
	for _, s := range []*settings{d, &e.settings} {
		for _, dir := range s.Include {
			out = append(out, "-I"+dir)
		}
		for _, def := range s.Defines {
			out = append(out, "-D"+def)
		}
		out = append(out, s.Flags...)
	}
	for _, v := range values {
		switch {
		case v.used:
		case slices.Contains([]string{"mem", "solver", "unwind"}, v.name):
			out = append(out, "--"+v.name+"="+v.text)
		default:
			out = append(out, "-D"+v.name+"="+v.text)
		}
	}
	return out, CheckFlags(out)
}

// name returns the name of a proof: the given one, or that of its harness or function. It adds what tells the proofs of a glob or a matrix apart.
func name(e *entry, harness string, x *Proof, values []value) string {
	n := e.Name
	if isGlob(e.Harness) || n == "" {
		switch {
		case harness != "":
			base := strings.TrimSuffix(filepath.Base(harness), filepath.Ext(harness))
			n = strings.TrimPrefix(n+"/"+strings.TrimSuffix(base, "_harness"), "/")
		case x.Function != "":
			n = x.Function
		default:
			n = strings.TrimSuffix(filepath.Base(x.Files[0]), filepath.Ext(x.Files[0]))
		}
	}
	var parts []string
	for _, v := range values {
		if !v.named {
			parts = append(parts, v.name+"="+v.text)
		}
	}
	if len(parts) > 0 {
		n += "[" + strings.Join(parts, ",") + "]"
	}
	return n
}

// value is a value that a matrix gives to a name.
type value struct {
	name, text string
	used       bool // the entry contains it as {name}
	named      bool // the proof's name contains it
}

// combine returns the product of a matrix, by name and in the order of the values.
func combine(matrix map[string][]any) ([][]value, error) {
	names := make([]string, 0, len(matrix))
	for n := range matrix {
		names = append(names, n)
	}
	slices.Sort(names)
	out := [][]value{nil}
	for _, n := range names {
		if len(out)*len(matrix[n]) > mostProofs {
			return nil, fmt.Errorf("the matrix has more than %d combinations", mostProofs)
		}
		var next [][]value
		for _, so := range out {
			for _, v := range matrix[n] {
				next = append(next, append(slices.Clone(so), value{name: n, text: fmt.Sprint(v)}))
			}
		}
		out = next
	}
	return out, nil
}

var placeholder = regexp.MustCompile(`\{([A-Za-z_][A-Za-z0-9_]*)\}`)

// with returns the entry with the values of a matrix in place of {name}.
func (e *entry) with(values []value) entry {
	put := func(s string, named bool) string {
		return placeholder.ReplaceAllStringFunc(s, func(m string) string {
			for i := range values {
				if v := &values[i]; v.name == m[1:len(m)-1] {
					v.used, v.named = true, v.named || named
					return v.text
				}
			}
			return m
		})
	}
	all := func(list []string) []string {
		out := slices.Clone(list)
		for i := range out {
			out[i] = put(out[i], false)
		}
		return out
	}
	c := *e
	c.Name, c.Harness, c.Function, c.Property = put(e.Name, true), put(e.Harness, false), put(e.Function, false), put(e.Property, false)
	c.Sources, c.Include, c.Defines, c.Flags, c.Labels = all(e.Sources), all(e.Include), all(e.Defines), all(e.Flags), all(e.Labels)
	return c
}

func first(list ...string) string {
	for _, s := range list {
		if s != "" {
			return s
		}
	}
	return ""
}

func choice(def bool, list ...*bool) bool {
	for _, b := range list {
		if b != nil {
			return *b
		}
	}
	return def
}
