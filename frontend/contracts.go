package frontend

import (
	"fmt"
	"regexp"
	"strings"

	"seabmc/frontend/assembly"
	"seabmc/frontend/dialect"
)

// Contracts of functions that are neither enforced nor replaced are not read. Each clause becomes a pragma (contracts.h) about which clang warns. What was found is kept in a
// comment of the module, so that a module from the cache has it too.

var contractClause = regexp.MustCompile(`(?m)^([^\n]*?):(\d+):\d+: warning: unknown pragma ignored \[-Wunknown-pragmas\]\n(?:[^\n]*\n){0,40}?[^\n]*note: expanded from macro '(__(?:CPROVER|ESBMC)_\w+)'`)

// noteContracts adds to a module the first clause that clang's warnings mention.
func noteContracts(module, diagnostics string) string {
	if !strings.Contains(diagnostics, "seabmc contract") {
		return module
	}
	m := contractClause.FindStringSubmatch(diagnostics)
	if m == nil {
		return module
	}
	return module + fmt.Sprintf("\n%s%s at %s:%s\n", assembly.ContractNote, m[3], dialect.PlainNames(m[1]), m[2])
}

var (
	loopInvariant = regexp.MustCompile(`note: expanded from macro '__(?:CPROVER|ESBMC)_loop_invariant'`)
	loopMeasure   = regexp.MustCompile(`note: expanded from macro '__CPROVER_decreases'`)
)

// hasLoopContract tells from clang's warnings whether some loop has an invariant, or, where the user asks for contracts of loops, a measure.
func (o *Options) hasLoopContract(diagnostics string) bool {
	return loopInvariant.MatchString(diagnostics) || o.LoopContractsAsked && loopMeasure.MatchString(diagnostics)
}
