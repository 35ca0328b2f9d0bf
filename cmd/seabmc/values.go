package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"
)

// givenValues rejects empty values, and numbers and times below 1, since no flag has a meaning for them.
func givenValues(fs *pflag.FlagSet) error {
	var errs []error
	fs.Visit(func(f *pflag.Flag) {
		if !hasValue(f) {
			errs = append(errs, fmt.Errorf("--%s: a value is missing", f.Name))
		}
		switch v := f.Value.String(); f.Value.Type() {
		case "int":
			if n, err := strconv.Atoi(v); err == nil && n < 1 {
				errs = append(errs, fmt.Errorf("--%s=%d: expected a number of at least 1", f.Name, n))
			}
		case "duration":
			if d, err := time.ParseDuration(v); err == nil && d <= 0 {
				errs = append(errs, fmt.Errorf("--%s=%s: expected a time such as 30s or 2m", f.Name, v))
			}
		}
	})
	if err := errors.Join(errs...); err != nil {
		return errors.New(strings.ReplaceAll(err.Error(), "\n", "; "))
	}
	return nil
}

// hasValue reports whether no text that was given to a flag is empty.
func hasValue(f *pflag.Flag) bool {
	if list, ok := f.Value.(pflag.SliceValue); ok {
		return !slices.Contains(list.GetSlice(), "")
	}
	return f.Value.Type() != "string" || f.Value.String() != ""
}
