package assembly

import (
	"strconv"
	"strings"
)

// One step writes what stands for the next token and for what belongs to it. Constant expressions, types in brackets and debug records hold
// further tokens, for which steps are taken in turn.

// through writes what stands for the tokens up to end.
func (w *rewriter) through(end int) {
	old := w.hi
	for w.hi = end; w.i < end && w.err == nil; {
		w.step()
	}
	w.hi = old
}

// freeze writes the instruction without metadata, which llir's grammar does not have there.
func (w *rewriter) freeze(i int) {
	w.token(i)
	w.i++
	w.through(w.valueEnd(w.typeEnd(i+1, w.hi), w.hi))
	for w.is(w.i, ",") && w.kind(w.i+1) == tMeta {
		end, _ := w.attachment(w.i + 1)
		if end == 0 {
			return
		}
		w.i = end
	}
}

// ifunc writes a function that is chosen when the program is loaded. What chooses it is left out: calls of such functions are not supported, and LLVM 14 gives it a type that llir refuses.
func (w *rewriter) ifunc(i int) {
	w.token(i)
	w.i++
	if w.entity.kind == eGlobal {
		w.through(w.typeEnd(w.i, w.hi))
		w.write(", i8* null")
		w.i = w.hi
	}
}

// trunc writes the conversion without flags, which llir's grammar does not have there.
func (w *rewriter) trunc(i int) {
	w.token(i)
	for w.i++; w.is(w.i, "nuw") || w.is(w.i, "nsw"); w.i++ {
	}
}

// gepOperands writes the operands of a getelementptr, up to hi at the most. The instruction has begun if it is one.
func (w *rewriter) gepOperands(hi int, instruction bool) {
	w.through(w.typeEnd(w.i, hi))
	for k := 0; w.i < hi && w.is(w.i, ",") && w.kind(w.i+1) != tMeta; k++ {
		w.through(w.i + 1)
		if w.is(w.i, "inrange") { // of LLVM 14 to 18: in front of an index
			w.i++
		}
		typ := w.i
		w.through(w.typeEnd(typ, hi))
		if k > 0 && w.strange(typ, w.i, hi) {
			w.index(typ, hi, instruction)
		} else {
			w.through(w.valueEnd(w.i, hi))
		}
	}
}

