package llvm

import (
	"errors"
	"fmt"

	"github.com/llir/ll"
	"github.com/llir/llvm/asm"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// SyntaxError says where text is not LLVM assembly.
type SyntaxError struct {
	Start, End int // of the token, as offsets in the text
	Line       int // where reading stopped, from 1
	Msg        string
}

func (e *SyntaxError) Error() string { return e.Msg }

// Parse reads LLVM assembly in the syntax of LLVM 14, with typed pointers. path is for messages. If the text is not assembly, the error is a
// *SyntaxError.
func Parse(path, src string) (*Module, error) { return parseTo(path, src, false) }

// ParseVerified does what Parse does, for text that does not come straight from a compiler. If types do not fit, the error is a *TypeError.
func ParseVerified(path, src string) (*Module, error) { return parseTo(path, src, true) }

func parseTo(path, src string, verified bool) (*Module, error) {
	m, err := parse(path, src)
	if err != nil {
		var syntax ll.SyntaxError
		if errors.As(err, &syntax) {
			return nil, &SyntaxError{Start: syntax.Offset, End: syntax.Endoffset, Line: syntax.Line, Msg: err.Error()}
		}
		return nil, err
	}
	fixTypes(m)
	if verified {
		if err := verify(m, src); err != nil {
			return nil, err
		}
	}
	return convert(m), nil
}

// parse calls llir, which panics on some bad input.
func parse(path, src string) (m *ir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, fmt.Errorf("%v", r)
		}
	}()
	return asm.ParseString(path, src)
}

// fixTypes corrects what llir gets wrong: the second part of a cmpxchg's result is i1, not i8.
func fixTypes(m *ir.Module) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if x, ok := inst.(*ir.InstCmpXchg); ok && x.Typ != nil && len(x.Typ.Fields) == 2 {
					x.Typ = types.NewStruct(x.Typ.Fields[0], types.I1)
				}
			}
		}
	}
}
