package kit

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"seabmc/frontend"
)

// Analysis is a command line of goto-analyzer. CBMC's viewer asks for the functions that can be reached. No other question is answered.
type Analysis struct{ In, Out string }

// ParseAnalysis reads the command line of goto-analyzer.
func ParseAnalysis(args []string) (*Analysis, error) {
	a := &Analysis{}
	reachable := false
	for i := 0; i < len(args); i++ {
		switch {
		case args[i] == "--reachable-functions":
			reachable = true
		case args[i] == "--json" && i+1 < len(args):
			i++
			a.Out = args[i]
		case strings.HasPrefix(args[i], "-") && args[i] != "-" || a.In != "":
			return nil, fmt.Errorf("%s is not supported by seabmc's goto-analyzer: programs are checked, not analysed", args[i])
		default:
			a.In = args[i]
		}
	}
	if !reachable || a.In == "" || a.Out == "" {
		return nil, fmt.Errorf("goto-analyzer is not supported but for --reachable-functions --json FILE OBJECT: programs are checked, not analysed")
	}
	return a, nil
}

// reached is a function as goto-analyzer lists it.
type reached struct {
	Function string `json:"function"`
	File     string `json:"file"`
	line     int
}

// Reachable writes the functions that the entry function of an object reaches, as goto-analyzer --reachable-functions does.
func (o *Object) Reachable(ctx context.Context, dir string, w io.Writer) error {
	list, err := o.functions(ctx, dir)
	if err != nil {
		return err
	}
	return json.NewEncoder(w).Encode(list)
}

// Symbols writes these functions with their places, as cbmc --show-symbol-table does.
func (o *Object) Symbols(ctx context.Context, dir string, w io.Writer) error {
	list, err := o.functions(ctx, dir)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "Symbols:\n\n")
	for _, f := range list {
		fmt.Fprintf(out, "Symbol......: %s\nPretty name.: %[1]s\nBase name...: %[1]s\nMode........: C\nLocation....: file %s line %d\n\n", f.Function, f.File, f.line)
	}
	return out.Flush()
}

// functions returns the functions that the entry function reaches and that have a body.
func (o *Object) functions(ctx context.Context, dir string) ([]reached, error) {
	entry := o.Function
	if entry == "" {
		entry = "main"
	}
	p, err := frontend.Load(ctx, o.Files(), frontend.Options{Roots: []string{entry}, PerFile: o.PerFile(), NoModels: true, CacheDir: dir})
	if err != nil {
		return nil, err
	}
	list := []reached{}
	for _, m := range p.LLVM() {
		for _, f := range m.Funcs {
			if sp := f.Subprogram; len(f.Blocks) > 0 && sp != nil && sp.File != nil {
				list = append(list, reached{sp.Name, full(under(sp.File.Dir, sp.File.Name)), sp.Line})
			}
		}
	}
	return list, nil
}

func under(dir, name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(dir, name)
}
