package bmc

import (
	"context"
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"seabmc/frontend"
	"seabmc/solver"
	"seabmc/term"
)

// proofs are the questions that were answered unsat, kept in a folder between runs. A
// question is the text of its formula as SMT-LIB 2, with the solver's version and the
// seabmc program: translating and splitting lie between a formula and its answer. Only
// unsat is kept: a model has to be found, and replayed, each time, and a time-out or a
// limit says nothing about the next run.
type proofs struct{ dir, solver string }

// openProofs makes the folder; an empty name means the user's cache folder.
func openProofs(dir string, slv solver.Solver) (*proofs, error) {
	dir, err := frontend.CacheFolder(dir)
	return &proofs{dir, slv.Version()}, err
}

// program names the program that is running by its contents: the build identifier that Go
// puts into it, or else a digest of it.
var program = sync.OnceValues(func() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	if f, err := elf.Open(path); err == nil {
		defer f.Close()
		if s := f.Section(".note.go.buildid"); s != nil {
			if id, err := s.Data(); err == nil && len(id) > leastBuildID {
				return hex.EncodeToString(id), nil
			}
		}
	}
	b, err := os.ReadFile(path)
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:]), err
})

// leastBuildID is shorter than the note of any build identifier, and longer than an empty one.
const leastBuildID = 32

// file is where a proof of the conjunction of fs lies.
func (p *proofs) file(t *term.Table, fs []term.ID) (string, error) {
	id, err := program()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintln(h, id, p.solver)
	if err := t.WriteSMTLIB(h, fs, term.SMTOptions{}); err != nil {
		return "", err
	}
	return filepath.Join(p.dir, "unsat-"+hex.EncodeToString(h.Sum(nil))), nil
}

// proved is check, answered from earlier proofs where Config.Cache asks for it.
func (r *run) proved(ctx context.Context, s *session, goals ...term.ID) (solver.Result, error) {
	if r.proofs == nil {
		r.res.Stats.SolverCalls++
		return r.check(ctx, s, goals...)
	}
	file, err := r.proofs.file(s.vc.T, slices.Concat(goals, s.vc.Side))
	if err != nil {
		return solver.Result{}, err
	}
	if _, err := os.Stat(file); err == nil {
		r.res.Stats.CachedAnswers++
		return solver.Result{Status: solver.Unsat}, nil
	}
	r.res.Stats.SolverCalls++
	q, err := r.check(ctx, s, goals...)
	if err == nil && q.Status == solver.Unsat {
		err = os.WriteFile(file, nil, 0o644)
	}
	return q, err
}
