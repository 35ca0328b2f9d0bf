// Package unroll decides whether a loop or recursion goes on: by the bounds that the user gave, by what the consumer answers, and by the driver, which
// looks now and then.
package unroll
