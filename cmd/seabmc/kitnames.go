package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend/cache"
	"seabmc/kit"
	"seabmc/report"
)

// kitNames lists the tools of CBMC that seabmc replaces when it is called by their names.
var kitNames = []string{"cbmc", "goto-cc", "goto-instrument", "goto-analyzer"}

// kitName returns the name of CBMC's tool by which this program was called, or "" if it was called by its own name.
func kitName(program string) string {
	if name := filepath.Base(program); slices.Contains(kitNames, name) {
		return name
	}
	return ""
}

// runKit works as a tool of CBMC.
func runKit(ctx context.Context, name string, args []string) (int, error) {
	if slices.Contains(args, "--version") {
		fmt.Println(cbmcVersion())
		return 0, nil
	}
	switch name {
	case "goto-cc":
		return 0, gotoCC(ctx, args)
	case "goto-instrument":
		return 0, gotoInstrument(args)
	case "cbmc":
		return asCBMC(ctx, args)
	}
	return 0, gotoAnalyzer(ctx, args)
}

func gotoAnalyzer(ctx context.Context, args []string) error {
	a, err := kit.ParseAnalysis(args)
	if err != nil {
		return errUsage{err}
	}
	o, err := kit.Read(a.In)
	if err != nil {
		return err
	}
	if err := errors.Join(o.Fresh(), spareSources(a.Out, o)); err != nil {
		return err
	}
	dir, err := cache.Folder("")
	if err != nil {
		dir = ""
	}
	return report.WriteFile(a.Out, func(w io.Writer) error { return o.Reachable(ctx, dir, w) })
}

func gotoCC(ctx context.Context, args []string) error {
	c, err := kit.ParseCompilation(args)
	if err != nil {
		return errUsage{err}
	}
	dir, err := cache.Folder("")
	if err != nil {
		dir = ""
	}
	objects, err := c.Objects(ctx, dir)
	if err != nil {
		return err
	}
	for path, o := range objects {
		if err := spareSources(path, o); err != nil {
			return err
		}
		if err := report.WriteFile(path, func(w io.Writer) error { return o.Write(w) }); err != nil {
			return err
		}
	}
	return nil
}

// spareSources refuses to write an object over one of its sources.
func spareSources(path string, o *kit.Object) error {
	to, err := os.Stat(path)
	if err != nil {
		return nil
	}
	for _, s := range o.Sources {
		if from, err := os.Stat(s.Path); err == nil && os.SameFile(from, to) {
			return errUsage{fmt.Errorf("-o %s would overwrite a source", path)}
		}
	}
	return nil
}

func gotoInstrument(args []string) error {
	n, err := kit.ParseInstrument(args)
	if err != nil {
		return errUsage{err}
	}
	o, notes, err := n.Apply()
	if err != nil {
		return err
	}
	for _, note := range notes {
		fmt.Println(note)
	}
	if err := spareSources(n.Out, o); err != nil {
		return err
	}
	return report.WriteFile(n.Out, func(w io.Writer) error { return o.Write(w) })
}

// asCBMC checks objects and sources as cbmc does.
func asCBMC(ctx context.Context, args []string) (code int, err error) {
	defer func() {
		if err != nil {
			noResult(args)
		}
	}()
	object, rest, err := linkArgs(args)
	if err != nil {
		return 0, err
	}
	if object != nil && slices.Contains(args, "--show-symbol-table") { // which CBMC's viewer asks for
		return 0, object.Symbols(ctx, "", os.Stdout)
	}
	if dir, err := cache.Folder(""); err == nil { // the kit asks three times about one program
		rest = append([]string{"--cache-dir=" + dir}, rest...)
	}
	o, err := parseFlags(append([]string{"--like=cbmc"}, rest...))
	if err != nil || o == nil {
		return 0, err
	}
	if object != nil {
		o.cfg.Files = append(object.Files(), o.cfg.Files...)
		o.cfg.Front.PerFile = object.PerFile()
	}
	return o.do(ctx, "check")
}

// noResult makes sure that a reader of the output does not take a run that ended in an error for a success. cbmc-viewer does so if a text has no line
// of results.
func noResult(args []string) {
	if !slices.ContainsFunc(args, func(a string) bool { return a == "--xml-ui" || a == "--json-ui" }) {
		fmt.Println("\n** Results:\n\n** 0 of 0 failed (no result)\nVERIFICATION ERROR")
	}
}

// linkArgs links the objects among the arguments. Their flags come before those of the command line. Bounds of loops that were already unrolled come
// last.
func linkArgs(args []string) (*kit.Object, []string, error) {
	var objects []*kit.Object
	var rest []string
	for _, a := range args {
		if strings.HasPrefix(a, "-") || !kit.IsObject(a) {
			rest = append(rest, a)
			continue
		}
		o, err := kit.Read(a)
		if err != nil {
			return nil, nil, err
		}
		objects = append(objects, o)
	}
	if len(objects) == 0 {
		return nil, rest, nil
	}
	all, err := kit.Link(objects)
	if err != nil {
		return nil, nil, err
	}
	if err := all.Fresh(); err != nil {
		return nil, nil, err
	}
	rest = append(all.Args(), rest...)
	if len(all.Unwind) > 0 {
		rest = append(rest, "--unwindset", strings.Join(all.Unwind, ","))
	}
	return all, rest, nil
}

// installLinks makes links to this program under the names of CBMC's tools.
func installLinks(args []string) error {
	if len(args) != 1 || strings.HasPrefix(args[0], "-") {
		return errUsage{errors.New("usage: seabmc install-links DIR   makes cbmc, goto-cc, goto-instrument and goto-analyzer there")}
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(args[0], 0o755); err != nil {
		return err
	}
	for _, name := range kitNames {
		path := filepath.Join(args[0], name)
		if old, err := os.Readlink(path); err == nil && filepath.Base(old) == filepath.Base(self) {
			os.Remove(path) // one of ours
		}
		if err := os.Symlink(self, path); err != nil {
			return fmt.Errorf("%s: %w: it is not one of ours, so it stays", path, errors.Unwrap(err))
		}
	}
	fmt.Printf("links in %s; in a project with CBMC's starter kit: PATH=%s:$PATH make\n", args[0], args[0])
	return nil
}
