package store

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func open(t *testing.T, dir string) *Store {
	t.Helper()
	s, err := Open(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func put1(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// noise returns bytes that no compression makes smaller.
func noise(n, seed int) []byte {
	b := make([]byte, n)
	r := rand.New(rand.NewPCG(uint64(seed), 1))
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// later returns a time after which no file of a test was changed.
func later() time.Time { return time.Now().Add(time.Second) }

var aCall = SumOf([]byte("a call"))

// An answer counts as long as every file has its content, whatever its times, and as long as no other file takes the place of an included one.
func TestLook(t *testing.T) {
	for _, x := range []struct {
		what   string
		change func(t *testing.T, dir string)
		found  bool
	}{
		{"nothing changed", func(*testing.T, string) {}, true},
		{"touched", func(t *testing.T, dir string) { os.Chtimes(filepath.Join(dir, "a.c"), time.Now(), time.Now()) }, true},
		{"written again with the same content", func(t *testing.T, dir string) { put1(t, filepath.Join(dir, "a.c"), "int a;") }, true},
		{"other content", func(t *testing.T, dir string) { put1(t, filepath.Join(dir, "a.h"), "int c;") }, false},
		{"other content of the same size, with the old time", func(t *testing.T, dir string) {
			info, _ := os.Stat(filepath.Join(dir, "a.c"))
			put1(t, filepath.Join(dir, "a.c"), "int b;")
			os.Chtimes(filepath.Join(dir, "a.c"), info.ModTime(), info.ModTime())
		}, false},
		{"removed", func(t *testing.T, dir string) { os.Remove(filepath.Join(dir, "a.h")) }, false},
		{"a folder in its place", func(t *testing.T, dir string) {
			os.Remove(filepath.Join(dir, "a.h"))
			os.Mkdir(filepath.Join(dir, "a.h"), 0o755)
		}, false},
		{"a file that would be included instead", func(t *testing.T, dir string) { put1(t, filepath.Join(dir, "first.h"), "") }, false},
	} {
		dir := t.TempDir()
		put1(t, filepath.Join(dir, "a.c"), "int a;")
		put1(t, filepath.Join(dir, "a.h"), "int h;")
		units := []Unit{{Files: []string{filepath.Join(dir, "a.c"), filepath.Join(dir, "a.h")}, Absent: []string{filepath.Join(dir, "first.h")}}}
		if err := open(t, dir).Keep(aCall, Answer{[]byte(`"yes"`), []byte("document")}, units, later()); err != nil {
			t.Fatal(err)
		}
		x.change(t, dir)
		s := open(t, dir)
		found, err := s.Look([]Sum{aCall, SumOf([]byte("another call"))})
		if err != nil || len(found) > 1 || (found[aCall] != nil) != x.found {
			t.Errorf("%s: found %v, %v", x.what, found, err)
		}
		if f := found[aCall]; f != nil {
			if doc, err := s.Document(f); string(f.Summary) != `"yes"` || string(doc) != "document" || err != nil {
				t.Errorf("%s: %s, %s, %v", x.what, f.Summary, doc, err)
			}
		}
	}
}

// Answers for several contents of a file are kept side by side, since branches are checked out in turn.
func TestBranches(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	for _, text := range []string{"one", "two", "three"} {
		put1(t, file, text)
		if err := open(t, dir).Keep(aCall, Answer{Summary: []byte(`"` + text + `"`)}, []Unit{{Files: []string{file}}}, later()); err != nil {
			t.Fatal(err)
		}
	}
	for _, text := range []string{"two", "one", "four", "three"} {
		put1(t, file, text)
		found, err := open(t, dir).Look([]Sum{aCall})
		if f := found[aCall]; err != nil || (f == nil) != (text == "four") || f != nil && string(f.Summary) != `"`+text+`"` {
			t.Errorf("%s: %v %v", text, f, err)
		}
	}
}

// If a file changed during a run, it is not known what the run saw.
func TestChangedMeanwhile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	since := time.Now()
	put1(t, file, "int a;")
	if err := open(t, dir).Keep(aCall, Answer{Summary: []byte("1")}, []Unit{{Files: []string{file}}}, since); err != nil {
		t.Fatal(err)
	}
	if found, err := open(t, dir).Look([]Sum{aCall}); len(found) > 0 || err != nil {
		t.Errorf("found %v, %v", found, err)
	}
	// What was known about the file before the run does not count either.
	s := open(t, dir)
	s.Sums([]string{file})
	put1(t, file, "int b;")
	if err := s.Keep(aCall, Answer{Summary: []byte("2")}, []Unit{{Files: []string{file}}}, later()); err != nil {
		t.Fatal(err)
	}
	put1(t, file, "int a;")
	if found, _ := open(t, dir).Look([]Sum{aCall}); len(found) > 0 {
		t.Error("the answer for the new content was kept for the old one")
	}
}

// Prune keeps what was used last. Verify finds damage, and a damaged answer counts as no answer.
func TestCare(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	start := time.Now()
	for i := range 50 {
		file := filepath.Join(dir, fmt.Sprint(i))
		put1(t, file, fmt.Sprint(i))
		s.now = func() time.Time { return start.Add(time.Duration(i) * time.Hour) }
		noise := noise(20_000, i)
		if err := s.Keep(SumOf([]byte{byte(i)}), Answer{[]byte("1"), noise}, []Unit{{Files: []string{file}}}, later()); err != nil {
			t.Fatal(err)
		}
	}
	before, err := s.Stats()
	if err != nil || before.Answers != 50 || before.Units != 50 {
		t.Fatalf("%+v, %v", before, err)
	}
	if err := s.Prune(start.Add(10*time.Hour), 0); err != nil {
		t.Fatal(err)
	}
	if st, err := s.Stats(); st.Answers != 40 || st.Units != 40 || st.Files != 40 || err != nil {
		t.Errorf("without the old ones: %+v, %v", st, err)
	}
	if err := s.Prune(time.Time{}, before.Bytes/4); err != nil {
		t.Fatal(err)
	}
	st, err := s.Stats()
	if st.Answers == 0 || st.Answers >= 40 || st.Bytes > before.Bytes/2 || err != nil {
		t.Errorf("smaller: %+v of %+v, %v", st, before, err)
	}
	if found, _ := open(t, dir).Look([]Sum{SumOf([]byte{49}), SumOf([]byte{10})}); len(found) != 1 || found[SumOf([]byte{49})] == nil {
		t.Errorf("the latest is gone, or the oldest is there: %v", found)
	}
	if faults, err := s.Verify(); len(faults) > 0 || err != nil {
		t.Errorf("%v %v", faults, err)
	}
	b, _ := os.ReadFile(s.Path())
	at := bytes.LastIndex(b, []byte(`"summary":1`))
	b[at+10] = '2'
	os.WriteFile(s.Path(), bytes.ReplaceAll(b, []byte(`"summary":1`), []byte(`"summary":2`)), 0o600)
	if faults, err := s.Verify(); len(faults) == 0 && err == nil {
		t.Error("damage is not found")
	}
	if found, _ := open(t, dir).Look([]Sum{SumOf([]byte{49})}); len(found) > 0 {
		t.Error("a damaged answer is given")
	}
	if err := s.Clear(); err != nil {
		t.Fatal(err)
	}
	if found, err := open(t, dir).Look([]Sum{SumOf([]byte{49})}); len(found) > 0 || err != nil {
		t.Errorf("after the end: %v %v", found, err)
	}
}

// A file that does not belong to the store, or that is cut short, gives an error in one line, never a crash.
func TestDamagedFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	put1(t, file, "x")
	if err := open(t, dir).Keep(aCall, Answer{[]byte("1"), []byte("d")}, []Unit{{Files: []string{file}}}, later()); err != nil {
		t.Fatal(err)
	}
	good, _ := os.ReadFile(filepath.Join(dir, FileName))
	zeroed := append(bytes.Clone(good[:8192]), make([]byte, len(good)-8192)...)
	for what, text := range map[string][]byte{"not a store": []byte(strings.Repeat("hello", 3000)), "cut": good[:9000], "two pages": good[:8192], "zeros": zeroed} {
		put1(t, filepath.Join(dir, FileName), string(text))
		found, err := open(t, dir).Look([]Sum{aCall})
		if len(found) > 0 || err != nil && (strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), FileName+" is damaged (seabmc cache prune --all removes it)")) {
			t.Errorf("%s: %v %v", what, found, err)
		}
	}
}

