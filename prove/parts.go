package prove

import (
	"fmt"
	"slices"

	"seabmc/prove/csource"
)

// parts proposes that a counter of every m-th round is an m-th of the counter of all rounds, rounded up or down.
func (l *loop) parts(by map[string]int64, add func(string, ...any)) {
	for _, m := range l.moduli() {
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

// maxModuli is the largest number of moduli that are looked at.
const maxModuli = 2

// moduli returns the constants by which the loop takes remainders.
func (l *loop) moduli() (list []int64) {
	for _, c := range l.code() {
		c.Each(func(x *csource.Node) bool {
			if x.Kind == "BinaryOperator" && x.Opcode == "%" {
				if m, ok := x.Inner[1].Number(); ok && m > 1 && m < 100 && len(list) < maxModuli && !slices.Contains(list, m) {
					list = append(list, m)
				}
			}
			return true
		})
	}
	return list
}
