package assembly

import (
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// useMeta notes that token i, a metadata number, is needed.
func (w *rewriter) useMeta(i int) {
	id := w.str(i)[1:]
	if id == "" || id[0] < '0' || id[0] > '9' || w.seen[id] {
		return
	}
	w.seen[id] = true
	w.meta = append(w.meta, id)
}

// ofStructureCopy tells whether token i is in a call of llvm.memcpy by which clang assigns a structure: it has a !tbaa.struct
// where clang knows what is in the structure.
func (w *rewriter) ofStructureCopy(i int) bool {
	if w.entity.kind != eDefine {
		return false
	}
	for k := i - 1; k >= 0 && i-k < 40; k-- { // back to the name of what is called
		if w.kind(k) == tGlobal && w.is(k+1, "(") {
			if !strings.HasPrefix(w.str(k), "@llvm.memcpy.") {
				return false
			}
			k = w.closing(k + 1)
			return w.is(k, ",") && w.kind(k+1) == tMeta && strings.Contains(w.rest(k), "!tbaa.struct ")
		}
	}
	return false
}

// rest is the text from token i to the end of its line.
func (w *rewriter) rest(i int) string {
	s := w.src[w.toks[i].start:]
	return s[:ctext.Until(s, "\n")]
}

// record turns a debug record of LLVM 19 into the call that it replaced.
func (w *rewriter) record(i int) {
	name := w.str(i)
	if !w.is(i+1, "(") {
		w.fail(i, "%s without its operands", name)
		return
	}
	end := w.closing(i + 1)
	intrinsic := map[string]string{"#dbg_declare": "llvm.dbg.declare", "#dbg_value": "llvm.dbg.value", "#dbg_label": "llvm.dbg.label"}[name]
	if intrinsic == "" || w.is(i+2, "!DIArgList") {
		w.i = end
		return
	}
	// Operands: value, variable, expression, location.
	var commas []int
	for j := i + 2; j < end-1; j++ {
		switch {
		case w.is(j, ","):
			commas = append(commas, j)
		case w.is(j, "("), w.is(j, "{"), w.is(j, "["):
			j = w.closing(j) - 1
		case w.is(j, "<"):
			j = w.angle(j, end-1) - 1
		}
	}
	operands := 4
	if name == "#dbg_label" { // label, location
		operands = 2
	}
	if len(commas) != operands-1 {
		w.fail(i, "%s with %d operands instead of %d", name, len(commas)+1, operands)
		return
	}
	w.seen[intrinsic] = true
	w.space(i)
	w.write("call void @" + intrinsic + "(")
	from, old := i+2, w.hi
	for k, to := range append(commas, end-1) {
		switch k {
		case 0:
			w.write("metadata ")
		case operands - 1:
			w.write("), !dbg ")
		default:
			w.write(", metadata ")
		}
		if w.is(from, "!") && w.is(from+1, "{") { // an empty location: the variable is gone
			w.write("!{}")
		} else {
			w.hi = to
			for w.i = from; w.i < to && w.err == nil; {
				w.step()
			}
		}
		from = to + 1
	}
	w.hi, w.i = old, end
}

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
			for k := j + 2; k < to; k++ {
				w.out = append(w.out, ' ')
				w.write(w.str(k))
				if w.kind(k) == tMeta {
					w.useMeta(k)
				}
			}
		}
		j = to + 1
	}
	w.write(")")
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
