package awslc

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"seabmc/frontend/clauses"
)

// The mutants of a function: the line, the change, and whether it is in a contract.
func TestMutants(t *testing.T) {
	const text = `#define MLKEM_N 256 /* < */
static int before(int x) { return x + 1; }
/* 1 < 2 */
static int mlk_f(int x)
__contract__(
  requires(x < MLKEM_N)
)
{
  int r = mlk_fqmul(x, 3);
#if 7
  // x + 1
#endif
  for (int i = 0; i < 4; i++)
  __loop__(invariant(i <= 4))
  {
    r = r - i;
    mlk_assert_bound(&r, 1, 0, 7);
  }
  return r & 15;
}
static int behind(int x) { return x + 1; }
`
	path := filepath.Join(t.TempDir(), "a.c")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	ms, err := Mutants(&clauses.Function{Name: "mlk_f", File: path, Line: 4})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range ms {
		got = append(got, fmt.Sprintf("%d %s→%s %v", m.Line, m.Old, m.New, m.Clause))
	}
	want := []string{"6 <→<= true", "6 MLKEM_N→(MLKEM_N - 1) true", "9 mlk_fqmul(x, 3)→(x) false", "9 3→4 false", "13 0→1 false", "13 <→<= false", "13 4→5 false",
		"14 <=→< true", "14 4→3 true", "16 -→+ false", "19 &→| false", "19 15→14 false"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestParameterSet(t *testing.T) {
	for _, c := range [][3]string{{"ml_kem", "mlk_poly_cbd_eta1512", "ML-KEM-512"}, {"ml_kem", "mlkem1024_gen_matrix", "ML-KEM-1024"}, {"ml_kem", "mlk_poly_compress_d10_c", "ML-KEM shared"},
		{"ml_dsa", "mldsa65_sig_unpack_hints", "ML-DSA-65"}, {"ml_dsa", "mld_decompose87", "ML-DSA-87"}, {"ml_dsa", "mldsa_polyw1_pack_88", "ML-DSA shared"}} {
		if got := ParameterSet(c[0], c[1]); got != c[2] {
			t.Errorf("%s: %s, want %s", c[1], got, c[2])
		}
	}
}
