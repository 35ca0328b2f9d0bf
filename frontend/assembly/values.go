package assembly

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

// indexSpace marks an index that llir would not read: as the integer of a pointer into an address space that no program has, it does.
// The lowering takes the pointer away again.
const indexSpace = "addrspace(7777)"

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
