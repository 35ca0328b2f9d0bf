package prove

import (
	"regexp"
	"slices"
	"strconv"

	"seabmc/frontend/clauses"
	"seabmc/frontend/fault"
)

// A formula that a proposer makes may be none that clang takes, such as one with a name that a macro or an inner block has taken. It is left out.

var rejectedAt = regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(clauses.ProposedFile) + `:(\d+):\d+: (?:fatal )?error:`)

// rejected are the numbers of the candidates that clang names.
func rejected(input *fault.InputError) map[int]bool {
	bad := map[int]bool{}
	for _, m := range rejectedAt.FindAllStringSubmatch(input.Detail, -1) {
		n, _ := strconv.Atoi(m[1])
		bad[n] = true
	}
	return bad
}

// usable adds to known what of some can be added without making it bad.
func usable[T any](known, some []T, good func([]T) (bool, error)) ([]T, error) {
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
	if known, err = usable(known, some[:half], good); err != nil {
		return nil, err
	}
	return usable(known, some[half:], good)
}
