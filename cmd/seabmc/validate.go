package main

import (
	"context"
	"errors"
	"fmt"

	"seabmc/bmc"
	"seabmc/prove"
	"seabmc/report"
	"seabmc/witness"
)

// decide checks the program with the engine, or with a witness if one is to be validated.
func decide(ctx context.Context, o *options) (*bmc.Result, error) {
	if o.validate == "" {
		return prove.Check(ctx, o.cfg, o.engine)
	}
	claims, err := witness.ReadInvariants(o.validate)
	if err != nil {
		return nil, fmt.Errorf("--validate: %w", err)
	}
	var given []prove.Given
	for _, c := range claims {
		if c.Unusable != "" {
			o.out.validated = append(o.out.validated, report.Validated{File: c.File, Line: c.Line, Formula: c.Formula, Why: c.Unusable})
			continue
		}
		given = append(given, prove.Given{File: c.File, Function: c.Function, Line: c.Line, Formula: c.Formula})
	}
	res, judged, err := prove.Validate(ctx, o.cfg, given)
	if err != nil {
		return nil, err
	}
	unusable := len(o.out.validated)
	for _, j := range judged {
		o.out.validated = append(o.out.validated, report.Validated{File: j.File, Line: j.Line, Formula: j.Formula, Certified: j.Certified, Why: j.Why})
	}
	if unusable > 0 && res.Verdict == bmc.Successful {
		res.Withdraw(fmt.Sprintf("%d invariants of the witness cannot be checked", unusable))
	}
	return res, nil
}

// validatable says why a witness cannot be validated with the other flags.
func (o *options) validatable(files []string) error {
	switch {
	case o.validate == "":
		return nil
	case o.contracts.all:
		return errors.New("--validate does not go with --all-contracts")
	case len(files) == 0:
		return errors.New("--validate needs the program that the witness is about")
	}
	return nil
}
