package witness

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"io"
	"math/big"
	"os"
	"regexp"
	"strings"
	"time"

	"gopkg.in/yaml.v3"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
)

// Task is what a witness says about where it comes from.
type Task struct {
	Files   []string
	Spec    string // text of the property file
	Version string // of seabmc
	Now     time.Time
}

// defaultSpec is the property that is used if no property file was given.
const defaultSpec = "CHECK( init(main()), LTL(G ! call(reach_error())) )"

func (t *Task) spec() string {
	if t.Spec == "" {
		return defaultSpec
	}
	return t.Spec
}

// NoWitnessError says why a result has no witness.
type NoWitnessError struct{ Why string }

func (e *NoWitnessError) Error() string { return "no witness: " + e.Why }

type yamlEntry struct {
	Type     string       `yaml:"entry_type"`
	Metadata yamlMetadata `yaml:"metadata"`
	Content  any          `yaml:"content"`
}

type yamlMetadata struct {
	Format   string `yaml:"format_version"`
	UUID     string `yaml:"uuid"`
	Created  string `yaml:"creation_time"`
	Producer struct {
		Name    string `yaml:"name"`
		Version string `yaml:"version"`
	} `yaml:"producer"`
	Task struct {
		Files  []string          `yaml:"input_files"`
		Hashes map[string]string `yaml:"input_file_hashes"`
		Spec   string            `yaml:"specification"`
		Model  string            `yaml:"data_model"`
		Lang   string            `yaml:"language"`
	} `yaml:"task"`
}

type yamlSegment struct {
	Segment []yamlWaypointItem `yaml:"segment"`
}

type yamlWaypointItem struct {
	Waypoint waypoint `yaml:"waypoint"`
}

// waypoint is a place that the violating path goes through.
type waypoint struct {
	Type       string      `yaml:"type"`
	Action     string      `yaml:"action"`
	Constraint *constraint `yaml:"constraint,omitempty"`
	Location   location    `yaml:"location"`

	call string // the function whose result is constrained
	line int    // of the call
}

type constraint struct {
	Value  string `yaml:"value"`
	Format string `yaml:"format"`
}

// YAML writes a witness in format 2.0. For a failure it has the inputs that lead to it and its place. For a success it has the invariants of loops
// that were found.
func YAML(w io.Writer, r *bmc.Result, t Task) error {
	e := yamlEntry{}
	switch {
	case r.Verdict == bmc.Successful:
		e.Type, e.Content = "invariant_set", invariants(r)
	case r.Verdict == bmc.Failed && r.Failure != nil && r.Failure.Trace != nil:
		var segs []yamlSegment
		points, err := waypoints(r, &t)
		if err != nil {
			return err
		}
		for _, p := range points {
			segs = append(segs, yamlSegment{[]yamlWaypointItem{{p}}})
		}
		e.Type, e.Content = "violation_sequence", segs
	default:
		return &NoWitnessError{"the verdict is not known"}
	}
	m := &e.Metadata
	m.Format, m.UUID, m.Created = "2.0", newUUID(), t.Now.UTC().Format(time.RFC3339)
	m.Producer.Name, m.Producer.Version = "seabmc", t.Version
	m.Task.Files, m.Task.Spec, m.Task.Lang = t.Files, t.spec(), "C"
	m.Task.Model = map[bool]string{true: "ILP32", false: "LP64"}[r.Program.PtrBits == 32]
	m.Task.Hashes = map[string]string{}
	for _, f := range t.Files {
		h, err := hashOf(f)
		if err != nil {
			return err
		}
		m.Task.Hashes[f] = h
	}
	enc := yaml.NewEncoder(w)
	enc.SetIndent(2)
	if err := enc.Encode([]yamlEntry{e}); err != nil {
		return err
	}
	return enc.Close()
}

func newUUID() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

