package project

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// Schema is the JSON schema of the file, for editors; seabmc init --schema prints it.
//
//go:embed seabmc.schema.json
var Schema []byte

var schema = sync.OnceValue(func() *jsonschema.Schema {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema))
	if err != nil {
		panic(err) // it is part of the program
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("seabmc.schema.json", doc); err != nil {
		panic(err)
	}
	return c.MustCompile("seabmc.schema.json")
})

// checkForm checks the file against the schema. It returns the first error in the file.
func checkForm(text []byte, lines map[string]int) error {
	var doc map[string]any
	if err := toml.Unmarshal(text, &doc); err != nil {
		return err
	}
	b, err := json.Marshal(doc) // numbers and dates as a schema knows them
	if err != nil {
		return err
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(b))
	if err != nil {
		return err
	}
	var invalid *jsonschema.ValidationError
	if err = schema().Validate(v); !errors.As(err, &invalid) {
		return err
	}
	faults := faults{lines: lines}
	faults.collect(invalid)
	return slices.MinFunc(faults.list, func(a, b *Error) int { return a.Line - b.Line })
}

// faults holds what a validator found wrong.
type faults struct {
	lines      map[string]int // the lines of keys
	list       []*Error
	unknownKey bool // list is about a key that the file may not have
}

// collect gathers the faults at the leaves of the validator's tree. If a key is missing there and another key is unknown, the unknown key is the most
// likely reason, so nothing else is reported.
func (f *faults) collect(e *jsonschema.ValidationError) {
	_, any := e.ErrorKind.(*kind.AnyOf)
	if len(e.Causes) > 0 && !any {
		for _, c := range e.Causes {
			f.collect(c)
		}
		return
	}
	at := e.InstanceLocation
	if k, ok := e.ErrorKind.(*kind.AdditionalProperties); ok {
		f.list, f.unknownKey = []*Error{{Line: lineOf(append(slices.Clone(at), k.Properties[0]), f.lines), Msg: explain(e)}}, true
		return
	}
	if !f.unknownKey {
		f.list = append(f.list, &Error{Line: lineOf(at, f.lines), Msg: explain(e)})
	}
}

func lineOf(path []string, lines map[string]int) int {
	for n := len(path); n >= 0; n-- {
		if line := lines[strings.Join(path[:n], "\x00")]; line > 0 {
			return line
		}
	}
	return 0
}

// explain says what is wrong and what is allowed.
func explain(e *jsonschema.ValidationError) string {
	where := "the file"
	if names := slices.DeleteFunc(slices.Clone(e.InstanceLocation), isNumber); len(names) > 0 {
		where = strings.Join(names, ".")
	}
	switch k := e.ErrorKind.(type) {
	case *kind.AdditionalProperties:
		return fmt.Sprintf("%s has no key %s; it has: %s", where, strings.Join(k.Properties, ", "), strings.Join(keysAt(e.SchemaURL), ", "))
	case *kind.Required:
		return fmt.Sprintf("%s needs %s", where, strings.Join(k.Missing, ", "))
	case *kind.AnyOf:
		return where + " needs a harness, sources or a function"
	case *kind.Pattern:
		return fmt.Sprintf("%s: %q is not of the form that is wanted: %s", where, k.Got, descriptionAt(e.SchemaURL))
	}
	return where + ": " + e.ErrorKind.LocalizedString(message.NewPrinter(language.English))
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// schemaAt returns the part of the schema that a fragment of its address names.
func schemaAt(url string) map[string]any {
	var at any
	if err := json.Unmarshal(Schema, &at); err != nil {
		return nil
	}
	_, pointer, _ := strings.Cut(url, "#")
	for _, name := range strings.Split(strings.Trim(pointer, "/"), "/") {
		if m, ok := at.(map[string]any); ok && name != "" {
			at = m[name]
		}
	}
	m, _ := at.(map[string]any)
	return m
}

func keysAt(url string) (keys []string) {
	m, _ := schemaAt(url)["properties"].(map[string]any)
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

func descriptionAt(url string) string {
	if s, ok := schemaAt(url)["description"].(string); ok {
		return s
	}
	return "see the schema (seabmc init --schema)"
}

// positions returns the lines of the keys of a TOML file. An element of an array of tables has its number as key.
func positions(text []byte) (map[string]int, error) {
	lines := map[string]int{}
	counts := map[string]int{}
	var table []string
	p := unstable.Parser{}
	p.Reset(text)
	for p.NextExpression() {
		e := p.Expression()
		switch e.Kind {
		case unstable.Table, unstable.ArrayTable:
			table = nil
			keys := e.Key()
			for keys.Next() {
				table = append(table, string(keys.Node().Data))
				at := strings.Join(table, "\x00")
				if e.Kind == unstable.ArrayTable && keys.IsLast() {
					counts[at]++
				}
				if n := counts[at]; n > 0 {
					table = append(table, strconv.Itoa(n-1))
				}
				note(lines, table, p.Shape(keys.Node().Raw).Start.Line)
			}
		case unstable.KeyValue:
			path := slices.Clone(table)
			keys := e.Key()
			for keys.Next() {
				path = append(path, string(keys.Node().Data))
				note(lines, path, p.Shape(keys.Node().Raw).Start.Line)
			}
		}
	}
	return lines, parseError(p.Error(), text)
}

func note(lines map[string]int, path []string, line int) {
	if at := strings.Join(path, "\x00"); lines[at] == 0 {
		lines[at] = line
	}
}

// parseError leaves the error to the decoder, which words it better and knows the line.
func parseError(err error, text []byte) error {
	if err == nil {
		return nil
	}
	var doc map[string]any
	if better := toml.Unmarshal(text, &doc); better != nil {
		return better
	}
	return err
}