// If the disk had no room to begin a file, the file is begun again.
func TestBegunFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	put1(t, file, "x")
	put1(t, filepath.Join(dir, FileName), strings.Repeat("\x00", 4096))
	if err := open(t, dir).Keep(aCall, Answer{Summary: []byte("1")}, []Unit{{Files: []string{file}}}, later()); err != nil {
		t.Fatal(err)
	}
	if found, err := open(t, dir).Look([]Sum{aCall}); len(found) != 1 || err != nil {
		t.Errorf("%v %v", found, err)
	}
}

// Runs at the same time do not lose each other's answers.
func TestParallel(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	put1(t, file, "x")
	since := later()
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			s, err := Open(dir, 0)
			for j := range 10 {
				err = errors.Join(err, s.Keep(SumOf([]byte{byte(i), byte(j)}), Answer{Summary: []byte("1")}, []Unit{{Files: []string{file}}}, since))
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if st, err := open(t, dir).Stats(); st.Answers != 40 || err != nil {
		t.Errorf("%+v %v", st, err)
	}
}

// child is what a process of TestKilled and TestFullDisk does: it keeps answers until it is killed or there is no room.
func child(dir string, limit uint64) {
	if limit > 0 {
		signal.Ignore(syscall.SIGXFSZ)
		unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: limit, Max: limit})
	}
	s, err := Open(dir, 0)
	for i := 0; err == nil; i++ {
		noise := noise(30_000, i)
		err = s.Keep(SumOf([]byte(fmt.Sprint(os.Getpid(), i))), Answer{[]byte("1"), noise}, []Unit{{Files: []string{filepath.Join(dir, "a.c")}}}, later())
		if err == nil {
			fmt.Println(i)
		}
	}
	fmt.Println(err)
}

