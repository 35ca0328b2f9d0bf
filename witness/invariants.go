package witness

import (
	"fmt"
	"io"
	"os"
	"strings"

	"gopkg.in/yaml.v3"

	"seabmc/bmc"
)

// Correctness witnesses: the invariants of loops, in format 2.0. A formula is not an expression of C if it is about all elements of an array, or
// about values from before the loop. Such a formula is written as it is in a contract, in a format with a name of its own.

const (
	inC      = "c_expression"
	inClause = "cprover_expression" // ours
)

type yamlInvariant struct {
	Invariant invariant `yaml:"invariant"`
}

type invariant struct {
	Type     string   `yaml:"type"`
	Location location `yaml:"location"`
	Value    string   `yaml:"value"`
	Format   string   `yaml:"format"`
}

const loopInvariant = "loop_invariant"

// invariants returns the invariants that a result rests on.
func invariants(r *bmc.Result) []any {
	src := &sources{text: map[string][]string{}}
	out := []any{}
	for _, l := range r.Invariants {
		if l.Recursive {
			continue // the format has no contracts of functions
		}
		at := location{File: l.File, Line: l.Line, Column: src.loopColumn(l.File, l.Line), Func: l.Function}
		add := func(value, format string) {
			out = append(out, yamlInvariant{invariant{loopInvariant, at, value, format}})
		}
		for _, c := range l.Clauses {
			format := inC
			if strings.Contains(c.Formula, "__CPROVER_") {
				format = inClause
			}
			add(c.Formula, format)
		}
		if len(l.Clauses) == 0 { // one round from any state is enough
			add("1", inC)
		}
	}
	return out
}

// Claim is what a witness says about a loop.
type Claim struct {
	File, Function string
	Line           int
	Formula        string
	Unusable       string // why it cannot be checked; empty: it can be
}

// mostWitness is the largest size of a witness, and mostClaims the largest number of its invariants.
const (
	mostWitness = 16 << 20
	mostClaims  = 2000
)

// ReadInvariants reads a correctness witness in format 2.0, or the loop invariants of format 0.1.
func ReadInvariants(file string) ([]Claim, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, mostWitness+1))
	if err != nil {
		return nil, err
	}
	if len(b) > mostWitness {
		return nil, fmt.Errorf("%s: a witness has at most %d MiB", file, mostWitness>>20)
	}
	var entries []readEntry
	if err := yaml.Unmarshal(b, &entries); err != nil {
		return nil, fmt.Errorf("%s: not a witness in YAML: %s", file, strings.ReplaceAll(err.Error(), "\n", " "))
	}
	var out []Claim
	for i, e := range entries {
		cs, err := e.claims()
		if err != nil {
			return nil, fmt.Errorf("%s: entry %d: %w", file, i+1, err)
		}
		if out = append(out, cs...); len(out) > mostClaims {
			return nil, fmt.Errorf("%s: more than %d invariants", file, mostClaims)
		}
	}
	if len(entries) == 0 {
		return nil, fmt.Errorf("%s: no entry of a witness", file)
	}
	return out, nil
}

// readEntry is an entry of a witness, with the parts that are read.
type readEntry struct {
	Type    string    `yaml:"entry_type"`
	Content yaml.Node `yaml:"content"`

	Location location `yaml:"location"` // of format 0.1
	Old      struct {
		String string `yaml:"string"`
		Format string `yaml:"format"`
	} `yaml:"loop_invariant"`
}

func (e *readEntry) claims() ([]Claim, error) {
	switch e.Type {
	case "invariant_set":
		var set []yamlInvariant
		if e.Content.Kind == 0 {
			return nil, nil
		}
		if err := e.Content.Decode(&set); err != nil {
			return nil, fmt.Errorf("not a list of invariants: %s", strings.ReplaceAll(err.Error(), "\n", " "))
		}
		var out []Claim
		for _, x := range set {
			out = append(out, claimOf(x.Invariant))
		}
		return out, nil
	case loopInvariant:
		return []Claim{claimOf(invariant{loopInvariant, e.Location, e.Old.String, oldFormat(e.Old.Format)})}, nil
	case "violation_sequence":
		return nil, &UnsupportedError{"a witness of a violation; only witnesses of correctness are validated"}
	case "":
		return nil, fmt.Errorf("it has no entry_type")
	}
	return []Claim{{Unusable: "an entry of the type " + e.Type + " is not supported"}}, nil
}

// oldFormat returns the format 0.1 name of an expression of C.
func oldFormat(name string) string {
	if name == "C" {
		return inC
	}
	return name
}

func claimOf(x invariant) Claim {
	c := Claim{File: x.Location.File, Function: x.Location.Func, Line: x.Location.Line, Formula: x.Value}
	switch {
	case x.Type != loopInvariant:
		c.Unusable = fmt.Sprintf("a %s is not supported: only loop_invariant is", orUnnamed(x.Type))
	case x.Format != inC && x.Format != "ext_c_expression" && x.Format != inClause:
		c.Unusable = fmt.Sprintf("the format %s is not supported: only %s is", orUnnamed(x.Format), inC)
	case x.Location.File == "" || x.Location.Line <= 0:
		c.Unusable = "it has no place"
	}
	return c
}

func orUnnamed(s string) string {
	if s == "" {
		return "(none)"
	}
	return s
}
