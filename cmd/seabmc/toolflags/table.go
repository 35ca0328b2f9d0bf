package toolflags

import "strings"

// Flag says how to treat a flag that another checker or a compiler has and seabmc does not have.
type Flag struct {
	Tool    string // whose it is
	Becomes string // the flags with the same meaning, with %s for the value; empty: it has no meaning here and is left out
	Value   bool   // it takes a value
	Refused string // why it is an error; empty: it is no error
	Note    string // what to say about it if it is left out
}

// flagTable collects the flags of one tool.
type flagTable struct {
	tool  string
	flags map[string]Flag
}

// each adds flags that get the same answer. A name that ends in = takes a value.
func (t *flagTable) each(names string, f Flag) {
	f.Tool = t.tool
	for _, name := range strings.Fields(names) {
		name, f.Value = strings.CutSuffix(name, "=")
		t.flags[name] = f
	}
}

func (t *flagTable) becomes(name, ours string) { t.each(name, Flag{Becomes: ours}) }

func (t *flagTable) refused(names, why string) { t.each(names, Flag{Refused: why}) }

func (t *flagTable) ignored(names, note string) {
	t.each(names, Flag{Note: note})
}
