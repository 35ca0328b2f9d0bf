package replay

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// mark begins every file of ours. Only such files may be overwritten.
const mark = "/* seabmc replay harness."

// keep copies the harness and the log into the user's folder.
func (s *session) keep(o *Outcome) error {
	if err := os.MkdirAll(s.opt.Dir, 0o755); err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	log := fmt.Sprintf("%s log */\n%s\n%s", mark, strings.Join(o.Lines(), "\n"), s.log)
	if err := writeOurs(filepath.Join(s.opt.Dir, harnessFile), []byte(s.text), 0o644); err != nil {
		return err
	}
	if err := writeOurs(filepath.Join(s.opt.Dir, logFile), []byte(log), 0o644); err != nil {
		return err
	}
	written := map[string]string{}
	if len(s.h.models()) > 0 {
		written[modelsFile] = "Models of library functions."
	}
	for i, f := range s.opt.Files {
		if !isLLVM(f) {
			written[fmt.Sprintf("unit%d.c", i)] = "The user's file."
		}
	}
	for name, what := range written {
		text, err := os.ReadFile(filepath.Join(s.work, name))
		if err != nil {
			return fmt.Errorf("replay: %w", err)
		}
		text = append([]byte(mark+" "+what+" */\n"), text...)
		if err := writeOurs(filepath.Join(s.opt.Dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeOurs writes a file, unless there is a file with that name that is not ours.
func writeOurs(path string, text []byte, mode os.FileMode) error {
	info, err := os.Lstat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("replay: %s exists and is not a regular file; move it, or choose another --replay-dir", path)
	case err == nil:
		old, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("replay: %w", err)
		}
		if !bytes.HasPrefix(old, []byte(mark)) {
			return fmt.Errorf("replay: %s exists and was not written by seabmc; move it, or choose another --replay-dir", path)
		}
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".seabmc-*")
	if err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	_, err = tmp.Write(text)
	err = errors.Join(err, tmp.Chmod(mode), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("replay: %w", err)
	}
	return nil
}
