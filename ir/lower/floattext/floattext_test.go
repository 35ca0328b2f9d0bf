package floattext

import (
	"bufio"
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"seabmc/ir/lower/nativetest"
)

// The texts are those of the C library's printf, digit by digit.
func TestFloatTextsAreTheLibrarys(t *testing.T) {
	const src = `#include <stdio.h>
#include <string.h>
int main(void) {
  unsigned long long state = 88172645463325252ull;
  static const double fixed[] = {0, 1, 0.5, 0.1, 1e5, 999999.5, 1e6, 123456, 0.0001, 0.00001234, 1e22, 1e100, 2.5, 3.5, 9.995, 1.0/0.0, 5e-324, 0x1p-1022, 100, 12.3};
  for (int i = 0; i < 40000; i++) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    double x;
    unsigned long long bits = state & ~0ull >> 1;
    if (i % 3 == 0) x = fixed[state >> 20 & 15]; else if (i % 3 == 1) x = (state >> 40) / 1000.0; else memcpy(&x, &bits, 8);
    if (x != x) continue;
    int precision = (int)(state >> 30 & 15) - 3, alt = state >> 29 & 1;
    char letter = "aefgAEFG"[state >> 25 & 7], f[20];
    if ((letter | 32) == 'a' && x != 0 && x < 0x1p-1022) continue;
    memcpy(&bits, &x, 8);
    printf("%llu %c %d %d ", bits, letter, precision < 0 ? -1 : precision, alt);
    sprintf(f, precision < 0 ? "%%%s%c\n" : "%%%s.*%c\n", alt ? "#" : "", letter);
    if (precision < 0) printf(f, x); else printf(f, precision, x);
  }
}
`
	out := nativetest.Output(t, src)
	n, refused := 0, 0
	for sc := bufio.NewScanner(bytes.NewReader(out)); sc.Scan(); n++ {
		var bits uint64
		var letter, want string
		var precision, alt int
		if _, err := fmt.Sscan(sc.Text(), &bits, &letter, &precision, &alt, &want); err != nil {
			t.Fatal(sc.Text(), err)
		}
		if got, ok := Of(math.Float64frombits(bits), letter[0], precision, alt != 0); ok && got != want {
			t.Errorf("%s: got %s", sc.Text(), got)
		} else if !ok {
			refused++
		}
	}
	t.Logf("%d texts, %d of them refused", n, refused)
	if n < 10000 || refused > n/100 {
		t.Error("too few")
	}
	for text, want := range map[string]float64{"1.5": 1.5, "0x1.8": 1.5, "0X1p-2": 0.25, "infinity": math.Inf(1), "1e400": math.Inf(1), "1e-400": 0, strings.Repeat("9", 30): 1e30} {
		if got := Number(text, 64); got != want {
			t.Errorf("%s is %v", text, got)
		}
	}
}
