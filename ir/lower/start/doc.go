// Package start makes what there is before a program runs: variables with their first values, arguments and the environment, pointers to functions
// that come from outside, and memory of devices.
package start
