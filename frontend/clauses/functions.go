package clauses

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// Function is a function of C files, as their text has it.
type Function struct {
	Name     string   // by which flags name it: its own, or FileLocalName where static functions of several files have it
	File     string   // where it is defined, or declared if it is not
	Line     int      //
	Body     bool     // it is defined
	Size     int      // tokens of its body
	Contract bool     // it has a contract
	Skip     bool     // nobody wants it proved
	Clauses  []Clause // what it requires and ensures, in the order of the text
	Uses     []string // names of the functions that its body mentions
}

// Clause is a clause of a contract, as the text has it.
type Clause struct {
	LeftOut // names it
	File    string
	Line    int
	Text    string
}

// FunctionScan is what one file says about functions.
type FunctionScan struct {
	source string
	found  []*seenFunction
	byName map[string]*seenFunction
}

// seenFunction is a function in one file.
type seenFunction struct {
	Function
	name     string
	static   bool
	contract string // its clauses, with the variables of quantifiers renamed
	words    map[string]bool
}

// ScanFunctions reads the declarations and definitions of a preprocessed text.
func ScanFunctions(text, source string) (*FunctionScan, error) {
	s := &FunctionScan{source: source, byName: map[string]*seenFunction{}}
	toks := ctext.Tokens(text)
	at := ctext.Place{Line: 1}
	places := make([]ctext.Place, len(toks))
	for i, t := range toks {
		places[i] = at
		at.Pass(t)
	}
	begin := 0
	var clauses []ctext.Token // of the declaration that begins there
	var listed []Clause
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch {
		case t.Kind == ctext.Word && slices.Contains(clauseNames[:4], t.Text):
			open := ctext.Skip(toks, i+1)
			if open >= len(toks) || toks[open].Text != "(" {
				continue
			}
			if declaredName(toks[begin:i]) < 0 {
				return nil, &fault.InputError{File: places[i].File, Line: places[i].Line, Msg: t.Text + " after something that is not a function with a name"}
			}
			end := ctext.Close(toks, open)
			clauses = append(clauses, toks[i:min(end+1, len(toks))]...)
			listed = append(listed, listedClause(t.Text, toks[open+1:min(end, len(toks))], places[i]))
			i = end
		case t.Kind != ctext.Punct:
		case t.Text == "(" || t.Text == "[":
			i = ctext.Close(toks, i)
		case t.Text == "{":
			end := ctext.Close(toks, i)
			if n := declaredName(toks[begin:i]); n >= 0 && !slices.ContainsFunc(toks[begin:i], func(t ctext.Token) bool { return t.Text == "=" || t.Text == "typedef" }) {
				if err := s.see(toks[begin:i], n, places[begin+n], clauses, listed, toks[i:min(end, len(toks))]); err != nil {
					return nil, err
				}
				begin, clauses, listed = end+1, nil, nil
			}
			i = end
		case t.Text == ";":
			if n := declaredName(toks[begin:i]); n >= 0 {
				if err := s.see(toks[begin:i], n, places[begin+n], clauses, listed, nil); err != nil {
					return nil, err
				}
			}
			begin, clauses, listed = i+1, nil, nil
		}
	}
	return s, nil
}

// notNames are words before a bracket in a declaration that are no function's name.
var notNames = []string{"__attribute__", "__attribute", "__asm__", "__asm", "asm", "__typeof__", "__typeof", "typeof", "__declspec", "_Alignas",
	"_Static_assert", "static_assert", "_Atomic", "_BitInt", "__pragma", "_Pragma"}

// declaredName is the place of the name in the declaration of a function, -1 if it declares something else.
func declaredName(toks []ctext.Token) int {
	for i := 0; i < len(toks); i++ {
		switch t := toks[i]; {
		case t.Text == "=" || t.Text == "typedef":
			return -1
		case t.Kind == ctext.Punct && (t.Text == "(" || t.Text == "[" || t.Text == "{"):
			i = ctext.Close(toks, i)
		case t.Kind == ctext.Word:
			open := ctext.Skip(toks, i+1)
			if open >= len(toks) || toks[open].Text != "(" {
				continue
			}
			if slices.Contains(notNames, t.Text) {
				i = ctext.Close(toks, open)
			} else if !slices.Contains(basicTypes, t.Text) && t.Text != "void" && !slices.Contains(qualifiers, t.Text) {
				return i
			}
		}
	}
	return -1
}

