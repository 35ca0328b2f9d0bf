// Package start sets up what exists before a program runs: variables with their initial values, arguments and the environment, pointers to functions
// that come from outside, and the memory of devices.
package start
