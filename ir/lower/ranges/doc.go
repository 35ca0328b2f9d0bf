// Package ranges finds the values of a quantifier's variable for which its formula may matter.
//
// In: the formula's value, built for an unknown value of the variable (Quantifier). Out: the values, one after the other (ValuesOf, Values.Next).
package ranges
