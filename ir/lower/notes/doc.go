// Package notes finds out why an assertion fails: the comparisons that its condition is made of, as C writes them, with the registers
// of what they compare. It reads prepared functions and debug information, and builds nothing.
package notes
