package bmc

import (
	"strings"
	"testing"
)

// Addresses are looked at only where a proof or a failure needs them.
func TestWhichProgramsNeedAddresses(t *testing.T) {
	const start = `#include <string.h>
int main(void) { int v, w, *p = &v, *q = nondet_int() ? &v : &w, n = nondet_int(); unsigned i = nondet_uint() % sizeof p;
unsigned char *a = (unsigned char *)&p, *b = (unsigned char *)&q, old = a[i]; `
	with := func(body string) string { return start + body + "}" }
	for _, c := range []struct {
		sample
		addresses bool
	}{
		{sample{name: "nothing was written", source: with(`assert(a[i] == old);`), want: Successful}, false},
		{sample{name: "something else was written", source: with(`w = 2; q = &w; assert(a[i] == old);`), want: Successful}, false},
		{sample{name: "an equal pointer was written", source: with(`if (q == p) { p = q; assert(a[i] == old && memcmp(&p, &q, sizeof p) == 0); }`), want: Successful}, false},
		{sample{name: "a failure if a comparison fails", source: with(`int same = memcmp(&p, &q, sizeof p) == 0; assert(same || n != 5);`), want: Failed}, true},
		{sample{name: "a failure that has nothing to do with bytes", source: with(`int same = a[i] == b[i]; assert(n != 5 || same != 0 || same != 1); assert(n != 6);`), want: Failed}, false},
		{sample{name: "a failure for some bytes", source: with(`q = &w; assert(a[i] == b[i]);`), want: Failed}, true},
		{sample{name: "no failure, as objects lie apart", source: with(`q = &w; assert(memcmp(&p, &q, sizeof p) != 0);`), want: Successful}, true},
		{sample{name: "a limit that is not reached, as objects lie apart", source: with(`q = &w; if (memcmp(&p, &q, sizeof p) == 0) __asm__ volatile("hlt" : "=r"(v)); assert(p != q);`),
			want: Successful}, true},
		{sample{name: "each property by itself", source: with("assert(a[i] == old);\n assert(b[i] == old || p != q);\n assert(n != 3);\n assert(*a % 4 == 0);"), adapt: allProperties, want: Failed,
			statuses: "assertion SUCCESS, assertion SUCCESS, assertion FAILURE, assertion SUCCESS"}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, err := c.run(t)
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != c.want || r.Config.Lower.PointerBytes != c.addresses {
				t.Errorf("%v (%v), with addresses: %v; want %v, %v", r.Verdict, r.Reasons, r.Config.Lower.PointerBytes, c.want, c.addresses)
			}
			if got := strings.ReplaceAll(statusesOf(r), "pointer_dereference SUCCESS, ", ""); c.statuses != "" && got != c.statuses {
				t.Errorf("statuses: %s, want %s", got, c.statuses)
			}
		})
	}
}
