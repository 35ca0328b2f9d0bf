package main

import (
	"bufio"
	"cmp"
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// packages are the directories that have procedures, in the order of the page.
var packages = []string{"rewriter", "domain", "linear", "bdd", "pass", "order", "polynomials", "products", "vcgen", "points", "memrep"}

// contract is what a comment says of a procedure.
type contract struct {
	name  string
	dir   string // of its package
	file  string
	also  []string // other files of it
	tests []string
	says  []clause
}

// clause is one item of a contract.
type clause struct{ word, text string }

// files are all files of the procedure.
func (c *contract) files() []string {
	out := []string{c.file}
	for _, f := range c.also {
		out = append(out, filepath.Join(c.dir, f))
	}
	return out
}

// clauses are the items that every contract has.
var clauses = []string{"Takes", "Returns", "Bounds", "Gives up", "Recursion", "Tests"}

// contracts reads the contracts below root, in order of packages and names.
func contracts(root string) (list []*contract, err error) {
	for _, dir := range packages {
		paths, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		first := len(list)
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			for _, g := range f.Comments {
				text := g.Text()
				if !strings.HasPrefix(text, "Procedure ") {
					continue
				}
				c, err := readContract(text)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", path, err)
				}
				c.dir, c.file = dir, filepath.Join(dir, filepath.Base(path))
				list = append(list, c)
			}
		}
		slices.SortFunc(list[first:], func(x, y *contract) int { return cmp.Compare(x.name, y.name) })
	}
	return list, nil
}

// readContract reads the text of a comment.
func readContract(text string) (*contract, error) {
	head, rest, _ := strings.Cut(text, "\n")
	c := &contract{name: strings.TrimSuffix(strings.TrimPrefix(head, "Procedure "), ".")}
	for line := range strings.Lines(rest) {
		line = strings.TrimSpace(line)
		item := strings.TrimPrefix(line, "- ")
		word, text, ok := strings.Cut(item, ": ")
		switch {
		case line == "":
		case ok && item != line:
			c.says = append(c.says, clause{word, text})
		case len(c.says) > 0:
			c.says[len(c.says)-1].text += " " + line
		default:
			return nil, fmt.Errorf("procedure %s: %q is not an item", c.name, line)
		}
	}
	for _, word := range clauses {
		if c.get(word) == "" {
			return nil, fmt.Errorf("procedure %s does not say: %s", c.name, word)
		}
	}
	c.tests = list(c.get("Tests"))
	c.also = list(c.get("Also in"))
	return c, nil
}

// list reads words with commas between.
func list(s string) (out []string) {
	for x := range strings.SplitSeq(strings.TrimSuffix(s, "."), ",") {
		if x = strings.TrimSpace(x); x != "" {
			out = append(out, x)
		}
	}
	return out
}

// get is what the contract says of a word, "" if nothing.
func (c *contract) get(word string) string {
	for _, s := range c.says {
		if s.word == word {
			return s.text
		}
	}
	return ""
}

// page prints docs/procedures.md.
func page(out io.Writer, list []*contract) error {
	w := bufio.NewWriter(out)
	fmt.Fprint(w, `# Procedures

Printed by `+"`go run ./scripts/procedures page`"+` from the comments in the code; do not edit.

A rule of the rule book ([rules.md](rules.md)) is a line that is proved. What can't be a line is a procedure: an algorithm over terms of any size. Its contract
says what it may return. *Equal* means: under every assignment of the variables under which the facts hold that were told to it. The contract tests draw terms of the
kind that the procedure looks for, and evaluate what it returned under all assignments of few bits, or a sample of those of many (package term/exhaust, which has the
meaning of the operators written down once more). They make 10^5 draws in `+"`make test`"+`; SEABMC_DRAWS=1000000 makes ten times as many.
`+"`make procedures`"+` prints how much of each file they cover; `+"`go run ./scripts/procedures mutants`"+` which changes of the code they see.

| procedure | file | applications are counted as | tests |
|---|---|---|---|
`)
	for _, c := range list {
		counted := cmp.Or(c.get("Counted"), "not counted")
		fmt.Fprintf(w, "| [%s](#%s) | %s | %s | %s |\n", c.name, anchor(c.name), strings.Join(c.files(), ", "), counted, strings.Join(c.tests, ", "))
	}
	for _, c := range list {
		fmt.Fprintf(w, "\n## %s\n\n", c.name)
		for _, s := range c.says {
			switch s.word {
			case "Tests", "Also in", "Counted":
			default:
				fmt.Fprintf(w, "- **%s**: %s\n", s.word, s.text)
			}
		}
	}
	return w.Flush()
}

// anchor is the link to a heading.
func anchor(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(name), ",", ""), " ", "-")
}
