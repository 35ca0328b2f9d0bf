package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	"google.golang.org/protobuf/proto"
)

// span is what a collector was told about a piece of work.
type span struct{ trace, id, parent string }

// collect starts a collector and returns its address, and a function that returns the spans that it was sent, by name.
func collect(t *testing.T) (url string, sent func() map[string][]span) {
	spans := map[string][]span{}
	var mu sync.Mutex
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b, err := io.ReadAll(r.Body)
		var q collector.ExportTraceServiceRequest
		if err == nil {
			err = proto.Unmarshal(b, &q)
		}
		if err != nil || r.URL.Path != "/v1/traces" {
			t.Errorf("%s: %v", r.URL, err)
		}
		mu.Lock()
		defer mu.Unlock()
		for _, rs := range q.ResourceSpans {
			for _, ss := range rs.ScopeSpans {
				for _, s := range ss.Spans {
					spans[s.Name] = append(spans[s.Name], span{string(s.TraceId), string(s.SpanId), string(s.ParentSpanId)})
				}
			}
		}
	}))
	t.Cleanup(s.Close)
	return s.URL, func() map[string][]span {
		mu.Lock()
		defer mu.Unlock()
		return spans
	}
}

// A run by workers is one trace: each task lies in the span of the proof that sent it, also on another machine.
func TestTraces(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "p.c", "#include <assert.h>\nunsigned nondet_uint(void);\nint main(void) { assert(nondet_uint() % N < N); return 0; }\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"p.c\"\nmatrix = { N = [2, 3] }\n")
	url, sent := collect(t)
	a := seabmc(t, dir, []string{"OTEL_EXPORTER_OTLP_ENDPOINT=" + url}, "run", "--queue=embedded", "--cache-dir=cache")
	if a.code != 0 || a.stderr != "" {
		t.Fatalf("exit %d\n%s%s", a.code, a.stdout, a.stderr)
	}
	spans := sent()
	for name, want := range map[string]int{"run": 1, "proof": 2, "send": 2, "task": 2} {
		if len(spans[name]) != want {
			t.Fatalf("%d spans called %s, want %d: %v", len(spans[name]), name, want, spans)
		}
	}
	for inner, outer := range map[string]string{"proof": "run", "send": "proof", "task": "send"} {
		ids := map[string]bool{}
		for _, s := range spans[outer] {
			ids[s.id] = true
		}
		for _, s := range spans[inner] {
			if !ids[s.parent] || s.trace != spans["run"][0].trace {
				t.Errorf("%s does not lie in %s: %v", inner, outer, spans)
			}
		}
	}
}

// A collector that cannot be reached costs one line, and no answer.
func TestTracesToNobody(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "p.c", "int main(void) { return 0; }\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"p.c\"\nvacuity = false\n")
	a := seabmc(t, dir, []string{"OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:1", "OTEL_EXPORTER_OTLP_TIMEOUT=500"}, "run", "--no-cache", "--cache-dir=cache")
	if a.code != 0 || strings.Count(a.stderr, "\n") != 1 || !strings.HasPrefix(a.stderr, "seabmc: traces are not sent: ") {
		t.Errorf("exit %d\n%s%s", a.code, a.stdout, a.stderr)
	}
}
