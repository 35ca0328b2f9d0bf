//go:build !linux

package yices

import (
	"errors"
	"os"
)

// copyInMemory fails: it is not possible on this system.
func copyInMemory(string) (*os.File, error) { return nil, errors.ErrUnsupported }
