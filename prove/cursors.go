package prove

// cursors: pointers that a loop moves through objects stay inside them, and move together with each other and with counters. What is compared are offsets: a
// pointer that is only moved stays in its object, which the lowering knows (ir/lower/guarded/moves.go).
func cursors(l *loop, add func(string, ...any)) {
	var moved []*variable
	for _, v := range l.vars {
		if v.pointer && l.changed[v.id] && len(moved) < maxCursors {
			moved = append(moved, v)
		}
	}
	for i, p := range moved {
		at, size := offset(p.name), "__CPROVER_OBJECT_SIZE("+p.name+")"
		add("%s < %s", at, size)
		add("%s <= %s", at, size)
		add("%s >= %s", at, offset(entry(p)))
		add("%s <= %s", at, offset(entry(p)))
		for _, q := range l.vars {
			if q.pointer && q.id != p.id && q.typ == p.typ {
				add("%s <= %s", at, offset(q.name))
				if !l.changed[q.id] {
					add("%s >= %s", at, offset(q.name))
				}
			}
		}
		for _, q := range moved[i+1:] {
			add("%s == %s", passed(p)+" * sizeof(*"+q.name+")", passed(q)+" * sizeof(*"+p.name+")")
			add("%s == %s", passed(p)+" * sizeof(*"+q.name+")", "-"+passed(q)+" * sizeof(*"+p.name+")")
		}
		l.integers(func(v *variable, changed bool) {
			if changed && v.bits > 8 {
				counted := "(unsigned long)((__int128)" + v.name + " - (__int128)" + entry(v) + ") * sizeof(*" + p.name + ")"
				add("%s == %s", passed(p), counted)
				add("%s == -(%s)", passed(p), counted)
			}
		})
	}
}

// maxCursors is of how many pointers a loop is taken to move.
const maxCursors = 4

func offset(p string) string { return "__CPROVER_POINTER_OFFSET(" + p + ")" }

// passed is how many bytes a pointer has moved since the loop was entered, modulo 2^64.
func passed(p *variable) string {
	return "((unsigned long)" + offset(p.name) + " - (unsigned long)" + offset(entry(p)) + ")"
}
