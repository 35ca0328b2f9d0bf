// Package proofs remembers, in a folder, which formulas have no model, so that later runs need not ask again.
//
// In: a formula that a solver refuted. Out: whether an earlier run refuted it.
package proofs

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"seabmc/frontend/cache"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/tools"
)

// Folder holds the questions that were answered unsat, kept in a folder between runs. A
// question is the text of its formula as SMT-LIB 2, with the solver's version and the
// seabmc program: translating and splitting lie between a formula and its answer. Only
// unsat is kept: a model has to be found, and replayed, each time, and a time-out or a
// limit says nothing about the next run.
type Folder struct{ dir, solver string }

// Open makes the folder; an empty name means the user's cache folder.
func Open(dir string, slv solver.Solver) (*Folder, error) {
	dir, err := cache.Folder(dir)
	return &Folder{dir, slv.Version()}, err
}

// file is where a proof of the conjunction of fs lies.
func (p *Folder) file(t *term.Table, fs []term.ID) (string, error) {
	id, err := tools.Program()
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

// Has tells whether the conjunction was refuted in an earlier run.
func (p *Folder) Has(t *term.Table, fs []term.ID) (bool, error) {
	file, err := p.file(t, fs)
	if err != nil {
		return false, err
	}
	_, err = os.Stat(file)
	return err == nil, nil
}

// Keep keeps for later runs that a conjunction was refuted.
func (p *Folder) Keep(t *term.Table, fs []term.ID) error {
	file, err := p.file(t, fs)
	if err != nil {
		return err
	}
	return os.WriteFile(file, nil, 0o644)
}
