package queue

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Result is what became of a task.
type Result struct {
	Body   []byte
	Killed int // the number of workers that died while they had it, if it was set aside: there is no body
}

// Sender sends the tasks of one run and hands out each result once.
type Sender struct {
	q        *Queue
	run      string
	Patience time.Duration // how long to try to send; then it is an error

	mu      sync.Mutex
	next    int
	waiting map[string]*Sent // by subject of the result
	results jetstream.ConsumeContext
	open    context.Context // until Close
	stop    context.CancelFunc
}

// Sent is a task that was sent and is not done yet.
type Sent struct {
	s      *Sender
	task   *nats.Msg
	id     string
	sent   int // how often
	result chan Result
}

// checkEvery is how often a sender looks whether the server still has its tasks.
const checkEvery = time.Minute

// NewSender begins a run.
func (q *Queue) NewSender(ctx context.Context) (*Sender, error) { return q.newSender(ctx, checkEvery) }

func (q *Queue) newSender(ctx context.Context, check time.Duration) (*Sender, error) {
	s := &Sender{q: q, run: rand.Text(), Patience: time.Minute, waiting: map[string]*Sent{}}
	if err := s.listen(ctx); err != nil {
		return nil, err
	}
	s.open, s.stop = context.WithCancel(context.WithoutCancel(ctx))
	q.whenConnectedAgain(s.sendAgain)
	go s.watch(s.open, check)
	return s, nil
}

// listen begins to receive results, from the first one that the server has. Those that were received before are ignored.
func (s *Sender) listen(ctx context.Context) error {
	c, err := s.q.js.OrderedConsumer(ctx, resultStream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{doneSubject + s.run + ".>"}})
	if err != nil {
		return err
	}
	results, err := c.Consume(func(m jetstream.Msg) { s.arrived(m) })
	if err != nil {
		return err
	}
	s.mu.Lock()
	before := s.results
	s.results = results
	s.mu.Unlock()
	if before != nil {
		before.Stop()
	}
	return nil
}

// Close ends the run. It removes from the queue the tasks that were not done.
func (s *Sender) Close() {
	s.stop()
	s.mu.Lock()
	s.results.Stop()
	s.mu.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if t, err := s.q.js.Stream(ctx, taskStream); err == nil {
		t.Purge(ctx, jetstream.WithPurgeSubject(taskSubject+"*."+s.run+".>"))
	}
	if r, err := s.q.js.Stream(ctx, resultStream); err == nil {
		r.Purge(ctx, jetstream.WithPurgeSubject(doneSubject+s.run+".>"))
	}
}

// Send gives a task to the workers of a group, a word of letters and digits.
func (s *Sender) Send(ctx context.Context, group string, body []byte) (*Sent, error) {
	packed, err := s.q.wrap(ctx, body)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.next++
	name := s.run + "." + strconv.Itoa(s.next)
	t := &Sent{s: s, id: name, task: &nats.Msg{Subject: taskSubject + group + "." + name, Data: packed}, result: make(chan Result, 1)}
	s.waiting[doneSubject+name] = t
	s.mu.Unlock()
	if err := s.publish(ctx, t); err != nil {
		t.forget()
		return nil, err
	}
	return t, nil
}

func (s *Sender) publish(ctx context.Context, t *Sent) error {
	s.mu.Lock()
	id := t.id + "." + strconv.Itoa(t.sent)
	s.mu.Unlock()
	return retry(ctx, s.Patience, func(ctx context.Context) error {
		_, err := s.q.js.PublishMsg(ctx, t.task, jetstream.WithMsgID(id))
		return err
	})
}

// sendAgain sends the tasks that have no result yet, since a server that lost its disk may no longer have them. If the server still has a task, it
// recognizes the task's id.
func (s *Sender) sendAgain() {
	ctx, cancel := context.WithTimeout(s.open, s.Patience)
	defer cancel()
	if retry(ctx, s.Patience, s.listen) != nil { // the numbers of results begin anew if the server lost them
		return
	}
	for _, t := range s.unanswered() {
		if s.publish(ctx, t) != nil {
			return // the connection broke again, and this is called again
		}
	}
}

