package cfg

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Goals says which kinds of goals there are.
type Goals struct {
	Location  bool // each line
	Branch    bool // each way out of a branch
	Assertion bool // each assertion
	Cover     bool // each condition that the program asks for by __CPROVER_cover
}

// Any reports whether there are any goals.
func (g Goals) Any() bool { return g != Goals{} }

// What the number of a goal (CheckKey.Sub) says about its instruction. From GoalWay on, the goal is a way out of a branch.
const (
	GoalLine = iota
	GoalAssertion
	GoalCover
	GoalWay
)

// GoalText names the goals of functions.
type GoalText map[CheckKey]string

// SourceLine is a source line, by which goals are counted.
type SourceLine struct {
	file string
	line int
}

// numberGoals gives the goals of a function their ids, in the order of its instructions.
func (c *compilation) numberGoals() {
	f, g := c.f, c.goals
	if !g.Any() || f.Unit.Model {
		return
	}
	f.Goals, f.FirstOn = GoalText{}, map[SourceLine]int32{}
	add := func(in *Inst, sub int, format string, args ...any) {
		k := CheckKey{in.ID, ir.CheckCover, sub}
		f.Goals[k] = fmt.Sprintf(format, args...)
		f.CheckID(k)
	}
	for _, b := range f.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			if line, ok := c.CodeLine(f, b, in); ok && g.Location && f.FirstOn[line] == 0 {
				f.FirstOn[line] = in.ID + 1
				add(in, GoalLine, "line %d of %s", line.line, f.Name)
			}
			switch says := c.says(in); {
			case g.Assertion && says == saysAssertion:
				add(in, GoalAssertion, "assertion%s", c.goalAssertionText(in))
			case g.Cover && says == saysCover:
				add(in, GoalCover, "condition of __CPROVER_cover")
			}
		}
		if line, ok := c.CodeLine(f, b, &b.Term); ok && g.Location && f.FirstOn[line] == 0 {
			f.FirstOn[line] = b.Term.ID + 1
			add(&b.Term, GoalLine, "line %d of %s", line.line, f.Name)
		}
		if asserts := c.assertedBy(b); g.Assertion && asserts != nil {
			add(&b.Term, GoalAssertion, "assertion%s", c.goalAssertionText(asserts))
		}
		if !g.Branch || !branches(f, b) {
			continue
		}
		switch t := b.Term.LL; t.Op {
		case llvm.CondBr:
			yes, no := GoalWay, GoalWay+1
			if leadsToFalse(t) {
				yes, no = no, yes
			}
			add(&b.Term, yes, "branch in %s, condition true", f.Name)
			add(&b.Term, no, "branch in %s, condition false", f.Name)
		case llvm.Switch:
			for i, value := range t.Cases {
				add(&b.Term, GoalWay+1+i, "switch in %s, case %v", f.Name, program.ConstInt(value))
			}
			add(&b.Term, GoalWay, "switch in %s, default", f.Name)
		}
	}
}

// CodeLine returns the source line of an instruction, if that line counts. In a block that only reports a failed check, no line counts.
func (k *Compiler) CodeLine(f *Function, b *Block, in *Inst) (SourceLine, bool) {
	if in.Pos == nil || in.Pos.Line <= 0 || in.Pos.Col <= 0 || b.Failing || in.LL.Op.IsDebug() {
		return SourceLine{}, false
	}
	if strings.HasPrefix(k.calledName(f, in.LL), "llvm.") {
		return SourceLine{}, false
	}
	return SourceLine{in.Pos.File, in.Pos.Line}, true
}

// said is what an instruction states if execution goes on behind it.
type said int

const (
	saysNothing said = iota
	saysAssertion
	saysCover // by __CPROVER_cover
)

// says returns what an instruction states if execution goes on behind it.
func (c *compilation) says(in *Inst) said {
	name := c.calledName(c.f, in.LL)
	if name == "__CPROVER_cover" || name == "__ESBMC_cover" {
		return saysCover
	}
	if c.lib.Asserts(name) && !strings.HasPrefix(name, "__assert") {
		return saysAssertion
	}
	return saysNothing
}

// assertedBy returns the call at the other end of a branch that the macro assert makes, nil if b does not end in such a branch.
func (c *compilation) assertedBy(b *Block) *Inst {
	if b.Term.LL.Op != llvm.CondBr {
		return nil
	}
	for _, s := range b.Succs {
		to := c.f.Blocks[s]
		for i := range to.Insts {
			if strings.HasPrefix(c.calledName(c.f, to.Insts[i].LL), "__assert") {
				return &to.Insts[i]
			}
		}
	}
	return nil
}

func (c *compilation) goalAssertionText(in *Inst) string {
	if s := c.AssertionText(c.f, in); s != "" {
		return " " + strings.TrimSpace(s)
	}
	return " in " + c.f.Name
}

// branches reports whether b ends in a branch of the program, and not in a check of clang's or an assertion.
func branches(f *Function, b *Block) bool {
	if b.Failing || b.Term.Pos == nil {
		return false
	}
	for _, s := range b.Succs {
		if f.Blocks[s].Failing {
			return false
		}
	}
	switch t := b.Term.LL; t.Op {
	case llvm.Switch:
		if isCleanup(t) {
			return false
		}
	case llvm.CondBr:
		if isHandler(t.Succs[0]) || isHandler(t.Succs[1]) {
			return false
		}
	}
	return len(b.Succs) > 1
}

// isHandler reports whether clang's sanitizer reports a check in a block and goes on. The branch to such a block is not the program's.
func isHandler(b *llvm.Block) bool { return strings.HasPrefix(b.Name, "handler.") }

// whereTrue holds the beginnings of clang's names for blocks to which control goes if a condition is true.
var whereTrue = []string{"if.then", "for.body", "while.body", "do.body", "cond.true", "land.lhs.true", "land.rhs", "lor.end"}

// leadsToFalse reports whether clang branches on the negation of the program's condition: if (!x).
func leadsToFalse(t *llvm.Inst) bool {
	isTrue := func(b *llvm.Block) bool {
		return slices.ContainsFunc(whereTrue, func(s string) bool { return strings.HasPrefix(b.Name, s) })
	}
	return isTrue(t.Succs[1]) && !isTrue(t.Succs[0])
}

// isCleanup reports whether clang made a switch at the end of a scope, to go on to where the jump out of the scope was to lead.
func isCleanup(t *llvm.Inst) bool {
	load, ok := llvm.As(t.Args[0], llvm.Load)
	return ok && strings.HasPrefix(load.Name, "cleanup.dest")
}

// numberChecks gives ids to the checks that are known beforehand, in the order of the instructions.
func (c *compilation) numberChecks() {
	f := c.f
	for _, b := range f.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			for k, kind := range c.kindsOf(in) {
				sub := 0
				for _, before := range c.kindsOf(in)[:k] {
					if before == kind {
						sub++
					}
				}
				f.CheckID(CheckKey{in.ID, kind, sub})
			}
		}
		b.Failing = c.fails(b)
		if b.Term.LL.Op == llvm.Unreachable && !c.callsEnd(b) {
			f.CheckID(CheckKey{b.Term.ID, ir.CheckUnreachable, 0})
		}
	}
	c.markAccusing()
	c.markDeciding()
	c.numberGoals()
}
