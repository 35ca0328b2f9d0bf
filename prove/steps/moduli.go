package steps

import (
	"slices"

	"seabmc/prove/csource"
)

// maxModuli is the largest number of moduli that are looked at.
const maxModuli = 2

// Moduli returns small constants by which code takes remainders.
func Moduli(code []*csource.Node) (list []int64) {
	for _, c := range code {
		c.Each(func(x *csource.Node) bool {
			if x.Kind == "BinaryOperator" && x.Opcode == "%" {
				if m, ok := x.Inner[1].Number(); ok && m > 1 && m < 100 && len(list) < maxModuli && !slices.Contains(list, m) {
					list = append(list, m)
				}
			}
			return true
		})
	}
	return list
}
