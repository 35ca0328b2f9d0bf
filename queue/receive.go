package queue

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const (
	killedHeader = "Seabmc-Killed" // in a result: the number of workers that died while they had the task
	triedHeader  = "Seabmc-Tried"  // of a task that a worker handed back: how many died of it before
)

// MostKilled is the number of workers that may die while they have a task, before the task is set aside.
const MostKilled = 3

// Worker does tasks.
type Worker struct {
	Group    string
	Parallel int           // tasks at a time
	Lease    time.Duration // a worker that was silent for so long is dead: all workers of a group have the same
	// Do does a task and returns the result. If its context ends, the task is given to another worker, whatever Do returns.
	Do   func(ctx context.Context, slot int, body []byte) []byte
	Told func(Event) // receives events; may be nil
}

// Event is something that a worker did.
type Event string

// The events.
const (
	Taken     Event = "taken"
	Done      Event = "done"
	Returned  Event = "returned" // given to another worker
	SetAside  Event = "set_aside"
	DoneTwice Event = "done_twice" // another worker had given a result already
)

// Work does tasks until the context ends.
func (q *Queue) Work(ctx context.Context, w Worker) error {
	if err := CheckGroup(w.Group); err != nil {
		return err
	}
	if w.Told == nil {
		w.Told = func(Event) {}
	}
	var c jetstream.Consumer
	register := func(ctx context.Context) (err error) {
		c, err = q.register(ctx, &w)
		return err
	}
	if err := retry(ctx, time.Minute, register); err != nil {
		return err
	}
	q.whenConnectedAgain(func() { // the server may have lost it; c is known to the server by its name
		_ = retry(ctx, time.Minute, func(ctx context.Context) error { _, err := q.register(ctx, &w); return err })
	})
	var slots sync.WaitGroup
	var gate sync.RWMutex
	for slot := range max(1, w.Parallel) {
		slots.Go(func() {
			for ctx.Err() == nil {
				q.slot(ctx, &w, slot, c, &gate)
			}
		})
	}
	slots.Wait()
	return nil
}

// register tells the server about a group of workers, unless it knows the group.
func (q *Queue) register(ctx context.Context, w *Worker) (jetstream.Consumer, error) {
	return q.js.CreateOrUpdateConsumer(ctx, taskStream, jetstream.ConsumerConfig{Durable: consumerName(w.Group), FilterSubject: taskSubject + w.Group + ".>",
		AckPolicy: jetstream.AckExplicitPolicy, AckWait: w.Lease, MaxAckPending: -1, MaxDeliver: -1, MaxWaiting: 1 << 16, InactiveThreshold: keptContents})
}

// slot takes a task and does it. If workers died while they had the task, slot gives it back. Then it does one task while no other task runs in this
// process, so that a death is blamed on the right task.
func (q *Queue) slot(ctx context.Context, w *Worker, slot int, c jetstream.Consumer, gate *sync.RWMutex) {
	gate.RLock()
	m := next(ctx, c)
	suspect := m != nil && deaths(m) > 0 && deaths(m) < MostKilled && w.Parallel > 1
	if m != nil && !suspect {
		q.do(ctx, w, slot, m)
	}
	gate.RUnlock()
	if !suspect {
		return
	}
	q.handBack(ctx, m, deaths(m))
	gate.Lock()
	defer gate.Unlock()
	if m := next(ctx, c); m != nil {
		q.do(ctx, w, slot, m)
	}
}

// next returns the next task, or nil if there is none for some time.
func next(ctx context.Context, c jetstream.Consumer) jetstream.Msg {
	wait, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	m, err := c.Next(jetstream.FetchContext(wait))
	if err != nil && wait.Err() == nil {
		pause(ctx, 100*time.Millisecond) // the server is away, or answered a little early that it has none
	}
	if err != nil {
		return nil
	}
	return m
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// do does one task. It removes the task from the server only after the result is there, so that no task is lost. The server recognizes a second
// result of the same task.
func (q *Queue) do(ctx context.Context, w *Worker, slot int, m jetstream.Msg) {
	w.Told(Taken)
	done := doneSubject + strings.TrimPrefix(m.Subject(), taskSubject+w.Group+".")
	killed := deaths(m)
	if q.isDone(ctx, done) {
		w.Told(DoneTwice)
		m.DoubleAck(ctx)
		return
	}
	r := &nats.Msg{Subject: done}
	if killed >= MostKilled {
		r.Header = nats.Header{killedHeader: {strconv.Itoa(killed)}}
		w.Told(SetAside)
		q.finish(ctx, w, m, r)
		return
	}
	body, err := q.held(ctx, w, slot, m)
	if ctx.Err() != nil {
		w.Told(Returned)
		q.handBack(ctx, m, killed)
		return
	}
	if err == nil { // else the result is empty: the task could not be read, or what it made could not be sent
		_ = retry(ctx, 10*w.Lease, func(ctx context.Context) (err error) { r.Data, err = q.wrap(ctx, body); return err })
	}
	q.finish(ctx, w, m, r)
}

// deaths returns the number of workers that had the task and were not heard of again.
func deaths(m jetstream.Msg) int {
	n, _ := strconv.Atoi(m.Headers().Get(triedHeader))
	if meta, err := m.Metadata(); err == nil {
		n += int(meta.NumDelivered) - 1
	}
	return n
}

func (q *Queue) isDone(ctx context.Context, subject string) bool {
	s, err := q.js.Stream(ctx, resultStream)
	if err != nil {
		return false
	}
	_, err = s.GetLastMsgForSubject(ctx, subject)
	return err == nil
}

// held does the task. Meanwhile it tells the server that the task is being done.
func (q *Queue) held(ctx context.Context, w *Worker, slot int, m jetstream.Msg) ([]byte, error) {
	stop := make(chan struct{})
	var beat sync.WaitGroup
	beat.Go(func() {
		for {
			select {
			case <-stop:
				return
			case <-time.After(w.Lease / 4):
				m.InProgress()
			}
		}
	})
	defer beat.Wait()
	defer close(stop)
	body, err := q.unwrap(ctx, m.Data())
	if err != nil {
		return nil, err
	}
	return w.Do(ctx, slot, body), nil
}

// handBack gives the task to another worker at once, as a new one, so that this worker does not count as dead.
func (q *Queue) handBack(ctx context.Context, m jetstream.Msg, killed int) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	again := &nats.Msg{Subject: m.Subject(), Data: m.Data(), Header: nats.Header{triedHeader: {strconv.Itoa(killed)}}}
	if _, err := q.js.PublishMsg(ctx, again); err == nil {
		m.DoubleAck(ctx)
	}
}

// finish sends the result, and then removes the task from the server.
func (q *Queue) finish(ctx context.Context, w *Worker, m jetstream.Msg, r *nats.Msg) {
	refused := false
	err := retry(ctx, 10*w.Lease, func(ctx context.Context) error {
		_, err := q.js.PublishMsg(ctx, r)
		if refused = isSecond(err); refused {
			return nil
		}
		return err
	})
	switch {
	case err != nil:
		w.Told(Returned)
		return
	case refused:
		w.Told(DoneTwice)
	default:
		w.Told(Done)
	}
	m.DoubleAck(ctx)
}

// isSecond recognizes the server's answer to a second result of a task.
func isSecond(err error) bool {
	var api *jetstream.APIError
	return errors.As(err, &api) && strings.Contains(api.Description, "maximum messages per subject exceeded")
}
