// Package path holds what belongs to one path of the execution. The first part is its condition (Guard), a persistent list of literals; paths share
// the beginnings of their lists. The second part is the values of its slots (Slots), a persistent vector.
package path
