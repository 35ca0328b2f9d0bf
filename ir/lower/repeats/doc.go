// Package repeats finds rounds of loops that do nothing new, because an earlier round had the same state.
package repeats
