package scratch

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// below lists what a folder has.
func below(t *testing.T, dir string) (out []string) {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		out = append(out, e.Name())
	}
	return out
}

// What is made is there until it is removed, and the last one to be removed takes the folder of the process with it.
func TestRemoved(t *testing.T) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	dir, removeDir, err := Dir()
	if err != nil {
		t.Fatal(err)
	}
	file, removeFile, err := File()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "x"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if filepath.Dir(dir) != filepath.Dir(file) || len(below(t, tmp)) != 1 {
		t.Errorf("%s and %s are not in one folder", dir, file)
	}
	removeDir()
	removeDir() // again: nothing happens
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Errorf("the folder is there still: %v", err)
	}
	if _, err := os.Stat(file); err != nil {
		t.Errorf("the file is gone: %v", err)
	}
	removeFile()
	if left := below(t, tmp); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// asChild makes the test's own program, run again, hold a folder until it is killed.
const asChild = "SEABMC_SCRATCH_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(asChild) != "" {
		if _, _, err := Dir(); err != nil {
			os.Exit(1)
		}
		os.Stdout.WriteString("ready\n")
		time.Sleep(time.Hour)
	}
	os.Exit(m.Run())
}

// A folder that a process holds is not swept; when the process is killed, it is.
func TestSwept(t *testing.T) {
	tmp := t.TempDir()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), asChild+"=1", "TMPDIR="+tmp)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 6)); err != nil {
		t.Fatal(err)
	}
	held := below(t, tmp)
	later := time.Now().Add(time.Hour)
	if sweep(tmp, later); !slices.Equal(below(t, tmp), held) || len(held) != 1 {
		t.Errorf("of %v there is left: %v", held, below(t, tmp))
	}
	_ = child.Process.Kill()
	_ = child.Wait()
	if sweep(tmp, time.Now().Add(-time.Hour)); len(below(t, tmp)) != 1 {
		t.Error("a young folder was swept")
	}
	if sweep(tmp, later); len(below(t, tmp)) != 0 {
		t.Errorf("left behind: %v", below(t, tmp))
	}
}

// Whatever else lies in the folder for temporary files stays.
func TestOthersStay(t *testing.T) {
	tmp, elsewhere := t.TempDir(), t.TempDir()
	for _, dir := range []string{"seabmc-prove-1", "seabmc-scratch-", "seabmc-scratch-1x", "other"} {
		if err := os.Mkdir(filepath.Join(tmp, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(elsewhere, filepath.Join(tmp, prefix+"7")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(tmp, prefix+"8"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	before := below(t, tmp)
	if sweep(tmp, time.Now().Add(time.Hour)); !slices.Equal(below(t, tmp), before) {
		t.Errorf("%v became %v", before, below(t, tmp))
	}
}
