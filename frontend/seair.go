package frontend

import (
	"errors"
	"os"
	"path/filepath"

	"seabmc/frontend/fault"
	seair "seabmc/ir"
	"seabmc/ir/parser"
)

// A file of SEA-IR text (.sea) is a program that was lowered before, or one that was written by hand. It is checked as it is.

// IsSEA reports whether a file is SEA-IR text, judging by its name.
func IsSEA(file string) bool { return filepath.Ext(file) == ".sea" }

// loadSEA reads the program if one of the files is SEA-IR text; without one it gives nil.
func loadSEA(files []string) (*Program, error) {
	for _, file := range files {
		if !IsSEA(file) {
			continue
		}
		if len(files) > 1 {
			return nil, &fault.InputError{File: file, Msg: "SEA-IR text is a whole program and cannot be linked with other files"}
		}
		p, err := readSEA(file)
		if err != nil {
			return nil, err
		}
		return &Program{SEA: p}, nil
	}
	return nil, nil
}

func readSEA(file string) (*seair.Program, error) {
	f, err := os.Open(file)
	if os.IsNotExist(err) {
		return nil, &fault.InputError{File: file, Msg: "no such file"}
	}
	if err != nil {
		return nil, &fault.InputError{File: file, Msg: "cannot be read: " + fault.Reason(err)}
	}
	defer f.Close()
	p, err := parser.Parse(f, file)
	var bad *parser.Error
	if errors.As(err, &bad) {
		return nil, &fault.InputError{File: file, Line: bad.Line, Msg: bad.Msg}
	}
	if err != nil {
		return nil, &fault.InputError{File: file, Msg: "cannot be read: " + fault.Reason(err)}
	}
	return p, nil
}
