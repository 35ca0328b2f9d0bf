package cflags

import (
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	got := strings.Join(Words([]string{"-c", "-Wp,-DX=0,-MD,a.d", "-Wall", "-Wp,-U,Y,-include,h.h,-imacrosm.h", "a.c"}), " ")
	if want := "-c -DX=0 -Wall -U Y -include h.h -imacrosm.h a.c"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
