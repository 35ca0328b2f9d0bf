package csource

import "strings"

// Integer returns the number of bits of an integer type, and whether it is signed. Of other types the number is 0.
func Integer(name string) (bits int, signed bool) {
	switch name {
	case "_Bool":
		return 1, false
	case "char", "signed char":
		return 8, true
	case "unsigned char":
		return 8, false
	case "short":
		return 16, true
	case "unsigned short":
		return 16, false
	case "int":
		return 32, true
	case "unsigned int":
		return 32, false
	case "long", "long long":
		return 64, true
	case "unsigned long", "unsigned long long":
		return 64, false
	}
	if strings.HasPrefix(name, "enum ") && !strings.ContainsAny(name, "*[") {
		return 32, false
	}
	return 0, false
}