func TestMain(m *testing.M) {
	if dir := os.Getenv("STORE_CHILD"); dir != "" {
		var limit uint64
		fmt.Sscan(os.Getenv("STORE_LIMIT"), &limit)
		child(dir, limit)
		return
	}
	os.Exit(m.Run())
}

// After kill -9 everything that was kept is there, and nothing is damaged.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	put1(t, filepath.Join(dir, "a.c"), "x")
	for range 4 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "STORE_CHILD="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		before, _ := open(t, dir).Stats() // read before the child keeps anything
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		var kept bytes.Buffer
		buf := make([]byte, 64)
		for bytes.Count(kept.Bytes(), []byte("\n")) < 5 {
			n, err := out.Read(buf)
			if err != nil {
				t.Fatalf("%v after %s", err, kept.String())
			}
			kept.Write(buf[:n])
		}
		cmd.Process.Kill()
		cmd.Wait()
		s := open(t, dir)
		if faults, err := s.Verify(); len(faults) > 0 || err != nil {
			t.Fatalf("%v %v", faults, err)
		}
		if st, err := s.Stats(); st.Answers < before.Answers+4 || err != nil {
			t.Errorf("%d answers after %d and %s, %v", st.Answers, before.Answers, kept.String(), err)
		}
	}
}

// If there is no more room, one line says so. What was kept stays, and pruning works.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	put1(t, filepath.Join(dir, "a.c"), "x")
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "STORE_CHILD="+dir, "STORE_LIMIT=400000")
	out, err := cmd.CombinedOutput()
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if last := lines[len(lines)-1]; err != nil || len(lines) < 3 || !strings.Contains(last, "is full: answers are not kept") {
		t.Fatalf("%v\n%s", err, out)
	}
	s := open(t, dir)
	if faults, err := s.Verify(); len(faults) > 0 || err != nil {
		t.Errorf("%v %v", faults, err)
	}
	if st, err := s.Stats(); st.Answers != len(lines)-1 || err != nil {
		t.Errorf("%d answers, want %d; %v", st.Answers, len(lines)-1, err)
	}
	if err := s.Prune(time.Time{}, 100_000); err != nil {
		t.Error(err)
	}
	if err := failure(fmt.Errorf("write: %w", syscall.ENOSPC)); !strings.Contains(err.Error(), "is full") {
		t.Error(err)
	}
}

