package library

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// CBMC's and ESBMC's uninterpreted functions: any function of its arguments, the same for the whole program. The bits of an argument count; for a
// structure passed in memory, its members count. The result of a call is a new unknown, unless an earlier call had the same arguments. Then it is the
// unknown of the first such call.

// application is a call of an uninterpreted function with arguments that no earlier call has for certain.
type application struct {
	Args  []ir.Reg
	Fresh []ir.Reg // the unknown result
}

// appliedTo returns the scalars in a call's arguments. If the result is returned in memory, its place comes first and sret is its type. ok is false
// if the path has ended.
func appliedTo(l *Library, c *state.Call) (args []ir.Reg, sret *llvm.Type, ok bool) {
	for i, rs := range l.Arguments(c) {
		t := c.LL.Attrs[i].ByVal
		if i == 0 {
			sret = c.LL.Attrs[0].SRet
		}
		if t == nil {
			args = append(args, rs...)
			continue
		}
		n := l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(t)))
		l.OnAccess(c.Activation, c.Inst, i, rs[0], n, false, "dereference: the structure passed by value is valid")
		if l.Dead {
			return nil, nil, false
		}
		args = append(args, l.LoadLeaves(rs[0], l.LeavesOf(c.Activation.Function.Unit, t))...)
	}
	return args, sret, true
}

// applyTo returns the result of a function for these arguments.
func applyTo(l *Library, c *state.Call, args []ir.Reg, ret []program.Leaf) []ir.Reg {
	kind := prototypeOf(l, c.Name, args, ret)
	same := kind + fmt.Sprint(args)
	before := l.applications[kind]
	at, seen := l.appliedTo[same]
	var rs []ir.Reg
	if seen {
		before, rs = before[:at], before[at].Fresh
	} else {
		rs = make([]ir.Reg, len(ret))
		for i, f := range ret {
			rs[i] = l.B.NondetAt(f.Type, c.Name, l.Point(c, i)) // not only for this path: it is the result of other calls too
		}
		l.appliedTo[same] = len(before)
		l.applications[kind] = append(before, application{Args: args, Fresh: rs})
	}
	for k := len(before) - 1; k >= 0; k-- {
		rs = choose(l, l.AllEqual(args, before[k].Args), before[k].Fresh, rs)
	}
	return rs
}

// choose returns xs if c holds, otherwise ys.
func choose(l *Library, c ir.Reg, xs, ys []ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(xs))
	for i := range rs {
		rs[i] = l.B.Select(c, xs[i], ys[i])
	}
	return rs
}

func doUninterpreted(l *Library, c *state.Call) []ir.Reg {
	args, sret, ok := appliedTo(l, c)
	if !ok {
		return nil
	}
	ret := c.Results
	var place ir.Reg
	if sret != nil {
		place = args[0]
		args = args[1:]
		ret = l.LeavesOf(c.Activation.Function.Unit, sret)
	}
	rs := applyTo(l, c, args, ret)
	if sret == nil {
		l.Input(rs, c.Name, c.LL.Typ)
		return rs
	}
	n := l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(sret)))
	l.OnAccess(c.Activation, c.Inst, 0, place, n, true, "dereference: the memory for the result of "+c.Name+" is writable")
	if l.Dead {
		return nil
	}
	l.StoreLeaves(place, ret, rs)
	return nil
}

func isUninterpreted(name string) bool {
	for _, p := range uninterpretedPrefixes {
		if strings.HasPrefix(name, p) && len(name) > len(p) {
			return true
		}
	}
	return false
}

// prototypeOf distinguishes functions of one name with different arguments, which may be different functions.
func prototypeOf(l *Library, name string, args []ir.Reg, ret []program.Leaf) string {
	s := name
	for _, a := range args {
		s += " " + l.B.Type(a).String()
	}
	for _, f := range ret {
		s += "," + f.Type.String()
	}
	return s + ":"
}

var uninterpretedPrefixes = []string{"__CPROVER_uninterpreted_", "__ESBMC_uninterpreted_"}
