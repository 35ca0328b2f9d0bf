package awslc

import (
	"math/rand"
	"slices"

	"seabmc/frontend/clauses"
)

// MutantTask is a mutant to ask about, and the functions of its library.
type MutantTask struct {
	Library   *Library
	Functions []clauses.Function
	Mutant    Mutant
}

// MutantTasks chooses n mutants; all has the functions of each library. It takes one of each function before it takes a second of any, so that all functions get their
// share, and small functions first.
func MutantTasks(libs []Library, all [][]clauses.Function, n int) ([]MutantTask, error) {
	perFunction := map[string][]MutantTask{}
	var order []*clauses.Function
	for i := range libs {
		for k := range all[i] {
			f := &all[i][k]
			if !f.Contract || !f.Body || f.Skip {
				continue
			}
			list, err := Mutants(f)
			if err != nil {
				return nil, err
			}
			rand.New(rand.NewSource(int64(f.Size))).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
			for _, m := range list {
				perFunction[f.Name] = append(perFunction[f.Name], MutantTask{&libs[i], all[i], m})
			}
			order = append(order, f)
		}
	}
	slices.SortStableFunc(order, func(a, b *clauses.Function) int { return a.Size - b.Size })
	var tasks []MutantTask
	for round := 0; len(tasks) < n; round++ {
		before := len(tasks)
		for _, f := range order {
			if list := perFunction[f.Name]; round < len(list) && len(tasks) < n {
				tasks = append(tasks, list[round])
			}
		}
		if len(tasks) == before {
			break
		}
	}
	return tasks, nil
}