// However the file is damaged, a call gets its own answer or none.
func TestDamageGivesNoOtherAnswer(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	file := filepath.Join(dir, "a.c")
	put1(t, file, "x")
	call := func(i int) Sum { return SumOf([]byte{byte(i)}) }
	answer := func(i int) string { return fmt.Sprintf("\"answer %d\"", i) }
	for i := range 20 {
		if err := s.Keep(call(i), Answer{[]byte(answer(i)), []byte(answer(i))}, []Unit{{Files: []string{file}}}, later()); err != nil {
			t.Fatal(err)
		}
	}
	good, err := os.ReadFile(s.Path())
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	given := 0
	for range 60 {
		bad := bytes.Clone(good)
		switch at := r.IntN(len(bad) - 600); r.IntN(3) {
		case 0: // a few bits
			for range 1 + r.IntN(8) {
				bad[r.IntN(len(bad))] ^= 1 << r.IntN(8)
			}
		case 1: // a block of another place, as a disk may write it
			copy(bad[at:at+512], good[r.IntN(len(good)-512):])
		case 2: // a page of zeros
			page := at / 4096 * 4096
			clear(bad[page:min(page+4096, len(bad))])
		}
		os.WriteFile(s.Path(), bad, 0o600)
		calls := make([]Sum, 20)
		for i := range calls {
			calls[i] = call(i)
		}
		fresh := open(t, dir)
		found, _ := fresh.Look(calls)
		for i, c := range calls {
			f := found[c]
			if f == nil {
				continue
			}
			given++
			doc, _ := fresh.Document(f)
			if string(f.Summary) != answer(i) || doc != nil && string(doc) != answer(i) {
				t.Fatalf("call %d got %s, %s", i, f.Summary, doc)
			}
		}
	}
	if given == 0 {
		t.Error("no damaged file gave an answer, so that nothing was tried")
	}
}

// A part of the path to a file may change while a proof runs, although the file itself is an old one.
func TestAnotherFolderMeanwhile(t *testing.T) {
	for what, swap := range map[string]func(dir string){
		"a link":   func(dir string) { os.Remove(dir + "/inc"); os.Symlink("new", dir+"/inc") },
		"a folder": func(dir string) { os.Rename(dir+"/real", dir+"/before"); os.Rename(dir+"/new", dir+"/real") },
		"nothing":  func(string) {},
	} {
		dir := t.TempDir()
		for _, d := range []string{"real", "new"} {
			os.Mkdir(filepath.Join(dir, d), 0o755)
			put1(t, filepath.Join(dir, d, "a.h"), d)
		}
		os.Symlink("real", filepath.Join(dir, "inc"))
		time.Sleep(100 * time.Millisecond)
		since := time.Now()
		swap(dir)
		if err := open(t, dir).Keep(aCall, Answer{Summary: []byte("1")}, []Unit{{Files: []string{filepath.Join(dir, "inc", "a.h")}}}, since); err != nil {
			t.Fatal(err)
		}
		if found, _ := open(t, dir).Look([]Sum{aCall}); (len(found) > 0) != (what == "nothing") {
			t.Errorf("%s: found %v", what, found)
		}
	}
}
