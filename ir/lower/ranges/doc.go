// Package ranges finds the values of a quantifier's variable that can make a difference to the quantifier's formula.
//
// In: the value of the formula, built for an unknown value of the variable (Quantifier). Out: the values, one after the other (ValuesOf,
// Values.Next).
package ranges
