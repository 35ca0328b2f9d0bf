package checks

import (
	"seabmc/ir"
)

// UbsanCheck is what a handler of clang's undefined-behaviour sanitizer reports.
type UbsanCheck struct {
	Kind ir.CheckKind
	Msg  string
}

// UbsanChecks holds what each handler reports, by the handler's name without __ubsan_handle_, _v1 and _abort.
var UbsanChecks = map[string]UbsanCheck{
	"add_overflow":            {ir.CheckOverflow, "overflow of an addition"},
	"sub_overflow":            {ir.CheckOverflow, "overflow of a subtraction"},
	"mul_overflow":            {ir.CheckOverflow, "overflow of a multiplication"},
	"negate_overflow":         {ir.CheckOverflow, "overflow of a negation"},
	"divrem_overflow":         {ir.CheckDivByZero, "division by zero"},
	"shift_out_of_bounds":     {ir.CheckShift, "shift by a negative amount, too far, or of a negative value"},
	"out_of_bounds":           {ir.CheckBounds, "array index out of bounds"},
	"builtin_unreachable":     {ir.CheckUnreachable, "unreachable code is reached"},
	"missing_return":          {ir.CheckUB, "end of a function that returns a value reached without return"},
	"vla_bound_not_positive":  {ir.CheckUB, "variable length array of a size that is not positive"},
	"float_cast_overflow":     {ir.CheckOverflow, "floating-point value outside the range of the type it is converted to"},
	"load_invalid_value":      {ir.CheckUB, "load of a value that is not one of its type"},
	"implicit_conversion":     {ir.CheckOverflow, "implicit conversion changes the value"},
	"invalid_builtin":         {ir.CheckUB, "zero passed to a builtin that counts leading or trailing zeros"},
	"nonnull_return":          {ir.CheckUB, "null returned by a function that is declared never to return it"},
	"nonnull_arg":             {ir.CheckUB, "null passed to a parameter that is declared never to be null"},
	"nullability_return":      {ir.CheckUB, "null returned by a function that is declared never to return it"},
	"nullability_arg":         {ir.CheckUB, "null passed to a parameter that is declared never to be null"},
	"pointer_overflow":        {ir.CheckUB, "pointer arithmetic leaves its object"},
	"type_mismatch":           {ir.CheckUB, "access through a null or misaligned pointer"},
	"alignment_assumption":    {ir.CheckUB, "alignment assumption does not hold"},
	"function_type_mismatch":  {ir.CheckUB, "call through a function pointer of another type"},
	"dynamic_type_cache_miss": {ir.CheckUB, "access through a pointer of another dynamic type"},
	"cfi_check_fail":          {ir.CheckUB, "control flow integrity"},
	"cfi_bad_type":            {ir.CheckUB, "control flow integrity"},
	"invalid_objc_cast":       {ir.CheckUB, "invalid cast"},
}
