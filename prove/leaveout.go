package prove

import (
	"slices"

	"seabmc/bmc"
	"seabmc/solver"
)

// spare is what may be spent on leaving out what a proof does not need.
type spare struct {
	runs  int
	until int64 // how much work there may be in all
}

// leastToLeaveOut is the work that may always be spent on leaving out what a proof does not need.
const leastToLeaveOut = solver.StepsPerSecond / 4

// fewer drops invariants that the proof does not need, as far as that can be found out quickly.
func (s *search) fewer(res *bmc.Result) (*bmc.Result, error) {
	budget := s.spare()
	for _, t := range s.open {
		var err error
		if res, err = s.leaveOut(&t.candidates, budget, res); err != nil {
			return nil, err
		}
	}
	return res, nil
}

// leaveOut removes parts of a list, large parts first, if the program can be proved without them, and as long as budget allows it. It returns the last proof, or res if there is none.
func (s *search) leaveOut(list *[]candidate, budget *spare, res *bmc.Result) (*bmc.Result, error) {
	for size := (len(*list) + 1) / 2; size > 0; size /= 2 {
		for at := 0; at < len(*list) && budget.runs > 0 && s.work < budget.until && s.ctx.Err() == nil; {
			budget.runs--
			all := *list
			*list = slices.Concat(all[:at], all[min(at+size, len(all)):])
			next, err := s.run(false)
			if err != nil {
				return nil, err
			}
			if next.Verdict == bmc.Successful {
				res = next
				continue
			}
			*list = all
			at += size
		}
	}
	return res, nil
}

// spare is a quarter of the work for the proof.
func (s *search) spare() *spare {
	return &spare{mostCertified, s.work + max(s.work/4, leastToLeaveOut)}
}
