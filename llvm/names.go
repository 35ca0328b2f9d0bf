package llvm

import "regexp"

// OwnVariable is a regular expression for the names that clang gives to variables of its own and that could be names of C.
const OwnVariable = `(?:tmp|coerce|retval|saved_stack|varet|temp|argmem|mem|bitcast|structtmp)\d*`

var (
	ownVariable  = regexp.MustCompile(`^` + OwnVariable + `$`)
	variableName = regexp.MustCompile(`^[A-Za-z_]\w*$`)
)

// OfProgram tells what the name of an alloca says: that the program has such a variable, or that clang may have made it for itself. Most names of
// clang's own are no names of C.
func OfProgram(alloca string) (named, perhaps bool) {
	perhaps = variableName.MatchString(alloca)
	return perhaps && !ownVariable.MatchString(alloca), perhaps
}
