package frontend

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A long table keeps the length of its text, its lines and its number of items; others stay as they are.
func TestWithoutTables(t *testing.T) {
	numbers := strings.Repeat("1234567,\n# 3 \"data.h\"\n 8, ", 300)
	texts := strings.Repeat(`"a,}{", `, 1000)
	for _, c := range []struct {
		text string
		last string // empty: the text stays
	}{
		{"int a[] = {" + numbers + "}; int b;", "[599]=0"},
		{"int a[] = {" + numbers + "9}; int b;", "[600]=0"},
		{"char *a[] = {" + texts + "};", "[999]=0"},
		{"struct s a[2]={" + strings.Repeat("{1, 2}, ", 1000) + "};", "[999]=0"},
		{"int a[] = {1, 2};", ""},
		{"int a[9000] = {" + numbers + " [8000] = 1};", ""},
		{"struct s a = {" + numbers + "};", ""},
		{"int a[] = {" + numbers, ""},
	} {
		short := withoutTables(c.text)
		if c.last == "" {
			if short != c.text {
				t.Errorf("%.20q became %.200q", c.text, short)
			}
			continue
		}
		items := short[strings.Index(short, "{")+1 : strings.LastIndex(short, "}")]
		bare := strings.TrimSpace(strings.ReplaceAll(items, "# 3 \"data.h\"\n", ""))
		if len(short) != len(c.text) || strings.Count(short, "\n") != strings.Count(c.text, "\n") || bare != c.last {
			t.Errorf("%.20q: length %d, not %d; items %.100q, not %q", c.text, len(short), len(c.text), bare, c.last)
		}
	}
}

// The tree of a file has no numbers of a long table, and the size of the table.
func TestSyntaxOfTables(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"flat", "int t[] = {" + strings.Repeat("77, ", 2000) + "};\nint main(void) { return t[1]; }\n"},
		{"nested", "int t[2000][1] = {" + strings.Repeat("{77}, ", 2000) + "};\nint main(void) { return t[1][0]; }\n"},
	} {
		tree := treeOf(t, c.text)
		if !strings.Contains(tree, "int[2000]") && !strings.Contains(tree, "int [2000]") || strings.Contains(tree, `"77"`) {
			t.Errorf("%s: the tree has %d bytes: %.300s", c.name, len(tree), tree)
		}
	}
	if tree := treeOf(t, "int t[500][4] = {"+strings.Repeat("77, ", 2000)+"};\nint main(void) { return t[1][0]; }\n"); !strings.Contains(tree, `"77"`) {
		t.Errorf("a table without inner braces should be read as it is; the tree has %d bytes", len(tree))
	}
}

func treeOf(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "table.c")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	files, err := ReadSyntax(t.Context(), []string{file}, Options{})
	if err != nil || len(files) != 1 {
		t.Fatal(len(files), err)
	}
	return string(files[0].Tree)
}
