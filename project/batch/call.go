package batch

import (
	"encoding/json"
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
const keyVersion = 1

// environment are the variables, beside those of seabmc, that change what is compiled.
var environment = []string{"CPATH", "C_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "SOURCE_DATE_EPOCH", "LANG"}

// identity is all of the machine and of this program that an answer depends on: the program itself, its tools by content, the environment.
type identity struct {
	Version int
	Root    string
	Tools   []string
	Env     []string
}

// identify reads the tools. Their hashes are kept as those of sources are.
func identify(root, binary string, s *store.Store) (identity, error) {
	id := identity{Version: keyVersion, Root: root}
	paths := []string{binary}
	for _, t := range tools.Known {
		if p, err := tools.Find(t.Name); err == nil {
			paths = append(paths, p)
		}
	}
	for i, p := range paths {
		if real, err := filepath.EvalSymlinks(p); err == nil {
			paths[i] = real
		}
	}
	sums, err := s.Sums(paths)
	if err != nil {
		return id, err
	}
	for i, p := range paths {
		id.Tools = append(id.Tools, p+" "+sums[i].String())
	}
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		if strings.HasPrefix(name, "SEABMC_") || slices.Contains(environment, name) {
			id.Env = append(id.Env, v)
		}
	}
	slices.Sort(id.Env)
	return id, nil
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
	}{id, c.args})
	c.key = store.SumOf(b)
	return c, err
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
