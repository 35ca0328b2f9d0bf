package project

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
	"pgregory.net/rapid"
)

// folder makes files. A name that ends in / is a folder.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func read(t *testing.T, text string, more ...string) (*Project, error) {
	t.Helper()
	files := map[string]string{FileName: text}
	for _, name := range append(more, "a.c", "src/one.c", "src/two.c", "proofs/put_harness.c", "proofs/get_harness.c") {
		files[name] = ""
	}
	return Read(filepath.Join(folder(t, files), FileName))
}

// An error in a file is reported with its line and what to do.
func TestErrors(t *testing.T) {
	for _, x := range []struct {
		what, text string
		line       int
		says       string
	}{
		{"no TOML", "version = 1\n[[proof]\n", 2, "close array table name"},
		{"a key twice", "version = 1\nversion = 1\n", 2, "version"},
		{"no version", "[[proof]]\nharness = \"a.c\"\n", 0, "needs version"},
		{"a later version", "version = 2\n[[proof]]\nharness = \"a.c\"\n", 1, "version"},
		{"no proofs", "version = 1\n", 0, "needs proof"},
		{"an unknown key", "version = 1\n[[proof]]\nharness = \"a.c\"\n\n[[proof]]\nharnes = \"a.c\"\n", 6, "it has: coverage, defines, expect"},
		{"a number for a list", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = 3\n", 4, "proof.flags"},
		{"a wrong time", "version = 1\n[defaults]\ntimeout = \"soon\"\n[[proof]]\nharness = \"a.c\"\n", 3, "such as 30s or 2m"},
		{"a wrong word", "version = 1\n[[proof]]\nharness = \"a.c\"\nexpect = \"wrong\"\n", 4, "safe"},
		{"nothing to check", "version = 1\n[[proof]]\nname = \"x\"\n", 2, "needs a harness, sources or a function"},
		{"a file that is not there", "version = 1\n[[proof]]\nharness = \"b.c\"\n", 2, "b.c: no such file"},
		{"a glob without files", "version = 1\n[[proof]]\nharness = \"x/*.c\"\n", 2, "no file is called so"},
		{"a name twice", "version = 1\n[[proof]]\nharness = \"a.c\"\n[[proof]]\nharness = \"a.c\"\n", 4, "a proof of line 2 is called a too"},
		{"a property of a safe proof", "version = 1\n[[proof]]\nharness = \"a.c\"\nproperty = \"assertion\"\n", 2, "expect = \"fails\""},
		{"an empty matrix", "version = 1\n[[proof]]\nharness = \"a.c\"\n[proof.matrix]\nN = []\n", 5, "proof.matrix.N"},
		{"a flag of its own", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"--timeout=3\"]\n", 2, "write timeout"},
		{"a flag that writes", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"--html=/etc/passwd\"]\n", 2, "use seabmc run --html"},
		{"a flag that runs a compiler", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"--clang\", \"./evil\"]\n", 2, "SEABMC_CLANG"},
		{"a flag that runs a solver", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"--solver\", \"./evil\"]\n", 2, "no command of its own"},
		{"a flag that runs solvers beside", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"--beside=./evil\"]\n", 2, "seabmc bench strategy"},
		{"a file of flags", "version = 1\n[[proof]]\nharness = \"a.c\"\nflags = [\"-include\", \"@evil\"]\n", 2, "file of flags"},
		{"no database", "version = 1\n[[proof]]\nharness = \"a.c\"\ncompile_commands = \"x.json\"\n", 4, "it has"},
		{"no database for all", "version = 1\n[defaults]\ncompile_commands = \"x.json\"\n[[proof]]\nharness = \"a.c\"\n", 4, "cmake writes it"},
	} {
		_, err := read(t, x.text)
		if err == nil {
			t.Errorf("%s: no error", x.what)
			continue
		}
		if e, ok := err.(*Error); !ok || e.Line != x.line || !strings.Contains(err.Error(), x.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v; want line %d and %q", x.what, err, x.line, x.says)
		}
	}
}

// A proof is written as a line: name, files, function, flags, expectation.
func TestExpand(t *testing.T) {
	for _, x := range []struct {
		what, text string
		want       []string
	}{
		{"one file", "[[proof]]\nharness = \"a.c\"\n", []string{"a: a.c"}},
		{"a glob is a proof for each file", "[[proof]]\nharness = \"proofs/*_harness.c\"\nsources = [\"src/*.c\"]\nfunction = \"harness\"\n",
			[]string{"get: proofs/get_harness.c src/one.c src/two.c; harness", "put: proofs/put_harness.c src/one.c src/two.c; harness"}},
		{"its name goes before", "[[proof]]\nname = \"ring\"\nharness = \"proofs/*_harness.c\"\n", []string{"ring/get: proofs/get_harness.c", "ring/put: proofs/put_harness.c"}},
		{"defaults add up, sources are replaced",
			"[defaults]\nsources = [\"src/one.c\"]\ninclude = [\"src\"]\nflags = [\"--unwind=3\"]\n[[proof]]\nharness = \"a.c\"\n[[proof]]\nname = \"b\"\nharness = \"a.c\"\nsources = [\"src/two.c\"]\nflags = [\"--unwind=4\"]\n",
			[]string{"a: a.c src/one.c; ; -Isrc --unwind=3", "b: a.c src/two.c; ; -Isrc --unwind=3 --unwind=4"}},
		{"a matrix", "[[proof]]\nharness = \"a.c\"\nmatrix = { N = [4, 8], mem = [\"seam\", \"lambda\"] }\n",
			[]string{"a[N=4,mem=seam]: a.c; ; -DN=4 --mem=seam", "a[N=4,mem=lambda]: a.c; ; -DN=4 --mem=lambda",
				"a[N=8,mem=seam]: a.c; ; -DN=8 --mem=seam", "a[N=8,mem=lambda]: a.c; ; -DN=8 --mem=lambda"}},
		{"a value with a place of its own", "[[proof]]\nname = \"{f}-proof\"\nharness = \"src/{f}.c\"\nfunction = \"check_{f}\"\nmatrix = { f = [\"one\", \"two\"] }\n",
			[]string{"one-proof: src/one.c; check_one", "two-proof: src/two.c; check_two"}},
		{"a known failure", "[[proof]]\nharness = \"a.c\"\nexpect = \"fails\"\nproperty = \"main.assertion.1\"\n", []string{"a: a.c; ; ; fails main.assertion.1"}},
		{"a file with the name of a flag", "[[proof]]\nharness = \"--x.c\"\n", []string{"--x: ./--x.c"}},
	} {
		p, err := read(t, "version = 1\n"+x.text, "--x.c")
		if err != nil {
			t.Errorf("%s: %v", x.what, err)
			continue
		}
		var got []string
		for _, q := range p.Proofs {
			line := fmt.Sprintf("%s: %s; %s; %s; ", q.Name, strings.Join(q.Files, " "), q.Function, strings.Join(q.Flags, " "))
			if q.Fails {
				line += "fails " + q.Property
			}
			got = append(got, strings.TrimRight(line, "; "))
		}
		if !reflect.DeepEqual(got, x.want) {
			t.Errorf("%s:\n%s\nwant\n%s", x.what, strings.Join(got, "\n"), strings.Join(x.want, "\n"))
		}
	}
}

// Only the flags that say how C is read are taken from a compilation database. Folders are relative to the place where the command ran. A flag that all files of the
// program have is one for all; else each file has its own, and the harness, which the database does not know, those of the first file that it knows.
func TestCompileCommands(t *testing.T) {
	for _, x := range []struct{ name, a, b, want, failure string }{
		{name: "the same for all", a: "cc -I inc -DX='1 2' -isystem /usr/x -O2 -fplugin=evil.so -ansi -fwrapv", b: "cc -O1 -Iinc -D 'X=1 2' -isystem/usr/x -ansi -fwrapv", want: "-I/build/inc -DX=1 2 -isystem /usr/x -std=c89 -fwrapv"},
		{name: "each its own", a: "cc -m32 -DX=1 -include /x.h", b: "cc -DX=2 -m32",
			want: "--flags-for=h.c:-DX=1 --flags-for=h.c:-include/x.h --flags-for=a.c:-DX=1 --flags-for=a.c:-include/x.h --flags-for=b.c:-DX=2 -m32"},
		{name: "what changes the language, and where headers are", a: "cc -iquote q -idirafter late -imacros m.h -funsigned-bitfields -fshort-wchar -fno-common", b: "cc -iquoteq -idirafterlate -imacrosm.h -funsigned-bitfields -fshort-wchar -fno-common",
			want: "-iquote /build/q -idirafter /build/late -imacros m.h -funsigned-bitfields -fshort-wchar -fno-common"},
		{name: "a file of flags", a: "cc @flags", b: "cc", failure: "files of flags are not supported (@flags)"},
		{name: "two targets", a: "cc -m32", b: "cc", failure: "only some of the files are compiled with -m32 (b.c)"},
	} {
		dir := folder(t, map[string]string{"a.c": "", "b.c": "", "h.c": "", FileName: "version = 1\n[defaults]\ncompile_commands = \"cc.json\"\n[[proof]]\nharness = \"h.c\"\nsources = [\"a.c\", \"b.c\"]\n"})
		link := filepath.Join(t.TempDir(), "link")
		if err := os.Symlink(dir, link); err != nil {
			t.Fatal(err)
		}
		db, err := json.Marshal([]command{{Directory: filepath.Join(dir, "build"), File: link + "/a.c", Command: x.a + " -o a.o -c ../a.c"}, {Directory: filepath.Join(dir, "build"), File: "../b.c", Command: x.b + " -c ../b.c"}})
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "cc.json"), db, 0o644); err != nil {
			t.Fatal(err)
		}
		p, err := Read(filepath.Join(dir, FileName))
		if x.failure != "" {
			if err == nil || !strings.Contains(err.Error(), x.failure) {
				t.Errorf("%s: %v, want %s", x.name, err, x.failure)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.ReplaceAll(strings.Join(p.Proofs[0].Flags, " "), dir, ""); got != x.want {
			t.Errorf("%s: %s\nwant %s", x.name, got, x.want)
		}
	}
}

// The file that init proposes can be read, and has a proof for each harness, main and contract.
func TestPropose(t *testing.T) {
	dir := folder(t, map[string]string{
		"src/ring.c":               "int any(void); int put(int x)\n__CPROVER_requires(x > 0)\n{ return x; }\n/* int harness(void) { */\n",
		"src/ring.h":               "int put(int);\n",
		"proofs/put_harness.c":     "#include \"ring.h\"\nvoid harness(void)\n{\n put(1);\n}\n",
		"test/all.c":               "int main(int argc, char **argv) {\n return 0; }\n",
		".git/x.c":                 "int main(void) { return 0; }\n",
		"proofs/two.c":             "int any(void); void a_harness(void) { } void b_harness(void) { }\n",
		"build/CMakeFiles/probe.c": "int main(void) { return 0; }\n",
		"src/least.h":              "static inline int twice(int x)\n__CPROVER_requires(x < 9)\n{ return 2 * x; }\nint least(int x, int y)\n__CPROVER_ensures(__CPROVER_return_value <= x);\nint elsewhere(int x) __CPROVER_requires(x);\n",
		"src/least.c":              "#include \"least.h\"\nint least(int x, int y) { if (x < y) return x; return y; }\nint other(void) { return least(1, 2); }\n",
	})
	text, found, err := Propose(dir)
	if err != nil {
		t.Fatal(err)
	}
	if found != "6 proofs" {
		t.Errorf("found %s:\n%s", found, text)
	}
	if err := os.WriteFile(filepath.Join(dir, FileName), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := Read(filepath.Join(dir, FileName))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	var names []string
	for _, q := range p.Proofs {
		names = append(names, q.Name)
	}
	if got := strings.Join(names, " "); got != "proofs/put proofs/two/a_harness proofs/two/b_harness src/least/least src/ring/put test/all" {
		t.Errorf("proofs: %s\n%s", got, text)
	}
	if got := p.Proofs[0]; got.Function != "harness" || strings.Join(got.Files, " ") != "proofs/put_harness.c src/least.c src/ring.c" || got.Flags[0] != "-Isrc" {
		t.Errorf("%+v", got)
	}
	if got := p.Proofs[4]; got.Flags[1] != "--enforce-contract-rec=put" {
		t.Errorf("%+v", got)
	}
	if got := p.Proofs[3]; got.Flags[1] != "--enforce-contract-rec=least" || strings.Join(got.Files, " ") != "src/least.c" {
		t.Errorf("%+v", got)
	}
}

// Whatever a file contains, it is read, or rejected in one line.
func TestAnyText(t *testing.T) {
	values := []any{"a.c", "*.c", "", "[", 3, true, []any{"--unwind=2"}, []any{}, map[string]any{"N": []any{1, "x"}}, 1.5}
	keys := []string{"version", "name", "harness", "sources", "flags", "matrix", "timeout", "expect", "proof", "defaults", "odd key"}
	rapid.Check(t, func(rt *rapid.T) {
		table := func(n int) map[string]any {
			m := map[string]any{}
			for range n {
				m[rapid.SampledFrom(keys).Draw(rt, "key")] = rapid.SampledFrom(values).Draw(rt, "value")
			}
			return m
		}
		doc := table(2)
		doc["version"] = 1
		doc["proof"] = []any{table(rapid.IntRange(0, 4).Draw(rt, "keys"))}
		text, err := toml.Marshal(doc)
		if err != nil {
			rt.Skip()
		}
		p := &Project{Path: "seabmc.toml", Root: t.TempDir(), databases: map[string][]command{}}
		if err := p.parse(text); err != nil && strings.Contains(err.Error(), "\n") {
			rt.Errorf("%q for\n%s", err, text)
		}
	})
}
