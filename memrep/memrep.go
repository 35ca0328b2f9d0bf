// Package memrep represents memory in verification conditions (thesis ch. 2.2 to
// 2.4 and 4 to 6).
//
// In: the memory operations of SEA-IR, on terms. Out: the terms that loads read.
// A memory value is a handle; what it stands for is owned by the representation.
// Memory is a total map from (base, offset modulo 2^OffBits) to bytes, so accesses
// outside of objects are defined too, and all representations agree on them.
//
//   - array: SMT arrays; stores and selects are left to the solver.
//   - lambda: memory as a function of the address, β-reduced at each read.
//   - seam: the theory of memory with pointers (base, offset), address range maps
//     (package points) and store-maps (storemap.go persistent, cached.go as in ch. 7.2).
//
// lambda and seam share one read engine (read.go) over one kind of node (node.go).
package memrep

import (
	"cmp"
	"fmt"
	"strings"

	"seabmc/rewriter"
	"seabmc/term"
)

// Mem is a memory value: a handle into the representation that made it.
type Mem uint32

// Representation builds memory values and reads them. Pointers have sort Ptr,
// lengths are bit-vectors of PtrBits, unsigned.
type Representation interface {
	// Init returns the memory before the program: unknown but fixed bytes.
	Init() Mem
	// Alloc makes base the id of a fresh object of the given size. The contents stay as they are, that is, unknown.
	Alloc(m Mem, base uint64, size term.ID) Mem
	// Load reads nbytes, little endian, as BV(8*nbytes).
	Load(m Mem, p term.ID, nbytes int) term.ID
	// LoadPtr reads a pointer.
	LoadPtr(m Mem, p term.ID) term.ID
	// Store writes v, a bit-vector of 8*n bits or a pointer.
	Store(m Mem, p, v term.ID) Mem
	// Set writes the byte b n times.
	Set(m Mem, p, b, n term.ID) Mem
	// Copy writes n bytes, with the values that they have in src at from.
	Copy(dst Mem, to term.ID, src Mem, from, n term.ID) Mem
	// Havoc makes n bytes unknown; the k-th call makes symbol k.
	Havoc(m Mem, p, n term.ID) Mem
	// Merge returns c ? a : b.
	Merge(c term.ID, a, b Mem) Mem
	// Finish returns the constraints that tie reads of unknown bytes together. It may be called again after more reads.
	Finish() []term.ID
	// Incomplete returns the conditions under which the encoding is not exact (bounded unrolling). lambda and seam have none.
	Incomplete() []term.ID
	// InitByte returns a byte of unwritten memory (sym 0) or of the sym-th havoc under a model. Bytes that were never read are 0.
	InitByte(mod *term.Model, sym uint32, base, off uint64) (byte, error)
	// Unknowns lists the variables that stand for unknown bytes.
	Unknowns() []Unknown
	// Stats returns the counters so far.
	Stats() Stats
}

// Unknown is a variable for unknown bytes. It stands for NBytes bytes of symbol Sym (0 is unwritten memory, k the k-th havoc) from (Base, Off) on.
// If NBytes is 0, it stands for the whole array of the symbol, indexed by concat(base, off).
type Unknown struct {
	Var    term.ID
	Sym    uint32
	Base   uint64
	Off    uint64
	NBytes int
}

// Stats counts what a representation did.
type Stats struct {
	RowSkips                int            // writes passed because they were proved to be elsewhere
	RowHits                 int            // reads answered by one write
	ArmSkips                int            // skips that needed an address range map
	StoreMapSimplifications int            // R-HIT, R-SKIP and R-MISS of store-maps
	ArrayTerms              int            // select terms made
	Rules                   map[string]int // by the names in the thesis
}

// Options choose the variant. Other representations ignore those of seam.
type Options struct {
	ARM      bool   // seam: address range maps
	StoreMap string // seam: on, cached or off; "" is on
	SetBound int    // array: the number of bytes up to which a set or copy of symbolic length is unrolled; 0 means 64
	// Checked promises that only valid accesses matter. If an access is out of bounds or its object does not exist, the program has failed or is on
	// another path, and what is read or written is not used. The persistent store-map then leaves out such cases: an object that one side of a merge
	// does not have, and offsets beyond an object's size.
	Checked bool
	// Pieces keeps bytes of pointers that are read as integers apart from numbers, see Punner. (array does not do this.)
	Pieces bool
}

// Kind is a kind of representation, with what other packages need to know about it.
type Kind struct {
	Name string
	// Asked is set if the kind resolves reads so well that questions about its terms are answered quickly. For other kinds, the questions are put to
	// Default, which runs beside them.
	Asked bool
	// Anywhere is set if a pointer that is read may point anywhere, because the solver resolves the reads.
	Anywhere bool
	// ARMs is set if Options.ARM decides whether there are address range maps. Pointers of other kinds always have them.
	ARMs bool

	make func(r *rewriter.Rewriter, opt Options) (Representation, error)
}

// Kinds lists all kinds. The first is the default.
var Kinds = []Kind{
	{Name: "seam", Asked: true, ARMs: true, make: newSeam},
	{Name: "lambda", make: func(r *rewriter.Rewriter, opt Options) (Representation, error) {
		return newChain(newCore(r, false, opt.Pieces)), nil
	}},
	{Name: "array", Anywhere: true, make: func(r *rewriter.Rewriter, opt Options) (Representation, error) { return newArray(r, opt), nil }},
}

// Default is the name of the kind that is used unless another is requested.
var Default = Kinds[0].Name

// Names returns the names of all kinds.
func Names() (names []string) {
	for _, k := range Kinds {
		names = append(names, k.Name)
	}
	return names
}

// KindOf returns the kind with this name. The empty name stands for the default.
func KindOf(name string) (Kind, error) {
	for _, k := range Kinds {
		if k.Name == cmp.Or(name, Default) {
			return k, nil
		}
	}
	return Kind{}, fmt.Errorf("unknown memory representation %q: use %s", name, strings.Join(Names(), ", "))
}

// New makes a representation of the kind with this name.
func New(name string, r *rewriter.Rewriter, opt Options) (Representation, error) {
	k, err := KindOf(name)
	if err != nil {
		return nil, err
	}
	return k.make(r, opt)
}

func newSeam(r *rewriter.Rewriter, opt Options) (Representation, error) {
	c := newCore(r, opt.ARM, opt.Pieces)
	switch opt.StoreMap {
	case "on", "":
		c.checked = opt.Checked
		return newStoreMap(c), nil
	case "cached":
		return newCached(c), nil
	case "off":
		return newChain(c), nil
	}
	return nil, fmt.Errorf("unknown store-map mode %q: use on, cached or off", opt.StoreMap)
}

// Punner is a Representation that can distinguish bytes of pointers from numbers.
type Punner interface {
	// HasPieces reports whether parts of an integer are, or may be, bytes of a stored pointer.
	HasPieces(x term.ID) bool
	// Unwritten reports whether an integer consists only of bytes that were never written.
	Unwritten(x term.ID) bool
	// Whole returns the condition that an integer as wide as a pointer consists of one of these: the bytes of one stored pointer, each in its place;
	// the bytes of null; bytes that were never written. Then the pointer with these bytes is the one that was stored. If this is not known, the
	// condition may be false.
	Whole(x term.ID) term.ID
	// Replaced returns an integer with other values for the bytes of pointers in it. ok is false if it has too many parts.
	Replaced(x term.ID, by func(pointer term.ID) term.ID) (out term.ID, ok bool)
	// Definitions returns the variables that stand for bytes of pointers, each defined by earlier ones.
	Definitions() []Definition
}
