package plain

import (
	"context"
	"math/big"
	"strconv"

	"seabmc/ir"
)

// Limit is a reason why the judge gives no answer.
type Limit string

func (l Limit) Error() string { return string(l) }

// judge is the lowering's oracle. It knows constants, and where pointers lead to if they were not read from arrays. For everything else it asks the
// solver.
type judge struct {
	ir.KnowsNothing // for what is not answered below
	encoder
	ctx                       context.Context
	prog                      *ir.Program
	ptrBits, objBits, offBits int

	vals    []*value
	mems    map[ir.Reg]memory
	pieces  map[ir.Reg]bool // integers that may be bytes of pointers
	sizes   []*value        // of the objects made so far; entry 0 is null
	kinds   []ir.ObjKind
	sources map[string]*source
	havocs  int

	assumed *value   // all assumptions so far
	path    *value   // the path on which the results of the current instructions are used
	blind   []*value // conditions under which a read is at a place without an object
	loose   bool     // something that has a value is treated as unknown
	claims  []claim

	asking *session // for Feasible; nil until there is a question
	asked  int      // bytes of text that the session received
	Asks   int
}

// claim is an assert that may be violated.
type claim struct {
	instr    int
	check    int
	violated *value
}

func newJudge(ctx context.Context, p *ir.Program) *judge {
	j := &judge{encoder: newEncoder(), ctx: ctx, prog: p, ptrBits: p.PtrBits, objBits: p.ObjBits, offBits: p.OffBits(),
		mems: map[ir.Reg]memory{}, pieces: map[ir.Reg]bool{}, sizes: make([]*value, 1), kinds: make([]ir.ObjKind, 1), sources: map[string]*source{}}
	j.assumed, j.path = j.truth(true), j.truth(true)
	return j
}

// Eval implements ir.Consumer.
func (j *judge) Eval(p *ir.Program, i int) (err error) {
	defer func() {
		if l, ok := recover().(Limit); ok {
			err = l
		}
	}()
	if i%1024 == 0 && j.ctx.Err() != nil {
		return context.Cause(j.ctx)
	}
	in := p.At(i)
	for len(j.vals) < len(p.Types) {
		j.vals = append(j.vals, nil)
	}
	switch {
	case in.Op == ir.OpAssume:
		j.assumed = j.and(j.assumed, j.or(j.not(j.vals[in.Args[0]]), j.vals[in.Args[1]]))
	case in.Op == ir.OpAssert:
		v := j.and(j.and(j.assumed, j.vals[in.Args[0]]), j.not(j.vals[in.Args[1]]))
		if !v.known || v.u == 1 {
			j.claims = append(j.claims, claim{i, int(in.Aux), v})
		}
	case in.Op == ir.OpTrace:
	case in.Type.Kind == ir.KindMem || in.Op == ir.OpAlloc:
		j.makeMemory(&in)
	default:
		v := j.eval(&in)
		j.vals[in.Res] = v
		return j.watch(&in, v)
	}
	return nil
}

// watch ends the evaluation if the program computes with what may be bytes of a pointer, or if it reads a pointer from a place where something else
// is stored.
func (j *judge) watch(in *ir.Instr, v *value) error {
	switch {
	case in.Op == ir.OpLoad && in.Aux == ir.LoadsPlain && v.forged:
		return ir.ErrLooks
	case in.Op == ir.OpLoad:
		if in.Aux == ir.LoadsPlain && in.Type.Kind != ir.KindPtr && (v.cut || v.some && int(in.Type.Bits) == j.ptrBits) {
			j.pieces[in.Res] = true
		}
	case len(j.pieces) == 0:
	case in.Op == ir.OpSelect:
		if j.pieces[in.Args[1]] || j.pieces[in.Args[2]] {
			j.pieces[in.Res] = true
		}
	case ir.Computes(in.Op):
		for _, a := range in.Args {
			if j.pieces[a] {
				return ir.ErrLooks
			}
		}
	}
	return nil
}

func (j *judge) eval(in *ir.Instr) *value {
	arg := func(k int) *value { return j.vals[in.Args[k]] }
	switch {
	case in.Op >= ir.OpAdd && in.Op <= ir.OpSle && arg(0).t == ir.TPtr:
		return j.comparePointers(in.Op, arg(0), arg(1))
	case in.Op >= ir.OpAdd && in.Op <= ir.OpSle:
		return j.binary(in.Op, arg(0), arg(1))
	case in.Op >= ir.OpFAdd && in.Op <= ir.OpFConv:
		args := make([]*value, len(in.Args))
		for k := range args {
			args[k] = arg(k)
		}
		return j.float(in.Op, args, in.Type)
	case in.Op >= ir.OpValid:
		return j.question(in)
	}
	switch in.Op {
	case ir.OpConst:
		if in.Big != nil {
			return j.bigNumber(in.Big, int(in.Type.Bits))
		}
		return j.bigNumber(new(big.Int).SetUint64(in.Imm), int(in.Type.Bits))
	case ir.OpNull:
		return j.constant(0, 0)
	case ir.OpNondet:
		return j.input(in)
	case ir.OpZExt:
		return j.keep(j.extend(arg(0), int(in.Type.Bits), false), arg(0))
	case ir.OpSExt:
		return j.keep(j.extend(arg(0), int(in.Type.Bits), true), arg(0))
	case ir.OpTrunc:
		return j.keep(j.part(arg(0), int(in.Type.Bits)-1, 0), arg(0))
	case ir.OpSelect:
		return j.choose(arg(0), arg(1), arg(2))
	case ir.OpGep:
		return j.gep(arg(0), arg(1), in.Imm)
	case ir.OpPtrToInt:
		return j.integer(arg(0))
	case ir.OpIntToPtr:
		return j.pointer(arg(0))
	case ir.OpPtrOff:
		return j.extend(arg(0).off, j.ptrBits, true)
	case ir.OpLoad:
		return j.load(j.mems[in.Args[0]], arg(1), in.Type)
	}
	panic(Limit("the operation " + in.Op.String()))
}

