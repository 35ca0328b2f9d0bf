package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// function is an LLVM function prepared for execution: operands are indices,
// blocks are in order with their loops, stack variables are promoted.
type function struct {
	ent     *program.Entity
	mod     *program.Unit
	name    string
	pos     *ir.Pos
	params  []loc
	blocks  []*block
	order   []item
	loops   []*loop
	nvals   int
	nslots  int
	consts  []constVal
	live    [][]uint64 // of each block: the slots whose value on entry is used
	checks  map[checkKey]string
	claimed map[checkKey]bool   // checks that a path came to
	inside  map[modelKey]string // of checks inside library models that it calls
	counts  map[ir.CheckKind]int
	depth   int                  // activations now
	goals   goalText             // of coverage; nil: none are asked for
	firstOn map[sourceLine]int32 // the instruction that stands for a line, and one
	guards  []*guard

	landings map[*llvm.Inst]int32 // blocks that calls of setjmp return to
	allocas  map[*llvm.Inst]*inst
	debugOps map[llvm.Value]operand // values that llvm.dbg.value refers to
	defs     *defs                  // nil before they are asked for
}

// loc is where a value lives: n scalars from base, in the activation's values
// or in the state's slots.
type loc struct {
	slot bool
	base int32
	n    int32
}

type operandKind uint8

const (
	opNone operandKind = iota // metadata, labels, asm
	opValue
	opConst
)

type operand struct {
	kind operandKind
	loc  loc   // opValue
	idx  int32 // opConst: index into consts
	v    llvm.Value
}

type constVal struct {
	c     llvm.Constant
	regs  []ir.Reg // once evaluated; never kept for undef
	fresh bool     // contains undef: a new value at each use
}

type inst struct {
	ll   *llvm.Inst
	ops  []operand
	loc  loc // of the result, n 0 if there is none
	pos  *ir.Pos
	id   int32
	prom int32             // promoted slot that an alloca, load or store is about, -1
	v    *program.Variable // of an alloca, or of the whole variable a store writes
	expr string            // for loads and stores: the C expression, if known
	lay  *ir.Layout        // of what a store or call writes there, if a scalar does not say it; the enum that a load reads and that is checked
	err  string            // unsupported: why

	alloca *inst // of a lifetime marker: the variable it is about
	marked bool  // of an alloca: lifetime markers make and end it

	arrays [2]declared    // whose elements it accesses, where bounds are not checked
	pairs  []constantPair // of addresses that its constants order or subtract

	travels bool // of a load: bits that were not written go with its value
	strict  bool // its value is used for more than to be passed on

	sized []sizedParam // of the last check of a parameter's size: what is known then

	initial bool // a write that initialises a const variable
	result  int  // of a call: the argument, from 1, that is a const variable which its result initialises
	toConst bool // of an alloca: of a const variable; of another write to such a variable that the code names: it is undefined

	wideCount bool // of a shift: operand 2 is its count before clang cut it to the width of what is shifted

}

type phi struct {
	loc loc
	in  map[int32]operand
}

type block struct {
	failing bool // it reports a check that failed
	accuses bool // it leads to nothing but a failed assertion
	idx     int32
	ll      *llvm.Block
	phis    []phi
	insts   []inst
	term    inst
	succs   []int32
	preds   []int32
	loop    *loop // innermost
	ends    bool  // every path through it ends in it (abort, failed check)
}

// compiler builds one function.
type compiler struct {
	l    *lowerer
	f    *function
	bidx map[*llvm.Block]int32
	defs map[llvm.Value]defSite
	uses map[*llvm.Inst]*allocaUse
	cidx map[llvm.Constant]int32

	decls    map[*llvm.Inst]*llvm.Location // see declared
	literals map[*llvm.Inst]bool           // see constLiteral
}

type defSite struct {
	block int32
	typ   *llvm.Type
	loc   loc
}

type allocaUse struct {
	t    ir.Type
	ok   bool
	slot int32
}

