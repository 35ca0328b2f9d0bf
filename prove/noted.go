package prove

import "strconv"

// names returns proposals by the numbers under which they are put on trial, as in drop.
func names(all []*proposed) map[int]string {
	list := map[int]string{}
	number := 0
	add := func(about, kind, text string) {
		number++
		list[number] = about + kind + text
	}
	for _, p := range all {
		about := p.fn.Name + ":" + strconv.Itoa(p.line)
		for _, c := range p.candidates {
			add(about, " ", c.text)
		}
		for _, c := range p.nodes {
			add(about, " node ", c.text)
		}
		for _, c := range p.requires {
			add(about, " requires ", c.text)
		}
		for _, m := range p.measures {
			add(about, " measure ", m.Text)
		}
	}
	return list
}
