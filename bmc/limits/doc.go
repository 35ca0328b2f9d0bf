// Package limits ends a context when a limit on time or memory is reached.
package limits
