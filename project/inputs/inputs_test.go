package inputs

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/project"
)

// Everything that a source may read is found, however it is named. What it cannot read is left out.
func TestFind(t *testing.T) {
	for _, x := range []struct {
		what  string
		files map[string]string
		links map[string]string
		flags []string
		want  string
		says  string
	}{
		{what: "beside the file", files: map[string]string{"a.c": `#include "b.h"`, "b.h": ` # include <c.h>`, "c.h": "", "d.h": ""}, flags: []string{"-I."}, want: "a.c b.h c.h"},
		{what: "in a folder of a flag", files: map[string]string{"a.c": `#include <b.h>`, "x/b.h": "", "y/b.h": "", "z/b.h": ""}, flags: []string{"-Ix", "-isystem", "y"}, want: "a.c x/b.h y/b.h"},
		{what: "by a macro", files: map[string]string{"a.c": "#define F \"b.h\"\n#include F", "b.h": ""}, want: "a.c b.h"},
		{what: "by a macro of the command line", files: map[string]string{"a.c": "#include F", "b.h": ""}, flags: []string{`-DF="b.h"`}, want: "a.c b.h"},
		{what: "asked for", files: map[string]string{"a.c": "#if __has_include(\"b.h\")\n#endif", "b.h": ""}, want: "a.c b.h"},
		{what: "over two lines", files: map[string]string{"a.c": "#include \\\n\"b.h\"", "b.h": ""}, want: "a.c b.h"},
		{what: "by a flag of one file", files: map[string]string{"a.c": `#include <b.h>`, "x/b.h": "", "y/b.h": "", "c.h": ""}, flags: []string{"--flags-for=a.c:-Ix", "--flags-for=a.c:-includec.h"}, want: "a.c c.h x/b.h"},
		{what: "by a flag", files: map[string]string{"a.c": "", "p.prp": "", "x.h": "#include \"y.h\"", "y.h": ""}, flags: []string{"--prp=p.prp", "-include", "x.h"}, want: "a.c p.prp x.h y.h"},
		{what: "above", files: map[string]string{"a.c": `#include "x/../b.h"`, "b.h": "", "x/c": ""}, want: "a.c b.h"},
		{what: "not there", files: map[string]string{"a.c": "#include \"b.h\"\n#include <stdio.h>"}, want: "a.c"},
		{what: "in a circle", files: map[string]string{"a.c": `#include "b.h"`, "b.h": `#include "a.c"`}, want: "a.c b.h"},
		{what: "one file with two names", files: map[string]string{"a.c": "#include \"b.h\"\n#include \"c.h\"", "b.h": ""}, links: map[string]string{"c.h": "b.h"}, says: "reached by two names"},
	} {
		root := t.TempDir()
		for name, text := range x.files {
			path := filepath.Join(root, name)
			os.MkdirAll(filepath.Dir(path), 0o755)
			if err := os.WriteFile(path, []byte(text+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		for name, to := range x.links {
			if err := os.Symlink(to, filepath.Join(root, name)); err != nil {
				t.Fatal(err)
			}
		}
		found, err := NewFinder(root).Find(&project.Proof{Files: []string{"a.c"}, Flags: x.flags})
		if x.says != "" {
			if err == nil || !strings.Contains(err.Error(), x.says) {
				t.Errorf("%s: %v", x.what, err)
			}
			continue
		}
		var names []string
		for _, f := range found {
			rel, _ := filepath.Rel(root, f.Path)
			names = append(names, rel)
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); err != nil || got != x.want {
			t.Errorf("%s: %s, want %s (%v)", x.what, got, x.want, err)
		}
	}
}
