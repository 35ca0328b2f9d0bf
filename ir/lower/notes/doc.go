// Package notes finds out why an assertion fails: the comparisons in its condition, as they are written in C, with the registers that are compared.
// It reads prepared functions and debug information, and builds nothing.
package notes
