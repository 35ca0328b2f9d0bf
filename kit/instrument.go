package kit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
)

// Instrument is a command line of goto-instrument.
type Instrument struct {
	In, Out string
	passes  []pass
}

// pass changes an object.
type pass struct {
	name, value string
}

// passes maps the passes that have an effect here to whether they take a value.
var passes = map[string]bool{
	"remove-function-body": true, "restrict-function-pointer": true, "restrict-function-pointer-by-name": true, "nondet-static": false, "nondet-static-exclude": true, "dfcc": true,
	"enforce-contract": true, "enforce-contract-rec": true, "replace-call-with-contract": true, "apply-loop-contracts": false, "unwindset": true, "unwind": true,
	"unwinding-assertions": false, "no-unwinding-assertions": false, "partial-loops": false, "verbosity": true,
}

// checks lists the checks that goto-instrument can add. The check of the object then makes them.
var checks = []string{"bounds-check", "pointer-check", "memory-leak-check", "memory-cleanup-check", "div-by-zero-check", "signed-overflow-check", "unsigned-overflow-check",
	"pointer-overflow-check", "conversion-check", "undefined-shift-check", "float-overflow-check", "nan-check", "enum-range-check", "pointer-primitive-check",
	"malloc-may-fail", "malloc-fail-null", "no-malloc-may-fail"}

// without lists passes that only matter to CBMC: what they do happens anyway, or changes no answer.
var without = []string{"drop-unused-functions", "slice-global-inits", "remove-function-pointers", "no-caching", "constant-propagator", "flush", "validate-goto-model",
	"reachability-slice", "reachability-slice-fb", "full-slice", "aggressive-slice", "ensure-one-backedge-per-target", "no-library", "show-progress", "no-assertions-removal"}

// ParseInstrument reads the command line of goto-instrument.
func ParseInstrument(args []string) (*Instrument, error) {
	n := &Instrument{}
	var files []string
	for i := 0; i < len(args); i++ {
		name, isFlag := strings.CutPrefix(args[i], "--")
		if !isFlag {
			if strings.HasPrefix(args[i], "-") {
				return nil, fmt.Errorf("%s: unknown flag", args[i])
			}
			files = append(files, args[i])
			continue
		}
		name, value, joined := strings.Cut(name, "=")
		hasValue, known := passes[name]
		switch {
		case known && hasValue && !joined:
			if i++; i == len(args) {
				return nil, fmt.Errorf("--%s: a value is missing", name)
			}
			value = args[i]
			fallthrough
		case known, slices.Contains(checks, name):
			n.passes = append(n.passes, pass{name, value})
		case slices.Contains(without, name):
		default:
			return nil, fmt.Errorf("--%s is not supported by seabmc's goto-instrument", name)
		}
	}
	if len(files) != 2 {
		return nil, fmt.Errorf("goto-instrument takes an object and the name of the one to write")
	}
	n.In, n.Out = files[0], files[1]
	return n, nil
}

// Apply reads the object, and returns the one to write. Notes are for the log.
func (n *Instrument) Apply() (o *Object, notes []string, err error) {
	if o, err = Read(n.In); err != nil {
		return nil, nil, err
	}
	for _, p := range n.passes {
		note, err := p.apply(o)
		if err != nil {
			return nil, nil, err
		}
		if note != "" {
			notes = append(notes, note)
		}
	}
	return o, notes, nil
}

// apply records in the object what a pass should do.
func (p pass) apply(o *Object) (note string, err error) {
	switch p.name {
	case "verbosity":
	case "remove-function-body":
		return o.remove(p.value), nil
	case "restrict-function-pointer", "restrict-function-pointer-by-name":
		call, targets, ok := strings.Cut(p.value, "/")
		if !ok || call == "" || targets == "" {
			return "", fmt.Errorf("--%s %s: expected CALL/FUNCTION,…", p.name, p.value)
		}
		for _, f := range strings.Split(targets, ",") {
			if !o.defines(f) {
				return "", fmt.Errorf("--%s %s: no source defines %s", p.name, p.value, f)
			}
		}
		o.Flags = append(o.Flags, "--"+p.name+"="+p.value)
	case "nondet-static-exclude":
		o.Flags = append(o.Flags, "--nondet-static-exclude="+p.value)
	case "unwindset":
		return "", o.unwind(p.value)
	case "unwind":
		k, err := strconv.Atoi(p.value)
		if err != nil || k < 0 {
			return "", fmt.Errorf("--unwind %s: expected a number", p.value)
		}
		o.Flags = append(o.Flags, "--unwind="+strconv.Itoa(k+1))
	case "dfcc":
		o.Flags = append(o.Flags, "--function="+p.value)
		o.Function = p.value
	case "enforce-contract", "enforce-contract-rec", "replace-call-with-contract":
		f, contract, both := strings.Cut(p.value, "/") // CBMC takes FUNCTION/CONTRACT, too
		if both && contract != f {
			return "", fmt.Errorf("--%s %s: the contract of another name than the function's is not supported", p.name, p.value)
		}
		p.value = f
		if !o.defines(p.value) && p.name != "replace-call-with-contract" {
			return "", fmt.Errorf("--%s %s: no source defines it", p.name, p.value)
		}
		o.Flags = append(o.Flags, "--"+p.name+"="+p.value)
	default:
		o.Flags = append(o.Flags, "--"+p.name)
	}
	return note, nil
}

// unwind records bounds of loops. goto-instrument unrolls a loop N times, but the bound of a check also counts the test that ends the loop.
func (o *Object) unwind(value string) error {
	for _, item := range strings.Split(value, ",") {
		if item == "" {
			continue
		}
		i := strings.LastIndexByte(item, ':')
		k, err := strconv.Atoi(item[i+1:])
		if i < 0 || err != nil || k < 0 {
			return fmt.Errorf("--unwindset %s: expected LOOP:N,…", value)
		}
		o.Unwind = append(o.Unwind, item[:i+1]+strconv.Itoa(k+1))
	}
	return nil
}

// remove leaves the body of a function out of the sources that are in the object now. Sources that are linked later keep theirs. In this way a stub
// takes the function's place.
func (o *Object) remove(name string) (note string) {
	found := false
	for i := range o.Sources {
		s := &o.Sources[i]
		_, static := s.ownName(name)
		switch {
		case static && s.Exported, slices.Contains(s.Functions, name):
			s.Removed = append(s.Removed, name)
		case !s.Exported && slices.Contains(s.Static, name): // under a name that no other file has
			s.Removed = append(s.Removed, ctext.FileLocalName(s.Path, name))
		default:
			continue
		}
		found = true
	}
	if !found {
		return "no function " + name + " in the object: no body is removed"
	}
	return ""
}
