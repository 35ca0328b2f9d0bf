package batch

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"seabmc/project"
	"seabmc/subprocess"
)

// Part is what one of several runs of a proof looks at.
type Part struct {
	Number, Of int    // one of Of parts of the properties; if Of is 0, all of them
	Case       string // the name of one case of the program; empty: the run looks at all cases
}

// divisible reports whether a proof is a plain run. A run that looks for invariants, for example, states properties of its own.
func divisible(p *project.Proof) bool {
	return !slices.ContainsFunc(p.Flags, func(f string) bool {
		name, value, _ := strings.Cut(strings.TrimLeft(f, "-"), "=")
		return strings.HasPrefix(f, "-") && (name == "engine" && value != "bmc" || slices.Contains([]string{"all-contracts", "termination-check", "termination", "property", "claim", "propertyfile", "prp", "spec",
			"sv-comp", "validate", "plain", "stop-on-fail", "xml-ui", "json-ui"}, name))
	})
}

// byParts measures a call in parts of its properties.
func (b *batch) byParts(ctx context.Context, c *call) (*subprocess.Measured, time.Time, error) {
	parts := make([]*subprocess.Measured, b.Parts)
	begins := make([]time.Time, b.Parts)
	var all sync.WaitGroup
	for i := range parts {
		j, err := NewJob(c.Proof, false, Part{Number: i + 1, Of: b.Parts})
		if err != nil {
			return nil, time.Time{}, err
		}
		all.Go(func() { parts[i], begins[i] = b.measure(ctx, &call{Job: j}) })
	}
	all.Wait()
	if ctx.Err() != nil {
		return nil, time.Time{}, ctx.Err()
	}
	m, err := joinParts(parts)
	return m, slices.MinFunc(begins, time.Time.Compare), err
}

// joinParts makes one measurement from those of all parts. It is an error if a part is missing, or is about another program than the others.
func joinParts(parts []*subprocess.Measured) (*subprocess.Measured, error) {
	docs := make([]*joined, len(parts))
	for i, p := range parts {
		d, err := readJoined(p, "part")
		if err != nil {
			return nil, fmt.Errorf("part %d of %d: %w", i+1, len(parts), err)
		}
		if d.part.Number != i+1 || d.part.Of != len(parts) {
			return nil, fmt.Errorf("part %d of %d has the answer of another part", i+1, len(parts))
		}
		docs[i] = d
	}
	if err := onOneProgram(docs); err != nil {
		return nil, err
	}
	return joinMeasured(parts, docs)
}

// onOneProgram checks that all parts have the same properties. If some ended too early to know them, the others may only be used to say that there is
// no answer.
func onOneProgram(docs []*joined) error {
	known, unknown, answered := "", false, false
	for _, d := range docs {
		answered = answered || d.verdict == failed
		switch c := d.part.Catalogue; {
		case c == "" && d.verdict != successful:
			unknown = true
		case c == "" || known != "" && c != known:
			return errors.New("its parts differ in the properties that there are")
		default:
			known = c
		}
	}
	if unknown && answered {
		return errors.New("a part ended before its properties were known")
	}
	return nil
}
