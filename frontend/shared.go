package frontend

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend/cache"
	"seabmc/frontend/clauses"
)

// Runs about several functions of one program share the output of clang (Options.Shared). A file is compiled once, together with the functions that are made for the
// contracts of all functions. Each run uses those that it needs and drops the others, like everything that its roots do not reach. So all runs are about the same
// text, even if somebody edits a file meanwhile.

// contractsOf names the contracts that a file is compiled with. The name of a shared file does not depend on it.
const contractsOf = "-DSEABMC_CONTRACTS_OF="

// sharedFile is the path of a compilation that runs share, "" if they share nothing.
func (o *Options) sharedFile(clang string, args []string) string {
	if o.Shared == "" || o.Depends != nil {
		return ""
	}
	wd, err := os.Getwd()
	if err != nil {
		return ""
	}
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return strings.HasPrefix(a, contractsOf) })
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q", clang, wd, args)
	return filepath.Join(o.Shared, hex.EncodeToString(h.Sum(nil)[:16])+".ll")
}

// readShared gives what is kept for a compilation.
func (c *compilation) readShared() (out string, ok bool) {
	if c.shared == "" || c.opt.together.any() {
		return "", false
	}
	b, err := os.ReadFile(c.shared)
	return string(b), err == nil
}

// writeShared keeps a compilation for the other runs.
func (c *compilation) writeShared(out string) {
	if c.shared != "" && c.opt.together.any() {
		cache.WriteAtomically(c.shared, []byte(out))
	}
}

// together are the contracts that are compiled for several runs.
type together struct{ Enforced, Replaced []string }

func (t *together) any() bool { return len(t.Enforced)+len(t.Replaced) > 0 }

// wanted are the contracts that are read.
func (o *Options) wanted() *clauses.Wanted {
	w := &clauses.Wanted{Enforced: o.together.Enforced, Replaced: slices.Concat(o.together.Replaced, o.Replaced), Checked: o.Checked,
		Loops: o.LoopContracts, Proposed: o.ProposedFunctions, Trial: o.Trial, Says: o.Says, LeftOut: o.LeftOut}
	if o.Contract != "" {
		w.Enforced = append(slices.Clip(w.Enforced), o.Contract)
	}
	return w
}
