package contracts

import (
	"context"
	"slices"

	"seabmc/bmc"
)

// MarkEmpty finds the ensures clauses that say nothing about the function, because they hold whatever it does within its assigns and frees clauses.
// The contract is checked again with such arbitrary behaviour in place of the body.
func MarkEmpty(ctx context.Context, cfg bmc.Config, res *bmc.Result) error {
	if !cfg.Vacuity || cfg.VacuityOnly || cfg.Front.Contract == "" || ctx.Err() != nil {
		return nil
	}
	if !slices.ContainsFunc(res.Properties, provedEnsures) { // as when nothing calls the function
		return nil
	}
	cfg.Vacuity, cfg.Front.Says = false, true
	whatever, err := bmc.Run(ctx, cfg)
	if err != nil {
		return err
	}
	for i := range res.Properties {
		p := &res.Properties[i]
		p.Empty = bmc.IsEnsures(p.Check) && slices.ContainsFunc(whatever.Properties, func(q bmc.Property) bool {
			return q.Check.ID == p.Check.ID && q.Pos == p.Pos && q.Status == bmc.StatusSuccess
		})
	}
	return nil
}

func provedEnsures(p bmc.Property) bool {
	return bmc.IsEnsures(p.Check) && p.Status == bmc.StatusSuccess
}
