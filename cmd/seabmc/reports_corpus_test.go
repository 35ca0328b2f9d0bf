package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/xeipuuv/gojsonschema"
	"gopkg.in/yaml.v3"

	"seabmc/bench"
)

// TestReportsOfCorpus writes every report of programs of the corpus, of one in
// forty or, with SEABMC_ALL=1, of all, and validates each.
func TestReportsOfCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	dir, tasks := corpus(t)
	tasks = slices.DeleteFunc(tasks, func(x bench.Task) bool { return x.Verdict == "INCONCLUSIVE" })
	schema, err := gojsonschema.NewSchema(gojsonschema.NewReferenceLoader("file://" + abs(t, filepath.Join("testdata", "witness-2.0.json"))))
	if err != nil {
		t.Fatal(err)
	}
	step := uint32(40)
	if os.Getenv("SEABMC_ALL") == "1" {
		step = 1
	}
	n := map[string]int{}
	for i := range tasks {
		if crc32.ChecksumIEEE([]byte(tasks[i].Name))%step != 0 { // the sample stays the same when programs are added
			continue
		}
		out := t.TempDir()
		at := func(name string) string { return filepath.Join(out, name) }
		args := []string{"--json", "--cpu-limit=60", "--sarif=" + at("sarif"), "--junit=" + at("junit"), "--witness=" + at("yaml"), "--witness-graphml=" + at("graphml")}
		a := seabmc(t, dir, nil, slices.Concat(args, tasks[i].Flags, tasks[i].Files)...)
		var d struct{ Verdict string }
		if err := json.Unmarshal([]byte(a.stdout), &d); err != nil {
			t.Errorf("%s: JSON: %v", tasks[i].Name, err)
			continue
		}
		for name, valid := range map[string]func([]byte) error{
			"sarif":   func(b []byte) error { _, err := sarif.FromString(string(b), sarif.WithStrictValidation()); return err },
			"junit":   func(b []byte) error { var x struct{ XMLName xml.Name }; return xml.Unmarshal(b, &x) },
			"yaml":    func(b []byte) error { return validYAML(schema, b) },
			"graphml": validGraphML,
		} {
			b, err := os.ReadFile(at(name))
			if os.IsNotExist(err) && strings.HasSuffix(name, "ml") && (d.Verdict == "INCONCLUSIVE" || strings.Contains(a.stderr, "no witness")) {
				continue
			}
			if err == nil {
				err = valid(b)
			}
			if err != nil {
				t.Errorf("%s: %s: %v\n%s", tasks[i].Name, name, err, a.stderr)
				continue
			}
			n[name]++
		}
	}
	t.Logf("valid: %v", n)
}

func abs(t *testing.T, path string) string {
	t.Helper()
	p, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// validYAML checks a witness of format 2.0: its shape, and that it ends at its only target.
func validYAML(schema *gojsonschema.Schema, text []byte) error {
	var doc any
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return err
	}
	r, err := schema.Validate(gojsonschema.NewGoLoader(doc))
	if err != nil {
		return err
	}
	if !r.Valid() {
		return fmt.Errorf("%v\n%s", r.Errors(), text)
	}
	if strings.Contains(string(text), "violation_sequence") {
		if n := strings.Count(string(text), "type: target"); n != 1 || strings.Contains(string(text[strings.Index(string(text), "type: target"):]), "segment") {
			return fmt.Errorf("%d targets, or not the last", n)
		}
	}
	return nil
}

// validGraphML checks a witness of format 1.0: keys, nodes and edges fit each other,
// what the format asks for is there, and a violation ends in its only violation node.
func validGraphML(text []byte) error {
	type data struct {
		Key  string `xml:"key,attr"`
		Text string `xml:",chardata"`
	}
	var g struct {
		Keys []struct {
			ID  string `xml:"id,attr"`
			For string `xml:"for,attr"`
		} `xml:"key"`
		Graph struct {
			Direction string `xml:"edgedefault,attr"`
			Data      []data `xml:"data"`
			Nodes     []struct {
				ID   string `xml:"id,attr"`
				Data []data `xml:"data"`
			} `xml:"node"`
			Edges []struct {
				Source string `xml:"source,attr"`
				Target string `xml:"target,attr"`
				Data   []data `xml:"data"`
			} `xml:"edge"`
		} `xml:"graph"`
	}
	if err := xml.Unmarshal(text, &g); err != nil {
		return err
	}
	keys := map[string]bool{}
	for _, k := range g.Keys {
		keys[k.For+" "+k.ID] = true
	}
	declared := func(what string, list []data) error {
		for _, d := range list {
			if !keys[what+" "+d.Key] {
				return fmt.Errorf("key %s of a %s is not declared", d.Key, what)
			}
		}
		return nil
	}
	have := map[string]string{}
	for _, d := range g.Graph.Data {
		have[d.Key] = d.Text
	}
	for _, k := range []string{"witness-type", "sourcecodelang", "producer", "specification", "programfile", "programhash", "architecture", "creationtime"} {
		if have[k] == "" {
			return fmt.Errorf("no %s", k)
		}
	}
	if g.Graph.Direction != "directed" {
		return fmt.Errorf("the graph is not directed")
	}
	if err := declared("graph", g.Graph.Data); err != nil {
		return err
	}
	nodes, count := map[string]bool{}, map[string]int{}
	for _, n := range g.Graph.Nodes {
		if nodes[n.ID] {
			return fmt.Errorf("two nodes %s", n.ID)
		}
		nodes[n.ID] = true
		for _, d := range n.Data {
			if d.Text == "true" {
				count[d.Key]++
			}
		}
		if err := declared("node", n.Data); err != nil {
			return err
		}
	}
	wantViolation := 0
	if have["witness-type"] == "violation_witness" {
		wantViolation = 1
	}
	if count["entry"] != 1 || count["violation"] != wantViolation {
		return fmt.Errorf("%d entries, %d violations", count["entry"], count["violation"])
	}
	for _, e := range g.Graph.Edges {
		if !nodes[e.Source] || !nodes[e.Target] {
			return fmt.Errorf("edge from %s to %s", e.Source, e.Target)
		}
		if err := declared("edge", e.Data); err != nil {
			return err
		}
	}
	return nil
}
