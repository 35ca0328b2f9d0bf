package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"seabmc/cmd/seabmc/toolflags"
	"seabmc/project"
)

// harmlessFlags lists the flags with a value that a proof of a project file, or a task of a queue, may have. None starts a program or writes a file.
var harmlessFlags = strings.Fields(`
	define undefine include-dir include include-file isystem std c-std flags-for remove-function-body
	replace-call-with-contract check-call-with-contract enforce-contract enforce-contract-rec dfcc jobs
	unwind unwindset unwindsetname max-unwind unwind-max max-k-step max-args max-string object-bits cpu-limit memlimit plain-limit
	like error-label nondet-static-exclude restrict-function-pointer restrict-function-pointer-by-name property claim prp spec propertyfile engine validate mem arm store-map case-split color`)

// TestProjectFlags checks that a new flag with a value is rejected in project files, unless somebody has looked at what its value can do.
func TestProjectFlags(t *testing.T) {
	var names []string
	flagSet(&options{}, &rawFlags{}).VisitAll(func(f *pflag.Flag) {
		if f.NoOptDefVal != "true" {
			names = append(names, f.Name)
		}
	})
	for name, f := range toolflags.All {
		if f.Becomes != "" && f.Value && f.Refused == "" {
			names = append(names, name)
		}
	}
	for _, name := range names {
		if allowed := project.CheckFlags([]string{"--" + name + "=./evil"}) == nil; allowed != slices.Contains(harmlessFlags, name) {
			t.Errorf("--%s: a proof may have it: %v; is it harmless?", name, allowed)
		}
	}
}
