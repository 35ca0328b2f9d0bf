package memrep

import (
	"seabmc/grow"
	"seabmc/memrep/pmap"
	"seabmc/points"
	"seabmc/rewriter"
	"seabmc/term"
)

// kind is the kind of a node.
type kind uint8

const (
	kInit  kind = iota
	kStore      // val at ptr if cond
	kSet        // n bytes val from ptr on if cond
	kCopy       // n bytes of other, from pointer from on, to ptr if cond
	kHavoc      // n bytes of symbol sym from ptr on if cond
	kMerge      // cond ? parent : other
	kMap        // object node: constant offsets, root maps them to entries
	kPut        // object node: a word val of size bytes at constant offset off, waiting (pending.go)
	kSmap       // chain node of the cached store-map (cached.go)
)

// node is one state of memory, or of one object. A chain node is about all of memory: ptr says where it writes. An object node is about one object,
// and whoever reads it knows the id of this object: ptr is then an offset. Chain nodes may be below object nodes.
type node struct {
	kind   kind
	object bool
	size   uint8 // kPut
	depth  uint8 // kPut: the number of nodes of this kind from here down
	parent uint32
	other  uint32  // kMerge: the else side; kCopy: the source; kMap: see root
	cond   term.ID // guard of the write; kMerge's condition
	ptr    term.ID // chain node: pointer; object node: offset
	val    term.ID // kStore: bit-vector or pointer; kSet: byte
	n      term.ID // length of set, copy and havoc, PtrBits wide; kPut: see off
	from   term.ID // kCopy: pointer into other; kPut: see off
	sym    uint32  // kHavoc; kSmap: index of its state
}

// root returns the map of a kMap.
func (n *node) root() pmap.Map { return pmap.Map(n.other) }

// off returns the offset of a kPut. It is kept in two parts to keep nodes small, since reads walk over them.
func (n *node) off() uint64 { return uint64(n.n)<<32 | uint64(n.from) }

func putAt(off uint64) (n, from term.ID) { return term.ID(off >> 32), term.ID(uint32(off)) }

// entryKind is the kind of an entry of a kMap node.
type entryKind uint8

const (
	eWord  entryKind = iota // bytes skip.. of val
	eFill                   // every byte is val
	eCopy                   // byte i is byte src+i of node a at base
	eHavoc                  // bytes of symbol sym
	eMerge                  // val ? node a : node b, at the same offset
)

// entry is what is known about the bytes [key, key+size) of an object.
type entry struct {
	kind entryKind
	sym  uint32
	skip uint32
	a, b uint32
	val  term.ID
	size uint64
	src  uint64
	base uint64
}

// table holds the nodes that memory is made of, and the entries of store-maps.
type table struct {
	r   *rewriter.Rewriter
	t   *term.Table
	arm *points.Arms // nil: no address range maps

	nodes   []node
	entries []entry
	maps    *pmap.Store

	ptrBytes int
	offBits  int
	offMask  uint64
}

// core is what lambda and seam share: the nodes and the read engine.
type core struct {
	table
	u *unknowns

	checked bool               // only valid accesses matter
	sizes   map[uint64]uint64  // greatest size of each object
	sizeOf  map[uint64]term.ID // size of each object, as given to Alloc
	exists  map[uint64]term.ID // the condition under which an object exists; see Exister

	underMemo map[[2]term.ID]term.ID

	smaps []smap // cached.go

	memo    map[query]term.ID
	puns    puns
	stack   []query
	missing []query

	rowSkips, rowHits, armSkips, smapSimp int
	quickHits, puts                       int // R-HIT of quick, SMAP-HIT of put
	rules                                 []ruleCount
	pend                                  counts
}

// counts holds the counters of one attempt to read. They are added up only if it succeeds.
type counts struct {
	row, hit, skip, armSkip, rHit, rMiss, rSkip, rAbort, merge int

	told *told // nil: nothing
}

// query is a read of nbytes at pointer p in a node. A negative nbytes means a read of a pointer, whose result has sort Ptr.
type query struct {
	node  uint32
	p     term.ID
	bytes int32
}

func (c *table) mk(n node) uint32 {
	if n.cond == 0 {
		n.cond = term.True
	}
	c.nodes = append(grow.Room(c.nodes), n)
	return uint32(len(c.nodes) - 1)
}

// A kMap holds numbers of entries or, marked with wordBit, a word itself: most entries are single words.
const wordBit = 1 << 31

// mkEntry returns the number of an entry, which it stores if necessary.
func (c *table) mkEntry(e entry) uint32 {
	if e.kind == eWord && e.skip == 0 && e.size == uint64(c.size(e.val)) {
		return wordBit | uint32(e.val)
	}
	c.entries = append(grow.Room(c.entries), e)
	return uint32(len(c.entries) - 1)
}

// entry returns the entry with this number.
func (c *table) entry(i uint32) entry {
	if i&wordBit == 0 {
		return c.entries[i]
	}
	v := term.ID(i &^ wordBit)
	return entry{kind: eWord, val: v, size: uint64(c.size(v))}
}

// entrySize returns the number of bytes of an entry.
func (c *table) entrySize(i uint32) uint64 {
	if i&wordBit == 0 {
		return c.entries[i].size
	}
	return uint64(c.size(term.ID(i &^ wordBit)))
}

// size returns the number of bytes of a value.
func (c *table) size(v term.ID) int {
	if c.t.Sort(v) == term.Ptr {
		return c.ptrBytes
	}
	return c.t.Width(v) / 8
}

// constPtr returns the base and offset of a constant pointer.
func (c *table) constPtr(p term.ID) (base, off uint64, ok bool) { return c.t.ConstPtr(p) }

// mkPtr returns the pointer to an offset in a known object.
func (c *table) mkPtr(base uint64, off term.ID) term.ID {
	return c.r.MkPtr(c.t.Const(base, c.t.Layout.ObjBits), off)
}

// offConst returns a constant offset.
func (c *table) offConst(off uint64) term.ID { return c.t.Const(off, c.offBits) }

// ruleCount says how often a rule was applied. There are few rules, so a map would cost more.
type ruleCount struct {
	name string
	n    int
}

func (c *core) count(rule string, n int) {
	if n == 0 {
		return
	}
	for i := range c.rules {
		if c.rules[i].name == rule {
			c.rules[i].n += n
			return
		}
	}
	c.rules = append(c.rules, ruleCount{rule, n})
}

func (c *core) ruleCounts() map[string]int {
	out := map[string]int{}
	for _, x := range c.rules {
		out[x.name] = x.n
	}
	for rule, n := range map[string]int{"R-HIT": c.quickHits, "SMAP-HIT": c.puts} {
		if n > 0 {
			out[rule] += n
		}
	}
	return out
}
