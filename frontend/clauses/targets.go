package clauses

import (
	"strings"

	"seabmc/frontend/ctext"
)

// targets are the calls that tell of the targets of a clause: c: a, b; d.
func targets(toks []ctext.Token, one func(target []ctext.Token, cond string) string) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w) + ";"
	}
	var b strings.Builder
	for _, group := range ctext.Split(toks, ";") {
		cond := "1"
		if parts := ctext.Split(group, ":"); len(parts) == 2 && len(ctext.Split(group, "?")) == 1 {
			cond, group = "(_Bool)("+ctext.Text(parts[0], false)+")", parts[1]
		} else if len(parts) > 1 {
			return unsupportedText("a target with this condition") + ";"
		}
		for _, t := range ctext.Split(group, ",") {
			if t = ctext.Trim(t); len(t) > 0 {
				b.WriteString(one(t, cond))
			}
		}
	}
	return b.String()
}

// assignable tells the lowering of a place that may be written.
func assignable(t []ctext.Token, cond string) string {
	call := func(kind, p, n string) string {
		return "if(" + cond + ")__seabmc_assigns(" + kind + ",(const volatile void*)&*(" + p + ")," + n + ");"
	}
	name := t[0].Text
	if open := ctext.Skip(t, 1); strings.HasPrefix(name, "__CPROVER_") && open < len(t) && t[open].Text == "(" && ctext.Close(t, open) == len(t)-1 {
		args := ctext.Split(t[open+1:len(t)-1], ",")
		p := ctext.Text(args[0], false)
		switch {
		case (name == "__CPROVER_object_whole" || name == "__CPROVER_POINTER_OBJECT") && len(args) == 1:
			return call(wholeOf, p, "0")
		case name == "__CPROVER_object_from" && len(args) == 1:
			return call(toTheEndOf, p, "0")
		case (name == "__CPROVER_object_upto" || name == "__CPROVER_object_slice") && len(args) == 2:
			return call(exactly, p, "("+isInteger(ctext.Text(args[1], false))+",("+ctext.Text(args[1], false)+"))")
		case (name == "__CPROVER_typed_target" || name == "__CPROVER_assignable") && len(args) == 1:
			return call(exactly, "&("+p+")", sizeOf(p))
		}
		return unsupportedText(name+" as a target") + ";"
	}
	lvalue := ctext.Text(t, false)
	return call(exactly, "&("+lvalue+")", sizeOf(lvalue))
}

// sizeOf is the size of an object. A function or void, for which clang has a size, is none.
func sizeOf(lvalue string) string { return "sizeof(__typeof__(" + lvalue + ")[1])" }

// freeable tells the lowering of a pointer that may be freed.
func freeable(t []ctext.Token, cond string) string {
	if open := ctext.Skip(t, 1); t[0].Text == freeableTarget && open < len(t) && ctext.Close(t, open) == len(t)-1 {
		t = t[open+1 : len(t)-1]
	}
	return "if(" + cond + ")__seabmc_frees((const volatile void*)&*(" + ctext.Text(t, false) + "));"
}
