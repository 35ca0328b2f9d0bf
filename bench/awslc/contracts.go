// Package awslc is the suite of AWS-LC's ML-KEM and ML-DSA, whose functions and loops have contracts.
//
// In: the sources as make bench-contracts fetches them, and what package contracts found out about each function. Out: tables, mutants of functions
// and contracts, and a journal with which an interrupted run can continue.
package awslc

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"seabmc/contracts"
)

// Library is C code with contracts.
type Library struct {
	Name  string // as in ml_kem
	File  string // that includes all of it
	Flags []string
}

// Libraries returns AWS-LC's ML-KEM and ML-DSA, with the C back end, as fetched by make bench-contracts. It returns only those with the given names,
// or all if none is given.
func Libraries(root string, names []string) ([]Library, error) {
	lc := os.Getenv("AWS_LC")
	if lc == "" {
		lc = filepath.Join(root, ".tools", "reading", "vendor", "aws-lc-sys", "aws-lc")
	}
	var out []Library
	for _, name := range []string{"ml_kem", "ml_dsa"} {
		if len(names) > 0 && !slices.Contains(names, name) {
			continue
		}
		l := Library{Name: name, File: filepath.Join(lc, "crypto", "fipsmodule", name, name+".c"), Flags: []string{
			// The sources need these flags. CBMC makes them show their contracts. Pragmas in them turn these checks off at places where they are not meant.
			"-DCBMC", "-DOPENSSL_NO_ASM", "--conversion-check", "--unsigned-overflow-check",
			"-I" + filepath.Join(lc, "include"), "-I" + lc, "--include=" + filepath.Join(root, "testdata", "awslc", "assumed.h"), "-Dpos=buf_load"}}
		if _, err := os.Stat(l.File); err != nil {
			return nil, fmt.Errorf("no %s: run make bench-contracts once, which fetches it", l.File)
		}
		out = append(out, l)
	}
	return out, nil
}

// parameters finds the parameter set that a function is made for, in its name.
var parameters = regexp.MustCompile(`^ml(?:kem|dsa)(512|768|1024|44|65|87)_|(512|768|1024|44|65|87)$`)

// ParameterSet returns the parameter set of a function, as in ML-KEM-512. A function without one is shared between them.
func ParameterSet(library, function string) string {
	scheme := strings.ToUpper(strings.ReplaceAll(library, "_", "-"))
	if m := parameters.FindStringSubmatch(function); m != nil {
		return scheme + "-" + m[1] + m[2]
	}
	return scheme + " shared"
}

// Tables prints what was proved by parameter set, the slowest functions, what is missing for the others, and how much rewriting decided. It returns
// the number of functions that are not proved.
func Tables(w io.Writer, library []string, outs [][]contracts.Outcome) (missing int) {
	tw := tabwriter.NewWriter(w, 2, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "parameter set\twith a contract\tproved\tof these with bodies\tfailed\topen\tCPU s\tslowest CPU s\tmost memory MiB\t")
	var all []*contracts.Outcome
	var sum contractRow
	notAsked := 0
	for i, lib := range library {
		var order []string
		rows := map[string]*contractRow{}
		for k := range outs[i] {
			o := &outs[i][k]
			if o.Status == contracts.NoBody {
				continue
			}
			if o.Status == "" { // the suite was interrupted
				notAsked++
				continue
			}
			set := ParameterSet(lib, o.Name)
			if rows[set] == nil {
				rows[set] = &contractRow{}
				order = append(order, set)
			}
			rows[set].add(o)
			sum.add(o)
			all = append(all, o)
		}
		slices.SortFunc(order, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
		for _, set := range order {
			rows[set].print(tw, set)
		}
	}
	sum.print(tw, "all")
	_ = tw.Flush()
	if notAsked > 0 {
		fmt.Fprintf(w, "not asked yet: %d\n", notAsked)
	}
	fmt.Fprintln(w, "\nslowest")
	slices.SortStableFunc(all, func(a, b *contracts.Outcome) int { return cmp.Compare(b.CPU, a.CPU) })
	for _, o := range all[:min(10, len(all))] {
		fmt.Fprintf(w, "%8.1f s  %s (%s)\n", o.CPU.Seconds(), o.Name, o.Status)
	}
	fmt.Fprintln(w, "\nnot proved")
	for _, o := range all {
		if o.Status != contracts.Proved {
			fmt.Fprintf(w, "  %s: %s: %s\n", o.Name, o.Status, o.Why)
			missing++
		}
	}
	for i := range outs {
		var assumed []string
		for _, o := range contracts.Unproved(outs[i]) {
			assumed = append(assumed, o.Name)
		}
		if len(assumed) > 0 {
			fmt.Fprintf(w, "\n%s rests on contracts that are not proved: %s\n", library[i], strings.Join(assumed, ", "))
		}
	}
	fmt.Fprintf(w, "\ndecided by rewriting: %s checks; %s instances of quantifiers\n", partOf(all, "checks_discharged", "checks_total"),
		partOf(all, "instances_decided", "quantifier_instances"))
	return missing
}

// contractRow counts the functions of one parameter set.
type contractRow struct {
	functions, proved, bodies, failed, open int
	cpu, most                               time.Duration
	memory                                  int64
}

func (r *contractRow) add(o *contracts.Outcome) {
	r.functions++
	switch o.Status {
	case contracts.Proved:
		r.proved++
		if len(o.Bodies) > 0 {
			r.bodies++
		}
	case contracts.Failed:
		r.failed++
	default:
		r.open++
	}
	r.cpu += o.CPU
	r.most = max(r.most, o.CPU)
	r.memory = max(r.memory, o.MaxRSS)
}

func (r *contractRow) print(w io.Writer, name string) {
	fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%.1f\t%.1f\t%d\t\n", name, r.functions, r.proved, r.bodies, r.failed, r.open, r.cpu.Seconds(), r.most.Seconds(), r.memory>>20)
}

// partOf returns how large one statistic is as a part of another, over all outcomes.
func partOf(all []*contracts.Outcome, part, whole string) string {
	var a, b float64
	for _, o := range all {
		x, _ := o.Stats[part].(float64)
		y, _ := o.Stats[whole].(float64)
		a, b = a+x, b+y
	}
	if b == 0 {
		return "0 of 0"
	}
	return fmt.Sprintf("%.0f of %.0f (%.1f %%)", a, b, 100*a/b)
}
