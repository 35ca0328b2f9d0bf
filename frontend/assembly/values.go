package assembly

import "strconv"

// Values in LLVM assembly: where they end, and what has to be done to those that llir does not take where they stand.

// exprWords begin constant expressions: words, then the operands in brackets.
var exprWords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range []string{
		"getelementptr", "bitcast", "addrspacecast", "ptrtoint", "inttoptr", "ptrtoaddr", "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
		"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "fneg", "fadd", "fsub", "fmul", "fdiv", "frem",
		"icmp", "fcmp", "select", "extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue",
	} {
		m[w] = true
	}
	return m
}()

// exprOpen is the bracket of the constant expression that begins at token i, 0 if none does.
func (t *Text) exprOpen(i, hi int) int {
	if t.kind(i) != tWord || !exprWords[t.str(i)] {
		return 0
	}
	for j := i + 1; j < hi; j++ {
		switch {
		case t.is(j, "("):
			return j
		case t.is(j, "inrange") && t.is(j+1, "("):
			j = t.closing(j+1) - 1
		case t.kind(j) != tWord: // flags, a predicate
			return 0
		}
	}
	return 0
}

// valueEnd is the token after the value that begins at token i, behind its type.
func (t *Text) valueEnd(i, hi int) int {
	if open := t.exprOpen(i, hi); open > 0 {
		return min(t.closing(open), hi)
	}
	switch {
	case t.is(i, "["), t.is(i, "{"):
		return min(t.closing(i), hi)
	case t.is(i, "<"):
		return t.angle(i, hi)
	case t.kind(i) == tWord && t.is(i+1, "("): // splat, blockaddress
		return min(t.closing(i+1), hi)
	case t.is(i, "dso_local_equivalent"), t.is(i, "no_cfi"):
		i++
	}
	return min(i+1, hi)
}

// angle is the token after the > that closes the < at token i.
func (t *Text) angle(i, hi int) int {
	depth := 0
	for ; i < hi; i++ {
		if t.is(i, "<") {
			depth++
		} else if t.is(i, ">") {
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return i
}

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

// indexSpace marks an index that llir would not read: as the integer of a pointer into an address space that no program has, it does.
// The lowering takes the pointer away again.
const indexSpace = "addrspace(7777)"

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

// strange tells whether llir cannot tell of the index at token i, of the type at token typ, whether it is a constant.
func (w *rewriter) strange(typ, i, hi int) bool {
	if w.exprOpen(i, hi) > 0 {
		return !w.is(i, "ptrtoint") || w.is(typ, "<")
	}
	if !w.is(typ, "<") {
		return false
	}
	switch {
	case w.kind(i) == tLocal:
		return false
	case w.is(i, "<"):
		for j, end := i+1, w.angle(i, hi)-1; j < end; j++ {
			j = w.typeEnd(j, end)
			if w.kind(j) != tWord || w.valueEnd(j, end) != j+1 || !number(w.str(j)) {
				return true
			}
			j++
		}
		return false
	}
	return true // zeroinitializer, splat, undef
}

func number(s string) bool { return s[0] == '-' || s[0] >= '0' && s[0] <= '9' }

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
