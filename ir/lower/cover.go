package lower

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Goals of coverage: claims that a place is not reached, or that a branch is not taken. Each that fails is a goal that some
// execution reaches, and the counterexample is an input for it. Executions end where a check fails, as the program has no meaning there.

// Goals says which goals there are.
type Goals struct {
	Location  bool // each line
	Branch    bool // each way out of a branch
	Assertion bool // each assertion
	Cover     bool // what the program asks for by __CPROVER_cover
}

// Any tells whether there are any.
func (g Goals) Any() bool { return g != Goals{} }

// What a goal's number tells of its instruction (checkKey.sub); from goalWay on it is a way out of a branch.
const (
	goalLine = iota
	goalAssertion
	goalCover
	goalWay
)

// goalText names the goals of functions.
type goalText map[checkKey]string

// sourceLine is a line that goals are counted by.
type sourceLine struct {
	file string
	line int
}

// numberGoals gives the goals of a function their ids, in the order of its instructions.
func (l *lowerer) numberGoals(f *function) {
	g := l.opt.Goals
	if !g.Any() || f.mod.Model {
		return
	}
	f.goals, f.firstOn = goalText{}, map[sourceLine]int32{}
	add := func(in *inst, sub int, format string, args ...any) {
		k := checkKey{in.id, ir.CheckCover, sub}
		f.goals[k] = fmt.Sprintf(format, args...)
		f.checkID(k)
	}
	for _, b := range f.blocks {
		for i := range b.insts {
			in := &b.insts[i]
			if line, ok := l.codeLine(f, b, in); ok && g.Location && f.firstOn[line] == 0 {
				f.firstOn[line] = in.id + 1
				add(in, goalLine, "line %d of %s", line.line, f.name)
			}
			switch says := l.says(f, in); {
			case g.Assertion && says == assertion:
				add(in, goalAssertion, "assertion%s", l.goalAssertionText(f, in))
			case g.Cover && says == saysCover:
				add(in, goalCover, "condition of __CPROVER_cover")
			}
		}
		if line, ok := l.codeLine(f, b, &b.term); ok && g.Location && f.firstOn[line] == 0 {
			f.firstOn[line] = b.term.id + 1
			add(&b.term, goalLine, "line %d of %s", line.line, f.name)
		}
		if asserts := assertedBy(l, f, b); g.Assertion && asserts != nil {
			add(&b.term, goalAssertion, "assertion%s", l.goalAssertionText(f, asserts))
		}
		if !g.Branch || !branches(f, b) {
			continue
		}
		switch t := b.term.ll; t.Op {
		case llvm.CondBr:
			yes, no := goalWay, goalWay+1
			if leadsToFalse(t) {
				yes, no = no, yes
			}
			add(&b.term, yes, "branch in %s, condition true", f.name)
			add(&b.term, no, "branch in %s, condition false", f.name)
		case llvm.Switch:
			for i, c := range t.Cases {
				add(&b.term, goalWay+1+i, "switch in %s, case %v", f.name, program.ConstInt(c))
			}
			add(&b.term, goalWay, "switch in %s, default", f.name)
		}
	}
}

// codeLine is the line of an instruction that counts: none has one in a block that only reports a check that failed.
func (l *lowerer) codeLine(f *function, b *block, in *inst) (sourceLine, bool) {
	if in.pos == nil || in.pos.Line <= 0 || in.pos.Col <= 0 || b.failing || in.ll.Op.IsDebug() {
		return sourceLine{}, false
	}
	if strings.HasPrefix(calledName(l, f, in.ll), "llvm.") {
		return sourceLine{}, false
	}
	return sourceLine{in.pos.File, in.pos.Line}, true
}

// calledName is the name of the function that c calls, empty if that is not known.
func calledName(l *lowerer, f *function, c *llvm.Inst) string {
	if e := l.prog.CalledBy(f.ent, c); e != nil {
		return e.Name
	}
	return ""
}

// saysCover is what the program says by __CPROVER_cover.
const saysCover statement = -1

// says is what an instruction states that goes on behind it.
func (l *lowerer) says(f *function, in *inst) statement {
	name := calledName(l, f, in.ll)
	if name == "__CPROVER_cover" || name == "__ESBMC_cover" {
		return saysCover
	}
	p, known := dialects[name]
	if known && p.says == assertion && !strings.HasPrefix(name, "__assert") {
		return assertion
	}
	return saysNothing
}

