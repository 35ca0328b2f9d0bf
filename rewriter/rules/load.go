package rules

import (
	"embed"
	"fmt"
	"io"
	"strings"
)

//go:embed *.rules
var files embed.FS

// order lists the files in the order in which their rules are tried.
var order = []string{"bool", "ite", "eq", "cmp", "arith", "wide", "swap", "div", "tree", "bits", "cut", "ptr"}

// Load reads the rule book of the rewriter.
func Load() ([]*Group, error) { return load(order) }

// LoadMemory reads the rules of memory, which package memrep applies. No matchers are made for them.
func LoadMemory() (*Group, error) {
	out, err := load([]string{"memory"})
	if err != nil {
		return nil, err
	}
	return out[0], nil
}

func load(names []string) ([]*Group, error) {
	var out []*Group
	in := map[string]string{} // the file of a rule
	for _, f := range names {
		file := f + ".rules"
		text, err := files.ReadFile(file)
		if err != nil {
			continue // a group that has no lines yet
		}
		g, err := Parse(file, string(text))
		if err != nil {
			return nil, err
		}
		for _, r := range g.Rules {
			if in[r.Name] != "" {
				return nil, fmt.Errorf("%s: rule %s is in %s too", file, r.Name, in[r.Name])
			}
			in[r.Name] = file
		}
		out = append(out, g)
	}
	return out, nil
}

// WriteMemory prints the rules of memory as Markdown, a section of docs/rules.md.
func WriteMemory(w io.Writer) error {
	g, err := LoadMemory()
	if err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n## %s\n\nWhat package memrep does, in the notation of the other rules: `go test ./rewriter/rules` proves each line against the axioms of arrays,\n"+
		"`go test ./memrep` compares the code with them. Applications are counted, and audited, under these names.\n\n| rule | level | line |\n|---|---|---|\n", g.Title)
	for _, r := range g.Rules {
		for _, row := range r.Rows {
			fmt.Fprintf(&b, "| %s | %d | `%s` |\n", r.Name, r.Level, strings.ReplaceAll(row.Text, "|", "\\|"))
		}
	}
	_, err = io.WriteString(w, b.String())
	return err
}
