package term

import "seabmc/grow"

// cons finds terms by what they are. Most terms are built, and requested again, soon after their arguments. So a term is noted in a line that
// belongs to its latest argument, next to the lines of terms built just before it. Looking up a term therefore stays in the caches no matter how
// many terms there are. Small constants are found by their value. Terms that find no room there, and all others, are in an ordinary table.
type cons struct {
	near   []*[pageLines]line // by latest argument, lineIDs arguments per line
	hash   []slot             // open addressing, power of two
	used   int                // of hash
	consts [65]consts         // by width
	lately [latelySlots]ID    // those of the constants in hash that were requested recently
}

// line is a cache line of terms, each with a part of its hash. It is filled from the front and never emptied.
type line struct {
	ids    [lineSlots]ID
	hashes [lineSlots]uint16
	_      uint32 // to 64 bytes
}

// slot is a term with its hash, so that most other terms are ruled out without looking at them.
type slot struct {
	id   ID
	hash uint32
}

const (
	lineSlots = 10 // 60 bytes
	lineIDs   = 8  // arguments that share a line
	pageLines = 1 << 9
	pageIDs   = pageLines * lineIDs
)

// consts holds the constants of one width. Constants that are small compared with the number of terms are found by their value, because a loop asks
// for neighbouring constants.
type consts struct {
	ids    []ID   // by value, 0 if there is none
	hashed uint64 // no smaller one is in the table
}

const (
	smallConsts = 1 << 14 // those below are small
	constSpan   = 4       // and so are those below this multiple of the number of terms
	latelySlots = 1 << 10
)

func newCons() cons {
	c := cons{hash: make([]slot, 1<<10)}
	for w := range c.consts {
		c.consts[w].hashed = ^uint64(0)
	}
	return c
}

func hash64(h, x uint64) uint64 {
	h ^= x
	h *= 0x9E3779B97F4A7C15
	return h ^ h>>29
}

func hashOf(kind uint32, aux uint64, args []ID) uint64 {
	h := hash64(uint64(kind)<<32, aux)
	for ; len(args) >= 2; args = args[2:] {
		h = hash64(h, uint64(args[0])<<32|uint64(args[1]))
	}
	if len(args) > 0 {
		h = hash64(h, uint64(args[0]))
	}
	return h
}

// mk finds or makes the node. It does not simplify at all.
func (t *Table) mk(op Op, s Sort, aux uint64, args ...ID) ID {
	kind := kindOf(op, s)
	hash := uint32(hashOf(kind, aux, args))
	if len(args) > 0 {
		near := t.line(latest(args))
		for i, id := range near.ids {
			if id == 0 {
				id = t.add(kind, aux, args)
				near.ids[i], near.hashes[i] = id, uint16(hash)
				return id
			}
			if near.hashes[i] == uint16(hash) && t.is(id, kind, aux, args) {
				return id
			}
		}
	}
	if t.used*4 >= 3*len(t.hash) {
		t.grow()
	}
	mask := uint32(len(t.hash) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		x := &t.hash[i]
		if x.id == 0 {
			*x = slot{t.add(kind, aux, args), hash}
			t.used++
			return x.id
		}
		if x.hash == hash && t.is(x.id, kind, aux, args) {
			return x.id
		}
	}
}

func latest(args []ID) ID {
	m := args[0]
	for _, a := range args[1:] {
		m = max(m, a)
	}
	return m
}

// line returns the line in which terms with this latest argument are noted.
func (c *cons) line(arg ID) *line {
	page, at := int(arg/pageIDs), int(arg%pageIDs)/lineIDs
	for page >= len(c.near) {
		c.near = append(c.near, newPage())
	}
	return &c.near[page][at]
}

// newPage makes a page of lines and writes to each page of the system in it. Otherwise memory that the system has just provided would be provided a
// second time, since it would be read before it is written.
func newPage() *[pageLines]line {
	const step = 4096 / 64 // lines of a page of the system
	p := new([pageLines]line)
	for i := 0; i < pageLines; i += step {
		p[i].ids[0] = 0
	}
	return p
}

// is reports whether id is this term.
func (t *Table) is(id ID, kind uint32, aux uint64, args []ID) bool {
	n := t.nodes[id : id+2 : id+2]
	if n[0].kind != kind || n[0].aux != aux || int(n[1].start-n[0].start) != len(args) {
		return false
	}
	have := t.pool[n[0].start:]
	for i, a := range args {
		if have[i] != a {
			return false
		}
	}
	return true
}

// add makes a new term.
func (t *Table) add(kind uint32, aux uint64, args []ID) ID {
	id := ID(len(t.nodes) - 1)
	n := &t.nodes[id] // its start is right
	n.kind, n.aux = kind, aux
	for _, a := range args {
		t.pool = append(grow.Room(t.pool), a)
	}
	t.nodes = append(grow.Room(t.nodes), node{start: uint32(len(t.pool))})
	return id
}

// constant returns a constant of at most 64 bits.
func (t *Table) constant(v uint64, s Sort) ID {
	if c := t.consts[s.Width()].ids; v < uint64(len(c)) && c[v] != 0 {
		return c[v]
	}
	return t.newConst(v, s)
}

// newConst finds a constant that is not yet found by its value, or makes it.
func (t *Table) newConst(v uint64, s Sort) ID {
	c := &t.consts[s.Width()]
	if v >= smallConsts && v >= constSpan*uint64(len(t.nodes)) {
		c.hashed = min(c.hashed, v)
		id := &t.lately[(v>>2^v<<8^uint64(s))%latelySlots]
		if n := &t.nodes[*id]; n.aux != v || n.kind != kindOf(OpConst, s) {
			*id = t.mk(OpConst, s, v)
		}
		return *id
	}
	c.ids = grow.For(c.ids, int(v))
	if v < c.hashed {
		c.ids[v] = t.add(kindOf(OpConst, s), v, nil)
	} else { // it may have been made when there were fewer terms
		c.ids[v] = t.mk(OpConst, s, v)
	}
	return c.ids[v]
}

func (c *cons) grow() {
	old := c.hash
	c.hash = make([]slot, 2*len(old))
	mask := uint32(len(c.hash) - 1)
	for _, x := range old {
		if x.id == 0 {
			continue
		}
		i := x.hash & mask
		for c.hash[i].id != 0 {
			i = (i + 1) & mask
		}
		c.hash[i] = x
	}
}

// NewTable makes an empty table for pointers of the given layout.
func NewTable(l Layout) *Table {
	t := &Table{Layout: l, bigIdx: map[string]uint64{}, nameIdx: map[string]ID{}, cons: newCons()}
	t.nodes = append(t.nodes, node{}, node{}) // id 0 is not a term
	t.mk(OpTrue, Bool, 0)                     // id 1
	t.mk(OpFalse, Bool, 0)                    // id 2
	return t
}
