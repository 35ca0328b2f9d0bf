package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/audit"
	"seabmc/bench"
	"seabmc/bmc"
	"seabmc/rewriter/rules"
	"seabmc/solver"
	"seabmc/term"
)

// auditedRun is a run of the command line in this process, with its audit.
func auditedRun(t *testing.T, args ...string) (*audit.Report, *bmc.Result) {
	t.Helper()
	o, err := parseFlags(args)
	if err != nil {
		t.Fatal(err)
	}
	a, err := audit.New(audit.Options{Solvers: audit.Others(o.cfg.Solver), Dir: t.TempDir(), Most: 3000})
	if err != nil {
		t.Fatal(err)
	}
	slv, err := solver.Open(audit.Others(o.cfg.Solver)[0], solver.Options{Timeout: evidenceTime})
	if err != nil {
		t.Fatal(err)
	}
	o.cfg.Auditor, o.cfg.Audit = a, confirmEvidence(a, slv)
	res, err := bmc.Run(context.Background(), o.cfg)
	if err != nil {
		t.Fatal(err)
	}
	rep, err := a.Close()
	if err != nil {
		t.Fatal(err)
	}
	return rep, res
}

// auditedPrograms are small programs of many kinds.
var auditedPrograms = strings.Fields(`
address_tag_in_char_unsafe.c
address_tagged_pointer_safe.c
alias_maybe_safe.c
alloc_fails_bucket_list_safe.c
arith_exchanged_sum_safe.c
arith_quotient_remainder_safe.c
array_bounds_two_dim_safe.c
bitfield_signed_safe.c
bitint_wide_safe.c
branch_bounds_conditional_expression_safe.c
builtin_zero_difference_safe.c
complex_absolute_unsafe.c
contract_alias_unsafe.c
esbmc_overflow_result_safe.c
float_sin_independent_safe.c
goto_into_loop_safe.c
hash_table_safe.c
list_cycle_safe.c
longjmp_comparison_safe.c
loop_unbounded_bug_unsafe.c
max_args_safe.c
memcpy_overlap_symbolic_safe.c
mktime_back_unsafe.c
off_bounds_declared_safe.c
open_between_many_loops_unsafe.c
open_recursion_sum_safe.c
remainder_zero_unsafe.c
tree_insert_safe.c
`)

// leastRules is the number of rules and procedures that the programs together use at least.
const leastRules = 150

func TestAuditOfTheCorpus(t *testing.T) {
	dir := filepath.Join("..", "..", "testdata", "verdicts")
	tasks, err := bench.Corpus(dir)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]*bench.Task{}
	for i := range tasks {
		byName[tasks[i].Name] = &tasks[i]
	}
	used := map[string]bool{}
	var sum audit.Row
	for _, name := range auditedPrograms {
		task := byName[name]
		if task == nil {
			t.Errorf("no program %s in %s", name, dir)
			continue
		}
		rep, res := auditedRun(t, append(task.Flags, task.Files...)...)
		if got := strings.TrimPrefix(res.Verdict.String(), "VERIFICATION "); got != task.Verdict {
			t.Errorf("%s: %s, want %s", name, got, task.Verdict)
		}
		for _, r := range rep.Rows {
			used[r.Name] = true
			if r.Undecided > 0 {
				t.Logf("%s: %d obligations of %s undecided", name, r.Undecided, r.Name)
			}
			if r.Refuted > 0 {
				t.Errorf("%s: %d obligations of %s refuted", name, r.Refuted, r.Name)
			}
		}
		sum.Add(rep.Total())
	}
	t.Logf("%d rules and procedures; %d applications, %d obligations: %d proved, %d undecided, %d refuted, %d not asked",
		len(used), sum.Applications, sum.Distinct, sum.Proved, sum.Undecided, sum.Refuted, sum.NotAsked)
	if len(used) < leastRules {
		t.Errorf("the programs use %d rules and procedures, want %d", len(used), leastRules)
	}
}

const audited = `
unsigned nondet(void);
int main(void) {
	unsigned x = nondet(), a[4] = {1, 2, 3, 4};
	if (x > 100) x++;
	__CPROVER_assert(x >= 4 || a[x] == x + 1, "table");
	return 0;
}
`

// A wrong rule is refuted. A file says what was refuted, and the exit code shows it. The verdict may be the same as before.
func TestAuditOfAWrongRule(t *testing.T) {
	defer func() { wrongRule = nil }()
	wrong := 0
	wrongRule = func(_ string, tab *term.Table, old, new term.ID) term.ID {
		if !tab.Sort(new).IsBV() || wrong > 0 {
			return new
		}
		wrong++
		return tab.BVNot(new)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "p.c")
	if err := os.WriteFile(file, []byte(audited), 0o644); err != nil {
		t.Fatal(err)
	}
	found := filepath.Join(dir, "found")
	if code := run([]string{"--audit", "--audit-dir=" + found, file}); code != bmc.ExitRefuted {
		t.Errorf("exit code %d, want %d", code, bmc.ExitRefuted)
	}
	files, _ := filepath.Glob(filepath.Join(found, "refuted-*.smt2"))
	if wrong != 1 || len(files) != 1 {
		t.Errorf("%d wrong applications, files %v", wrong, files)
	}
	wrongRule = nil
	if code := run([]string{"--audit", "--audit-dir=" + found, file}); code == bmc.ExitRefuted {
		t.Errorf("exit code %d without a wrong rule", code)
	}
}

// memoryAudited has sets, copies, symbolic offsets, a pointer to either of two objects, and memories that meet.
const memoryAudited = `
#include <string.h>
unsigned nondet(void);
int main(void) {
	unsigned char a[8] = {1, 2, 3}, b[8], c[4] = {0};
	unsigned i = nondet() % 8, n = nondet() % 8;
	unsigned char *p = i > 3 ? a : b;
	memset(b, 7, n);
	memcpy(b, a + 2, i);
	p[i] = 9;
	if (n > 4) c[i % 4] = a[n];
	else c[1] = b[0];
	__CPROVER_assert(c[1] < 10 || c[1] == b[0], "c");
	__CPROVER_assert(p[i] == 9, "p");
	return 0;
}
`

// Every application of a rule of memory is in the audit's table, under the name of its line.
func TestAuditCountsMemoryRules(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.c")
	if err := os.WriteFile(file, []byte(memoryAudited), 0o644); err != nil {
		t.Fatal(err)
	}
	g, err := rules.LoadMemory()
	if err != nil {
		t.Fatal(err)
	}
	for _, mode := range []string{"on", "cached", "off"} {
		rep, res := auditedRun(t, "--store-map="+mode, file)
		asked := 0
		for _, rule := range g.Rules {
			n, r := res.Stats.MemoryRules[rule.Name], audit.Row{}
			for _, x := range rep.Rows {
				if x.Name == rule.Name {
					r = x
				}
			}
			if r.Applications != n || r.Refuted > 0 {
				t.Errorf("%s: %s was applied %d times, the audit has %+v", mode, rule.Name, n, r)
			}
			asked += r.Distinct
		}
		if t.Logf("%s: %v, %d obligations", mode, res.Stats.MemoryRules, asked); asked < 5 {
			t.Errorf("%s: %d obligations about memory", mode, asked)
		}
	}
}
