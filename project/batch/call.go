package batch

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"seabmc/project"
	"seabmc/store"
	"seabmc/tools"
)

// call is one run of seabmc: the proof itself, or its coverage.
type call struct {
	args  []string
	limit time.Duration
	key   store.Sum // of everything that the answer depends on but the contents of files
}

// keyVersion changes when answers of older versions of this package must not be taken any more.
const keyVersion = 2

// identity is all of the machine and of this program that an answer depends on: the program itself, its tools by content, the environment.
type identity struct {
	Version int
	Root    string
	Tools   []string
	Env     []string

	store *store.Store
}

// identify reads the tools and their shared libraries. Their hashes are kept as those of sources are. An error says why nothing may be kept.
func identify(root, binary string, s *store.Store) (identity, error) {
	id := identity{Version: keyVersion, Root: root, store: s}
	paths := []string{binary}
	for _, p := range tools.Compilers() {
		if tools.IsScript(p) && !isSolver(p) {
			return id, fmt.Errorf("%s is a script, and nobody knows what it runs: answers are not kept", p)
		}
		paths = append(append(paths, p), tools.Libraries(p)...)
	}
	slices.Sort(paths)
	paths = slices.Compact(paths)
	sums := s.Sums(paths)
	for i, p := range paths {
		if !sums[i].Content() {
			return id, fmt.Errorf("%s cannot be read: answers are not kept", p)
		}
		id.Tools = append(id.Tools, p+" "+sums[i].String())
	}
	for _, v := range os.Environ() {
		if strings.HasPrefix(v, "SEABMC_") {
			id.Env = append(id.Env, v)
		}
	}
	id.Env = append(id.Env, tools.CompilerEnvironment()...)
	slices.Sort(id.Env)
	return id, nil
}

// isSolver tells solvers, which answer the same questions alike, from compilers.
func isSolver(path string) bool {
	return slices.ContainsFunc([]string{"bitwuzla", "z3", "yices-smt2"}, func(name string) bool {
		p, err := tools.Find(name)
		if real, e := filepath.EvalSymlinks(p); e == nil {
			p = real
		}
		return err == nil && p == path
	})
}

// newCall puts the command line together.
func (id *identity) newCall(p *project.Proof, own ...string) (call, error) {
	limit, err := time.ParseDuration(p.Timeout)
	if err != nil {
		return call{}, err
	}
	c := call{limit: limit}
	c.args = append([]string{"--json", "--timeout=" + p.Timeout}, own...)
	if p.Memory != "" {
		c.args = append(c.args, "--memory-limit="+p.Memory)
	}
	if p.Function != "" {
		c.args = append(c.args, "--function="+p.Function)
	}
	c.args = append(c.args, p.Flags...)
	c.args = append(append(c.args, "--"), p.Files...)
	b, err := json.Marshal(struct {
		*identity
		Args []string
		Read []string
	}{id, c.args, id.read(p.Flags)})
	c.key = store.SumOf(b)
	return c, err
}

// read are the files that flags name, with their hashes: whatever a flag does with a file, an answer is about its content.
func (id *identity) read(flags []string) (files []string) {
	var paths []string
	for _, f := range flags {
		_, value, joined := strings.Cut(f, "=")
		if !joined {
			value = f
		}
		if !filepath.IsAbs(value) {
			value = filepath.Join(id.Root, value)
		}
		if info, err := os.Stat(value); err == nil && info.Mode().IsRegular() {
			paths = append(paths, value)
		}
	}
	for i, sum := range id.store.Sums(paths) {
		files = append(files, paths[i]+" "+sum.String())
	}
	return files
}

// proofCall is the run that answers the proof.
func (id *identity) proofCall(p *project.Proof) (call, error) {
	own := []string{"--trace"}
	if p.Vacuity {
		own = append(own, "--vacuity")
	}
	if p.Property != "" { // whether anything else fails
		own = append(own, "--all-properties")
	}
	return id.newCall(p, own...)
}

// coverCall is the run that tells which lines are reached.
func (id *identity) coverCall(p *project.Proof) (call, error) {
	return id.newCall(p, "--cover=location")
}
