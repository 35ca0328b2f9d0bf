package queuecli

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/VictoriaMetrics/metrics"
	"github.com/spf13/pflag"

	"seabmc/queue"
)

func metricsFlag(fs *pflag.FlagSet, addr *string) {
	fs.StringVar(addr, "metrics", "", "serve figures for Prometheus at http://HOST:PORT/metrics; the value is HOST:PORT")
}

// serveMetrics serves the output of write, and figures about this process.
func serveMetrics(addr string, write func(io.Writer)) error {
	if addr == "" {
		return nil
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/metrics", func(w http.ResponseWriter, _ *http.Request) {
		write(w)
		metrics.WriteProcessMetrics(w)
	})
	go (&http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}).Serve(l)
	fmt.Printf("figures at http://%s/metrics\n", l.Addr())
	return nil
}

// workerMetrics counts what a worker does.
type workerMetrics struct {
	set *metrics.Set
	cpu *metrics.Histogram
}

func newWorkerMetrics() *workerMetrics {
	s := metrics.NewSet()
	m := &workerMetrics{set: s, cpu: s.NewHistogram("seabmc_task_cpu_seconds")}
	for _, e := range []queue.Event{queue.Taken, queue.Done, queue.Returned, queue.SetAside, queue.DoneTwice} {
		m.counter(e)
	}
	return m
}

func (m *workerMetrics) counter(e queue.Event) *metrics.Counter {
	return m.set.GetOrCreateCounter(fmt.Sprintf("seabmc_tasks_total{event=%q}", e))
}

func (m *workerMetrics) told(e queue.Event)    { m.counter(e).Inc() }
func (m *workerMetrics) ran(cpu time.Duration) { m.cpu.Update(cpu.Seconds()) }
func (m *workerMetrics) write(w io.Writer)     { m.set.WritePrometheus(w) }

// onLoopback reports whether an address can be reached from this machine only.
func onLoopback(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	ip := net.ParseIP(host)
	return err == nil && (host == "localhost" || ip != nil && ip.IsLoopback())
}
