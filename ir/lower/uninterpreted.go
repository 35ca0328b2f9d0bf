package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// CBMC's and ESBMC's uninterpreted functions: any function of its arguments, the same for the whole program.
// An argument is its bits; of a structure passed in memory, its members. What a call gives is a new unknown unless
// an earlier call had the same arguments: the first such one's unknown is the result then.

var uninterpretedPrefixes = []string{"__CPROVER_uninterpreted_", "__ESBMC_uninterpreted_"}

func isUninterpreted(name string) bool {
	for _, p := range uninterpretedPrefixes {
		if strings.HasPrefix(name, p) && len(name) > len(p) {
			return true
		}
	}
	return false
}

// application is a call of an uninterpreted function with arguments that no earlier call has for certain.
type application struct {
	args  []ir.Reg
	fresh []ir.Reg // the unknown result
}

func (l *lowerer) doUninterpreted(c *call) []ir.Reg {
	args, sret, ok := l.applied(c)
	if !ok {
		return nil
	}
	ret := c.ret
	var place ir.Reg
	if sret != nil {
		place = args[0]
		args = args[1:]
		ret = l.leavesOf(c.a.f.Unit, sret)
	}
	rs := l.apply(c, args, ret)
	if sret == nil {
		l.input(rs, c.name, c.ll.Typ)
		return rs
	}
	n := l.b.Addr(uint64(c.a.f.Unit.Layout.SizeOf(sret)))
	l.deref(c.a, c.in, 0, place, n, true, "dereference: the memory for the result of "+c.name+" is writable")
	if l.dead {
		return nil
	}
	l.storeLeaves(place, ret, rs)
	return nil
}

// applied are the scalars that a call's arguments consist of, after the place of a result that is returned in
// memory. ok is false if the path has ended.
func (l *lowerer) applied(c *call) (args []ir.Reg, sret *llvm.Type, ok bool) {
	for i, rs := range l.arguments(c) {
		t := c.ll.Attrs[i].ByVal
		if i == 0 {
			sret = c.ll.Attrs[0].SRet
		}
		if t == nil {
			args = append(args, rs...)
			continue
		}
		n := l.b.Addr(uint64(c.a.f.Unit.Layout.SizeOf(t)))
		l.deref(c.a, c.in, i, rs[0], n, false, "dereference: the structure passed by value is valid")
		if l.dead {
			return nil, nil, false
		}
		args = append(args, l.loadLeaves(rs[0], l.leavesOf(c.a.f.Unit, t))...)
	}
	return args, sret, true
}

// apply is the result of a function for these arguments.
func (l *lowerer) apply(c *call, args []ir.Reg, ret []program.Leaf) []ir.Reg {
	kind := l.prototype(c.name, args, ret)
	same := kind + fmt.Sprint(args)
	before := l.applications[kind]
	at, seen := l.appliedTo[same]
	var rs []ir.Reg
	if seen {
		before, rs = before[:at], before[at].fresh
	} else {
		rs = make([]ir.Reg, len(ret))
		for i, f := range ret {
			rs[i] = l.b.NondetAt(f.Type, c.name, l.point(c, i)) // not of this path alone: the result of other calls too
		}
		l.appliedTo[same] = len(before)
		l.applications[kind] = append(before, application{args, rs})
	}
	for k := len(before) - 1; k >= 0; k-- {
		rs = l.choose(l.allEqual(args, before[k].args), before[k].fresh, rs)
	}
	return rs
}

// prototype tells functions of one name and different arguments apart, which may be different functions.
func (l *lowerer) prototype(name string, args []ir.Reg, ret []program.Leaf) string {
	s := name
	for _, a := range args {
		s += " " + l.b.Type(a).String()
	}
	for _, f := range ret {
		s += "," + f.Type.String()
	}
	return s + ":"
}

func (l *lowerer) allEqual(xs, ys []ir.Reg) ir.Reg {
	all := l.b.True()
	for i := range xs {
		all = l.b.Bin(ir.OpAnd, all, l.b.Bin(ir.OpEq, xs[i], ys[i]))
	}
	return all
}

// choose is xs where c holds, else ys.
func (l *lowerer) choose(c ir.Reg, xs, ys []ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(xs))
	for i := range rs {
		rs[i] = l.b.Select(c, xs[i], ys[i])
	}
	return rs
}
