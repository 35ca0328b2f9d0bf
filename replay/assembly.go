package replay

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/toolchain"
)

var (
	mainSymbol = regexp.MustCompile(`@main\b`)
	defineLine = regexp.MustCompile(`(?m)^define [^\n]*\{[ \t]*$`)
	groupRef   = regexp.MustCompile(` #\d+`)
	groupLine  = regexp.MustCompile(`(?m)^(attributes #\d+ = \{)`)
)

func isLLVM(file string) bool {
	ext := filepath.Ext(file)
	return ext == ".ll" || ext == ".bc"
}

// assemblyUnit writes a copy of LLVM assembly or bitcode, as assembly. In the copy main has another name, and functions are marked for the address
// sanitizer.
func (s *session) assemblyUnit(ctx context.Context, i int, file string) (string, error) {
	text, err := assembly(ctx, file)
	if err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	text = mainSymbol.ReplaceAllString(text, "@seabmc_main")
	if s.asan() {
		text = groupLine.ReplaceAllString(text, "$1 sanitize_address")
		text = defineLine.ReplaceAllStringFunc(text, func(line string) string {
			if groupRef.MatchString(line) || strings.Contains(line, "!dbg") {
				return line
			}
			return strings.TrimRight(line, "{ \t") + " sanitize_address {"
		})
	}
	name := filepath.Join(s.work, fmt.Sprintf("unit%d.ll", i))
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	return name, nil
}

func assembly(ctx context.Context, file string) (string, error) {
	if filepath.Ext(file) == ".bc" {
		return toolchain.Disassemble(ctx, file)
	}
	b, err := os.ReadFile(file)
	return string(b), err
}

// assemblyEntry makes an object file that refers to the entry of an assembly file.
func (s *session) assemblyEntry(ctx context.Context) (string, error) {
	name := s.entry
	if name == "main" {
		name = "seabmc_main"
	}
	source, object := filepath.Join(s.work, "entry.c"), filepath.Join(s.work, "entry.o")
	if err := os.WriteFile(source, []byte(write("assembly entry", name)), 0o600); err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	front := frontend.Options{Clang: s.opt.Front.Clang, M32: s.opt.Front.M32}
	return object, frontend.CompileHarness(ctx, front, source, object, nil)
}
