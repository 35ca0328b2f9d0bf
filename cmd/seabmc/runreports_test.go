package main

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The reports of a run agree with each other, and the summary says what changed since an earlier run.
func TestRunReports(t *testing.T) {
	dir := projectFolder(t)
	write(t, dir, "seabmc.toml", strings.Replace(projectFiles["seabmc.toml"], "name = \"known\"", "name = \"known <b>&\"", 1))
	run := func(code int, args ...string) answer {
		a := seabmc(t, dir, nil, append([]string{"run", "--cache-dir=cache", "-q"}, args...)...)
		if a.code != code {
			t.Fatalf("%v: exit %d\n%s%s", args, a.code, a.stdout, a.stderr)
		}
		return a
	}
	run(0, "--json=old.json", "good", "known*")
	write(t, dir, "src/max.c", "#include \"max.h\"\nint max(int a, int b) { return b; }\n")
	run(10, "--json=r.json", "--junit=r.xml", "--sarif=r.sarif", "--markdown=r.md", "--compare=old.json", "--html=site", "--coverage", "good", "known*", "fixed", "empty", "broken", "hard")
	run(0, "--html=site", "fixed") // which fails now
	file := func(name string) string {
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	var doc struct {
		Proofs []struct {
			Name, Status string
			Failures     []struct{ ID string }
			Coverage     *struct{ Reached, Goals int }
		}
	}
	if err := json.Unmarshal([]byte(file("r.json")), &doc); err != nil || len(doc.Proofs) != 7 {
		t.Fatalf("%v %+v", err, doc)
	}
	if p := doc.Proofs[0]; p.Status != "failed" || len(p.Failures) != 1 || p.Coverage == nil || p.Coverage.Reached == 0 {
		t.Errorf("%+v", p)
	}
	var raw struct {
		Tests    int `xml:"tests,attr"`
		Failures int `xml:"failures,attr"`
		Errors   int `xml:"errors,attr"`
	}
	if err := xml.Unmarshal([]byte(file("r.xml")), &raw); err != nil || raw.Tests != 7 || raw.Failures != 3 || raw.Errors != 2 {
		t.Errorf("%v %+v\n%s", err, raw, file("r.xml"))
	}
	var s struct {
		Runs []struct {
			Results []struct{ RuleID, Level string }
		}
	}
	if err := json.Unmarshal([]byte(file("r.sarif")), &s); err != nil || len(s.Runs[0].Results) != 3 {
		t.Errorf("%v %+v", err, s)
	}
	md := file("r.md")
	for _, part := range []string{"❌", "**Worse than before**", "| good\\[mem=seam\\] | failed, was passed |", "**New**", "| empty | reaches nothing |"} {
		if !strings.Contains(md, part) {
			t.Errorf("the summary has no %q:\n%s", part, md)
		}
	}
	pages, _ := filepath.Glob(filepath.Join(dir, "site", "*.html"))
	if len(pages) != 8 {
		t.Errorf("pages: %v", pages)
	}
	for _, p := range pages {
		text := file(filepath.Join("site", filepath.Base(p)))
		if strings.Contains(text, "<b>") || strings.Contains(text, "http") || strings.Contains(text, "ZgotmplZ") {
			t.Errorf("%s refers to the network, or a name is not escaped:\n%s", p, text)
		}
	}
	if index := file("site/index.html"); strings.Count(index, "<rect") != 4 || !strings.Contains(file("site/proof-1.html"), "expected: fails") {
		t.Errorf("the second run is not in the overview:\n%s", index)
	}
	for _, args := range [][]string{{"--json=seabmc.toml"}, {"--sarif=hard.c"}, {"--compare=old.json"}} {
		run(1, args...)
	}
	run(6, "--markdown=x.md", "--compare=hard.c")
	for proof, code := range map[string]int{"fixed": 6, "hard": 6, "good": 10} { // a failure is worse than a report that cannot be written
		if a := run(code, "--json=no/such/folder.json", proof); !strings.Contains(a.stderr, "seabmc: no/such/folder.json: not written: ") {
			t.Errorf("%s: %s", proof, a.stderr)
		}
	}
}
