package batch

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/cache"
	"seabmc/project"
	"seabmc/subprocess"
)

// Part is one of Of parts of a proof's properties. If Of is 0, it is the whole.
type Part struct{ Number, Of int }

// divisible reports whether a proof is a plain run. A run that looks for invariants, for example, states properties of its own.
func divisible(p *project.Proof) bool {
	return !slices.ContainsFunc(p.Flags, func(f string) bool {
		name, value, _ := strings.Cut(strings.TrimLeft(f, "-"), "=")
		return strings.HasPrefix(f, "-") && (name == "engine" && value != "bmc" || slices.Contains([]string{"all-contracts", "termination-check", "termination", "property", "claim", "propertyfile", "prp", "spec",
			"sv-comp", "validate", "plain", "stop-on-fail", "xml-ui", "json-ui"}, name))
	})
}

// joined is a document of a run with the fields that a join looks at. All other fields stay as they are.
type joined struct {
	fields     map[string]json.RawMessage
	verdict    string
	exit       int
	reasons    []string
	properties []*shared
	part       struct {
		Number, Of int
		Catalogue  string
	}
}

// shared is a property in a document.
type shared struct {
	ID, Kind, File string
	Line           int
	Status         string
	text           json.RawMessage
}

// join makes one measurement from those of all parts. It is an error if a part is missing, or is about another program than the others.
func join(parts []*subprocess.Measured) (*subprocess.Measured, error) {
	docs := make([]*joined, len(parts))
	m := &subprocess.Measured{}
	for i, p := range parts {
		d, err := readJoined(p)
		if err != nil {
			return nil, fmt.Errorf("part %d of %d: %w", i+1, len(parts), err)
		}
		if d.part.Number != i+1 || d.part.Of != len(parts) {
			return nil, fmt.Errorf("part %d of %d has the answer of another part", i+1, len(parts))
		}
		docs[i] = d
		m.CPU += p.CPU
		m.MaxRSS = max(m.MaxRSS, p.MaxRSS)
		m.Stderr.Write(p.Stderr.Bytes())
	}
	if err := onOneProgram(docs); err != nil {
		return nil, err
	}
	text, err := joinDocuments(docs)
	if err != nil {
		return nil, err
	}
	m.Stdout.Write(text)
	return m, joinDepends(m, parts)
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

func readJoined(m *subprocess.Measured) (*joined, error) {
	d := &joined{}
	if m == nil {
		return nil, errors.New("it was not run")
	}
	if json.Unmarshal(m.Stdout.Bytes(), &d.fields) != nil {
		return nil, errors.New(trouble(m.Stderr.Bytes(), m.Err))
	}
	var list []json.RawMessage
	for name, to := range map[string]any{"verdict": &d.verdict, "exit_code": &d.exit, "reasons": &d.reasons, "part": &d.part, "properties": &list} {
		text, there := d.fields[name]
		if !there && name != "reasons" {
			return nil, fmt.Errorf("the answer has no %s", name)
		}
		if there {
			if err := json.Unmarshal(text, to); err != nil {
				return nil, err
			}
		}
	}
	for _, text := range list {
		p := &shared{text: text}
		if err := json.Unmarshal(text, p); err != nil {
			return nil, err
		}
		d.properties = append(d.properties, p)
	}
	return d, nil
}

// Statuses and verdicts from good to bad. Of several, the worst counts.
var (
	statusOrder  = []string{"SUCCESS", "UNDETERMINED", "TIMEOUT", "OUT OF MEMORY", "FAILURE"}
	verdictOrder = []string{successful, "INCONCLUSIVE", failed}
)

// joinDocuments returns the first document with the worst verdict, with the properties of all documents. Each part has its own limits. A limit gets
// the worst of its statuses in the parts.
func joinDocuments(docs []*joined) ([]byte, error) {
	worst := docs[0]
	var reasons []string
	byID := map[string]*shared{}
	var list []*shared
	for _, d := range docs {
		rank := slices.Index(verdictOrder, d.verdict)
		if rank < 0 {
			return nil, fmt.Errorf("%q is no verdict", d.verdict)
		}
		if rank > slices.Index(verdictOrder, worst.verdict) {
			worst = d
		}
		for _, why := range d.reasons {
			if !slices.Contains(reasons, why) {
				reasons = append(reasons, why)
			}
		}
		for _, p := range d.properties {
			switch other := byID[p.ID]; {
			case other == nil:
				byID[p.ID] = p
				list = append(list, p)
			case slices.Index(statusOrder, p.Status) > slices.Index(statusOrder, other.Status):
				*other = *p
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *shared) int { return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	texts := make([]json.RawMessage, len(list))
	for i, p := range list {
		texts[i] = p.text
	}
	out := worst.fields
	delete(out, "part")
	var err error
	if out["properties"], err = json.Marshal(texts); err != nil {
		return nil, err
	}
	if delete(out, "reasons"); len(reasons) > 0 {
		if out["reasons"], err = json.Marshal(reasons); err != nil {
			return nil, err
		}
	}
	return json.Marshal(out)
}

// joinDepends writes what all parts together depend on. If one part does not say, nothing is written, and the answer is not kept.
func joinDepends(m *subprocess.Measured, parts []*subprocess.Measured) error {
	var all cache.Depends
	for _, p := range parts {
		var d cache.Depends
		if json.Unmarshal(p.Extra.Bytes(), &d) != nil || len(d.Units) == 0 {
			return nil
		}
		for _, u := range d.Units {
			if !slices.ContainsFunc(all.Units, func(v cache.Unit) bool { return slices.Equal(u.Files, v.Files) && slices.Equal(u.Absent, v.Absent) }) {
				all.Units = append(all.Units, u)
			}
		}
		all.Incomplete = cmp.Or(all.Incomplete, d.Incomplete)
	}
	return json.NewEncoder(&m.Extra).Encode(&all)
}
