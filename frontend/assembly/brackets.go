package assembly

// closing returns the index after the bracket that token i opens.
func (t *Text) closing(i int) int {
	depth := 0
	for ; i < len(t.toks); i++ {
		if t.kind(i) != tPunct {
			continue
		}
		switch t.src[t.toks[i].start] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth <= 0 {
				return i + 1
			}
		}
	}
	return i
}

// bodyOf is the token that begins a definition's body.
func (t *Text) bodyOf(e *entity) int {
	depth := 0
	for i := int(e.lo); i < int(e.hi); i++ {
		switch t.str(i) {
		case "(", "[", "<":
			depth++
		case ")", "]", ">":
			depth--
		case "{":
			if depth == 0 && t.closing(i) >= int(e.hi) { // else the type of the result
				return i
			}
			depth++
		case "}":
			depth--
		}
	}
	return int(e.hi)
}

// attachment tells whether a metadata attachment, as in !dbg !7, begins at token i: the token after it, and whether it is one of those that are read:
// positions of instructions and of loops.
func (t *Text) attachment(i int) (end int, read bool) {
	name := t.str(i)
	read = name == "!dbg" || name == "!llvm.loop"
	if len(name) < 2 || name[1] >= '0' && name[1] <= '9' || t.is(i+1, "(") {
		return 0, false
	}
	switch t.kind(i + 1) {
	case tMeta:
		end = i + 2
	case tBang:
		end = i + 1
	default:
		return 0, false
	}
	if end < len(t.toks) && t.kind(end) == tBang {
		end++
	}
	if t.is(end, "{") || t.is(end, "(") && t.kind(end-1) == tMeta {
		if t.kind(end-1) == tMeta && t.str(end - 1)[1] >= '0' && t.str(end - 1)[1] <= '9' {
			return end, read // !dbg !7 { begins a function's body
		}
		end = t.closing(end)
	}
	return end, read
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
