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

	"seabmc/frontend/fault"
)

// The models of libc functions are C files in models/, one small family each. They are compiled together, once for each clang and width;
// the result is kept in the user's cache folder. What a program does not call is cut away before anyone parses it (assembly/linker.go).

//go:embed models/*.c models/declarations.h
var modelFiles embed.FS

//go:embed prelude.h contracts.h include
var preludeFiles embed.FS

const modelsPath = "models"

var modelDefinition = regexp.MustCompile(`(?m)^(?:const |unsigned |struct |long |short |double |float )*\w+ \**(\w+)\(`)

// modelVariable is a line that defines a variable for programs to use, such as optind.
var modelVariable = regexp.MustCompile(`^\w+ \**(\w+)(?: = [^()]*)?;$`)

// modelVariables are such lines of a file.
var modelVariables = regexp.MustCompile(`(?m)^(\w+ \**\w+)(?: = [^()\n]*)?;$`)

// isModelVariable tells whether name is a variable, and no function, that has a model.
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
			if strings.HasPrefix(line, "static ") || strings.HasPrefix(line, "typedef ") || strings.HasPrefix(line, "//") {
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

// ModelFor tells whether the libc function or variable name has a model, and the name of the model's file, as shown in locations ("model:strlen").
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
	clang, err := l.clang()
	if err != nil {
		return "", err
	}
	args := append(codeFlags(), "-w", "-fno-builtin", "-Xclang", "-disable-lifetime-markers")
	if l.opt.M32 {
		args = append(args, "-m32")
	}
	args = append(args, "-x", "c", "-", "-o", "-")

	// What the result depends on. A file's size and time stand for the clang behind the path: asking for its version takes longer than
	// all the rest of a small program.
	key := sha256.New()
	fmt.Fprintln(key, clang, fileIdentity(clang), args)
	key.Write([]byte(modelSource()))
	name := "models-" + hex.EncodeToString(key.Sum(nil)[:12]) + ".ll"
	dir := l.cacheDir()
	if dir != "" {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err == nil && strings.HasSuffix(string(b), cacheEnd) {
			return string(b), nil
		}
	}
	out, diagnostics, err := run(ctx, clang, args, modelSource())
	if err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		return "", &fault.ToolError{Tool: clang, Msg: "cannot compile the models of libc functions: " + firstLine(diagnostics, err)}
	}
	out += cacheEnd
	if dir != "" {
		writeAtomically(filepath.Join(dir, name), []byte(out))
	}
	return out, nil
}

// cacheEnd is a comment at the end of a cached file, by which one that was cut off is told from a whole one.
const cacheEnd = "\n; end\n"

// CacheFolder makes the folder for what is kept between runs; an empty name means the one in the user's cache folder.
func CacheFolder(dir string) (string, error) {
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return "", err
		}
		dir = filepath.Join(base, "seabmc")
	}
	return dir, os.MkdirAll(dir, 0o755)
}

// cacheDir is CacheFolder of the options, or "" when there is none that can be written.
func (l *loader) cacheDir() string {
	dir, err := CacheFolder(l.opt.CacheDir)
	if err != nil {
		return ""
	}
	return dir
}

// writeAtomically writes a file whole or not at all. Failure is no matter: the next run makes it again.
func writeAtomically(path string, data []byte) {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return
	}
	_, err = f.Write(data)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
}

func fileIdentity(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano())
}

// supportDir returns a folder that holds prelude.h and the headers of other tools' harnesses.
func (l *loader) supportDir() (string, error) {
	if l.parent != nil {
		return l.parent.supportDir()
	}
	l.once.Do(func() {
		key := sha256.New()
		files := map[string][]byte{}
		l.err = fs.WalkDir(preludeFiles, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := preludeFiles.ReadFile(path)
			files[path] = b
			fmt.Fprintln(key, path, len(b))
			key.Write(b)
			return err
		})
		if l.err != nil {
			return
		}
		name := "include-" + hex.EncodeToString(key.Sum(nil)[:12])
		cache := l.cacheDir()
		if cache != "" && complete(filepath.Join(cache, name), files) {
			l.support = filepath.Join(cache, name)
			return
		}
		var fresh string
		if cache != "" {
			fresh, l.err = os.MkdirTemp(cache, ".new-*")
		}
		if cache == "" || l.err != nil {
			fresh, l.err = os.MkdirTemp("", "seabmc-*")
		}
		if l.err != nil {
			return
		}
		l.remove = append(l.remove, fresh)
		for path, b := range files {
			target := filepath.Join(fresh, path)
			if l.err = os.MkdirAll(filepath.Dir(target), 0o755); l.err == nil {
				l.err = os.WriteFile(target, b, 0o644)
			}
			if l.err != nil {
				return
			}
		}
		l.support = fresh
		if cache != "" && filepath.Dir(fresh) == cache {
			target := filepath.Join(cache, name)
			if os.Chmod(fresh, 0o755) == nil && os.Rename(fresh, target) == nil {
				l.support = target
			}
		}
	})
	if l.err != nil {
		return "", &fault.ToolError{Tool: "seabmc", Msg: "cannot write a header for clang to a temporary folder: " + fault.Reason(l.err)}
	}
	return l.support, nil
}

// complete tells whether dir holds exactly these contents.
func complete(dir string, files map[string][]byte) bool {
	for path, want := range files {
		got, err := os.ReadFile(filepath.Join(dir, path))
		if err != nil || string(got) != string(want) {
			return false
		}
	}
	return true
}
