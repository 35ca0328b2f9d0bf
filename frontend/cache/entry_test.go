package cache

import (
	"strings"
	"testing"
)

func TestDependencies(t *testing.T) {
	got := dependencies("x.o: x.c \\\n  a\\ b.h /usr/include/c.h\n")
	if strings.Join(got, "|") != "x.c|a b.h|/usr/include/c.h" {
		t.Errorf("%q", got)
	}
}
