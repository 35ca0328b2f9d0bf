// Package path holds what a path of the execution is: its condition (Guard), as a persistent list of literals that paths share the
// beginnings of, and the values of its slots (Slots), as a persistent vector.
package path
