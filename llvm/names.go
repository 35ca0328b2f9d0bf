package llvm

import "regexp"

// OwnVariable is a regular expression for those names of clang's own variables that could also be names in C.
const OwnVariable = `(?:tmp|coerce|retval|saved_stack|varet|temp|argmem|mem|bitcast|structtmp)\d*`

var (
	ownVariable  = regexp.MustCompile(`^` + OwnVariable + `$`)
	variableName = regexp.MustCompile(`^[A-Za-z_]\w*$`)
)

// OfProgram says what the name of an alloca shows. named is set if the program has a variable with this name. perhaps is set if it may have one,
// though clang may also have made the variable for itself. Most names of clang's own variables are not names in C.
func OfProgram(alloca string) (named, perhaps bool) {
	perhaps = variableName.MatchString(alloca)
	return perhaps && !ownVariable.MatchString(alloca), perhaps
}
