package batch

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/cache"
	"seabmc/subprocess"
)

// joined is a document of a run with the fields that a join looks at. All other fields stay as they are.
type joined struct {
	fields     map[string]json.RawMessage
	verdict    string
	exit       int
	reasons    []string
	properties []*shared
	noBody     []string
	warnings   []string
	part       struct {
		Number, Of int
		Catalogue  string
	}
	caseOf struct {
		Name  string
		Split []string
	}
}

// shared is a property in a document.
type shared struct {
	ID, Kind, File string
	Line           int
	Status         string
	Vacuous        bool
	Reached        bool
	Unknown        bool `json:"reach_unknown"`
	text           json.RawMessage
}

// readJoined reads the document of a run that looked at a part of a proof. needs is the field that says at which part.
func readJoined(m *subprocess.Measured, needs string) (*joined, error) {
	d := &joined{}
	if m == nil {
		return nil, errors.New("it was not run")
	}
	if json.Unmarshal(m.Stdout.Bytes(), &d.fields) != nil {
		return nil, errors.New(trouble(m.Stderr.Bytes(), m.Err))
	}
	var list []json.RawMessage
	for _, name := range []string{"verdict", "exit_code", "properties", needs} {
		if _, there := d.fields[name]; !there {
			return nil, fmt.Errorf("the answer has no %s", name)
		}
	}
	for name, to := range map[string]any{"verdict": &d.verdict, "exit_code": &d.exit, "reasons": &d.reasons, "part": &d.part, "case": &d.caseOf, "properties": &list,
		"functions_without_body": &d.noBody, "warnings": &d.warnings} {
		text, there := d.fields[name]
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

// joinDocuments returns the first document with the worst verdict, with what all documents say. Each part has its own limits. A property that is in several
// documents gets the worst of its statuses.
func joinDocuments(docs []*joined) ([]byte, error) {
	worst := docs[0]
	out := joined{}
	everywhere := true // nothing called the function of the contract
	for _, d := range docs {
		rank := slices.Index(verdictOrder, d.verdict)
		if rank < 0 {
			return nil, fmt.Errorf("%q is no verdict", d.verdict)
		}
		if rank > slices.Index(verdictOrder, worst.verdict) {
			worst = d
		}
		out.reasons, out.noBody, out.warnings = united(out.reasons, d.reasons), united(out.noBody, d.noBody), united(out.warnings, d.warnings)
		_, notCalled := d.fields["contract_not_called"]
		everywhere = everywhere && notCalled
	}
	out.fields = worst.fields
	delete(out.fields, "part")
	delete(out.fields, "case")
	if !everywhere {
		delete(out.fields, "contract_not_called")
	}
	properties, err := joinProperties(docs)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string][]string{"reasons": out.reasons, "functions_without_body": out.noBody, "warnings": out.warnings} {
		if delete(out.fields, name); len(value) > 0 {
			if out.fields[name], err = json.Marshal(value); err != nil {
				return nil, err
			}
		}
	}
	if out.fields["properties"], err = json.Marshal(properties); err != nil {
		return nil, err
	}
	return json.Marshal(out.fields)
}

// united adds to a list the elements of another that it does not have.
func united(list, more []string) []string {
	for _, s := range more {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list
}

// joinProperties returns the properties of all documents in the order of their places. A property is reached if one of the runs reached it.
func joinProperties(docs []*joined) ([]json.RawMessage, error) {
	byID := map[string]*shared{}
	list := []*shared{}
	for _, d := range docs {
		for _, p := range d.properties {
			other := byID[p.ID]
			if other == nil {
				byID[p.ID] = p
				list = append(list, p)
				continue
			}
			vacuous, reached, unknown := p.Vacuous && other.Vacuous, p.Reached || other.Reached, p.Unknown || other.Unknown
			if slices.Index(statusOrder, p.Status) > slices.Index(statusOrder, other.Status) {
				*other = *p
			}
			if err := other.reach(vacuous, reached, unknown && !reached); err != nil {
				return nil, err
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *shared) int { return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	texts := make([]json.RawMessage, len(list))
	for i, p := range list {
		texts[i] = p.text
	}
	return texts, nil
}

// reach sets what the text of a property says about whether it is reached.
func (p *shared) reach(vacuous, reached, unknown bool) error {
	if p.Vacuous == vacuous && p.Reached == reached && p.Unknown == unknown {
		return nil
	}
	p.Vacuous, p.Reached, p.Unknown = vacuous, reached, unknown
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(p.text, &fields); err != nil {
		return err
	}
	for name, is := range map[string]bool{"vacuous": vacuous, "reached": reached, "reach_unknown": unknown} {
		if delete(fields, name); is {
			fields[name] = json.RawMessage("true")
		}
	}
	var err error
	p.text, err = json.Marshal(fields)
	return err
}

// joinMeasured makes one measurement from several, whose documents are docs.
func joinMeasured(all []*subprocess.Measured, docs []*joined) (*subprocess.Measured, error) {
	m := &subprocess.Measured{}
	for _, p := range all {
		m.CPU += p.CPU
		m.MaxRSS = max(m.MaxRSS, p.MaxRSS)
		m.Stderr.Write(p.Stderr.Bytes())
	}
	text, err := joinDocuments(docs)
	if err != nil {
		return nil, err
	}
	m.Stdout.Write(text)
	return m, joinDepends(m, all)
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
