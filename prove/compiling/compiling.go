// Package compiling finds out which of the formulas that are proposed for contracts the compiler takes.
//
// Clang may reject a formula that a proposer makes, for example because a macro or an inner block has taken one of its names. Such a formula is
// dropped. In: what clang says, or whether a list compiles. Out: the formulas to drop, or to keep.
package compiling

import (
	"regexp"
	"slices"
	"strconv"

	"seabmc/frontend/clauses"
	"seabmc/frontend/fault"
)

var rejectedAt = regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(clauses.ProposedFile) + `:(\d+):\d+: (?:fatal )?error:`)

// Rejected returns the numbers of the candidates that clang names.
func Rejected(input *fault.InputError) map[int]bool {
	bad := map[int]bool{}
	for _, m := range rejectedAt.FindAllStringSubmatch(input.Detail, -1) {
		n, _ := strconv.Atoi(m[1])
		bad[n] = true
	}
	return bad
}

// Usable adds to known those of some that can be added while good still holds.
func Usable[T any](known, some []T, good func([]T) (bool, error)) ([]T, error) {
	if len(some) == 0 {
		return known, nil
	}
	ok, err := good(slices.Concat(known, some))
	switch {
	case err != nil:
		return nil, err
	case ok:
		return slices.Concat(known, some), nil
	case len(some) == 1:
		return known, nil
	}
	half := len(some) / 2
	if known, err = Usable(known, some[:half], good); err != nil {
		return nil, err
	}
	return Usable(known, some[half:], good)
}
