package subprocess

import (
	"context"
	"io"
	"testing"
	"time"
)

func TestTimesIn(t *testing.T) {
	tests := []struct {
		name, stat string
		want       time.Duration
	}{
		{"user, system, and those of children", "7 (z3) R 1 7 7 0 -1 4194304 99 0 0 0 150 20 3 4 20 0 1 0 5 6 7", 1770 * time.Millisecond},
		{"a name with brackets and spaces", "7 (a ) b) S 1 7 7 0 -1 4194304 99 0 0 0 1 0 0 0 20 0 1 0 5 6 7", 10 * time.Millisecond},
		{"too short", "7 (z3) R 1 7 7 0", 0},
		{"no numbers", "7 (z3) R a b c d e f g h i j k l m n o", 0},
		{"empty", "", 0},
	}
	for _, tt := range tests {
		if got := timesIn(tt.stat); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// The time that a program has used counts from its start until it was waited for.
func TestSpentByAProgramThatRuns(t *testing.T) {
	before := Spent()
	c := Command(context.Background(), "/bin/sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo done; read line")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(out, make([]byte, len("done\n"))); err != nil {
		t.Fatal(err)
	}
	if Spent() <= before {
		t.Error("a program that has worked counts for nothing")
	}
	in.Close()
	c.Wait()
	if now := Spent(); now != before {
		t.Errorf("%v after it was waited for, want %v", now, before)
	}
}
