// Package calls passes arguments to functions and results back: by prototype, by value in memory, and through variable arguments. It also finds the
// functions that a pointer may call.
package calls
