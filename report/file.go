package report

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// WriteFile writes a file as a whole or not at all: it writes a temporary file beside it, and then renames that. If the path is not a regular file
// (/dev/stdout, a pipe), it is written directly. The error is one line and names the file.
func WriteFile(path string, write func(io.Writer) error) error {
	if err := writeFile(path, write); err != nil {
		return fmt.Errorf("%s: not written: %w", path, reason(err))
	}
	return nil
}

// reason returns a file error without the names of the call and of the file.
func reason(err error) error {
	var pe *fs.PathError
	var le *os.LinkError
	switch {
	case errors.As(err, &pe):
		return pe.Err
	case errors.As(err, &le):
		return le.Err
	}
	return err
}

func writeFile(path string, write func(io.Writer) error) error {
	mode := fs.FileMode(0o644)
	target := path
	if info, err := os.Stat(path); err == nil {
		if info.IsDir() {
			return errors.New("is a folder")
		}
		if !info.Mode().IsRegular() {
			return writeTo(path, write)
		}
		mode = info.Mode().Perm()
		// A link stays a link: the file that it points to is replaced.
		if target, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
	}
	f, err := os.CreateTemp(filepath.Dir(target), ".seabmc-*")
	if err != nil {
		return err
	}
	done := false
	defer func() {
		if !done {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	if err := buffered(f, write); err != nil {
		return err
	}
	if err := errors.Join(f.Chmod(mode), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), target); err != nil {
		return err
	}
	done = true
	return nil
}

func writeTo(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	err = buffered(f, write)
	return errors.Join(err, f.Close())
}

func buffered(f *os.File, write func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, 1<<16)
	if err := write(w); err != nil {
		return err
	}
	return w.Flush()
}

// AppendFailure writes a file, unless its path is empty, and appends the error if there is one.
func AppendFailure(errs []error, path string, f func(io.Writer) error) []error {
	if path == "" {
		return errs
	}
	if err := WriteFile(path, f); err != nil {
		errs = append(errs, err)
	}
	return errs
}

// OneLineEach joins errors so that each has its own line, which names the program.
func OneLineEach(errs []error) error {
	var lines []string
	for _, err := range errs {
		lines = append(lines, err.Error())
	}
	if len(lines) == 0 {
		return nil
	}
	return errors.New(strings.Join(lines, "\nseabmc: "))
}

// sources are the endings of files that people write and no report has.
var sources = []string{".c", ".h", ".i", ".inc", ".cc", ".cpp", ".cxx", ".hh", ".hpp", ".hxx", ".s", ".ll", ".bc", ".sea"}

// Spare returns an error if a report would be written over an input file, or over another source: headers are not among the inputs of a run. The files
// of reports are given by their flags.
func Spare(files map[string]string, inputs []string) error {
	for flag, path := range files {
		to, err := os.Stat(path)
		if path == "" || err != nil {
			continue
		}
		for _, in := range inputs {
			if from, err := os.Stat(in); err == nil && os.SameFile(from, to) {
				return fmt.Errorf("--%s=%s would overwrite an input file", flag, path)
			}
		}
		if slices.Contains(sources, strings.ToLower(filepath.Ext(path))) {
			return fmt.Errorf("--%s=%s would overwrite a source file", flag, path)
		}
	}
	return nil
}
