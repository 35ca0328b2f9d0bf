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
	Job
	key store.Sum // of everything that the answer depends on but the contents of files
}

// Job is a run of seabmc for a proof.
type Job struct {
	Proof *project.Proof
	Cover bool // which lines are reached, instead of whether anything fails
	Part  Part // of the properties
	Args  []string
	Limit time.Duration
}

// keyVersion changes when answers of older versions of this package must no longer be used.
const keyVersion = 3

// identity is everything about the machine and this program that an answer depends on: the program itself, its tools by content, the environment.
type identity struct {
	Version int
	Root    string
	Tools   []string
	Env     []string

	store *store.Store
}

// identify reads the tools and their shared libraries. Their hashes are kept as those of sources are. The error says why no answer may be kept.
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

// isSolver tells solvers from compilers. Solvers all answer the same questions in the same way.
func isSolver(path string) bool {
	return slices.ContainsFunc([]string{"bitwuzla", "z3", "yices-smt2"}, func(name string) bool {
		p, err := tools.Find(name)
		if real, e := filepath.EvalSymlinks(p); e == nil {
			p = real
		}
		return err == nil && p == path
	})
}

// NewJob builds the command line.
func NewJob(p *project.Proof, cover bool, part Part) (Job, error) {
	limit, err := time.ParseDuration(p.Timeout)
	if err != nil {
		return Job{}, err
	}
	j := Job{Proof: p, Cover: cover, Part: part, Limit: limit, Args: []string{"--json", "--timeout=" + p.Timeout}}
	if part.Of > 0 {
		j.Args = append(j.Args, "--all-properties", fmt.Sprintf("--part=%d/%d", part.Number, part.Of))
	}
	if part.Case != "" {
		j.Args = append(j.Args, "--case="+part.Case)
	}
	if cover {
		j.Args = append(j.Args, "--cover=location")
	} else {
		j.Args = append(j.Args, "--trace")
		if p.Vacuity {
			j.Args = append(j.Args, "--vacuity")
		}
		if p.Property != "" { // whether anything else fails
			j.Args = append(j.Args, "--all-properties")
		}
	}
	if p.Memory != "" {
		j.Args = append(j.Args, "--memory-limit="+p.Memory)
	}
	if p.Function != "" {
		j.Args = append(j.Args, "--function="+p.Function)
	}
	j.Args = append(j.Args, p.Flags...)
	j.Args = append(append(j.Args, "--"), p.Files...)
	return j, nil
}

// newCall returns a job with the key of its answer.
func (id *identity) newCall(p *project.Proof, cover bool) (call, error) {
	j, err := NewJob(p, cover, Part{})
	if err != nil {
		return call{}, err
	}
	b, err := json.Marshal(struct {
		*identity
		Args []string
		Read []string
	}{id, j.Args, id.read(p.Flags)})
	return call{j, store.SumOf(b)}, err
}

// read returns the files that flags name, with their hashes: whatever a flag does with a file, an answer is about the content of that file.
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

// Kind names everything that answers depend on apart from the files. Two machines of the same kind give the same answers.
func Kind(program string, s *store.Store) (string, error) {
	id, err := identify("", program, s)
	if err != nil {
		return "", err
	}
	for i, t := range id.Tools {
		id.Tools[i] = t[strings.LastIndexByte(t, ' ')+1:]
	}
	slices.Sort(id.Tools)
	id.Tools = slices.Compact(id.Tools)
	b, err := json.Marshal(id)
	return store.SumOf(b).String()[:20], err
}
