package main

import (
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"seabmc/frontend"
)

// forText lists the flags that have a meaning for SEA-IR text. What the others ask for was decided when the text was made.
var forText = strings.Fields(`all-properties stop-on-fail property show-properties mem arm store-map solver yices z3 case-split cache cache-dir
	timeout memory-limit trace json json-ui xml-ui stats progress color sarif junit html witness witness-graphml prp sv-comp version`)

// withoutEffect names the flags that have no effect if SEA-IR text is checked.
func withoutEffect(fs *pflag.FlagSet) (notes []string) {
	if !slices.ContainsFunc(fs.Args(), frontend.IsSEA) {
		return nil
	}
	var names []string
	fs.Visit(func(f *pflag.Flag) {
		if !slices.Contains(forText, f.Name) {
			names = append(names, "--"+f.Name)
		}
	})
	if names == nil {
		return nil
	}
	return []string{"SEA-IR text is checked as it stands; without effect: " + strings.Join(names, ", ")}
}