// index writes a strange index.
func (w *rewriter) index(typ, hi int, instruction bool) {
	end := w.valueEnd(w.i, hi)
	if !w.is(typ, "<") {
		w.write(" ptrtoint (i8 " + indexSpace + "* inttoptr (")
		w.typeText(typ)
		w.through(end)
		w.write(" to i8 " + indexSpace + "*) to ")
		w.typeText(typ)
		w.write(")")
		return
	}
	if !instruction {
		w.fail(w.i, "a constant vector of addresses")
		return
	}
	// A vector: an instruction in front, whose result stands here.
	rest, lines := string(w.out[w.begun:]), len(w.line)
	w.out = w.out[:w.begun]
	w.hoisted++
	name := "%seabmc.index." + strconv.Itoa(w.hoisted)
	w.write(name + " = freeze ")
	w.typeText(typ)
	w.through(end)
	w.write(" ")
	if len(w.line) != lines {
		w.fail(typ, "an index that goes over several lines")
		return
	}
	w.begun = len(w.out)
	w.out = append(w.out, rest...)
	w.out = append(w.out, ' ')
	w.out = append(w.out, name...)
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

// gep writes getelementptr without newer flags, and casts a constant one to i8* where pointers are opaque.
func (w *rewriter) gep(i int) {
	inbounds := false
	j := i + 1
flags:
	for ; j < w.hi; j++ {
		switch {
		case w.is(j, "inbounds"):
			inbounds = true
		case w.is(j, "nuw"), w.is(j, "nusw"):
		case w.is(j, "inrange") && w.is(j+1, "("):
			j = w.closing(j+1) - 1
		default:
			break flags
		}
	}
	words := "getelementptr"
	if inbounds {
		words += " inbounds"
	}
	if !w.is(j, "(") {
		w.space(i)
		w.write(words)
		w.i = j
		w.gepOperands(w.hi, true)
		return
	}
	end := w.closing(j)
	if !w.opaque {
		w.space(i)
		w.write(words + " (")
		w.i = j + 1
		w.gepOperands(end-1, false)
		w.through(end)
		return
	}
	result, space, err := w.gepResult(j+1, end-1)
	if err != "" {
		w.fail(j, "%s", err)
		return
	}
	w.space(i)
	w.write("bitcast (")
	w.typeText(result)
	w.write(space + "* " + words + " (")
	w.i = j + 1
	w.gepOperands(end-1, false)
	w.through(end)
	w.write(" to i8" + space + "*)")
}

// atomicRMW gives the pointer operand the type of the value.
func (w *rewriter) atomicRMW(i int) {
	j := i
	for ; j < w.hi && !w.is(j, "ptr"); j++ {
		if w.is(j, ",") {
			break
		}
	}
	if !w.opaque || !w.is(j, "ptr") {
		w.token(i)
		w.i++
		return
	}
	comma := j
	for ; comma < w.hi && !w.is(comma, ","); comma++ {
		if w.is(comma, "(") {
			comma = w.closing(comma) - 1
		}
	}
	for ; w.i < j; w.i++ {
		w.token(w.i)
	}
	w.space(j)
	w.typeText(comma + 1)
	w.write("*")
	w.i++
	if w.is(w.i, "addrspace") && w.is(w.i+1, "(") {
		w.i = w.closing(w.i + 1)
	}
	if w.is(comma-1, ")") { // a constant expression, which has the type i8*
		w.write(" bitcast (i8*")
		w.through(comma)
		w.write(" to ")
		w.typeText(comma + 1)
		w.write("*)")
	}
}

// splat writes a vector constant of equal elements out.
func (w *rewriter) splat(i int) {
	// The type before it is < N x T >. Constants of that type may stand between.
	j := i - 1
	depth := 0
	for ; j > int(w.entity.lo); j-- {
		if w.is(j, ">") {
			depth++
		} else if w.is(j, "<") {
			if depth--; depth == 0 && w.is(j+2, "x") {
				break
			}
		}
	}
	n, err := strconv.Atoi(w.str(min(j+1, len(w.toks)-1)))
	if err != nil || n < 1 || n > 4096 || !w.is(i+1, "(") || w.inSplat {
		w.fail(i, "splat of a vector whose length is not known")
		return
	}
	end := w.closing(i + 1)
	w.space(i)
	w.write("<")
	old := w.hi
	w.inSplat = true
	for k := range n {
		if k > 0 {
			w.write(",")
		}
		w.hi = end - 1
		for w.i = i + 2; w.i < w.hi && w.err == nil; {
			w.step()
		}
	}
	w.hi = old
	w.i = end
	w.inSplat = false
	w.write(">")
}

// step writes the next token or what stands for it.
func (w *rewriter) step() {
	i := w.i
	if i == w.noteAt && w.note != "" {
		w.write(w.note)
		w.note = ""
	}
	switch w.kind(i) {
	case tWord:
		if w.is(i+1, ":") { // a label
			w.label(i)
			return
		}
		w.word(i)
	case tGlobal:
		w.space(i)
		w.global(i)
		w.i++
	case tMeta:
		if end, read := w.attachment(i); end > 0 && (!read || w.entity.kind == eDeclare) {
			w.i = end
			return
		}
		w.token(i)
		w.useMeta(i)
		w.i++
		if w.str(i) == "!DIExpression" && w.is(i+1, "(") {
			w.i = w.expression(i + 1)
		}
	case tHash:
		if strings.HasPrefix(w.str(i), "#dbg_") {
			w.record(i)
			return
		}
		if kept := w.attrs[w.str(i)]; kept != "" {
			w.space(i)
			w.write(kept)
		}
		w.i++
	case tPunct:
		if w.src[w.toks[i].start] == ',' {
			if w.kind(i+1) == tMeta {
				if end, read := w.attachment(i + 1); end > 0 && !read {
					w.i = end
					return
				}
			}
			if w.kind(i+1) == tWord {
				switch w.str(i + 1) {
				case "comdat", "no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit", "code_model", "partition":
					w.i++ // the comma goes with the word
					return
				}
			}
		}
		w.token(i)
		w.i++
	case tString:
		if w.is(i+1, ":") {
			w.label(i)
			return
		}
		w.token(i)
		w.i++
	case tLocal:
		if w.is(i+1, "=") {
			w.space(i)
			w.begun = len(w.out)
		}
		w.token(i)
		w.i++
	default:
		w.token(i)
		w.i++
	}
}

// expression writes a DIExpression's bracket and returns the token after it. Operators of newer LLVM go with all the rest of it.
func (w *rewriter) expression(i int) int {
	end := w.closing(i)
	for j := i; j < end; j++ {
		if s := w.str(j); strings.HasPrefix(s, "DW_OP_LLVM_") && s != "DW_OP_LLVM_fragment" {
			w.write("()")
			return end
		}
	}
	for ; i < end; i++ {
		w.token(i)
	}
	return end
}

func (w *rewriter) word(i int) {
	s := w.str(i)
	act, ok := actions[s]
	if !ok || act == keep {
		if !w.literal(i) && !w.nan(i) {
			w.token(i)
		}
		w.i++
		return
	}
	bracket := w.is(i+1, "(")
	switch act {
	case drop:
		w.i++
	case dropGroup, dropIfGroup:
		if bracket {
			w.i = w.closing(i + 1)
			return
		}
		if act == dropIfGroup {
			w.token(i)
		}
		w.i++
	case dropString:
		w.i++
		if w.kind(w.i) == tString {
			w.i++
		}
	case toPtr:
		w.space(i)
		w.i++
		w.out = append(w.out, "i8"...)
		if w.is(w.i, "addrspace") && w.is(w.i+1, "(") {
			for end := w.closing(w.i + 1); w.i < end; w.i++ {
				w.token(w.i)
			}
		}
		w.out = append(w.out, '*')
	case toGEP:
		w.gep(i)
	case toSplat:
		w.splat(i)
	case toTrunc:
		w.trunc(i)
	case toAtomicRMW:
		w.atomicRMW(i)
	case toDebugCall:
		w.call(i)
	case toInteger:
		w.space(i)
		w.out = append(w.out, w.integerFor(i)...)
		w.i++
	case toFreeze:
		w.freeze(i)
	case toIFunc:
		w.ifunc(i)
	case toAlign:
		if w.is(i-1, ",") || !bracket && w.ofStructureCopy(i) {
			w.token(i)
			w.i++
		} else if bracket {
			w.i = w.closing(i + 1)
		} else {
			w.i += 2
		}
	case toLinkage:
		if w.entity.kind != eDeclare {
			w.token(i)
		}
		w.i++
	case toDeclareKey:
		if w.entity.kind == eDeclare && i == int(w.entity.lo) {
			w.space(i)
			w.write("declare")
		} else {
			w.token(i)
		}
		w.i++
	}
}

// label writes a label and its colon, which must touch.
func (w *rewriter) label(i int) {
	w.token(i)
	w.out = append(w.out, ':')
	w.i = i + 2
}

// global writes the name of a global.
func (w *rewriter) global(i int) {
	s := w.str(i)
	if len(s) > 1 && s[1] >= '0' && s[1] <= '9' {
		w.out = append(w.out, "@seabmc."...)
		s = s[1:]
	}
	w.out = append(w.out, s...)
}
