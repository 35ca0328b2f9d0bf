package frontend

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// Contracts of loops may be proposed by a program (package prove) instead of the user. They are read as if they stood in the source.

// ProposedFile is the name of the file that the properties of proposals on trial say they are in. Their line is the proposal's Number.
const ProposedFile = "<proposed>"

// Proposal is the contract that is proposed for a loop.
type Proposal struct {
	File       string   // of the program
	Offset     int      // of the loop's keyword in the preprocessed text of the file, see Syntax.Offset
	Invariants []Clause // clauses of __CPROVER_loop_invariant
	Measures   []string // of __CPROVER_decreases; of a list the first that changes counts
}

// Clause is a formula over the variables of the loop's scope.
type Clause struct {
	Text   string
	Number int
}

// proposals are those for a file.
func (o *Options) proposals(file string) []Proposal {
	var out []Proposal
	for _, p := range o.Proposed {
		if p.File == file {
			out = append(out, p)
		}
	}
	return out
}

// proposalKey tells compiled files apart that were compiled with other proposals.
func (o *Options) proposalKey(file string) string {
	h := sha256.New()
	fmt.Fprint(h, o.Trial, o.proposals(file))
	return fmt.Sprintf("-DSEABMC_PROPOSED=0x%x", h.Sum(nil)[:8])
}

// proposed are the clauses that are proposed for the loop whose keyword is token i.
func (p *loopContracts) proposed(i int) []clause {
	if len(p.proposals) == 0 {
		return nil
	}
	k := slices.IndexFunc(p.proposals, func(q Proposal) bool { return q.Offset == p.offsets[i] })
	if k < 0 {
		return nil
	}
	p.matched[k] = true
	at := p.places[i]
	var out []clause
	for _, c := range p.proposals[k].Invariants {
		cl := clause{name: "__CPROVER_loop_invariant", toks: ctext.Tokens(c.Text), file: at.File, line: at.Line}
		if p.trial {
			cl.file, cl.line = ProposedFile, c.Number
		}
		out = append(out, cl)
	}
	for _, m := range p.proposals[k].Measures {
		out = append(out, clause{name: "__CPROVER_decreases", toks: ctext.Tokens(m), file: at.File, line: at.Line})
	}
	return out
}

// missed is an error if a proposal is for a loop that is not there: what is compiled is not the text that it was made for.
func (p *loopContracts) missed() error {
	for k, q := range p.proposals {
		if !p.matched[k] {
			return &fault.InputError{File: q.File, Msg: "a loop for which a contract is proposed is not in the text any more"}
		}
	}
	return nil
}

// Syntax is the preprocessed text of a C file, and clang's syntax tree of it as JSON; the offsets in the tree are in the text. It is nil
// for a file that is no C, or whose text clang does not read as it is.
type Syntax struct {
	File string
	Text string
	Tree []byte
}

// Offset is an offset in the text as a Proposal has it: without line markers, which name files of ours by paths that another run has not.
func (s *Syntax) Offset(at int) int {
	n := at
	for line := range strings.Lines(s.Text[:at]) {
		if isMarker(line) {
			n -= len(strings.TrimSuffix(line, "\n"))
		}
	}
	return n
}

func isMarker(line string) bool { return strings.HasPrefix(line, "#") }

// ReadSyntax gives the syntax of C files.
func ReadSyntax(ctx context.Context, files []string, opt Options) ([]*Syntax, error) {
	opt.Warnings, opt.CacheDir, opt.LoopContracts = io.Discard, "", false
	l := &loader{opt: opt}
	defer l.cleanup()
	var out []*Syntax
	for _, file := range files {
		kind, err := kindOf(file)
		if err != nil {
			return nil, err
		}
		if kind != "c" {
			continue
		}
		s, err := l.syntax(ctx, file)
		if err != nil {
			return nil, err
		}
		if s != nil {
			out = append(out, s)
		}
	}
	return out, nil
}

func (l *loader) syntax(ctx context.Context, file string) (s *Syntax, err error) {
	err = l.withClang(ctx, func(clang string, flags ...string) error {
		support, err := l.supportDir()
		if err != nil {
			return err
		}
		name := file
		if strings.HasPrefix(name, "-") {
			name = "./" + name
		}
		args := append(append([]string{keepsContracts}, l.arguments(support, flags)...), name, "-o", "-")
		src, err := l.source(ctx, clang, file, args)
		if err != nil || src.changed {
			return err
		}
		tree, _, err := run(ctx, clang, append(src.flags(args), "-fsyntax-only", "-Xclang", "-ast-dump=json"), src.text)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return nil // it needs to be mended first
		}
		s = &Syntax{File: file, Text: src.text, Tree: bytes.TrimSpace([]byte(tree))}
		return nil
	})
	return s, err
}
