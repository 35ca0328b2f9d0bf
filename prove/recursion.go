package prove

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/prove/callgraph"
	"seabmc/prove/csource"
	"seabmc/prove/extents"
	"seabmc/prove/opaque"
)

// A recursive function gets a contract that stands for its calls, both those from outside and those within itself. The contract is proposed from the
// source, and bmc proves it like a contract that a user wrote: with --enforce-contract and --replace-call-with-contract of the same function, for all
// arguments that the contract allows and any values of variables with static lifetime. If the question is whether the program ends, each call within
// a call of the function must make a measure smaller. Of functions that call each other, one that breaks all circles gets a contract, and the others
// are executed.

// summary is the contract of a recursive function.
type summary struct {
	proposed // for its body, seen as a loop that changes the parameters; the candidates are what may hold of the result
	name     string
	result   *variable   // nil: it returns nothing that a formula could name
	globals  []*variable // integers with static lifetime that it may write
	assigns  []string
	written  []string // parameters that it may write through
}

// graph is the call graph, from which contracts are read.
type graph struct {
	*callgraph.Graph
	pointers bool // nothing is required of pointers
}

// recursive returns the functions whose contracts break all circles of calls. A function comes before those that need its contract. If that is not
// possible, why says which functions are in the way.
func recursive(files []*csource.File, entry string, pointers bool) (list []*summary, why string) {
	g := graph{callgraph.New(files), pointers}
	reached := g.Reach(entry)
	for len(g.Cyclic(reached)) > 0 {
		head := g.Head(reached)
		if head == "" {
			return nil, "functions that call each other in more circles than one contract breaks: " + strings.Join(g.Cyclic(reached), ", ")
		}
		s, why := g.summary(head)
		if why != "" {
			return nil, why
		}
		list = append(list, s)
		g.Without(head) // its contract stands for it
	}
	return list, ""
}

// summary reads a function for the proposers. why says what is missing.
func (g graph) summary(name string) (s *summary, why string) {
	d, f := g.Functions[name], g.Files[name]
	body := d.Inner[len(d.Inner)-1]
	l := &loop{f: f, fn: csource.NewFunction(d), n: d, body: []*csource.Node{body}, scope: map[string]bool{}, changed: map[string]bool{}}
	writes := g.WritesMemory(name)
	var written []string
	for _, c := range d.Inner {
		if c.Kind != "ParmVarDecl" {
			continue
		}
		v := newVariable(c)
		if v == nil || !v.isInteger() && !v.pointer {
			return nil, fmt.Sprintf("the recursion of %s, whose parameter %s is not an integer", name, c.Name)
		}
		if v.pointer && writes && !strings.HasPrefix(c.Type.Name(), "const ") {
			written = append(written, v.name)
		}
		for _, v := range v.withTarget(body) {
			l.vars = append(l.vars, v)
			l.scope[v.id], l.changed[v.id] = true, true
		}
	}
	l.source, l.line = f.Place(d.Range.Begin.Offset)
	s = &summary{proposed: proposed{loop: l, dropped: map[string]bool{}}, name: name, written: written}
	result, _, _ := strings.Cut(d.Type.Name(), "(")
	if v := newVariable(&csource.Node{Name: "result", Type: csource.CType{Written: strings.TrimSpace(result)}}); v != nil && v.isInteger() {
		v.name = "__CPROVER_return_value"
		s.result = v
	}
	for x := range g.Reach(name) {
		for _, t := range csource.WrittenGlobals(g.Functions[x], g.Files[x]) {
			if !slices.Contains(s.assigns, t) {
				s.assigns = append(s.assigns, t)
				s.global(t)
			}
		}
	}
	s.assigns = append(s.assigns, extents.Assigned(s.parameters(), !g.pointers)...)
	slices.Sort(s.assigns)
	s.constantsOf(g)
	return s, ""
}

// global notes a variable with static lifetime that the function may write, if it is an integer of the function's file.
func (s *summary) global(name string) {
	for _, d := range s.f.Root.Inner {
		if d.Kind != "VarDecl" || d.Name != name || slices.ContainsFunc(s.vars, func(v *variable) bool { return v.name == name }) {
			continue
		}
		if v := newVariable(d); v != nil && v.isInteger() && len(s.globals) < mostGlobals {
			v.global = true
			s.globals = append(s.globals, v)
			return
		}
	}
}

