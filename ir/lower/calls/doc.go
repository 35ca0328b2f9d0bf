// Package calls passes arguments to functions and results back: by prototype, by value in memory, through variable arguments, and to the functions that
// a pointer may lead to.
package calls