func hashOf(file string) (string, error) {
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// waypoints returns the results of the calls that give inputs, and the target. The inputs end at a call that is not found in the source: a missing
// place makes the witness weaker, but a wrong place makes it wrong.
func waypoints(r *bmc.Result, t *Task) ([]waypoint, error) {
	src := &sources{text: map[string][]string{}}
	var ps []waypoint
	for _, s := range r.Failure.Trace.Inputs() {
		if !functionName.MatchString(s.Name) {
			continue
		}
		v, ok := resultOf(&s)
		loc, found := src.callEnd(&s)
		if !ok || !found || !contains(t.Files, s.Pos.File) {
			break
		}
		ps = append(ps, waypoint{Type: "function_return", Action: "follow", Location: loc, call: s.Name, line: s.Pos.Line,
			Constraint: &constraint{`\result == ` + v, "acsl_expression"}})
	}
	pos := r.Failure.Trace.Pos
	if pos.File == "" || pos.Line == 0 {
		return nil, &NoWitnessError{"the place of the failure is not known"}
	}
	return append(ps, waypoint{Type: "target", Action: "follow", Location: location{pos.File, pos.Line, pos.Col, pos.Func}}), nil
}

func contains(files []string, f string) bool {
	for _, x := range files {
		if x == f {
			return true
		}
	}
	return false
}

var (
	functionName = regexp.MustCompile(`^[A-Za-z_]\w*$`)
	unsignedName = regexp.MustCompile(`_(u(int|char|short|long|longlong|nsigned\w*)|size_t|uint\d+(_t)?|uintptr_t|[uU]\d+|bool)$`)
)

// resultOf returns the value of an input as a C constant. Only integers have one.
func resultOf(s *cex.Step) (string, bool) {
	bits, ok := new(big.Int).SetString(strings.TrimPrefix(s.Bits, "0x"), 16)
	if !ok || strings.HasPrefix(s.Value, "&") || strings.Contains(s.Value, "object") || s.CType == "float" || s.CType == "double" {
		return "", false
	}
	if unsignedName.MatchString(s.Name) {
		return bits.String() + unsignedSuffix(bits), true
	}
	first, _, _ := strings.Cut(s.Value, " ")
	switch first {
	case "true", "false":
		return bits.String(), true
	}
	if v, ok := new(big.Int).SetString(first, 10); ok {
		if v.IsInt64() && v.Int64() == -1<<63 {
			return "(-9223372036854775807LL - 1)", true
		}
		return v.String(), true
	}
	return "", false
}

func unsignedSuffix(v *big.Int) string {
	if !v.IsInt64() {
		return "ULL"
	}
	return ""
}

// callEnd returns the place of the closing parenthesis of the call that an input comes from.
func (s *sources) callEnd(in *cex.Step) (location, bool) {
	lines := s.lines(in.Pos.File)
	line, col := in.Pos.Line, in.Pos.Col
	if line < 1 || line > len(lines) || col < 1 || col > len(lines[line-1]) || !strings.HasPrefix(lines[line-1][col-1:], in.Name) {
		return location{}, false
	}
	depth := 0
	col += len(in.Name)
	for ; line <= len(lines); line, col = line+1, 1 {
		text := lines[line-1]
		for ; col <= len(text); col++ {
			switch c := text[col-1]; {
			case c == '"' || c == '\'' || c == '/': // no literals and comments
				return location{}, false
			case c == '(':
				depth++
			case c == ')':
				if depth--; depth == 0 {
					return location{in.Pos.File, line, col, in.Func}, true
				}
			case depth == 0 && c != ' ' && c != '\t' && c != '\r':
				return location{}, false
			}
		}
	}
	return location{}, false
}

type graphml struct {
	XMLName xml.Name     `xml:"graphml"`
	NS      string       `xml:"xmlns,attr"`
	Keys    []graphmlKey `xml:"key"`
	Graph   struct {
		Default string        `xml:"edgedefault,attr"`
		Data    []graphmlData `xml:"data"`
		Nodes   []graphmlNode `xml:"node"`
		Edges   []graphmlEdge `xml:"edge"`
	} `xml:"graph"`
}

type graphmlKey struct {
	ID   string `xml:"id,attr"`
	For  string `xml:"for,attr"`
	Name string `xml:"attr.name,attr"`
	Type string `xml:"attr.type,attr"`
	Def  string `xml:"default,omitempty"`
}

type graphmlData struct {
	Key  string `xml:"key,attr"`
	Text string `xml:",chardata"`
}

type graphmlNode struct {
	ID   string        `xml:"id,attr"`
	Data []graphmlData `xml:"data"`
}

type graphmlEdge struct {
	Source string        `xml:"source,attr"`
	Target string        `xml:"target,attr"`
	Data   []graphmlData `xml:"data"`
}

var graphmlKeys = []graphmlKey{
	{"witness-type", "graph", "witness-type", "string", ""}, {"sourcecodelang", "graph", "sourcecodelang", "string", ""},
	{"producer", "graph", "producer", "string", ""}, {"specification", "graph", "specification", "string", ""},
	{"programfile", "graph", "programfile", "string", ""}, {"programhash", "graph", "programhash", "string", ""},
	{"architecture", "graph", "architecture", "string", ""}, {"creationtime", "graph", "creationtime", "string", ""},
	{"entry", "node", "isEntryNode", "boolean", "false"}, {"violation", "node", "isViolationNode", "boolean", "false"},
	{"startline", "edge", "startline", "int", ""}, {"enterFunction", "edge", "enterFunction", "string", ""},
	{"assumption", "edge", "assumption", "string", ""}, {"assumption.scope", "edge", "assumption.scope", "string", ""},
	{"assumption.resultfunction", "edge", "assumption.resultfunction", "string", ""},
}

// GraphML writes a witness in format 1.0, for validators that cannot read a newer format.
func GraphML(w io.Writer, r *bmc.Result, t Task) error {
	g := graphml{NS: "http://graphml.graphdrawing.org/xmlns", Keys: graphmlKeys}
	g.Graph.Default = "directed"
	data := func(k, v string) { g.Graph.Data = append(g.Graph.Data, graphmlData{k, v}) }
	var points []waypoint
	kind := "correctness_witness"
	switch {
	case r.Verdict == bmc.Successful:
	case r.Verdict == bmc.Failed && r.Failure != nil && r.Failure.Trace != nil:
		kind = "violation_witness"
		var err error
		if points, err = waypoints(r, &t); err != nil {
			return err
		}
	default:
		return &NoWitnessError{"the verdict is not known"}
	}
	data("witness-type", kind)
	data("sourcecodelang", "C")
	data("producer", "seabmc "+t.Version)
	for _, s := range strings.Split(t.spec(), "\n") {
		data("specification", s)
	}
	for _, f := range t.Files {
		h, err := hashOf(f)
		if err != nil {
			return err
		}
		data("programfile", f)
		data("programhash", h)
	}
	data("architecture", map[bool]string{true: "32bit", false: "64bit"}[r.Program.PtrBits == 32])
	data("creationtime", t.Now.UTC().Format(time.RFC3339))
	g.path(points, entryOf(r))
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(&g); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// path makes the automaton, one node after another.
func (g *graphml) path(points []waypoint, entry string) {
	n := 0
	g.Graph.Nodes = []graphmlNode{{"N0", []graphmlData{{"entry", "true"}}}}
	edge := func(data ...graphmlData) {
		n++
		g.Graph.Nodes = append(g.Graph.Nodes, graphmlNode{ID: fmt.Sprintf("N%d", n)})
		g.Graph.Edges = append(g.Graph.Edges, graphmlEdge{fmt.Sprintf("N%d", n-1), fmt.Sprintf("N%d", n), data})
	}
	if len(points) == 0 {
		return
	}
	edge(graphmlData{"enterFunction", entry})
	for _, p := range points {
		if p.Constraint == nil {
			edge(graphmlData{"startline", fmt.Sprint(p.Location.Line)})
			continue
		}
		edge(graphmlData{"startline", fmt.Sprint(p.line)}, graphmlData{"assumption", p.Constraint.Value + ";"},
			graphmlData{"assumption.scope", p.Location.Func}, graphmlData{"assumption.resultfunction", p.call})
	}
	end := &g.Graph.Nodes[n]
	end.Data = append(end.Data, graphmlData{"violation", "true"})
}

// entryOf returns the function in which the run starts.
func entryOf(r *bmc.Result) string {
	if r.Failure == nil || r.Failure.Trace == nil {
		return "main"
	}
	for _, s := range r.Failure.Trace.Steps {
		if s.Kind == ir.NoteCall.String() {
			return s.Name
		}
	}
	return "main"
}
