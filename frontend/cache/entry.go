package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"seabmc/tools"
	"seabmc/untouched"
)

// Compiled files are kept between runs when Options.CacheDir names a folder: the LLVM assembly of a C file under a key of this program, which may
// change the text before it is compiled, the compiler, its arguments and environment, and the file itself; beside it a manifest of what else it was made from. An entry counts only if every
// file of the manifest still has its content, and if none has appeared where an #include would find it first.
//
// Files whose headers ask what else exists (__has_include, outside the system's headers) are not kept: no manifest can say all that they
// depend on.

// program names the program that is running. Tests put another one in its place.
var program = tools.Program

// Entry looks up and keeps one compilation. A nil Entry keeps nothing.
type Entry struct {
	dir, key string
	source   string
	since    time.Time // before it was read
	includes []string  // folders of -I, in order
	support  string    // the folder of our own headers, whose name is of their content
	deps     string    // where clang writes the list of included files
}

// Open opens the cache in a folder for a compilation; nil if nothing is to be kept. #include searches the folders includes; support holds
// our own headers.
func Open(dir, clang, source, support string, args, includes []string, depends *Depends) *Entry {
	for _, a := range args {
		if why := unsettled("", []byte(a)); why != "" {
			depends.incomplete("a macro of the command line " + why)
			return nil
		}
	}
	if dir == "" {
		return nil
	}
	dir, since := Writable(dir), time.Now()
	wd, err := os.Getwd()
	content, readErr := os.ReadFile(source)
	self, selfErr := program()
	if dir == "" || err != nil || readErr != nil || selfErr != nil {
		return nil
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q %q %q\n", self, clang, FileIdentity(clang), wd, args)
	fmt.Fprintf(h, "%q\n", tools.CompilerEnvironment())
	h.Write(content)
	return &Entry{dir: dir, key: "c-" + hex.EncodeToString(h.Sum(nil)[:16]), source: source, support: support, since: since, includes: includes}
}

// Get returns the kept assembly if nothing that it was made from has changed, and the list of what it was made from.
func (c *Entry) Get() (assembly, list string, ok bool) {
	if c == nil {
		return "", "", false
	}
	manifest, err := os.ReadFile(filepath.Join(c.dir, c.key+".deps"))
	if err != nil || !bytes.HasSuffix(manifest, []byte(End)) {
		return "", "", false
	}
	want, list, _ := strings.Cut(strings.TrimSuffix(string(manifest), End), "\n")
	for _, line := range strings.Split(list, "\n") {
		sum, path, _ := strings.Cut(line, " ")
		if contentSum(path) != sum {
			return "", "", false
		}
	}
	b, err := os.ReadFile(filepath.Join(c.dir, c.key+".ll"))
	if err != nil || sumOf(b) != want {
		return "", "", false // another compilation is writing, or the file is damaged
	}
	return string(b), list, true
}

// absent stands for the content of a file that is not there.
const absent = "-"

func contentSum(path string) string {
	b, err := os.ReadFile(path)
	if err != nil {
		return absent
	}
	return sumOf(b)
}

func sumOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:16])
}

// Put keeps what clang made.
func (c *Entry) Put(assembly string) {
	if c == nil {
		return
	}
	rule, err := os.ReadFile(c.deps)
	if err != nil {
		return
	}
	files := dependencies(string(rule))
	var manifest strings.Builder
	manifest.WriteString(sumOf([]byte(assembly)))
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil || unsettled(f, b) != "" {
			return
		}
		fmt.Fprintf(&manifest, "\n%s %s", sumOf(b), f)
	}
	users := slices.DeleteFunc(files, func(f string) bool { return strings.HasPrefix(f, c.support+"/") })
	if untouched.First(users, c.since) != "" { // nobody knows what clang saw
		return
	}
	for _, f := range shadows(c.source, c.includes, users) {
		if _, err := os.Stat(f); err != nil {
			fmt.Fprintf(&manifest, "\n%s %s", absent, f)
		} else if contentSum(f) != absent && !untouched.Since(f, c.since) {
			return // it may have come after clang looked
		}
	}
	manifest.WriteString(End)
	WriteAtomically(filepath.Join(c.dir, c.key+".ll"), []byte(assembly))
	WriteAtomically(filepath.Join(c.dir, c.key+".deps"), []byte(manifest.String()))
}

// ListedIn says where clang writes the list of included files.
func (c *Entry) ListedIn(rule string) {
	if c != nil {
		c.deps = rule
	}
}
