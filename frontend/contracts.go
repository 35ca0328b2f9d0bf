package frontend

import (
	"fmt"
	"regexp"
	"strings"

	"seabmc/frontend/assembly"
)

// Contracts of functions that are neither enforced nor replaced are not read. A clause leaves a pragma behind (contracts.h), of which clang warns; a comment in the module keeps what was
// found, with the module in the cache too.

var contractClause = regexp.MustCompile(`(?m)^([^\n]*?):(\d+):\d+: warning: unknown pragma ignored \[-Wunknown-pragmas\]\n(?:[^\n]*\n){0,40}?[^\n]*note: expanded from macro '(__(?:CPROVER|ESBMC)_\w+)'`)

// noteContracts adds the first clause that clang's warnings tell of to a module.
func noteContracts(module, diagnostics string) string {
	if !strings.Contains(diagnostics, "seabmc contract") {
		return module
	}
	m := contractClause.FindStringSubmatch(diagnostics)
	if m == nil {
		return module
	}
	return module + fmt.Sprintf("\n%s%s at %s:%s\n", assembly.ContractNote, m[3], checksSuffix.ReplaceAllString(m[1], ""), m[2])
}

// onlyErrors leaves warnings out of clang's diagnostics, with the notes behind them.
func onlyErrors(diagnostics string) string {
	var out strings.Builder
	keep := true
	for _, line := range strings.SplitAfter(diagnostics, "\n") {
		if strings.Contains(line, " warning: ") {
			keep = false
		} else if strings.Contains(line, "error: ") || strings.Contains(line, "generated.") {
			keep = true
		}
		if keep {
			out.WriteString(line)
		}
	}
	return out.String()
}

// keepsContracts has clauses stay in the preprocessed text.
const keepsContracts = "-DSEABMC_CONTRACTS"

// readsContracts tells whether contracts are read in any case.
func (o *Options) readsContracts() bool {
	return o.Contract != "" || len(o.Replaced)+len(o.Checked) > 0
}

var loopInvariant = regexp.MustCompile(`note: expanded from macro '__(?:CPROVER|ESBMC)_loop_invariant'`)

// hasLoopInvariant tells from clang's warnings whether some loop has an invariant.
func hasLoopInvariant(diagnostics string) bool { return loopInvariant.MatchString(diagnostics) }
