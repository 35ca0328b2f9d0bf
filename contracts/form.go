package contracts

import (
	"context"

	"seabmc/bmc"
)

// Form lowers the program. If contracts are used, it makes the form that decides the answer: failures of contracts are looked at again with
// quantifiers written out and loops unrolled.
func Form(ctx context.Context, asked bmc.Config) (*bmc.Result, error) {
	cfg := asked
	cfg.VCOnly = true
	res, err := bmc.Run(ctx, cfg)
	if err != nil || res.Program == nil || cfg.Front.Contract == "" && len(cfg.Front.Replaced) == 0 && !res.UsesLoopContracts() {
		return res, err
	}
	decided, err := bmc.Run(ctx, asked)
	if err != nil {
		return nil, err
	}
	cfg.SameForm = true
	cfg.Front.LoopContracts = decided.Config.Front.LoopContracts
	from := &decided.Config.Lower
	cfg.Lower.AllValues, cfg.Lower.DeepFacts, cfg.Lower.PointerBytes = from.AllValues, from.DeepFacts, from.PointerBytes
	return bmc.Run(ctx, cfg)
}
