// Package unroll decides whether a loop or recursion goes on: by the bounds that the user gave, by the consumer's answers, and by the driver, which
// looks at the program from time to time.
package unroll
