// Package limits ends a context at limits of time and memory.
package limits
