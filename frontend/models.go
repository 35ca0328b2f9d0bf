package frontend

import (
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"seabmc/frontend/cache"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
)

// The models of libc functions are C files in models/, one small family each. They are compiled together, once for each clang and pointer width, and the result is
// kept in the user's cache folder. Functions that a program does not call are removed before parsing (assembly/linker.go).

//go:embed models/*.c models/declarations.h
var modelFiles embed.FS

//go:embed prelude.h contracts.h include before
var preludeFiles embed.FS

const modelsPath = "models"

var modelDefinition = regexp.MustCompile(`(?m)^(?:const |unsigned |struct |long |short |double |float )*\w+ \**(\w+)\(`)

// modelVariable is a line that defines a variable for programs to use, such as optind.
var modelVariable = regexp.MustCompile(`^\w+ \**(\w+)(?: = [^()]*)?;$`)

// modelVariables are such lines of a file.
var modelVariables = regexp.MustCompile(`(?m)^(\w+ \**\w+)(?: = [^()\n]*)?;$`)

// isModelVariable tells whether name is a variable (and not a function) that has a model.
func isModelVariable(name string) bool {
	file, ok := modelTable()[name]
	if !ok {
		return false
	}
	src, _ := modelFiles.ReadFile("models/" + file + ".c")
	for _, m := range modelVariables.FindAllSubmatch(src, -1) {
		if strings.HasSuffix(string(m[1]), name) && !strings.HasPrefix(string(m[1]), "typedef ") {
			return true
		}
	}
	return false
}

// modelTable maps the functions and variables that have a model to the file that it is in.
var modelTable = sync.OnceValue(func() map[string]string {
	table := map[string]string{}
	files, _ := fs.Glob(modelFiles, "models/*.c")
	for _, file := range files {
		src, _ := modelFiles.ReadFile(file)
		for _, line := range strings.Split(string(src), "\n") {
			if line == "" || !definesAtItsStart(line[0]) || strings.HasPrefix(line, "static ") || strings.HasPrefix(line, "typedef ") {
				continue
			}
			if m := modelVariable.FindStringSubmatch(line); m != nil {
				table[m[1]] = strings.TrimSuffix(filepath.Base(file), ".c")
				continue
			}
			if strings.HasSuffix(line, ";") {
				continue
			}
			if m := modelDefinition.FindStringSubmatch(line); m != nil {
				table[m[1]] = strings.TrimSuffix(filepath.Base(file), ".c")
			}
		}
	}
	return table
})

// definesAtItsStart tells whether a line that begins with c may define something. Comments, directives and lines inside functions do not, and most lines are such
// lines. (The table is made at each start, so speed matters.)
func definesAtItsStart(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// ModelFor reports whether the libc function or variable has a model, and returns the name of the model's file as it appears in locations
// ("model:strlen").
func ModelFor(name string) (string, bool) {
	file, ok := modelTable()[name]
	return "model:" + file, ok
}

func hasModel(name string) bool {
	_, ok := modelTable()[name]
	return ok
}

// modelSource is the C text of all models.
var modelSource = sync.OnceValue(func() string {
	var b strings.Builder
	header, _ := modelFiles.ReadFile("models/declarations.h")
	b.Write(header)
	files, _ := fs.Glob(modelFiles, "models/*.c")
	for _, file := range files {
		src, _ := modelFiles.ReadFile(file)
		fmt.Fprintf(&b, "#line 1 \"model:%s\"\n%s", strings.TrimSuffix(filepath.Base(file), ".c"), src)
	}
	return b.String()
})

// models returns the LLVM assembly of all models, from the cache if it is there.
func (l *loader) models(ctx context.Context) (string, error) {
	clang, err := toolchain.Clang(l.opt.Clang)
	if err != nil {
		return "", err
	}
	args := append(codeFlags(), "-w", "-fno-builtin", "-Xclang", "-disable-lifetime-markers")
	if l.opt.M32 {
		args = append(args, "-m32")
	}
	args = append(args, "-x", "c", "-", "-o", "-")

	// What the result depends on. The size and time of clang's file stand for its version, since asking clang for its version takes longer than checking a
	// small program.
	key := sha256.New()
	fmt.Fprintln(key, clang, cache.FileIdentity(clang), args)
	key.Write([]byte(modelSource()))
	name := "models-" + hex.EncodeToString(key.Sum(nil)[:12]) + ".ll"
	dir := cache.Writable(l.opt.CacheDir)
	if dir != "" {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err == nil && strings.HasSuffix(string(b), cache.End) {
			return string(b), nil
		}
	}
	out, diagnostics, err := toolchain.Run(ctx, clang, args, modelSource())
	if err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		return "", &fault.ToolError{Tool: clang, Msg: "cannot compile the models of libc functions: " + toolchain.FirstLine(diagnostics, err)}
	}
	out += cache.End
	if dir != "" {
		cache.WriteAtomically(filepath.Join(dir, name), []byte(out))
	}
	return out, nil
}
