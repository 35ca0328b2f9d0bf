package guarded

import (
	"seabmc/ir"
)

// CBMC's and ESBMC's uninterpreted functions: any function of its arguments, the same for the whole program.
// An argument is its bits; of a structure passed in memory, its members. What a call gives is a new unknown unless
// an earlier call had the same arguments: the first such one's unknown is the result then.

// Application is a call of an uninterpreted function with arguments that no earlier call has for certain.
type Application struct {
	Args  []ir.Reg
	Fresh []ir.Reg // the unknown result
}
