package calls

import (
	"strings"

	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// FormatArguments returns the arguments that a format takes, and the letters of its conversions. plain is true if the format reads and writes nothing
// else.
func FormatArguments(f string, word int64) (kinds []state.ArgumentKind, letters string, plain bool) {
	for {
		i := strings.IndexByte(f, '%')
		if i < 0 {
			return kinds, letters, true
		}
		f = f[i+1:]
		k := strings.IndexFunc(f, func(r rune) bool { return !strings.ContainsRune("-+ #'0123456789.*hlLqjzt", r) })
		if k < 0 {
			return kinds, letters, false
		}
		for range strings.Count(f[:k], "*") {
			kinds = append(kinds, state.ArgumentKind{Bytes: 4})
		}
		switch {
		case strings.IndexByte("diouxXcaAeEfFgGp", f[k]) >= 0:
			kinds = append(kinds, kindOfConversion(f[:k], f[k], word))
			letters += f[k : k+1]
		case f[k] != '%':
			return kinds, letters, false
		}
		f = f[k+1:]
	}
}

// kindOfConversion returns the kind of argument of a conversion of printf. Only %f and the like have a fraction.
func kindOfConversion(modifiers string, letter byte, word int64) state.ArgumentKind {
	if strings.IndexByte("aAeEfFgG", letter) >= 0 {
		if strings.Contains(modifiers, "L") {
			return LongDouble
		}
		return state.ArgumentKind{Bytes: 8, Fraction: true}
	}
	switch {
	case letter == 'p', letter != 'c' && strings.Count(modifiers, "l") < 2 && strings.ContainsAny(modifiers, "lztq"):
		return state.ArgumentKind{Bytes: word}
	case letter != 'c' && strings.ContainsAny(modifiers, "ljL"):
		return state.ArgumentKind{Bytes: 8}
	}
	return state.ArgumentKind{Bytes: 4}
}

// Passes reports whether arguments are of these kinds. There may be more arguments.
func Passes(args []llvm.Value, kinds []state.ArgumentKind, word int64) bool {
	if len(args) < len(kinds) {
		return false
	}
	for i, k := range kinds {
		if kindOfType(args[i].Type(), word) != k {
			return false
		}
	}
	return true
}

func kindOfType(t *llvm.Type, word int64) state.ArgumentKind {
	switch {
	case t.Kind == llvm.Ptr:
		return state.ArgumentKind{Bytes: word}
	case t.Kind == llvm.Int:
		return state.ArgumentKind{Bytes: int64(t.Bits+7) / 8}
	case t.Kind == llvm.Float && t.Float == llvm.X86FP80:
		return LongDouble
	case t.Kind == llvm.Float && t.Float == llvm.Double:
		return state.ArgumentKind{Bytes: 8, Fraction: true}
	}
	return state.ArgumentKind{}
}
