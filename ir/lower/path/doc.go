// Package path holds what belongs to one path of the execution: its condition (Guard), a persistent list of literals whose beginning paths
// share; and the values of its slots (Slots), a persistent vector.
package path
