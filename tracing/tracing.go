// Package tracing sends traces of runs to a collector of OpenTelemetry, if the environment names one.
//
// In: the standard variables of OpenTelemetry, such as OTEL_EXPORTER_OTLP_ENDPOINT. Out: spans, which packages begin with Start. If no variable names a
// collector, nothing is recorded and nothing is sent.
package tracing

import (
	"context"
	"os"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	"go.opentelemetry.io/otel/sdk/trace"
	api "go.opentelemetry.io/otel/trace"
)

// endpoints are the variables of which one must be set.
var endpoints = []string{"OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"}

// wanted reports whether the environment names a collector.
func wanted() bool {
	if os.Getenv("OTEL_SDK_DISABLED") == "true" {
		return false
	}
	for _, name := range endpoints {
		if os.Getenv(name) != "" {
			return true
		}
	}
	return false
}

// longestFlush is how long the end of a run may wait for a collector that does not answer.
const longestFlush = 5 * time.Second

// Begin sets up tracing for this process, if that is wanted. stop sends what has not been sent yet. Trouble receives what goes wrong; a run does not fail
// because of it.
func Begin(ctx context.Context, service, version string, trouble func(error)) (stop func(), err error) {
	if !wanted() {
		return func() {}, nil
	}
	otel.SetErrorHandler(otel.ErrorHandlerFunc(trouble))
	to, err := otlptracehttp.New(ctx)
	if err != nil {
		return nil, err
	}
	about, err := resource.New(ctx, resource.WithAttributes(attribute.String("service.name", service), attribute.String("service.version", version)),
		resource.WithHost(), resource.WithFromEnv())
	if err != nil {
		return nil, err
	}
	p := trace.NewTracerProvider(trace.WithBatcher(to), trace.WithResource(about))
	otel.SetTracerProvider(p)
	return func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), longestFlush)
		defer cancel()
		if err := p.Shutdown(ctx); err != nil {
			trouble(err)
		}
	}, nil
}

// Span is a piece of work with a name, a beginning and an end. The zero value records nothing.
type Span struct{ span api.Span }

// Fact describes a piece of work.
type Fact = attribute.KeyValue

// Text is a fact in words.
func Text(name, value string) Fact { return attribute.String(name, value) }

// Seconds is a length of time.
func Seconds(name string, d time.Duration) Fact { return attribute.Float64(name, d.Seconds()) }

// Start begins a span inside of the one that ctx carries.
func Start(ctx context.Context, name string) (context.Context, *Span) {
	ctx, s := otel.Tracer("seabmc").Start(ctx, name)
	return ctx, &Span{s}
}

// End ends the span. err is what went wrong, if anything.
func (s *Span) End(err error, facts ...Fact) {
	if s.span == nil {
		return
	}
	s.span.SetAttributes(facts...)
	if err != nil {
		s.span.SetStatus(codes.Error, err.Error())
	}
	s.span.End()
}

var w3c = propagation.TraceContext{}

// Carried returns what another process needs to go on with the span that ctx carries. It is empty if there is none.
func Carried(ctx context.Context) map[string]string {
	m := propagation.MapCarrier{}
	w3c.Inject(ctx, m)
	return m
}

// Continued returns a context with the span of another process.
func Continued(ctx context.Context, carried map[string]string) context.Context {
	return w3c.Extract(ctx, propagation.MapCarrier(carried))
}
