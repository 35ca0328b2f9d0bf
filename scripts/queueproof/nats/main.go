// Command nats measures NATS JetStream with its server in the process, for docs/decisions/059-queue.md.
//
// It sends tasks that sleep to workers, and counts results. -mode is throughput, killed (a worker process is killed in the middle), restarted (the
// server process is killed and started again), or slow (one worker takes twenty times as long).
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

var (
	mode    = flag.String("mode", "throughput", "throughput, killed, restarted, slow; worker and server are for its own use")
	tasks   = flag.Int("n", 10000, "tasks")
	workers = flag.Int("w", 100, "workers")
	sleep   = flag.Duration("sleep", 50*time.Millisecond, "length of a task")
	dir     = flag.String("dir", "", "folder of the store")
	port    = flag.Int("port", 42223, "port")
)

func must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

func serve() *server.Server {
	s := must(server.NewServer(&server.Options{Host: "127.0.0.1", Port: *port, JetStream: true, StoreDir: *dir, NoSigs: true, NoLog: true}))
	s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		log.Fatal("no server")
	}
	return s
}

func connect() jetstream.JetStream {
	nc := must(nats.Connect(fmt.Sprintf("nats://127.0.0.1:%d", *port), nats.MaxReconnects(-1), nats.ReconnectWait(100*time.Millisecond), nats.RetryOnFailedConnect(true)))
	return must(jetstream.New(nc))
}

var processed atomic.Int64

func work(ctx context.Context, js jetstream.JetStream, length time.Duration) {
	c := must(js.CreateOrUpdateConsumer(ctx, "T", jetstream.ConsumerConfig{Durable: "w", AckPolicy: jetstream.AckExplicitPolicy, AckWait: 2 * time.Second, MaxAckPending: -1}))
	for ctx.Err() == nil {
		m, err := c.Next(jetstream.FetchMaxWait(time.Second))
		if err != nil {
			continue
		}
		for end := time.Now().Add(length); time.Now().Before(end); time.Sleep(min(time.Until(end), time.Second)) {
			m.InProgress()
		}
		if _, err := js.Publish(ctx, "r."+string(m.Data()), nil); err == nil || errors.As(err, new(*jetstream.APIError)) {
			m.DoubleAck(ctx)
			processed.Add(1)
		}
	}
}

func self(mode string) *exec.Cmd {
	c := exec.Command(os.Args[0], "-mode="+mode, "-dir="+*dir, fmt.Sprint("-port=", *port), fmt.Sprint("-w=", *workers/2), "-sleep="+sleep.String())
	c.Stderr = os.Stderr
	if err := c.Start(); err != nil {
		log.Fatal(err)
	}
	return c
}

func main() {
	flag.Parse()
	ctx := context.Background()
	if *dir == "" {
		*dir = must(os.MkdirTemp("", "queueproof"))
		defer os.RemoveAll(*dir)
	}
	switch *mode {
	case "server":
		serve()
		select {}
	case "worker":
		js := connect()
		for range *workers {
			go work(ctx, js, *sleep)
		}
		select {}
	}
	start := time.Now()
	var srv *exec.Cmd
	if *mode == "restarted" {
		srv = self("server")
	} else {
		serve()
		fmt.Println("server ready after", time.Since(start).Round(time.Millisecond))
	}
	js := connect()
	for stream := (jetstream.Stream)(nil); stream == nil; {
		stream, _ = js.CreateStream(ctx, jetstream.StreamConfig{Name: "T", Subjects: []string{"t.>"}, Retention: jetstream.WorkQueuePolicy})
	}
	results := must(js.CreateStream(ctx, jetstream.StreamConfig{Name: "R", Subjects: []string{"r.>"}, MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true}))
	start = time.Now()
	for i := range *tasks {
		must(js.PublishAsync(fmt.Sprint("t.", i), fmt.Append(nil, i), jetstream.WithStallWait(time.Minute)))
	}
	<-js.PublishAsyncComplete()
	fmt.Println(*tasks, "tasks sent after", time.Since(start).Round(time.Millisecond))
	start = time.Now()
	var victim *exec.Cmd
	n := *workers
	if *mode == "killed" {
		victim, n = self("worker"), *workers/2
	}
	for i := range n {
		length := *sleep
		if *mode == "slow" && i == 0 {
			length *= 20
		}
		go work(ctx, js, length)
	}
	hit := false
	for {
		time.Sleep(50 * time.Millisecond)
		info, err := results.Info(ctx)
		if err != nil {
			continue
		}
		done := int(info.State.Msgs)
		if done > *tasks/3 && !hit {
			hit = true
			switch *mode {
			case "killed":
				victim.Process.Kill()
				victim.Wait()
			case "restarted":
				srv.Process.Kill()
				srv.Wait()
				srv = self("server")
			}
		}
		if done >= *tasks {
			break
		}
	}
	wall := time.Since(start)
	ideal := time.Duration(*tasks) * *sleep / time.Duration(*workers)
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	cpu := time.Duration(u.Utime.Nano() + u.Stime.Nano())
	fmt.Printf("%s: %d results of %d tasks, done %d here; wall %v, ideal %v; processor time of this process per task %v\n", *mode, must(results.Info(ctx)).State.Msgs, *tasks,
		processed.Load(), wall.Round(time.Millisecond), ideal, (cpu / time.Duration(*tasks)).Round(time.Microsecond))
	if srv != nil {
		srv.Process.Kill()
	}
}