func (l *lowerer) compile(e *program.Entity) *function {
	if f := l.codes[e]; f != nil {
		return f
	}
	f := &function{ent: e, mod: e.Unit, name: e.Name, pos: l.prog.Debug.FuncPos(e.Func), checks: map[checkKey]string{}, claimed: map[checkKey]bool{}, inside: map[modelKey]string{}, counts: map[ir.CheckKind]int{}}
	l.codes[e] = f
	l.compiled = append(l.compiled, f)
	if f.pos.File == "" {
		f.pos.File = e.Unit.Path
	}
	e.MarkLiterals()
	c := &compiler{l: l, f: f, bidx: map[*llvm.Block]int32{}, defs: map[llvm.Value]defSite{}, uses: map[*llvm.Inst]*allocaUse{}, cidx: map[llvm.Constant]int32{}}
	landings := c.splitAtSetjmp(e)
	for i, b := range e.Func.Blocks {
		c.bidx[b] = int32(i)
		f.blocks = append(f.blocks, &block{idx: int32(i), ll: b})
	}
	c.edges()
	c.jumpEdges(landings)
	f.order, f.loops = wto(f)
	f.markQuantifiers()
	f.numberLoops()
	c.loopBounds()
	c.promote()
	c.define()
	for _, b := range f.blocks {
		c.block(b)
	}
	c.placeJumps()
	c.sizedParams()
	c.travellers()
	c.liveness()
	c.lifetimes()
	l.numberChecks(f)
	c.debugOperands()
	for _, lp := range f.loops {
		lp.pos = f.blocks[lp.head].term.pos
		if lp.pos == nil {
			lp.pos = f.pos
		}
	}
	return f
}

// placeJumps gives a computed goto its place in the source: clang puts all of a
// function into one block, behind a branch for each.
func (c *compiler) placeJumps() {
	for _, b := range c.f.blocks {
		if b.term.ll.Op == llvm.IndirectBr && len(b.preds) == 1 {
			b.term.pos = c.f.blocks[b.preds[0]].term.pos
		}
	}
}

func (c *compiler) edges() {
	for _, b := range c.f.blocks {
		for _, s := range b.ll.Succs() {
			b.succs = append(b.succs, c.bidx[s])
		}
		for _, s := range b.succs {
			t := c.f.blocks[s]
			t.preds = append(t.preds, b.idx)
		}
		b.ends = c.endsPath(b.ll)
	}
}

// endsPath tells whether control never leaves a block: it calls something that
// ends the path.
func (c *compiler) endsPath(b *llvm.Block) bool {
	if b.Term.Op == llvm.Unreachable {
		return true
	}
	for _, in := range b.Insts {
		if in.Op != llvm.Call {
			continue
		}
		if f, ok := in.Callee.(*llvm.Func); ok {
			if e := c.f.mod.Symbols[f]; e != nil && c.l.noReturn(e) {
				return true
			}
		}
	}
	return false
}

// promote finds the stack variables that only direct loads and stores touch.
func (c *compiler) promote() {
	if c.l.opt.Uninitialized && !c.f.mod.Model {
		return
	}
	for _, b := range c.f.blocks {
		for _, a := range b.ll.Insts {
			if a.Op != llvm.Alloca {
				continue
			}
			if t, ok := c.f.mod.Layout.Scalar(a.Elem); ok && len(a.Args) == 0 {
				c.uses[a] = &allocaUse{t: t, ok: true, slot: -1}
			}
		}
	}
	casts := map[llvm.Value]*llvm.Inst{} // bitcasts of candidates, fine for lifetime markers
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if in.Op == llvm.BitCast {
				if a, ok := llvm.As(in.Args[0], llvm.Alloca); ok && c.uses[a] != nil {
					casts[in] = a
				}
			}
		}
	}
	spoil := func(v llvm.Value) {
		if a, ok := llvm.As(v, llvm.Alloca); ok && c.uses[a] != nil {
			c.uses[a].ok = false
		}
		if a := casts[v]; a != nil {
			c.uses[a].ok = false
		}
	}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			c.allocaUses(in, spoil)
		}
		for _, op := range b.ll.Term.Operands() {
			spoil(op)
		}
	}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if in.Op == llvm.Alloca {
				if u := c.uses[in]; u != nil && u.ok {
					u.slot = int32(c.f.nslots)
					c.f.nslots++
				}
			}
		}
	}
}

