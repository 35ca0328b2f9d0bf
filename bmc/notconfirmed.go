package bmc

import (
	"fmt"
	"slices"

	"seabmc/ir/interp"
)

// restsOnFacts tells whether a failure was found in a state in which some assumption may not hold. No run shows such a failure if facts are about places outside
// all objects.
func (res *Result) restsOnFacts() bool {
	return res != nil && (res.unconfirmed || slices.ContainsFunc(res.Properties, func(p Property) bool { return p.Status == StatusFailure })) &&
		res.Lower != nil && res.Lower.Facts && !res.Config.Lower.AllValues
}

// notConfirmed says why a run does not show the failure of a model. Where what is assumed of all elements was built only for those that are read, the model may be one in which
// it does not hold for others, so that the run ends at the assumption. This is no fault of the solver's.
func (res *Result) notConfirmed(slv string, o interp.Outcome) string {
	if res.restsOnFacts() {
		return "a failure was found only in a state in which an assumption about all elements may not hold"
	}
	return fmt.Sprintf("internal: the counterexample of %s was not confirmed by the replay (%v); please report this", slv, o)
}
