package proofs_test

import (
	"os"
	"path/filepath"
	"testing"

	"seabmc/bmc/proofs"
	"seabmc/bmc/scripted"
	"seabmc/term"
)

// What was refuted is known to a later run, under the same solver, and to no other: neither another conjunction, nor another solver.
func TestKeep(t *testing.T) {
	d := scripted.NewDesk()
	table := d.VC().T
	dir := filepath.Join(t.TempDir(), "new")
	open := func(id string) *proofs.Folder {
		f, err := proofs.Open(dir, &scripted.Solver{ID: id})
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	less := []term.ID{d.Less(d.X, d.Y), d.Less(d.Y, d.X)}
	if err := open("a").Keep(table, less); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, solver string
		fs           []term.ID
		want         bool
	}{
		{"the same", "a", less, true},
		{"another solver", "b", less, false},
		{"a part of it", "a", less[:1], false},
		{"more", "a", []term.ID{less[0], less[1], d.A}, false},
		{"another formula", "a", []term.ID{less[0], d.Is(d.X, 1)}, false},
	}
	for _, tt := range tests {
		if got, err := open(tt.solver).Has(table, tt.fs); got != tt.want || err != nil {
			t.Errorf("%s: %v %v", tt.name, got, err)
		}
	}
}

// A folder that is not there any more has nothing, and keeping something there is an error.
func TestNoFolder(t *testing.T) {
	d := scripted.NewDesk()
	dir := filepath.Join(t.TempDir(), "gone")
	f, err := proofs.Open(dir, &scripted.Solver{ID: "a"})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	fs := []term.ID{d.A}
	if has, err := f.Has(d.VC().T, fs); has || err != nil {
		t.Errorf("%v %v", has, err)
	}
	if f.Keep(d.VC().T, fs) == nil {
		t.Error("kept in a folder that is not there")
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := proofs.Open(file, &scripted.Solver{ID: "a"}); err == nil {
		t.Error("a file is taken for a folder")
	}
}

// A conjunction that has no text, since pointers are in it, is neither kept nor found: both are errors.
func TestNoText(t *testing.T) {
	d := scripted.NewDesk()
	table := d.VC().T
	f, err := proofs.Open(t.TempDir(), &scripted.Solver{ID: "a"})
	if err != nil {
		t.Fatal(err)
	}
	fs := []term.ID{table.Eq(table.Var("p", term.Ptr), table.Var("q", term.Ptr))}
	if err := f.Keep(table, fs); err == nil {
		t.Error("it is kept")
	}
	if has, err := f.Has(table, fs); has || err == nil {
		t.Errorf("%v %v", has, err)
	}
}
