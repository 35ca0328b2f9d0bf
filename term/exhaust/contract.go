package exhaust

import "testing"

// Contract makes as many draws as the test's share is (Draws). draw tells in a word what came out; each of the words
// wanted has to come up once in a hundred draws, or the draws tell nothing.
func Contract(t *testing.T, share int, draw func(seed uint64) string, wanted ...string) {
	t.Helper()
	n := Draws(share)
	met := map[string]int{}
	for seed := range uint64(n) {
		met[draw(seed)]++
		if t.Failed() {
			return
		}
	}
	for _, w := range wanted {
		if met[w] < max(1, n/100) && Enough() {
			t.Errorf("%q came up %d times in %d draws: %v", w, met[w], n, met)
		}
	}
	t.Logf("%d draws: %v", n, met)
}
