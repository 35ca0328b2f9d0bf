package contracts

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/frontend"
)

// However many functions are asked about, clang compiles each file once. A clang that records its calls shows this.
func TestSharedCompiledOnce(t *testing.T) {
	real, err := exec.LookPath("clang-14")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	log := filepath.Join(dir, "calls")
	clang := filepath.Join(dir, "clang-14")
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	write("clang-14", "#!/bin/sh\necho \"$@\" >> "+log+"\nexec "+real+" \"$@\"\n", 0o755)
	a := write("a.c", "int f(int x) __CPROVER_ensures(__CPROVER_return_value == x) { return x; }\n"+
		"int g(int x) __CPROVER_ensures(__CPROVER_return_value == x) { return f(x); }\nint h(int x) __CPROVER_ensures(1) { return x; }\n", 0o644)
	opt := frontend.Options{Clang: clang}
	ctx := context.Background()
	all, err := frontend.Functions(ctx, []string{a}, opt)
	if err != nil {
		t.Fatal(err)
	}
	s := &Seabmc{}
	remove, err := s.Share(ctx, []string{a}, opt, all)
	if err != nil {
		t.Fatal(err)
	}
	defer remove()
	compiled := func() int {
		b, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(b), "-emit-llvm")
	}
	before := compiled()
	if before != 1 {
		t.Errorf("%d compilations for three contracts", before)
	}
	run := opt
	run.Shared = s.shared
	for _, f := range []string{"f", "g", "h"} {
		run.Contract, run.Roots = f, []string{f, "__contract_of_" + f}
		if f == "g" {
			run.Replaced, run.Roots = []string{"f"}, append(run.Roots, "__contract_instead_of_f")
		}
		p, err := frontend.Load(ctx, []string{a}, run)
		if err != nil {
			t.Fatal(err)
		}
		names := map[string]bool{}
		for _, m := range p.LLVM() {
			for _, fn := range m.Funcs {
				names[fn.Name] = true
			}
		}
		for _, want := range run.Roots {
			if !names[want] {
				t.Errorf("%s: no function %s", f, want)
			}
		}
		if f == "h" && names["__contract_of_g"] {
			t.Error("h: the contract of g is left")
		}
	}
	if n := compiled(); n != before {
		t.Errorf("%d more compilations for the runs", n-before)
	}
	write("a.c", "int f(int x) __CPROVER_requires(1) { return 0; }\n", 0o644) // the runs are about one text
	run.Contract, run.Replaced, run.Roots = "f", nil, []string{"__contract_of_f"}
	if _, err := frontend.Load(ctx, []string{a}, run); err != nil || compiled() != before {
		t.Errorf("an edited file: %v, %d more compilations", err, compiled()-before)
	}
	run.Checked = []string{"f"} // the function that checks calls is another one
	if _, err := frontend.Load(ctx, []string{a}, run); err != nil || compiled() == before {
		t.Errorf("checked calls: %v, %d more compilations", err, compiled()-before)
	}
}
