package cex

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// reasons says why a failed assertion does not hold. It names the parts of its condition that decide.
func (e *explainer) reasons(rs []ir.Reason) string {
	for i := range rs {
		if g := rs[i].Guard; g != 0 && !e.holds(g) {
			continue
		}
		var said []string
		several := rs[i].Op != ir.ReasonLeaf && rs[i].Op != ir.ReasonNot || len(rs) > 1
		e.tell(&rs[i], several, &said)
		return strings.Join(said, "; ")
	}
	return ""
}

func (e *explainer) holds(r ir.Reg) bool {
	v, ok := e.rr.Value(r)
	return ok && v.U != 0
}

// tell adds the comparisons that give r its value. If there are several conditions, it says for each whether it holds.
func (e *explainer) tell(r *ir.Reason, several bool, said *[]string) {
	switch r.Op {
	case ir.ReasonLeaf:
		if s := e.leaf(r, several); s != "" {
			*said = append(*said, s)
		}
		return
	case ir.ReasonAnd, ir.ReasonOr:
		for i := range r.Parts {
			if e.truth(&r.Parts[i]) == (r.Op == ir.ReasonOr) { // it decides
				e.tell(&r.Parts[i], true, said)
				return
			}
		}
		several = true
	}
	for i := range r.Parts {
		e.tell(&r.Parts[i], several, said)
	}
}

// truth returns the value of a condition.
func (e *explainer) truth(r *ir.Reason) bool {
	switch r.Op {
	case ir.ReasonNot:
		return !e.truth(&r.Parts[0])
	case ir.ReasonAnd, ir.ReasonOr:
		for i := range r.Parts {
			if v := e.truth(&r.Parts[i]); v == (r.Op == ir.ReasonOr) {
				return v
			}
		}
		return r.Op == ir.ReasonAnd
	}
	return e.holds(r.Cond)
}

func (e *explainer) leaf(r *ir.Reason, several bool) string {
	s := ""
	if r.Format != "" {
		s = e.sentence(&ir.Context{Format: r.Format, Args: r.Args})
	}
	if !several || r.Text == "" {
		return s
	}
	head := "\"" + r.Text + "\" is " + map[bool]string{true: "true", false: "false"}[e.holds(r.Cond)]
	if s == "" {
		return head
	}
	return head + ", as " + s
}

// sentence returns a context with its values.
func (e *explainer) sentence(c *ir.Context) string {
	args := make([]any, len(c.Args))
	for i, a := range c.Args {
		v, ok := e.operand(a)
		if !ok {
			return ""
		}
		switch {
		case v.Type == ir.I1:
			args[i] = v.Int()
		case v.Type.Kind == ir.KindPtr:
			args[i] = e.names.pointer(v.U)
		case a.CType == "unsigned":
			args[i] = v.Int()
		case a.CType == "_Float16" || a.CType == "float" || a.CType == "double":
			args[i] = e.names.value(v, a.CType)
		default:
			args[i] = v.Signed()
		}
	}
	return fmt.Sprintf(c.Format, args...)
}

// operand returns the value of an operand, with as many bits as matter.
func (e *explainer) operand(a ir.Operand) (interp.Value, bool) {
	v, ok := e.rr.Value(a.Reg)
	if ok && a.Bits > 0 && a.Bits < v.Type.Bits && v.Type.Bits <= 64 {
		v.Type.Bits = a.Bits
		v.U &= 1<<a.Bits - 1
	}
	return v, ok
}
