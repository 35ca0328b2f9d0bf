package prove

import (
	"fmt"

	"seabmc/prove/steps"
)

// parts proposes that a counter of every m-th round is an m-th of the counter of all rounds, rounded up or down.
func (l *loop) parts(by map[string]int64, add func(string, ...any)) {
	for _, m := range steps.Moduli(l.code()) {
		l.integers(func(a *variable, _ bool) {
			l.integers(func(b *variable, _ bool) {
				if a.id == b.id || by[a.id] != 1 || by[b.id] != 1 {
					return
				}
				ahead := fmt.Sprintf("%d * ((__int128)%s - %s) - ((__int128)%s - %s)", m, a.name, entry(a), b.name, entry(b))
				add("%s >= 0", ahead)
				add("%s <= %d", ahead, m-1)
				add("%s <= 0", ahead)
				add("%s >= %d", ahead, 1-m)
			})
		})
	}
}
