package bmc

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"seabmc/frontend/cache"
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
	dir, err := cache.Folder(dir)
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

// byEarlierProof answers questions that were refuted in earlier runs, where Config.Cache asks for it.
func (r *run) byEarlierProof(w *work) (reply, error) {
	if r.proofs == nil {
		return reply{skipped: true}, nil
	}
	file, err := r.proofs.file(w.vc.T, w.fs)
	if err != nil {
		return reply{}, err
	}
	if _, err := os.Stat(file); err != nil {
		return reply{}, nil
	}
	r.res.Stats.CachedAnswers++
	return reply{Result: solver.Result{Status: solver.Unsat}}, nil
}

// keepProof keeps for later runs that a conjunction was refuted.
func (r *run) keepProof(t *term.Table, fs []term.ID) error {
	if r.proofs == nil {
		return nil
	}
	file, err := r.proofs.file(t, fs)
	if err != nil {
		return err
	}
	return os.WriteFile(file, nil, 0o644)
}
