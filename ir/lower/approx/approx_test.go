package approx

import (
	"bufio"
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"seabmc/ir/lower/nativetest"
)

// The enclosures contain the results of the C library, for double and for float functions.
func TestEnclosuresHoldTheLibrary(t *testing.T) {
	var src strings.Builder
	src.WriteString("#define _GNU_SOURCE\n#include <math.h>\n#include <stdio.h>\nint main(void) {\n  double p[400]; int n = 0;\n" +
		"  for (double x = 1e-12; x < 1e12; x *= 2.37) { p[n++] = x; p[n++] = -x; }\n" +
		"  for (int i = 1; i < 60; i++) { p[n++] = i * 0.5; p[n++] = -i * 3.14159265358979; p[n++] = i * 13.7; }\n  p[n++] = 0; p[n++] = INFINITY; p[n++] = -INFINITY;\n" +
		"  for (int i = 0; i < n; i++) {\n    double x = p[i]; float f = x;\n")
	for name := range libmFuncs {
		fmt.Fprintf(&src, "    printf(\"%s %%.17g 0 40 %%.17g\\n\", x, %s(x));\n    printf(\"%s %%.17g 0 18 %%.17g\\n\", (double)f, (double)%sf(f));\n", name, name, name, name)
	}
	src.WriteString("    for (int j = 0; j < n; j++) {\n      double y = p[j]; float g = y;\n")
	for name := range libmFuncs2 {
		fmt.Fprintf(&src, "      printf(\"%s %%.17g %%.17g 40 %%.17g\\n\", x, y, %s(x, y));\n      printf(\"%s %%.17g %%.17g 18 %%.17g\\n\", (double)f, (double)g, (double)%sf(f, g));\n", name, name, name, name)
	}
	src.WriteString("    }\n  }\n}\n")
	out := nativetest.Output(t, src.String(), "-O1", "-fno-builtin", "-lm")
	n, wide := 0, 0
	for sc := bufio.NewScanner(bytes.NewReader(out)); sc.Scan(); {
		var name string
		var x, y, r float64
		var bits int
		if _, err := fmt.Sscan(strings.ReplaceAll(sc.Text(), "-nan", "nan"), &name, &x, &y, &bits, &r); err != nil {
			t.Fatal(sc.Text(), err)
		}
		lo, hi, ok := Enclosure(name, x, y, bits)
		n++
		if !ok {
			wide++
			continue
		}
		// The result of a float function is that of the enclosure after rounding to float.
		if bits < 30 {
			lo, hi = float64(float32(lo)), float64(float32(hi))
		}
		if !(lo <= r && r <= hi) && !(r != r) {
			t.Errorf("%s: %v to %v", sc.Text(), lo, hi)
		}
		if r != r && !math.IsInf(lo, 0) {
			t.Errorf("%s is a number in the enclosure: %v to %v", sc.Text(), lo, hi)
		}
	}
	t.Logf("%d results, %d without an enclosure", n, wide)
}
