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
}

// Sent is a task that was sent and is not done yet.
type Sent struct {
	s      *Sender
	task   *nats.Msg
	id     string
	result chan Result
}

// NewSender begins a run.
func (q *Queue) NewSender(ctx context.Context) (*Sender, error) {
	s := &Sender{q: q, run: rand.Text(), Patience: time.Minute, waiting: map[string]*Sent{}}
	c, err := q.js.OrderedConsumer(ctx, resultStream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{doneSubject + s.run + ".>"}})
	if err != nil {
		return nil, err
	}
	if s.results, err = c.Consume(func(m jetstream.Msg) { s.arrived(m) }); err != nil {
		return nil, err
	}
	q.whenConnectedAgain(s.sendAgain)
	return s, nil
}

// Close ends the run. It removes from the queue the tasks that were not done.
func (s *Sender) Close() {
	s.results.Stop()
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
	return retry(ctx, s.Patience, func(ctx context.Context) error {
		_, err := s.q.js.PublishMsg(ctx, t.task, jetstream.WithMsgID(t.id))
		return err
	})
}

// sendAgain sends the tasks that have no result yet, since a server that lost its disk may no longer have them. If the server still has a task, it
// recognizes the task's id.
func (s *Sender) sendAgain() {
	s.mu.Lock()
	var list []*Sent
	for _, t := range s.waiting {
		list = append(list, t)
	}
	s.mu.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), s.Patience)
	defer cancel()
	for _, t := range list {
		if s.publish(ctx, t) != nil {
			return // the connection broke again, and this is called again
		}
	}
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
