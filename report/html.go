package report

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"seabmc/bmc"
	"seabmc/checks"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{"lower": strings.ToLower}).Parse(pageText))

// The limits of a page are what a browser still shows easily.
const (
	htmlSteps = 5000
	htmlBytes = 4 << 20 // of source files in all
)

// Settings is what a check was asked to do, by name, in the form that a report shows.
type Settings []Setting

// Setting is one of the settings.
type Setting struct {
	Name  string
	Value any
}

// MarshalJSON writes the settings as an object, in their order.
func (s Settings) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, x := range s {
		name, err := json.Marshal(x.Name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(x.Value)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(append(b, name...), ':'), value...)
	}
	return append(b, '}'), nil
}

// HTMLOptions holds the options of HTML.
type HTMLOptions struct {
	Title    string
	Version  string
	Settings Settings
	Replay   []string // what the native run of the counterexample showed
}

type htmlPage struct {
	Title, Version string
	Verdict, Class string
	Reasons        []string
	Warnings       []string
	Replay         []string
	Properties     []htmlProperty
	Counts         string
	Failure        *htmlProperty
	Loops          []jsonLoop
	Settings       Settings
	Stats          []Setting
	Data           *htmlData
}

type htmlProperty struct {
	ID, Kind, Text, File, Function, Status string
	Why                                    string
	Line                                   int
}

// htmlData is the data of the page's script.
type htmlData struct {
	Files   []htmlFile `json:"files"`
	Steps   []htmlStep `json:"steps"`
	Objects []object   `json:"objects"`
	Failing *place     `json:"failing,omitempty"`
	Left    int        `json:"left"` // steps left out
}

type htmlFile struct {
	Name    string   `json:"name"`
	Lines   []string `json:"lines"`
	Missing string   `json:"missing,omitempty"`
}

type htmlStep struct {
	Kind     string `json:"kind"`
	File     int    `json:"file"` // -1: none
	Line     int    `json:"line"`
	Func     string `json:"fn"`
	Name     string `json:"name"`
	Value    string `json:"value"`
	Type     string `json:"type"`
	Text     string `json:"text"`
	Relevant bool   `json:"rel"`
	At       *place `json:"at,omitempty"` // where it wrote
	To       *place `json:"to,omitempty"` // where its value points to
	Parts    []part `json:"parts,omitempty"`
}

// part is a scalar in what a step wrote.
type part struct {
	Off   uint64 `json:"off"` // from the place where the step wrote
	Len   uint64 `json:"len"`
	Name  string `json:"name"`
	Value string `json:"value"`
}

// HTML writes the result as one page that needs no other files. The page has the verdict, the properties, loops, settings and statistics. It steps
// through the trace of the failure in the source, with variables and memory objects.
func HTML(w io.Writer, r *bmc.Result, o HTMLOptions) error {
	p := htmlPage{Title: o.Title, Version: o.Version, Verdict: r.Verdict.String(), Reasons: r.Reasons, Replay: o.Replay, Settings: o.Settings}
	p.Class = map[bmc.Verdict]string{bmc.Successful: "good", bmc.Failed: "bad", bmc.Inconclusive: "open"}[r.Verdict]
	if l := r.Lower; l != nil {
		for _, f := range l.NoBody {
			p.Warnings = append(p.Warnings, "no body for "+f+": each call returns any value and changes no memory")
		}
		p.Warnings = append(p.Warnings, l.Warnings...)
		p.Loops = jsonLoops(l)
	}
	for i := range r.Properties {
		p.Properties = append(p.Properties, newHTMLProperty(&r.Properties[i]))
	}
	p.Counts = counts(r)
	if r.Failure != nil {
		f := newHTMLProperty(r.Failure)
		if r.Failure.Trace != nil {
			f.Why = r.Failure.Trace.Why
		}
		p.Failure = &f
	}
	p.Stats = statRows(r)
	p.Data = newHTMLData(r)
	return page.Execute(w, &p)
}

func newHTMLProperty(p *bmc.Property) htmlProperty {
	return htmlProperty{ID: p.Check.ID, Kind: checks.Of(p.Check.Kind).Finds, Text: orKind(p.Check), File: p.Pos.File, Line: p.Pos.Line,
		Function: p.Pos.Func, Status: string(p.Status)}
}

