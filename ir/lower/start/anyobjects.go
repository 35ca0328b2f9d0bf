package start

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// If a contract is checked from any state that it allows, pointers may lead anywhere. So that there is something to point into, there is an object of any size for each
// pointer argument and for the pointers in what it points to, for each pointer in variables with static lifetime (for the first few of an array), and one for what these
// lead to in turn. If the program asks whether something may be freed, each of them comes with a second one, from malloc. One more of each tells where these do not suffice
// (state.LeadsAnywhere).

const (
	mostOfVariable  = 8  // objects for the pointers in one variable
	mostOfVariables = 16 // in all
)

// objectsForVariables makes the objects for pointers in variables.
func (l *Start) objectsForVariables() {
	made := 0
	for _, e := range l.unknown {
		if e.Unit.Model || !l.fromAnyState() {
			continue
		}
		for range min(pointersIn(e.Global.Elem), mostOfVariable, mostOfVariables-made) {
			l.objectFor(e.Name)
			made++
		}
	}
	if made > 0 {
		l.objectFor("what pointers lead to")
	}
}

// spareObjects makes the objects that tell where the others do not suffice.
func (l *Start) spareObjects() {
	if l.HasAnyObjects() {
		l.objects("one more pointer", true)
	}
}

// objectFor makes an object that a pointer may lead to.
func (l *Start) objectFor(name string) { l.objects(name, false) }

func (l *Start) objects(name string, spare bool) {
	l.anyObject(name, ir.ObjStack, spare)
	if l.Program.Table["__CPROVER_is_freeable"] != nil {
		l.anyObject(name, ir.ObjHeap, spare)
	}
}

func (l *Start) anyObject(name string, kind ir.ObjKind, spare bool) {
	n := l.B.Nondet(l.B.Type(l.B.Addr(0)), "size of an object for "+name)
	l.Assume(state.EndInput, l.B.Bin(ir.OpUle, n, l.B.Addr(l.MaxObject())))
	obj := l.Alloc(n, ir.Alloc{Kind: kind, Name: "object for " + name, Given: true})
	l.AlignedTo(0)
	l.Wrote(obj, n)
	l.NoteAnyObject(kind, obj, spare)
}

// pointersIn counts the pointers to objects in a value of a type.
func pointersIn(t *llvm.Type) int {
	switch t.Kind {
	case llvm.Ptr:
		if t.Fn != nil {
			return 0
		}
		return 1
	case llvm.Array:
		return int(min(t.Len, mostOfVariable)) * pointersIn(t.Elem)
	}
	n := 0
	for _, part := range t.Parts() {
		n += pointersIn(part)
	}
	return n
}