// keep notes that the addresses in x also occur in v.
func (j *judge) keep(v, x *value) *value {
	if len(x.addresses) == 0 {
		return v
	}
	y := *v
	y.addresses = x.addresses
	return &y
}

// input returns an unknown of the program. It has a name, by which the solver is asked for its value in a model.
func (j *judge) input(in *ir.Instr) *value {
	if in.Type == ir.TPtr {
		x := j.inputNamed(in.Res, ir.Int(j.ptrBits))
		return j.pointer(x)
	}
	v := j.inputNamed(in.Res, in.Type)
	if j.prog.Names[in.Aux] == ir.Address {
		v.addresses = []ir.Reg{in.Res}
	}
	return v
}

func (j *judge) inputNamed(r ir.Reg, t ir.Type) *value {
	v := &value{t: t, text: inputName(r)}
	j.line("(declare-const %s %s)", v.text, sort(t))
	return v
}

func (j *judge) question(in *ir.Instr) *value {
	arg := func(k int) *value { return j.vals[in.Args[k]] }
	if in.Op == ir.OpIsKind {
		return j.isKind(arg(0), ir.ObjKind(in.Imm))
	}
	m := j.mems[in.Args[0]]
	switch in.Op {
	case ir.OpValid:
		return j.valid(m, arg(1), arg(2))
	case ir.OpWritable:
		return j.writable(m, arg(1))
	case ir.OpIsLive:
		return j.live(m, arg(1))
	}
	return j.size(m, arg(1))
}

// makeMemory evaluates an instruction whose result is a memory.
func (j *judge) makeMemory(in *ir.Instr) {
	arg := func(k int) *value { return j.vals[in.Args[k]] }
	mem := func(k int) memory { return j.mems[in.Args[k]] }
	var m memory
	switch in.Op {
	case ir.OpInitMem:
	case ir.OpSelect:
		m = j.mergeMemory(arg(0), mem(1), mem(2))
	case ir.OpAlloc:
		j.vals[in.Res], j.mems[in.Res2] = j.alloc(mem(0), arg(1), j.prog.Allocs[in.Aux].Kind)
		return
	case ir.OpFree:
		m = j.free(mem(0), arg(1))
	case ir.OpStore:
		m = j.store(mem(0), arg(1), arg(2))
	case ir.OpMemSet:
		m = j.set(mem(0), arg(1), arg(2), arg(3))
	case ir.OpMemCpy:
		m = j.copy(mem(0), arg(1), mem(2), arg(3), arg(4))
	case ir.OpHavoc:
		m = j.havoc(mem(0), arg(1), arg(2))
	}
	j.mems[in.Res] = m
}

// ConstInt implements ir.Answers.
func (j *judge) ConstInt(r ir.Reg) (uint64, bool) {
	v := j.known(r)
	return v.u, v.known
}

// nothing stands for a register that was not evaluated because a limit was reached: nothing is known about it.
var nothing = &value{base: &value{}, off: &value{}}

func (j *judge) known(r ir.Reg) *value {
	if int(r) < len(j.vals) && j.vals[r] != nil {
		return j.vals[r]
	}
	return nothing
}

// ConstPtr implements ir.Answers.
func (j *judge) ConstPtr(r ir.Reg) (base uint64, off int64, ok bool) {
	v := j.known(r)
	if !v.base.known || !v.off.known {
		return 0, 0, false
	}
	return v.base.u, toSigned(v.off.u, j.offBits), true
}

// PtrBases implements ir.Answers.
func (j *judge) PtrBases(r ir.Reg) ([]uint64, bool) {
	v := j.known(r)
	if v.base.known {
		return []uint64{v.base.u}, true
	}
	return v.bases, v.bases != nil
}

// Feasible implements ir.Answers: it asks the solver.
func (j *judge) Feasible(guard ir.Reg) ir.Answer {
	if j.known(guard) == nothing {
		return ir.Unknown
	}
	v := j.and(j.assumed, j.vals[guard])
	if v.known {
		return []ir.Answer{ir.No, ir.Yes}[v.u]
	}
	j.Asks++
	if name := solverFor(j.out); j.asking == nil || j.asking.name != name {
		j.close()
		s, err := newSession(j.ctx, name, stepsForPath)
		if err != nil {
			return ir.Unknown
		}
		j.asking, j.asked = s, 0
	}
	answer := j.asking.ask(string(j.out[j.asked:]), "(check-sat-assuming ("+v.text+"))")
	j.asked = len(j.out)
	switch answer {
	case "sat":
		return ir.Yes
	case "unsat":
		return ir.No
	}
	return ir.Unknown
}

// OnPath implements ir.Listener.
func (j *judge) OnPath(guard ir.Reg) {
	if j.path = j.known(guard); j.path == nothing {
		j.path = j.truth(true)
	}
}

// Loaded implements ir.Answers.
func (j *judge) Loaded(r ir.Reg) ir.PointerSources {
	v := j.known(r)
	return ir.PointerSources{Stored: !v.all, Numbers: v.all || v.forged, Pieces: v.some && !v.all}
}

// AddressesIn implements ir.Answers. It does not follow what went through memory.
func (j *judge) AddressesIn(r ir.Reg) ir.Occurring { return ir.Occurring{Found: j.known(r).addresses} }

func (j *judge) close() {
	if j.asking != nil {
		j.asking.close()
	}
}

func inputName(r ir.Reg) string { return "n" + strconv.Itoa(int(r)) }
