package queue

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// The test program is also server and worker, so that they can be killed.
func TestMain(m *testing.M) {
	switch os.Getenv("QUEUE_TEST") {
	case "":
		os.Exit(m.Run())
	case "server":
		if _, err := Serve(Serving{Addr: os.Getenv("QUEUE_ADDR"), Dir: os.Getenv("QUEUE_DIR")}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "worker":
		q, err := Connect(context.Background(), Access{URL: "nats://" + os.Getenv("QUEUE_ADDR")}, "worker")
		if err == nil {
			go q.Work(context.Background(), Worker{Group: "g", Parallel: 4, Lease: lease, Do: square})
		}
	}
	time.Sleep(2 * time.Minute) // a test that is stopped leaves nothing for longer
}

const lease = 500 * time.Millisecond

// square is the work of these tests. A task that says poison ends the worker.
func square(_ context.Context, _ int, body []byte) []byte {
	if strings.HasPrefix(string(body), "poison") {
		os.Exit(9)
	}
	time.Sleep(2 * time.Millisecond)
	n, _ := strconv.Atoi(string(body))
	return []byte(strconv.Itoa(n * n))
}

// again starts the test program in a role.
func again(t *testing.T, role, addr, dir string) *exec.Cmd {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), "QUEUE_TEST="+role, "QUEUE_ADDR="+addr, "QUEUE_DIR="+dir)
	c.Stderr = os.Stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill(); c.Wait() })
	return c
}

func serve(t *testing.T, o Serving) *Server {
	t.Helper()
	o.Addr, o.Dir = "127.0.0.1:0", t.TempDir()
	s, err := Serve(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

func connect(t *testing.T, a Access) *Queue {
	t.Helper()
	var q *Queue
	err := retry(t.Context(), 20*time.Second, func(ctx context.Context) (err error) { q, err = Connect(ctx, a, "test"); return err })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	return q
}

// squares sends n tasks and checks each result. A result that came twice would be sent to a channel that nobody reads. A lost result makes the test
// end at its time limit.
func squares(t *testing.T, s *Sender, n int, each func(done int)) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	var done atomic.Int64
	var all sync.WaitGroup
	for i := range n {
		sent, err := s.Send(ctx, "g", fmt.Append(nil, i))
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			r, err := sent.Wait(ctx)
			if err != nil || string(r.Body) != strconv.Itoa(i*i) {
				t.Errorf("task %d: %q, %v", i, r.Body, err)
			}
			if each != nil {
				each(int(done.Add(1)))
			}
		})
	}
	all.Wait()
}

// many returns the number of tasks of tests with faults.
func many() int {
	if n, err := strconv.Atoi(os.Getenv("SEABMC_QUEUE_TASKS")); err == nil {
		return n
	}
	return 60
}

