package replay

import (
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/frontend/toolchain"
)

// TestEveryForm checks that a harness with each form of function, argument and row is valid C.
func TestEveryForm(t *testing.T) {
	v := &view{How: "how */ it is built", Runtime: runtimeText, Check: "f.overflow.1", Objects: 9}
	x := new(big.Int).Lsh(big.NewInt(5), 70)
	low, high := halves(x)
	object := v.hold([]byte{1, 2, 255}, []fix{{0, 1, -4}})
	v.Inputs = []inputRow{{"f\"\\\n", low, high, 1, -8}, {From: "g", Low: low, High: high}}
	v.Allocs = []allocRow{{"malloc", 1, 0, 2, 3, object}, {"malloc", 0, 1, 3, 0, &contents{}}}
	v.Havocs = []havocRow{{"h", 3, object}}
	v.Locals = []localRow{{1, 2, 3, object}}
	v.Extern = []namedObject{{"lost", 4, 3, []byte{7}}}
	v.Globals = []namedObject{{Name: "global", Base: 5}}
	v.Strings = []namedObject{{"", 6, 4, []byte("abc")}}
	v.Targets = []targetRow{{"p", 7, 3, object}}
	v.Main = &mainRow{3, 4, []uint64{6}, true, 0}
	for _, form := range []string{"", "havoc", "pointer", "half", "float", "double", "wide", "signed", "struct", "float text", "readable", "text number"} {
		name := "f_" + strings.ReplaceAll(form, " ", "_")
		f := &function{Name: name, Symbol: "__wrap_" + name, Form: form, Shift: 32, Parts: []part{{"void *", true}, {"double", false}}}
		v.Functions = append(v.Functions, f)
		if form != "struct" && form != "float text" && form != "text number" { // these define what stands before them once
			g := *f
			g.Symbol, g.Asm = "seabmc_fn_"+name, name
			v.Missing = append(v.Missing, &g)
		}
	}
	for _, kind := range []string{"half", "float", "double"} {
		v.Args = append(v.Args, argumentRow{Type: "float", Kind: kind, Bits: 32, Value: big.NewInt(1)})
	}
	v.Args = append(v.Args, argumentRow{Type: "void *", Pointer: true}, argumentRow{Type: "void *", Pointer: true, Base: 7},
		argumentRow{Type: "unsigned", Bits: 32, Value: big.NewInt(1)}, argumentRow{Type: "unsigned long long", Bits: 64, Value: big.NewInt(1)},
		argumentRow{Type: "unsigned __int128", Bits: 128, Value: x, Low: low, High: high})
	isC(t, write("harness", v)) // main gets argc, argv and envp, and perhaps others
	v.Main, v.Prototype = nil, true
	isC(t, write("harness", v))
	isC(t, write("harness", &view{Runtime: runtimeText, Objects: 1}))
	isC(t, write("assembly entry", "f.1")+write("prelude", nil))
	include := filepath.Join(t.TempDir(), "empty.h")
	if err := os.WriteFile(include, []byte("void f(void); int x;\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	isC(t, write("unit", map[string]any{"File": include, "Entry": "f", "SetStatics": true, "Statics": []namedObject{{"x", 1, 4, []byte{1}}}}))
}

// isC checks that clang accepts a text.
func isC(t *testing.T, text string) {
	t.Helper()
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	cmd := exec.Command(clang, "-std=gnu11", "-w", "-fsyntax-only", "-fno-builtin", "-x", "c", "-")
	cmd.Stdin = strings.NewReader(text)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

// TestQuoted checks that a string literal of C has the contents that were given.
func TestQuoted(t *testing.T) {
	for text, want := range map[string]string{"a": `"a"`, "a\"\\": `"a\"\\"`, "\n1": `"\0121"`, "é": `"\303\251"`} {
		if got := quoted(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestByteList checks that a line has 32 numbers.
func TestByteList(t *testing.T) {
	got := byteList(make([]byte, 33))
	if got != strings.TrimSuffix(strings.Repeat("0,", 32), ",")+",\n\t0" {
		t.Errorf("%q", got)
	}
}
