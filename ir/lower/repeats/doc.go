// Package repeats finds rounds of loops that do nothing new, because their state is one of an earlier round.
package repeats
