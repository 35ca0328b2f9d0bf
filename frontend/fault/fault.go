// Package fault defines the errors of the front end: errors in the user's input (InputError) and in the tools that seabmc runs (ToolError).
package fault

import (
	"fmt"
	"strings"
)

// InputError is a fault of the input: a file that is missing, does not compile or is not what its name says.
type InputError struct {
	File   string
	Line   int    // 0: unknown
	Msg    string // one line: what, why, what to do
	Detail string // clang's or llvm-dis's own diagnostics, as they came; may be empty

	Wrong bool // what is there has no meaning: nothing is gained by leaving functions out
}

// Error is Summary, followed by Detail on the next lines if there is any.
func (e *InputError) Error() string {
	if e.Detail == "" {
		return e.Summary()
	}
	return e.Summary() + "\n" + strings.TrimRight(e.Detail, "\n")
}

// Summary is the one line that says what is wrong.
func (e *InputError) Summary() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	}
	return e.File + ": " + e.Msg
}

// ToolError says that a program or library that seabmc needs is missing or does not work, and what to do.
type ToolError struct {
	Tool    string
	Msg     string
	Crashed bool // a signal ended it
}

func (e *ToolError) Error() string { return e.Tool + ": " + e.Msg }

// Reason is the last part of a file error, without the path.
func Reason(err error) string {
	s := err.Error()
	return s[strings.LastIndex(s, ": ")+1:]
}
