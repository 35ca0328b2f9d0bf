package toolflags

import "fmt"

// OneFunction is the value of a flag that names one function in each run. That it is given twice is no request to forget the first.
type OneFunction string

// String is the name.
func (o *OneFunction) String() string { return string(*o) }

// Type is what --help says of the value.
func (o *OneFunction) Type() string { return "string" }

// Set keeps the name of the function.
func (o *OneFunction) Set(name string) error {
	if *o != "" && string(*o) != name {
		return fmt.Errorf("a run checks one function, and %s is named already; --all-contracts checks all", *o)
	}
	*o = OneFunction(name)
	return nil
}