// see notes a declaration whose name stands at n, or, with a body, a definition.
func (s *FunctionScan) see(head []ctext.Token, n int, at ctext.Place, clauses []ctext.Token, listed []Clause, body []ctext.Token) error {
	name := head[n].Text
	f := s.byName[name]
	if f == nil {
		f = &seenFunction{name: name, words: map[string]bool{}}
		f.File, f.Line = at.File, at.Line
		s.byName[name] = f
		s.found = append(s.found, f)
	}
	f.static = f.static || slices.ContainsFunc(head[:n], func(t ctext.Token) bool { return t.Text == "static" })
	if body != nil {
		f.Body, f.Size, f.File, f.Line = true, 0, at.File, at.Line
		for _, t := range body {
			if t.Kind == ctext.Word {
				f.words[t.Text] = true
			}
			if t.Kind != ctext.Space {
				f.Size++
			}
		}
	}
	for _, w := range obeyed(clauses) { // calls through a pointer are calls of it
		f.words[w] = true
	}
	if len(f.Clauses) == 0 {
		f.Clauses = numbered(listed)
	}
	return f.promise(canonical(clauses), at)
}

func listedClause(name string, toks []ctext.Token, at ctext.Place) Clause {
	return Clause{LeftOut: LeftOut{Name: strings.TrimPrefix(name, "__CPROVER_")}, File: at.File, Line: at.Line, Text: strings.Join(strings.Fields(ctext.Text(toks, true)), " ")}
}

// numbered gives the clauses of each name their numbers. Of other clauses than requires and ensures there are none in the result.
func numbered(listed []Clause) (out []Clause) {
	n := map[string]int{}
	for _, c := range listed {
		if c.Name == "requires" || c.Name == "ensures" {
			n[c.Name]++
			c.Number = n[c.Name]
			out = append(out, c)
		}
	}
	return out
}

// obeyed are the functions whose contracts hold for pointers, by the clauses of a contract.
func obeyed(clauses []ctext.Token) (names []string) {
	for i, t := range clauses {
		if open := ctext.Skip(clauses, i+1); t.Text == obeysContract && open < len(clauses) {
			if args := ctext.Split(clauses[open+1:min(ctext.Close(clauses, open), len(clauses))], ","); len(args) == 2 {
				names = append(names, ctext.LastWord(args[1]))
			}
		}
	}
	return names
}

// promise notes a contract.
func (f *seenFunction) promise(contract string, at ctext.Place) error {
	if contract == "" {
		return nil
	}
	if f.contract != "" && f.contract != contract {
		return &fault.InputError{File: at.File, Line: at.Line, Msg: "two contracts of " + f.name + " that differ"}
	}
	f.contract, f.Contract = contract, true
	return nil
}

// canonical is the text of clauses with numbers for the variables of quantifiers, which macros name anew each time.
func canonical(clauses []ctext.Token) string {
	names := map[string]string{}
	for i, t := range clauses {
		if t.Kind != ctext.Word || t.Text != "__CPROVER_forall" && t.Text != "__CPROVER_exists" {
			continue
		}
		open := ctext.Skip(clauses, i+1)
		if open >= len(clauses) {
			break
		}
		for _, v := range ctext.Split(ctext.Split(clauses[open+1:min(ctext.Close(clauses, open), len(clauses))], ";")[0], ",") {
			if w := ctext.LastWord(v); w != "" && names[w] == "" {
				names[w] = fmt.Sprintf("$%d", len(names))
			}
		}
	}
	var b strings.Builder
	for _, t := range clauses {
		if t.Kind == ctext.Space {
			continue
		}
		if n := names[t.Text]; n != "" {
			b.WriteString(n)
		} else {
			b.WriteString(t.Text)
		}
		b.WriteByte(' ')
	}
	return b.String()
}

// Resolve gives each function its name for flags, and resolves names between files.
func Resolve(scans []*FunctionScan) ([]Function, error) {
	shared := map[string]*seenFunction{} // those that are not static; the definition if there is one
	have := map[string]int{}             // how many functions of a name there are
	for _, s := range scans {
		for _, f := range s.found {
			g := shared[f.name]
			switch {
			case f.static:
				have[f.name]++
				continue
			case g == nil:
				have[f.name]++
				shared[f.name] = f
				continue
			}
			if f.Body && !g.Body {
				shared[f.name] = f
				f, g = g, f
			}
			if err := g.promise(f.contract, ctext.Place{File: f.File, Line: f.Line}); err != nil {
				return nil, err
			}
			if len(g.Clauses) == 0 {
				g.Clauses = f.Clauses
			}
		}
	}
	for _, s := range scans {
		for _, f := range s.found {
			f.Name = f.name
			if f.static && have[f.name] > 1 {
				f.Name = ctext.FileLocalName(s.source, f.name)
			}
			for i := range f.Clauses {
				f.Clauses[i].Function = f.Name
			}
		}
	}
	var out []Function
	for _, s := range scans {
		for _, f := range s.found {
			if !f.static && shared[f.name] != f {
				continue
			}
			for _, w := range slices.Sorted(maps.Keys(f.words)) {
				used := s.byName[w]
				if used == nil || !used.static {
					used = shared[w]
				}
				if used != nil {
					f.Uses = append(f.Uses, used.Name)
				}
			}
			out = append(out, f.Function)
		}
	}
	return out, nil
}
