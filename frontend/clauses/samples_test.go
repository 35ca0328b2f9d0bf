package clauses

import (
	"strings"
	"testing"
)

// Values are told at the head of the loop, each time before its condition; those at entry are taken in front of it. The loop has no contract.
func TestSamples(t *testing.T) {
	const before = "void f(void) { "
	for _, loop := range []string{"while (a < b) a++;", "for (; a < b;) a++;", "do a++; while (a < b);", "again: a++; if (a < b) goto again;"} {
		got, _, err := ReadLoops(before+loop+" }", []Proposal{{Offset: len(before), Samples: Samples{Place: 3, Texts: []string{"a", "__CPROVER_loop_entry(a)"}}}}, false)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"__seabmc_sample(3,0,(unsigned long)(a));", "__seabmc_sample(3,1,(unsigned long)("} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: no %q in\n%s", loop, want, got)
			}
		}
		if strings.Contains(got, "__CPROVER_loop_entry") || strings.Contains(got, "__seabmc_loop_head") {
			t.Errorf("%s: \n%s", loop, got)
		}
	}
}
