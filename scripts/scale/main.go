// Command scale simulates seabmc run --queue for many proofs, workers and pull requests, with measured costs (docs/scale.md).
//
//	go run ./scripts/scale                                          100,000 proofs, 1,000 workers, 1 % of the proofs change in a pull request
//	go run ./scripts/scale -proofs 2000 -workers 8 -change 1 -task 50ms -spread 0 -requests 1    what scripts/queueproof/nats -n 2000 -w 8 does
//
// Pull requests come at random times. Each looks at all of its proofs on the machine that runs seabmc run, sends those that changed, longest first, and ends
// with the last result. Every task passes the server, which does one thing after the other.
package main

import (
	"cmp"
	"container/heap"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"
)

var (
	proofs   = flag.Int("proofs", 100_000, "proofs of the project")
	workers  = flag.Int("workers", 1000, "tasks that run at the same time")
	change   = flag.Float64("change", 0.01, "share of the proofs that a pull request changes")
	requests = flag.Int("requests", 400, "pull requests")
	perHour  = flag.Float64("per-hour", 60, "pull requests in an hour")
	task     = flag.Duration("task", 5*time.Second, "median of a task's time")
	spread   = flag.Float64("spread", 1.5, "sigma of the logarithm of that time; 0: all alike")
	longest  = flag.Duration("longest", 10*time.Minute, "time limit of a task")
	look     = flag.Duration("look", 500*time.Microsecond, "time to look at a proof whose answer is kept")
	send     = flag.Duration("send", 5*time.Millisecond, "time to find, hash and send the files of a task")
	serve    = flag.Duration("serve", 300*time.Microsecond, "time of the server for a task, from its coming to the result")
	over     = flag.Duration("over", 5*time.Millisecond, "time of the worker for a task besides the run")
	bytes    = flag.Int("bytes", 20_000, "bytes of a task and its result, without files that are there already")
)

// frees are the times at which workers are free.
type frees []float64

func (f frees) Len() int           { return len(f) }
func (f frees) Less(i, j int) bool { return f[i] < f[j] }
func (f frees) Swap(i, j int)      { f[i], f[j] = f[j], f[i] }
func (f *frees) Push(x any)        { *f = append(*f, x.(float64)) }
func (f *frees) Pop() any {
	old := *f
	x := old[len(old)-1]
	*f = old[:len(old)-1]
	return x
}

// job is a task on its way to a worker.
type job struct {
	request int
	at      float64 // when it is sent
	takes   float64
}

func main() {
	flag.Parse()
	random := rand.New(rand.NewPCG(1, 2))
	jobs, came := arrivals(random)
	slices.SortStableFunc(jobs, func(a, b job) int { return cmp.Compare(a.at, b.at) })
	free := make(frees, *workers)
	server, busy, end := 0.0, 0.0, 0.0
	done := make([]float64, *requests)
	for _, j := range jobs {
		server = math.Max(server, j.at) + serve.Seconds()
		start := math.Max(server, free[0])
		free[0] = start + j.takes
		heap.Fix(&free, 0)
		busy += j.takes
		done[j.request] = math.Max(done[j.request], start+j.takes)
		end = math.Max(end, start+j.takes)
	}
	waits := make([]float64, *requests)
	for i := range waits {
		waits[i] = done[i] - came[i]
	}
	slices.Sort(waits)
	perRequest := float64(len(jobs)) / float64(*requests)
	fmt.Printf("%d proofs, %d workers, %d pull requests of %.0f tasks, %.0f an hour\n", *proofs, *workers, *requests, perRequest, *perHour)
	fmt.Printf("a pull request waits: median %.1f s, 95 of 100 at most %.1f s, longest %.1f s\n", quantile(waits, .5), quantile(waits, .95), waits[len(waits)-1])
	fmt.Printf("  of that looking at kept answers %.1f s, sending %.1f s\n", float64(*proofs)*look.Seconds(), perRequest*send.Seconds())
	fmt.Printf("workers are busy %.1f %% of the time, the server %.2f %%; it passes %.2f MB in a second\n", 100*busy/(end*float64(*workers)),
		100*float64(len(jobs))*serve.Seconds()/end, float64(len(jobs)**bytes)/end/1e6)
	fmt.Printf("a pull request costs %.2f hours of a core; all workers are busy at %.0f pull requests an hour, the server at %.0f\n", busy/float64(*requests)/3600,
		float64(*workers)*3600/(busy/float64(*requests)), 3600/(perRequest*serve.Seconds()))
}

// arrivals draws pull requests and their tasks.
func arrivals(random *rand.Rand) (jobs []job, came []float64) {
	now := 0.0
	for r := range *requests {
		if *requests > 1 {
			now += random.ExpFloat64() * 3600 / *perHour
		}
		came = append(came, now)
		n := int(math.Round(float64(*proofs) * *change))
		takes := make([]float64, n)
		for i := range takes {
			takes[i] = math.Min(longest.Seconds(), task.Seconds()*math.Exp(*spread*random.NormFloat64()))
		}
		slices.SortFunc(takes, func(a, b float64) int { return cmp.Compare(b, a) })
		at := now
		if n < *proofs { // otherwise nothing is kept, and nothing is looked at
			at += float64(*proofs-n) * look.Seconds()
		}
		for _, t := range takes {
			at += send.Seconds()
			jobs = append(jobs, job{r, at, t + over.Seconds()})
		}
	}
	return jobs, came
}

func quantile(sorted []float64, q float64) float64 { return sorted[int(q*float64(len(sorted)-1))] }