func (c *compiler) allocaUses(in *llvm.Inst, spoil func(llvm.Value)) {
	same := func(p llvm.Value, t *llvm.Type) {
		a, ok := llvm.As(p, llvm.Alloca)
		if !ok || c.uses[a] == nil {
			spoil(p)
			return
		}
		if st, ok := c.f.mod.Layout.Scalar(t); !ok || st != c.uses[a].t {
			spoil(p)
		}
	}
	switch in.Op {
	case llvm.Load:
		same(in.Args[0], in.Typ)
		return
	case llvm.Store:
		spoil(in.Args[0])
		same(in.Args[1], in.Args[0].Type())
		return
	case llvm.BitCast:
		return // spoiled by uses of the cast
	case llvm.Call:
		if f, ok := in.Callee.(*llvm.Func); ok && isLifetime(f.Name) {
			return
		}
	}
	for _, op := range in.Operands() {
		spoil(op)
	}
}

func isLifetime(name string) bool { return strings.HasPrefix(name, "llvm.lifetime.") }

// define gives every parameter and instruction its place. Values that leave
// the loop they are made in live in slots, where joins merge them.
func (c *compiler) define() {
	f := c.f
	irreducible := len(f.landings) > 0
	for _, lp := range f.loops {
		irreducible = irreducible || lp.irreducible
	}
	escapes := c.escaping(irreducible)
	place := func(v llvm.Value, t *llvm.Type, b int32) loc {
		n := int32(0)
		if ls, err := f.mod.Layout.Leaves(t); err == nil {
			n = int32(len(ls))
		}
		l := loc{n: n}
		if escapes[v] {
			l.slot, l.base = true, int32(f.nslots)
			f.nslots += int(n)
		} else {
			l.base = int32(f.nvals)
			f.nvals += int(n)
		}
		c.defs[v] = defSite{b, t, l}
		return l
	}
	for _, p := range f.ent.Func.Params {
		f.params = append(f.params, place(p, p.Typ, 0))
	}
	for _, b := range f.blocks {
		for _, in := range b.ll.Insts {
			if in.HasResult() && (c.uses[in] == nil || !c.uses[in].ok) {
				place(in, in.Typ, b.idx)
			}
		}
		if t := b.ll.Term; t.HasResult() {
			place(t, t.Typ, b.idx)
		}
	}
}

// escaping finds the values that are used outside the loop they are made in.
// In a function with irreducible loops it is all that are used in another block.
func (c *compiler) escaping(irreducible bool) map[llvm.Value]bool {
	f := c.f
	if len(f.loops) == 0 {
		return nil
	}
	home := map[llvm.Value]int32{}
	for _, b := range f.blocks {
		for _, in := range b.ll.Insts {
			home[in] = b.idx
		}
		home[b.ll.Term] = b.idx
	}
	out := map[llvm.Value]bool{}
	starts := c.markerBlocks()
	use := func(v llvm.Value, at int32) {
		if a := allocaOf(v); a != nil {
			v = a
		}
		d, ok := home[v]
		if !ok {
			return
		}
		for _, s := range starts[v] {
			if irreducible || !f.blocks[s].loop.contains(f.blocks[at].loop) {
				out[v] = true
			}
		}
		if d != at && (irreducible || !f.blocks[d].loop.contains(f.blocks[at].loop)) {
			out[v] = true
		}
	}
	for _, b := range f.blocks {
		for _, in := range b.ll.Insts {
			if in.Op == llvm.Phi {
				for i, pb := range in.Preds {
					use(in.Args[i], c.bidx[pb])
				}
				continue
			}
			for _, op := range in.Operands() {
				use(op, b.idx)
			}
		}
		for _, op := range b.ll.Term.Operands() {
			use(op, b.idx)
		}
	}
	return out
}

