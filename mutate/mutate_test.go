package mutate

import (
	"strings"
	"testing"

	"seabmc/llvm"
)

const program = `
@g = global i32 0
declare void @log()
declare void @__ubsan_handle_add_overflow_abort()
define i32 @f(i32 %n) {
entry:
  %a = alloca i32
  store i32 %n, i32* %a
  %x = load i32, i32* %a
  %c = icmp ult i32 %x, 10
  br i1 %c, label %yes, label %no
yes:
  %d = sub i32 %x, 1
  store i32 %d, i32* @g
  call void @log()
  %ok = icmp slt i32 %d, 7
  br i1 %ok, label %always, label %bad
always:
  br i1 true, label %no, label %bad
bad:
  call void @__ubsan_handle_add_overflow_abort()
  unreachable
no:
  ret i32 0
}
`

func parse(t *testing.T) []*llvm.Module {
	t.Helper()
	m, err := llvm.Parse("f.ll", program)
	if err != nil {
		t.Fatal(err)
	}
	return []*llvm.Module{m}
}

func TestEachMutantIsAnotherProgram(t *testing.T) {
	names, err := List(parse(t), "f")
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	seen := map[string]string{parse(t)[0].String(): "the original"}
	for _, m := range names {
		n := m.Name
		count[strings.Split(n, ":")[1]]++
		mods := parse(t)
		if err := Apply(mods, n); err != nil {
			t.Fatal(err)
		}
		s := mods[0].String()
		if old, ok := seen[s]; ok {
			t.Errorf("%s is %s", n, old)
		}
		seen[s] = n
	}
	want := map[string]int{"bound": 1, "negate": 1, "plus1": 3, "minus1": 3, "swap": 2, "store": 1, "call": 1}
	for op, n := range want { // the spill of n and the sanitizer's comparison and branches are left alone
		if count[op] != n {
			t.Errorf("%s: %d places, want %d (%v)", op, count[op], n, names)
		}
	}
}

func TestNoSuchMutant(t *testing.T) {
	for _, n := range []string{"", "f:bound", "f:bound:x", "f:bound:1", "g:bound:0", "f:what:0"} {
		if Apply(parse(t), n) == nil {
			t.Errorf("%q was applied", n)
		}
	}
}

// What the contract of a loop was turned into is not the program's code, and neither are the variables that keep values for it.
func TestLoopContractsStay(t *testing.T) {
	m, err := llvm.Parse("f.ll", `
declare void @__seabmc_loop_head()
declare void @__seabmc_loop_kept()
define i32 @f(i32 %n) {
entry:
  %__seabmc_phase_1 = alloca i32
  store i32 0, i32* %__seabmc_phase_1
  br label %head
head:
  call void @__seabmc_loop_head()
  %p = load i32, i32* %__seabmc_phase_1
  %c = icmp eq i32 %p, 0
  br i1 %c, label %first, label %kept
first:
  store i32 1, i32* %__seabmc_phase_1
  br label %kept
kept:
  call void @__seabmc_loop_kept()
  %d = icmp ult i32 %n, 9
  br i1 %d, label %head, label %out
out:
  ret i32 %n
}
`)
	if err != nil {
		t.Fatal(err)
	}
	all, err := List([]*llvm.Module{m}, "f")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, x := range all {
		got = append(got, x.What)
	}
	if want := "ult → ule branch 9 → 10 9 → 8 ult"; strings.Join(got, " ") != want {
		t.Errorf("got %q, want %q", strings.Join(got, " "), want)
	}
}
