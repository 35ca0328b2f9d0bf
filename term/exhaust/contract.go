package exhaust

import "testing"

// Contract makes as many draws as the test's share is (Draws). draw says in a word what came out. Each of the wanted words has to come up at least
// once in a hundred draws; otherwise the draws show nothing.
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