// Workers are killed again and again: each task has its result.
func TestWorkersKilled(t *testing.T) {
	addr := strings.TrimPrefix(serve(t, Serving{}).URL(), "nats://")
	q := connect(t, Access{URL: "nats://" + addr})
	s, err := q.NewSender(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var mu sync.Mutex
	victim := again(t, "worker", addr, "")
	again(t, "worker", addr, "")
	n := many()
	squares(t, s, n, func(done int) {
		if done%(n/3) == 0 && done < n {
			mu.Lock()
			defer mu.Unlock()
			victim.Process.Kill()
			victim = again(t, "worker", addr, "")
		}
	})
}

// The server is killed and restarted, once even without its data. Each task has its result.
func TestServerRestarted(t *testing.T) {
	l := serve(t, Serving{})
	addr := strings.TrimPrefix(l.URL(), "nats://") // one that is free
	l.Stop()
	dir := t.TempDir()
	server := again(t, "server", addr, dir)
	q := connect(t, Access{URL: "nats://" + addr})
	s, err := q.NewSender(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	again(t, "worker", addr, "")
	var mu sync.Mutex
	n := many()
	squares(t, s, n, func(done int) {
		if done == n/3 || done == 2*n/3 {
			mu.Lock()
			defer mu.Unlock()
			server.Process.Kill()
			server.Wait()
			if done > n/3 {
				dir = t.TempDir()
			}
			server = again(t, "server", addr, dir)
		}
	})
}

// The server loses its tasks, and later its results, without a break of the connection, as if its clock had jumped so that they were too old. Each task has its
// result.
func TestTasksExpired(t *testing.T) {
	q := connect(t, Access{URL: serve(t, Serving{}).URL()})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	s, err := q.newSender(ctx, 100*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var all sync.WaitGroup
	for i := range 20 {
		sent, err := s.Send(ctx, "g", fmt.Append(nil, i))
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			if r, err := sent.Wait(ctx); err != nil || string(r.Body) != strconv.Itoa(i*i) {
				t.Errorf("task %d: %q, %v", i, r.Body, err)
			}
		})
	}
	empty := func(stream string) {
		x, err := q.js.Stream(ctx, stream)
		if err == nil {
			err = x.Purge(ctx)
		}
		if err != nil {
			t.Error(err)
		}
	}
	empty(taskStream)
	var done atomic.Int64
	go q.Work(ctx, Worker{Group: "g", Lease: lease, Do: func(ctx context.Context, slot int, body []byte) []byte {
		if done.Add(1) == 7 {
			empty(taskStream)
			empty(resultStream)
		}
		return square(ctx, slot, body)
	}})
	all.Wait()
}

// A task that kills its workers is set aside. The others are done.
func TestPoison(t *testing.T) {
	addr := strings.TrimPrefix(serve(t, Serving{}).URL(), "nats://")
	q := connect(t, Access{URL: "nats://" + addr})
	s, err := q.NewSender(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	poison, err := s.Send(t.Context(), "g", []byte("poison"))
	if err != nil {
		t.Fatal(err)
	}
	stop, stopped := make(chan bool), make(chan bool)
	go func() { // as a machine's init would
		defer close(stopped)
		for {
			w := again(t, "worker", addr, "")
			ended := make(chan bool)
			go func() { w.Wait(); close(ended) }()
			select {
			case <-stop:
				w.Process.Kill()
				<-ended
				return
			case <-ended:
			}
		}
	}()
	squares(t, s, 12, nil)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	r, err := poison.Wait(ctx)
	if err != nil || r.Killed != MostKilled || r.Body != nil {
		t.Errorf("%+v, %v", r, err)
	}
	close(stop)
	<-stopped
}

// A worker that is stopped cleanly gives its task to another at once. The task does not count as having killed it.
func TestHandedBack(t *testing.T) {
	server := serve(t, Serving{})
	q := connect(t, Access{URL: server.URL()})
	s, err := q.NewSender(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	sent, err := s.Send(t.Context(), "g", []byte("7"))
	if err != nil {
		t.Fatal(err)
	}
	for range MostKilled + 1 {
		ctx, cancel := context.WithCancel(t.Context())
		q.Work(ctx, Worker{Group: "g", Lease: time.Minute, Do: func(context.Context, int, []byte) []byte { cancel(); return []byte("late") }})
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	go q.Work(ctx, Worker{Group: "g", Lease: time.Minute, Do: square})
	if r, err := sent.Wait(ctx); err != nil || string(r.Body) != "49" {
		t.Errorf("%+v, %v", r, err)
	}
}

// A worker that is slow and silent loses its task to another. Its own result comes second and is ignored.
func TestSlowWorker(t *testing.T) {
	server := serve(t, Serving{})
	q := connect(t, Access{URL: server.URL()})
	s, err := q.NewSender(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	sent, err := s.Send(ctx, "g", []byte("3"))
	if err != nil {
		t.Fatal(err)
	}
	slow := connect(t, Access{URL: server.URL()})
	began, twice := make(chan bool), make(chan bool, 1)
	go slow.Work(ctx, Worker{Group: "g", Lease: lease, Do: func(ctx context.Context, _ int, _ []byte) []byte {
		slow.nc.Close() // as if the machine slept
		began <- true
		return []byte("slow")
	}})
	<-began
	go q.Work(ctx, Worker{Group: "g", Lease: lease, Do: square})
	if r, err := sent.Wait(ctx); err != nil || string(r.Body) != "9" {
		t.Errorf("%+v, %v", r, err)
	}
	// This sends the same result once more, as the slow worker would when it wakes.
	_, err = q.js.Publish(ctx, doneSubject+sent.id, []byte("slow"))
	if !isSecond(err) {
		t.Errorf("a second result: %v", err)
	}
	close(twice)
}

// Contents come back as they were, whether small, empty or in several pieces. If a server does not have a content, this is reported.
func TestContents(t *testing.T) {
	q := connect(t, Access{URL: serve(t, Serving{}).URL()})
	for _, n := range []int{0, 1, piece, piece + 1, 3*piece + 5} {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(i * i >> 3)
		}
		name, err := q.Put(t.Context(), b)
		if err != nil {
			t.Fatal(err)
		}
		got, err := q.Get(t.Context(), name)
		if err != nil || string(got) != string(b) || !Named(b, name) || Named(append(b, 1), name) {
			t.Errorf("%d bytes: %d, %v", n, len(got), err)
		}
	}
	if _, err := q.Get(t.Context(), sumOf([]byte("nothing"))); err == nil || !strings.Contains(err.Error(), "does not have") {
		t.Error(err)
	}
}

// A server that cannot start says why, at once.
func TestNotStarted(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	running, err := Serve(Serving{Addr: "127.0.0.1:0", Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	taken := strings.TrimPrefix(running.URL(), "nats://")
	for _, x := range []struct{ addr, dir, says string }{
		{"127.0.0.1:0", file, "not a directory"},
		{"127.0.0.1:0", filepath.Join(file, "below"), "not a directory"},
		{"127.0.0.1:0", dir, "in use by another server"},
		{taken, t.TempDir(), "address already in use"},
		{"127.0.0.1", t.TempDir(), "missing port"},
	} {
		if s, err := Serve(Serving{Addr: x.addr, Dir: x.dir}); err == nil || !strings.Contains(err.Error(), x.says) {
			t.Errorf("%s, %s: %v", x.addr, x.dir, err)
			if err == nil {
				s.Stop()
			}
		}
	}
	running.Stop()
	again, err := Serve(Serving{Addr: "127.0.0.1:0", Dir: dir})
	if err != nil {
		t.Fatalf("the folder of a server that was stopped: %v", err)
	}
	again.Stop()
}

// Without the token, nobody gets in. An address that others can reach needs a token.
func TestToken(t *testing.T) {
	file := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(file, []byte(NewToken()+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := serve(t, Serving{TokenFile: file})
	connect(t, Access{URL: server.URL(), TokenFile: file})
	if _, err := Connect(t.Context(), Access{URL: server.URL()}, "thief"); err == nil || !strings.Contains(err.Error(), "Authorization") {
		t.Errorf("without a token: %v", err)
	}
}

// A server without room accepts nothing, and says so. What it had is still there.
func TestFullDisk(t *testing.T) {
	q := connect(t, Access{URL: serve(t, Serving{MaxStore: 1 << 20}).URL()})
	kept, err := q.Put(t.Context(), []byte("first"))
	if err != nil {
		t.Fatal(err)
	}
	noise := make([]byte, 200<<10)
	full := false
	for i := 0; i < 20 && !full; i++ {
		for k := range noise {
			noise[k] = byte(k*k*31>>2 ^ i*97 ^ k>>5*i)
		}
		_, err := q.Put(t.Context(), noise)
		full = err != nil
	}
	if !full {
		t.Error("four megabytes went into one")
	}
	if b, err := q.Get(t.Context(), kept); err != nil || string(b) != "first" {
		t.Errorf("%q, %v", b, err)
	}
}