// statRows returns the statistics with their names.
func statRows(r *bmc.Result) []Setting {
	b, err := json.Marshal(&r.Stats)
	if err != nil {
		return nil
	}
	var m map[string]any
	if err := json.Unmarshal(b, &m); err != nil {
		return nil
	}
	var rows []Setting
	for k, v := range m {
		if f, ok := v.(float64); ok && f != float64(int64(f)) {
			v = fmt.Sprintf("%.4f", f)
		} else if ok {
			v = int64(f)
		} else if _, ok := v.(map[string]any); ok {
			continue
		}
		rows = append(rows, Setting{k, v})
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].Name < rows[j].Name })
	return rows
}

type htmlBuilder struct {
	d     *htmlData
	files map[string]int
	room  int
	used  map[int]bool // objects
}

func newHTMLData(r *bmc.Result) *htmlData {
	b := &htmlBuilder{d: &htmlData{Files: []htmlFile{}, Steps: []htmlStep{}, Objects: []object{}}, files: map[string]int{}, room: htmlBytes, used: map[int]bool{}}
	if f := r.Failure; f != nil && f.Trace != nil {
		b.file(f.Pos.File)
		b.steps(r)
	}
	for i := range r.Properties {
		b.file(r.Properties[i].Pos.File)
	}
	return b.d
}

// file returns the number of a source file, and reads the file.
func (b *htmlBuilder) file(name string) int {
	if name == "" {
		return -1
	}
	if n, ok := b.files[name]; ok {
		return n
	}
	f := htmlFile{Name: name, Lines: []string{}}
	text, err := readSource(name, b.room)
	if err != nil {
		f.Missing = err.Error()
	} else {
		b.room -= len(text)
		f.Lines = strings.Split(strings.TrimSuffix(strings.ReplaceAll(text, "\r\n", "\n"), "\n"), "\n")
	}
	b.files[name] = len(b.d.Files)
	b.d.Files = append(b.d.Files, f)
	return b.files[name]
}

func readSource(name string, room int) (string, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return "", fmt.Errorf("the source file was not found: %w", reason(err))
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("not a regular file")
	case info.Size() > int64(room):
		return "", fmt.Errorf("too large for this page (%d bytes)", info.Size())
	}
	text, err := os.ReadFile(filepath.Clean(name))
	if err != nil {
		return "", fmt.Errorf("the source file cannot be read: %w", reason(err))
	}
	return strings.ToValidUTF8(string(text), "\ufffd"), nil
}

func (b *htmlBuilder) steps(r *bmc.Result) {
	t := r.Failure.Trace
	mem := newMemory(r)
	for i := range t.Steps {
		s := &t.Steps[i]
		var at, to *place
		switch {
		case mem == nil:
		case s.Run < 0:
			at = mem.whole(s.Object)
		case s.Run < len(mem.rr.Steps):
			at, to = mem.written(s.Run), mem.target(s.Run)
		}
		if len(t.Steps)-i > htmlSteps && !s.Relevant {
			b.d.Left++
			continue
		}
		h := htmlStep{Kind: s.Kind, File: b.file(s.Pos.File), Line: s.Pos.Line, Func: s.Func, Name: s.Name, Value: s.Value, Type: s.CType,
			Text: stepText(s), Relevant: s.Relevant}
		h.At, h.To = b.use(at), b.use(to)
		if h.At != nil {
			for _, x := range t.Parts(i) {
				h.Parts = append(h.Parts, part(x))
			}
		}
		b.d.Steps = append(b.d.Steps, h)
	}
	last := htmlStep{Kind: "failed", File: b.file(t.Pos.File), Line: t.Pos.Line, Func: t.Pos.Func, Text: failureText(r.Failure), Relevant: true}
	b.d.Steps = append(b.d.Steps, last)
	if mem == nil {
		return
	}
	b.d.Failing = b.use(mem.failing())
	for id := range mem.objects {
		if b.used[id] {
			b.d.Objects = append(b.d.Objects, mem.objects[id])
		}
	}
}

func (b *htmlBuilder) use(p *place) *place {
	if p != nil {
		b.used[p.Base] = true
	}
	return p
}