// mostGlobals is the largest number of variables with static lifetime that a contract speaks of.
const mostGlobals = 3

// constantsOf adds the constants of the function's callers, since they ask for them in the result.
func (s *summary) constantsOf(g graph) {
	for _, x := range g.Order {
		if g.Calls[x][s.name] && x != s.name {
			for _, k := range csource.NewFunction(g.Functions[x]).Constants {
				if !slices.Contains(s.fn.Constants, k) {
					s.fn.Constants = append(s.fn.Constants, k)
				}
			}
		}
	}
}

// proposal returns the contract of the function.
func (s *summary) proposal(number *int) clauses.FunctionProposal {
	return clauses.FunctionProposal{Function: s.name, Assigns: s.assigns,
		Ensures: clausesOf(s.candidates, number), Requires: clausesOf(s.requires, number), Ranks: numbered(s.measures, number)}
}

// found returns the contract in the form in which it is reported.
func (s *summary) found() bmc.LoopInvariants {
	l := bmc.LoopInvariants{Loop: s.name, File: s.source, Line: s.line, Function: s.name, Recursive: true}
	for _, c := range s.requires {
		l.Clauses = append(l.Clauses, bmc.InvariantClause{Formula: c.text, Tactic: c.tactic, Requires: true})
	}
	for _, c := range s.candidates {
		l.Clauses = append(l.Clauses, bmc.InvariantClause{Formula: c.text, Tactic: c.tactic})
	}
	if len(s.measures) > 0 {
		l.Measures = []string{s.measures[0].Text}
	}
	return l
}

// replacing makes contracts stand for the calls of recursive functions.
func replacing(cfg *bmc.Config, list []*summary, number *int) {
	for _, s := range list {
		cfg.Front.ProposedFunctions = append(slices.Clone(cfg.Front.ProposedFunctions), s.proposal(number))
		cfg.Lower.Replaced = append(slices.Clone(cfg.Lower.Replaced), s.name)
		cfg.Front.Roots = append(slices.Clone(cfg.Front.Roots), clauses.InsteadPrefix+s.name)
	}
	cfg.Front.Replaced = cfg.Lower.Replaced
}

// enforcing makes a run check a function against its contract, for all arguments.
func enforcing(cfg *bmc.Config, s *summary) {
	cfg.Lower.Function, cfg.Lower.Contract = s.name, s.name
	cfg.Front.Contract = s.name
	cfg.Front.Roots = append(slices.Clone(cfg.Front.Roots), s.name, clauses.ContractPrefix+s.name)
}

// recursionCut reports whether some recursion was not unrolled to its end.
func recursionCut(res *bmc.Result) bool {
	return res.Lower != nil && res.Lower.Stopped || slices.ContainsFunc(res.Properties, func(p bmc.Property) bool { return p.Check.Kind == ir.CheckRecursion && p.Status != bmc.StatusSuccess })
}

// ends reports whether the function has a measure, if the question is whether the program ends.
func (s *summary) ends(cfg *bmc.Config) bool {
	return cfg.Lower.Termination != state.Ending || len(s.measures) > 0
}

// parameters returns the parameters for package extents.
func (s *summary) parameters() (list []extents.Parameter) {
	for _, v := range s.vars {
		if !v.cell {
			list = append(list, extents.Parameter{Name: v.name, Bits: v.bits, Signed: v.signed, Pointer: v.pointer, Written: slices.Contains(s.written, v.name),
				Numbers: v.pointer && opaque.ToNumbers(csource.CType{Written: v.typ}), Factor: extents.IsFactor(s.body[0], v.id)})
		}
	}
	return list
}

// withTarget returns a parameter, and what it leads to if that is one integer: the function does not use it as an array.
func (v *variable) withTarget(body *csource.Node) []*variable {
	to := strings.TrimSpace(strings.TrimSuffix(v.typ, "*"))
	if v.pointer && !strings.HasSuffix(to, "*") && !extents.IsArray(body, v.id) {
		if target := newVariable(&csource.Node{ID: "*" + v.id, Name: "(*" + v.name + ")", Type: csource.CType{Written: to}}); target != nil && target.isInteger() {
			target.cell = true
			return []*variable{v, target}
		}
	}
	return []*variable{v}
}
