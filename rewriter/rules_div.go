package rewriter

import "seabmc/linear"

var divRules = []Rule{
	{Name: "eq-sums-div", Text: "(= (bvadd z (bvmul (bvudiv x y) y)) (bvadd u (bvneg (bvurem x y)))) => the same with x for quotient and remainder, multiples of both too; signed and extended too", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqSumsDiv)},
}