// markerBlocks are the blocks in which lifetime markers make a variable anew.
func (c *compiler) markerBlocks() map[llvm.Value][]int32 {
	var m map[llvm.Value][]int32
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if x, start := marker(in); x != nil && start {
				if m == nil {
					m = map[llvm.Value][]int32{}
				}
				m[x] = append(m[x], b.idx)
			}
		}
	}
	return m
}

func (c *compiler) operand(v llvm.Value) operand {
	if from := llvm.Arg(v, llvm.BitCast, 0); from != nil && v.Type().Kind == llvm.Ptr {
		if a, ok := llvm.As(from, llvm.Alloca); ok {
			v = a // the same address; lifetime markers may make the variable anew
		}
	}
	if d, ok := c.defs[v]; ok {
		return operand{kind: opValue, loc: d.loc, v: v}
	}
	if k, ok := v.(llvm.Constant); ok {
		i, ok := c.cidx[k]
		if !ok {
			i = int32(len(c.f.consts))
			c.f.consts = append(c.f.consts, constVal{c: k, fresh: program.HasUndef(k)})
			c.cidx[k] = i
		}
		return operand{kind: opConst, idx: i, v: v}
	}
	return operand{v: v}
}

func (c *compiler) block(b *block) {
	var pos *ir.Pos
	for _, in := range b.ll.Insts {
		if in.Op == llvm.Phi {
			c.phi(b, in)
			continue
		}
		x := inst{ll: in, id: c.nextID(), prom: -1}
		if in.HasResult() {
			x.loc = c.defs[in].loc
			c.tooLarge(&x, in.Typ)
		}
		for _, op := range in.Operands() {
			x.ops = append(x.ops, c.operand(op))
		}
		if count := wideCount(in); count != nil {
			x.ops, x.wideCount = append(x.ops, c.operand(count)), true
		}
		x.pos = c.l.prog.Debug.PosOf(in.Loc)
		if x.pos == nil {
			x.pos = pos
		}
		pos = x.pos
		if x.pos == nil {
			x.pos = c.f.pos
		}
		c.special(&x, in)
		c.arrays(&x, b)
		x.pairs = c.pairs(in.Operands())
		if strings.HasPrefix(b.ll.Name, "__CPROVER_ASYNC_") {
			x.err = "a thread, started by the label " + b.ll.Name
		}
		b.insts = append(b.insts, x)
	}
	b.term = inst{ll: b.ll.Term, id: c.nextID(), prom: -1, pos: c.l.prog.Debug.PosOf(b.ll.Term.Loc)}
	if b.term.pos == nil {
		b.term.pos = pos
	}
	if b.term.pos == nil {
		b.term.pos = c.f.pos
	}
	for _, op := range b.ll.Term.Operands() {
		b.term.ops = append(b.term.ops, c.operand(op))
	}
	b.term.pairs = c.pairs(b.ll.Term.Operands())
}

func (c *compiler) tooLarge(x *inst, t *llvm.Type) {
	if _, err := c.f.mod.Layout.Leaves(t); err != nil {
		x.err = err.Error()
	}
}

func (c *compiler) nextID() int32 {
	c.f.counts[""]++
	return int32(c.f.counts[""])
}

func (c *compiler) phi(b *block, p *llvm.Inst) {
	x := phi{loc: c.defs[p].loc, in: map[int32]operand{}}
	for i, pb := range p.Preds {
		x.in[c.bidx[pb]] = c.operand(p.Args[i])
	}
	b.phis = append(b.phis, x)
}

