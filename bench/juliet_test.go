package bench

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// TestJuliet checks the families of weaknesses. It also checks that they are what their generator writes.
func TestJuliet(t *testing.T) {
	dir := filepath.Join(projectRoot(t), "testdata", "juliet")
	tasks, err := Corpus(dir)
	if err != nil {
		t.Fatal(err)
	}
	if want := 16 * 6 * 2; len(tasks) != want {
		t.Errorf("%d programs, want %d", len(tasks), want)
	}
	again := t.TempDir()
	if out, err := exec.Command("go", "run", filepath.Join(dir, "generate.go"), "-o", again).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, task := range tasks {
		have, err1 := os.ReadFile(filepath.Join(dir, task.Name))
		want, err2 := os.ReadFile(filepath.Join(again, task.Name))
		if err1 != nil || err2 != nil || string(have) != string(want) {
			t.Errorf("%s is not what generate.go writes", task.Name)
		}
	}
	check(t, tasks, Matrix([]string{"seam"}, []string{"yices"}), 60*time.Second)
}
