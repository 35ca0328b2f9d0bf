package arith

import (
	"fmt"

	"seabmc/llvm"
)

// Unsupported ends a path that reached code without a meaning here.
type Unsupported struct{ What string }

// Fail ends the current path, because what the format says has no meaning here. It panics with Unsupported, and whoever executes instructions
// recovers.
func (l *Words) Fail(format string, args ...any) {
	panic(Unsupported{fmt.Sprintf(format, args...)})
}

// TypeName returns the type of a value as LLVM writes it.
func TypeName(v llvm.Value) string {
	if v == nil {
		return "none"
	}
	return v.Type().String()
}