// unanswered returns the tasks that have no result yet.
func (s *Sender) unanswered() (list []*Sent) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.waiting {
		list = append(list, t)
	}
	return list
}

// watch sends a task anew if the server no longer has it and no result came. That happens if the server's clock jumps, so that everything is old at once, or if
// somebody empties the queue.
func (s *Sender) watch(ctx context.Context, every time.Duration) {
	missing := map[*Sent]bool{} // at the last look: a result may have been on its way then
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(every):
		}
		there, err := s.onServer(ctx)
		if err != nil {
			continue // the connection is broken, which leads to sendAgain
		}
		now := map[*Sent]bool{}
		for _, t := range s.unanswered() {
			switch {
			case there[t.task.Subject]:
			case missing[t]:
				s.anew(ctx, t)
			default:
				now[t] = true
			}
		}
		missing = now
	}
}

// onServer returns the subjects of this run's tasks that the server has.
func (s *Sender) onServer(ctx context.Context) (map[string]bool, error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	stream, err := s.q.js.Stream(ctx, taskStream)
	if err != nil {
		return nil, err
	}
	info, err := stream.Info(ctx, jetstream.WithSubjectFilter(taskSubject+"*."+s.run+".>"))
	if err != nil {
		return nil, err
	}
	there := map[string]bool{}
	for subject := range info.State.Subjects {
		there[subject] = true
	}
	return there, nil
}

// anew sends a task with another id, since the server remembers the ids of tasks that it no longer has.
func (s *Sender) anew(ctx context.Context, t *Sent) {
	s.mu.Lock()
	t.sent++
	s.mu.Unlock()
	_ = s.publish(ctx, t) // if it fails, the next look finds the task missing again
}

// arrived takes a result. If a result comes twice, nobody waits for the second one.
func (s *Sender) arrived(m jetstream.Msg) {
	s.mu.Lock()
	t := s.waiting[m.Subject()]
	s.mu.Unlock()
	if t == nil {
		return
	}
	var r Result
	if n, err := strconv.Atoi(m.Headers().Get(killedHeader)); err == nil {
		r.Killed = n
	} else if len(m.Data()) > 0 {
		err := retry(context.Background(), s.Patience, func(ctx context.Context) (err error) {
			r.Body, err = s.q.unwrap(ctx, m.Data())
			return err
		})
		if err != nil {
			r.Body = nil
		}
	}
	t.forget()
	t.result <- r
}

func (t *Sent) forget() {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	delete(t.s.waiting, doneSubject+t.id)
}

// Wait returns the result. If it has no body and no workers died, then a worker could not read the task, or its result could not be read.
func (t *Sent) Wait(ctx context.Context) (Result, error) {
	select {
	case r := <-t.result:
		return r, nil
	case <-ctx.Done():
		t.forget()
		return Result{}, ctx.Err()
	}
}

// Workers returns how many workers of a group wait for tasks and how many are busy. It returns 0 and 0 if the group never had a worker.
func (q *Queue) Workers(ctx context.Context, group string) (waiting, busy int, err error) {
	c, err := q.js.Consumer(ctx, taskStream, consumerName(group))
	if errors.Is(err, jetstream.ErrConsumerNotFound) {
		return 0, 0, nil
	}
	if err != nil {
		return 0, 0, err
	}
	info, err := c.Info(ctx)
	if err != nil {
		return 0, 0, err
	}
	return info.NumWaiting, info.NumAckPending, nil
}

func consumerName(group string) string { return "seabmc-" + group }

// CheckGroup rejects a text that cannot be a part of a subject.
func CheckGroup(group string) error {
	if group == "" || strings.ContainsAny(group, ".*> \t\r\n/\\") {
		return fmt.Errorf("%q cannot be the name of a group of workers", group)
	}
	return nil
}