// assertedBy is the call at the other end of a branch that the macro assert makes, nil if b ends in none.
func assertedBy(l *lowerer, f *function, b *block) *inst {
	if b.term.ll.Op != llvm.CondBr {
		return nil
	}
	for _, s := range b.succs {
		to := f.blocks[s]
		for i := range to.insts {
			if strings.HasPrefix(calledName(l, f, to.insts[i].ll), "__assert") {
				return &to.insts[i]
			}
		}
	}
	return nil
}

func (l *lowerer) goalAssertionText(f *function, in *inst) string {
	if s := l.assertionText(f, in); s != "" {
		return " " + strings.TrimSpace(s)
	}
	return " in " + f.name
}

// branches tells whether b ends in a branch of the program's, and not in a check of clang's or an assertion.
func branches(f *function, b *block) bool {
	if b.failing || b.term.pos == nil {
		return false
	}
	for _, s := range b.succs {
		if f.blocks[s].failing {
			return false
		}
	}
	switch t := b.term.ll; t.Op {
	case llvm.Switch:
		if isCleanup(t) {
			return false
		}
	case llvm.CondBr:
		if isHandler(t.Succs[0]) || isHandler(t.Succs[1]) {
			return false
		}
	}
	return len(b.succs) > 1
}

// isHandler tells of a block in which clang's sanitizer reports a check and goes on: the branch to it is not the program's.
func isHandler(b *llvm.Block) bool { return strings.HasPrefix(b.Name, "handler.") }

// whereTrue are the beginnings of clang's names of blocks that a condition leads to where it is true.
var whereTrue = []string{"if.then", "for.body", "while.body", "do.body", "cond.true", "land.lhs.true", "land.rhs", "lor.end"}

// leadsToFalse tells of a branch of clang's on the negation of what the program has as its condition: if (!x).
func leadsToFalse(t *llvm.Inst) bool {
	isTrue := func(b *llvm.Block) bool {
		return slices.ContainsFunc(whereTrue, func(s string) bool { return strings.HasPrefix(b.Name, s) })
	}
	return isTrue(t.Succs[1]) && !isTrue(t.Succs[0])
}

// isCleanup tells of a switch that clang makes at the end of a scope, to go on where the jump out of it was to lead.
func isCleanup(t *llvm.Inst) bool {
	load, ok := llvm.As(t.Args[0], llvm.Load)
	return ok && strings.HasPrefix(load.Name, "cleanup.dest")
}

// goal states that the place of in is not reached where missed is false.
func (l *lowerer) goal(a *activation, in *inst, sub int, missed ir.Reg) {
	k := checkKey{in.id, ir.CheckCover, sub}
	if text, ok := a.f.goals[k]; ok {
		l.claim(a, in.id, ir.CheckCover, sub, missed, text)
	}
}

// reachLine makes the goal of the line of in, if the instruction before it was on another one.
func (l *lowerer) reachLine(a *activation, b *block, in *inst, before *sourceLine) {
	if !l.opt.Goals.Location {
		return
	}
	line, ok := l.codeLine(a.f, b, in)
	if !ok || line == *before {
		return
	}
	*before = line
	if first := a.f.firstOn[line]; first != 0 {
		k := checkKey{first - 1, ir.CheckCover, goalLine}
		l.claim(a, first-1, ir.CheckCover, goalLine, l.b.False(), a.f.goals[k])
	}
}

// doCover is __CPROVER_cover(condition).
func (l *lowerer) doCover(c *call) []ir.Reg {
	if c.a.f.goals != nil {
		l.goal(c.a, c.in, goalCover, l.b.Not(l.boolArg(c, 0)))
	}
	return l.doZero(c)
}

// branchGoals makes the goals of the end of b.
func (l *lowerer) branchGoals(a *activation, b *block) {
	l.goal(a, &b.term, goalAssertion, l.b.False())
	if _, ok := a.f.goals[checkKey{b.term.id, ir.CheckCover, goalWay}]; !ok {
		return
	}
	x := l.one(a, &b.term.ops[0])
	switch t := b.term.ll; t.Op {
	case llvm.CondBr:
		l.goal(a, &b.term, goalWay, l.b.Not(x))
		l.goal(a, &b.term, goalWay+1, x)
	case llvm.Switch:
		bits := int(l.b.Type(x).Bits)
		var others ir.Reg
		for i, c := range t.Cases {
			k := program.ConstInt(c)
			if k == nil {
				return // which the switch itself refuses
			}
			eq := l.b.Bin(ir.OpEq, x, l.b.BigConst(mask(k, bits), bits))
			l.goal(a, &b.term, goalWay+1+i, l.b.Not(eq))
			others = l.or(others, eq)
		}
		if others == 0 {
			others = l.b.False()
		}
		l.goal(a, &b.term, goalWay, others)
	}
}
