package assembly

import "regexp"

var (
	enumType    = regexp.MustCompile(`(?m)^(!\d+) = (?:distinct )?!DICompositeType\(tag: DW_TAG_enumeration_type,`)
	typedefType = regexp.MustCompile(`(?m)^(!\d+) = !DIDerivedType\(tag: DW_TAG_typedef, name: "(\w+)",[^\n]*baseType: (!\d+)`)
)

// EnumTypedefs are the names that typedefs of a module give to enumerations. Sanitizers name only a type, nothing else about it.
func (t *Text) EnumTypedefs() map[string]bool {
	enums := map[string]bool{}
	for _, m := range enumType.FindAllStringSubmatch(t.src, -1) {
		enums[m[1]] = true
	}
	if len(enums) == 0 {
		return nil
	}
	names := map[string]bool{}
	defs := typedefType.FindAllStringSubmatch(t.src, -1)
	for grown := true; grown; {
		grown = false
		for _, m := range defs {
			if enums[m[3]] && !enums[m[1]] {
				enums[m[1]], names[m[2]], grown = true, true, true
			}
		}
	}
	return names
}
