package frontend

import (
	"io"
	"os"
	"strings"

	"seabmc/frontend/fault"
)

// kindOf tells C ("c"), LLVM assembly ("ll") and bitcode ("bc") apart, by the name and then by the first bytes.
func kindOf(file string) (string, error) {
	name := file[strings.LastIndexByte(file, '/')+1:]
	ext := ""
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		ext = name[dot:]
	}
	switch ext {
	case ".c", ".i":
		return "c", nil
	case ".ll":
		return "ll", nil
	case ".bc":
		return "bc", nil
	case ".cc", ".cpp", ".cxx", ".C", ".rs":
		return "", &fault.InputError{File: file, Msg: "is not C; compile it to LLVM assembly (.ll) with its own compiler and give that instead"}
	}
	f, err := os.Open(file)
	if err != nil {
		return "", &fault.InputError{File: file, Msg: "cannot be read: " + fault.Reason(err)}
	}
	defer f.Close()
	head := make([]byte, 4096)
	n, _ := io.ReadFull(f, head)
	s := string(head[:n])
	switch {
	case strings.HasPrefix(s, "\x7fGBF"):
		return "", &fault.InputError{File: file, Msg: "is a goto binary of CBMC; give the C sources that it was built from"}
	case strings.HasPrefix(s, "BC\xc0\xde"), strings.HasPrefix(s, "\xde\xc0\x17\x0b"):
		return "bc", nil
	case strings.HasPrefix(s, "; ModuleID"), strings.Contains(s, "\ntarget datalayout"), strings.Contains(s, "\nsource_filename"):
		return "ll", nil
	}
	return "", &fault.InputError{File: file, Msg: "unknown file type; expected C (.c, .i), LLVM assembly (.ll), bitcode (.bc) or SEA-IR (.sea)"}
}