// special links loads and stores to promoted slots and variables.
func (c *compiler) special(x *inst, in *llvm.Inst) {
	slotOf := func(v llvm.Value) int32 {
		if a, ok := llvm.As(v, llvm.Alloca); ok && c.uses[a] != nil && c.uses[a].ok {
			return c.uses[a].slot
		}
		return -1
	}
	switch in.Op {
	case llvm.Alloca:
		x.prom = slotOf(in)
		x.v = c.l.prog.VariableOf(c.f.ent, in)
		x.toConst = c.constLocal(in)
	case llvm.BitCast:
		x.prom = slotOf(in.Args[0]) // for lifetime markers only
	case llvm.Load:
		x.prom = slotOf(in.Args[0])
		x.expr, x.lay = c.l.prog.ExprOf(c.f.ent, in.Args[0]), c.l.enumRead(c.f, in)
		c.tooLarge(x, in.Typ)
	case llvm.Store:
		x.prom = slotOf(in.Args[1])
		x.v = c.l.prog.TargetOf(c.f.ent, in.Args[1])
		c.l.storedTo(c.f, x, in)
		c.initialWrite(x, in, in.Args[1])
		c.tooLarge(x, in.Args[0].Type())
	case llvm.Call:
		c.l.writtenTo(c.f, x, in)
		if to := written(in); to != nil {
			c.initialWrite(x, in, to)
		}
		x.result = c.constResult(in)
	}
}

// liveness computes for each block the slots whose value on entry is read
// before it is written, walking back from each read to the writes.
func (c *compiler) liveness() {
	f := c.f
	words := (f.nslots + 63) / 64
	if words == 0 || len(f.landings) > 0 || len(f.blocks) < 2 || words*len(f.blocks) > 1<<26 {
		return
	}
	f.live = make([][]uint64, len(f.blocks))
	all := make([]uint64, words*len(f.blocks))
	kill := make([]uint64, words*len(f.blocks))
	for i := range f.live {
		f.live[i] = all[i*words : (i+1)*words]
	}
	type mark struct{ block, slot int32 }
	var work []mark
	gen := func(b, s int32) {
		if f.live[b][s/64]>>(s%64)&1 == 0 {
			f.live[b][s/64] |= 1 << (s % 64)
			work = append(work, mark{b, s})
		}
	}
	for _, b := range f.blocks {
		k := kill[int(b.idx)*words : (int(b.idx)+1)*words]
		c.slotUses(b, func(s int32) {
			if k[s/64]>>(s%64)&1 == 0 {
				gen(b.idx, s)
			}
		}, func(s int32) { k[s/64] |= 1 << (s % 64) })
	}
	// A phi's operand is read at the end of its predecessor.
	readAtEnd := func(b, s int32) {
		if kill[int(b)*words+int(s/64)]>>(s%64)&1 == 0 {
			gen(b, s)
		}
	}
	for _, b := range f.blocks {
		for i := range b.phis {
			for p, op := range b.phis[i].in {
				op.slots(func(s int32) { readAtEnd(p, s) })
			}
		}
	}
	for len(work) > 0 {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range f.blocks[m.block].preds {
			readAtEnd(p, m.slot)
		}
	}
}

func (o *operand) slots(yield func(int32)) {
	if o.kind == opValue && o.loc.slot {
		o.loc.each(yield)
	}
}

func (l loc) each(yield func(int32)) {
	for i := int32(0); i < l.n; i++ {
		yield(l.base + i)
	}
}

func (c *compiler) slotUses(b *block, use, def func(int32)) {
	for i := range b.phis {
		if b.phis[i].loc.slot {
			b.phis[i].loc.each(def)
		}
	}
	one := func(x *inst) {
		for k := range x.ops {
			x.ops[k].slots(use)
		}
		if x.prom >= 0 {
			switch x.ll.Op {
			case llvm.Load:
				use(x.prom)
			case llvm.Store, llvm.Alloca:
				def(x.prom)
			}
		}
		if x.loc.slot {
			x.loc.each(def)
		}
	}
	for i := range b.insts {
		one(&b.insts[i])
	}
	one(&b.term)
}

// debugOperands resolves the values that debug intrinsics refer to.
func (c *compiler) debugOperands() {
	c.f.debugOps = map[llvm.Value]operand{}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if in.Op != llvm.DbgValue || in.Of == nil || llvm.IsConst(in.Of) {
				continue
			}
			if op := c.operand(in.Of); op.kind == opValue && !op.loc.slot {
				c.f.debugOps[in.Of] = op
			}
		}
	}
}
