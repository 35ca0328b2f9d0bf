// Command river measures River with its driver for SQLite, for docs/decisions/059-queue.md.
//
// It sends tasks that sleep to workers, and counts results. -mode is throughput, killed (a process with half of the workers is killed in the middle; it
// shares the database's file) or slow (one task in a hundred takes twenty times as long).
package main

import (
	"context"
	"database/sql"
	"flag"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivermigrate"
	_ "modernc.org/sqlite"
)

var (
	mode    = flag.String("mode", "throughput", "throughput, killed, slow; worker is for its own use")
	tasks   = flag.Int("n", 10000, "tasks")
	workers = flag.Int("w", 100, "workers")
	sleep   = flag.Duration("sleep", 50*time.Millisecond, "length of a task")
	dir     = flag.String("dir", "", "folder of the store")
)

func must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

type Task struct{ N int }

func (Task) Kind() string { return "task" }

type worker struct{ river.WorkerDefaults[Task] }

var processed atomic.Int64

func (worker) Work(ctx context.Context, j *river.Job[Task]) error {
	length := *sleep
	if *mode == "slow" && j.Args.N%100 == 0 {
		length *= 20
	}
	time.Sleep(length)
	processed.Add(1)
	return nil
}

func client(db *sql.DB, work bool) *river.Client[*sql.Tx] {
	c := &river.Config{Logger: slog.New(slog.NewTextHandler(io.Discard, nil))}
	if work {
		ws := river.NewWorkers()
		river.AddWorker(ws, &worker{})
		// A worker that is gone is noticed by nothing but the time that its task takes. A task must have ended before: this is the least for proofs of 2 s.
		c.Workers, c.JobTimeout, c.RescueStuckJobsAfter = ws, 2*time.Second, 3*time.Second
		c.Queues = map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: *workers, FetchCooldown: time.Millisecond, FetchPollInterval: 20 * time.Millisecond}}
	}
	return must(river.NewClient(riversqlite.New(db), c))
}

func main() {
	flag.Parse()
	ctx := context.Background()
	if *dir == "" {
		*dir = must(os.MkdirTemp("", "queueproof"))
		defer os.RemoveAll(*dir)
	}
	start := time.Now()
	db := must(sql.Open("sqlite", "file:"+filepath.Join(*dir, "river.db")+"?_pragma=journal_mode(WAL)&_pragma=busy_timeout(20000)&_txlock=immediate"))
	db.SetMaxOpenConns(1)
	if *mode == "worker" {
		if err := client(db, true).Start(ctx); err != nil {
			log.Fatal(err)
		}
		select {}
	}
	must(must(rivermigrate.New(riversqlite.New(db), &rivermigrate.Config{Logger: slog.New(slog.NewTextHandler(io.Discard, nil))})).Migrate(ctx, rivermigrate.DirectionUp, nil))
	fmt.Println("database ready after", time.Since(start).Round(time.Millisecond))
	start = time.Now()
	for from := 0; from < *tasks; from += 1000 {
		var batch []river.InsertManyParams
		for i := from; i < min(*tasks, from+1000); i++ {
			batch = append(batch, river.InsertManyParams{Args: Task{i}, InsertOpts: &river.InsertOpts{MaxAttempts: 4}})
		}
		must(client(db, false).InsertMany(ctx, batch))
	}
	fmt.Println(*tasks, "tasks sent after", time.Since(start).Round(time.Millisecond))
	start = time.Now()
	var victim *exec.Cmd
	all := *workers
	if *mode == "killed" {
		*workers /= 2
		victim = exec.Command(os.Args[0], "-mode=worker", "-dir="+*dir, fmt.Sprint("-w=", *workers), "-sleep="+sleep.String())
		victim.Stderr = os.Stderr
		if err := victim.Start(); err != nil {
			log.Fatal(err)
		}
	}
	if err := client(db, true).Start(ctx); err != nil {
		log.Fatal(err)
	}
	count := func(state string) (n int) {
		if err := db.QueryRow("select count(*) from river_job where state = '" + state + "'").Scan(&n); err != nil {
			log.Print(err)
		}
		return n
	}
	for done := 0; done < *tasks; done = count("completed") {
		time.Sleep(100 * time.Millisecond)
		if victim != nil && done > *tasks/3 {
			victim.Process.Kill()
			victim.Wait()
			victim = nil
			fmt.Println("killed;", count("running"), "running")
		}
		if time.Since(start) > 8*time.Minute {
			fmt.Println("given up;", count("running"), "running", count("available"), "available", count("retryable"), "retryable", count("discarded"), "discarded")
			break
		}
	}
	wall := time.Since(start)
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	cpu := time.Duration(u.Utime.Nano() + u.Stime.Nano())
	fmt.Printf("%s: %d results of %d tasks, done %d here; wall %v, ideal %v; processor time of this process per task %v\n", *mode, count("completed"), *tasks,
		processed.Load(), wall.Round(time.Millisecond), time.Duration(*tasks)**sleep/time.Duration(all), (cpu / time.Duration(*tasks)).Round(time.Microsecond))
}
