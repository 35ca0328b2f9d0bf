package assembly

import (
	"strings"

	"seabmc/frontend/fault"
)

// Metadata nodes are printed after all functions, since only then it is known which of them are needed.

// printMeta writes the metadata node with the given number, with the fields that are kept.
func (w *rewriter) printMeta(id string) {
	n, ok := w.Text.meta[id]
	if !ok {
		w.err = &fault.InputError{File: w.path, Msg: "uses the metadata node !" + short(id) + " but does not define it; the file seems to be cut off"}
		return
	}
	e := &w.entities[n]
	w.begin(int(e.lo))
	i := int(e.lo) + 2
	distinct := ""
	if w.is(i, "distinct") {
		distinct = "distinct "
		i++
	}
	w.write("!" + id + " = ")
	if w.kind(i) == tBang && w.is(i+1, "{") {
		w.write(distinct) // a loop's node contains itself
		w.tuple(i + 1)
		return
	}
	kind := ""
	if w.kind(i) == tMeta {
		kind = w.str(i)[1:]
	}
	fields, known := keptFields[kind]
	if !known || !w.is(i+1, "(") {
		w.write("!{}")
		return
	}
	if kind == "DIExpression" {
		w.write("!DIExpression")
		w.expression(i + 1)
		return
	}
	w.write(distinct + "!" + kind + "(")
	first := true
	end := w.closing(i + 1)
	for j := i + 2; j < end-1; {
		to := j
		for ; to < end-1 && !w.is(to, ","); to++ {
			if w.is(to, "(") || w.is(to, "{") {
				to = w.closing(to) - 1
			}
		}
		name := w.str(j)
		if w.is(j+1, ":") && strings.Contains(fields, " "+name+" ") {
			if !first {
				w.write(", ")
			}
			first = false
			w.write(name + ":")
			w.field(name, j+2, to)
		}
		j = to + 1
	}
	w.write(")")
}

// field writes the value of a field, the tokens from i to end. Of the flags of a subprogram only the one that is read stays, since llir does not know
// all of them.
func (w *rewriter) field(name string, i, end int) {
	if name == "flags" {
		w.write(w.prototyped(i, end))
		return
	}
	for ; i < end; i++ {
		w.out = append(w.out, ' ')
		w.write(w.str(i))
		if w.kind(i) == tMeta {
			w.useMeta(i)
		}
	}
}

// prototyped returns the flags, among tokens, that say whether a function's definition lists its parameters.
func (w *rewriter) prototyped(i, end int) string {
	for ; i < end; i++ {
		if w.is(i, "DIFlagPrototyped") {
			return " DIFlagPrototyped"
		}
	}
	return " DIFlagZero"
}

// tuple writes !{…} with its nodes; constants in it say nothing to anyone here.
func (w *rewriter) tuple(i int) {
	end := w.closing(i)
	w.write("!{")
	first := true
	for j := i + 1; j < end-1; j++ {
		null := w.is(j, "null") && (w.is(j-1, "{") || w.is(j-1, ","))
		if !null && (w.kind(j) != tMeta || !(w.is(j+1, ",") || w.is(j+1, "}"))) {
			continue
		}
		if !first {
			w.write(", ")
		}
		first = false
		w.write(w.str(j))
		if !null {
			w.useMeta(j)
		}
	}
	w.write("}")
}
