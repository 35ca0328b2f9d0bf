//go:build !linux

package cgroup

import "errors"

// Group is a control group. There are none on this system.
type Group struct{}

// New returns an error.
func New(int, int64) (*Group, error) {
	return nil, errors.New("control groups: Linux has them, and this system has not")
}

// Add does nothing.
func (*Group) Add(int) error { return nil }

// Killed returns 0.
func (*Group) Killed() uint64 { return 0 }

// Kill does nothing.
func (*Group) Kill() {}

// Close does nothing.
func (*Group) Close() error { return nil }
