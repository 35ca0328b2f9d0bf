package main

import (
	"strings"
	"testing"
)

// TestSummary checks that each package has a line, that skipped tests and those that tests count are added up by their reasons, and that the output
// of failures is printed.
func TestSummary(t *testing.T) {
	const log = `{"Action":"output","Package":"p","Test":"A","Output":"    a_test.go:3: NOT TESTED: no chromium\n"}
{"Action":"output","Package":"p","Test":"A","Output":"--- SKIP: A (0.00s)\n"}
{"Action":"skip","Package":"p","Test":"A"}
{"Action":"output","Package":"p","Test":"B","Output":"    b_test.go:9: 4 not run: round trip: too long\n"}
{"Action":"pass","Package":"p","Test":"B"}
{"Action":"output","Package":"q","Test":"B","Output":"    b_test.go:9: 3 not run: round trip: too long\n"}
{"Action":"pass","Package":"p","Elapsed":1.5}
{"Action":"skip","Package":"r"}
`
	const bad = `{"Action":"output","Package":"q","Test":"C","Output":"    c_test.go:1: it is wrong\n"}
{"Action":"fail","Package":"q","Test":"C"}
{"Action":"fail","Package":"q","Elapsed":2}
`
	for _, tt := range []struct {
		log, want string
		failed    bool
	}{
		{log, "ok    p                                1.5 s\n1 not run: NOT TESTED: no chromium\n1 not run: packages without tests\n7 not run: round trip: too long\n", false},
		{bad, "    c_test.go:1: it is wrong\nFAIL  q                                2.0 s\n", true},
		{"p/x.go:1: syntax error\n", "p/x.go:1: syntax error\n", false},
	} {
		var out strings.Builder
		s := &summary{out: &out, output: map[string][]string{}, notRun: map[string]int{}}
		if err := s.read(strings.NewReader(tt.log)); err != nil {
			t.Fatal(err)
		}
		s.end()
		if out.String() != tt.want || s.failed != tt.failed {
			t.Errorf("failed: %v, and it says\n%s\nwant\n%s", s.failed, out.String(), tt.want)
		}
	}
}
