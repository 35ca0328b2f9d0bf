package csource

import (
	"encoding/json"
	"strconv"
	"strings"

	"seabmc/frontend"
)

// Read reads the tree of a file.
func Read(s *frontend.Syntax) (*File, error) {
	f := &File{Syntax: s, Root: &Node{}}
	if err := json.Unmarshal(s.Tree, f.Root); err != nil {
		return nil, err
	}
	f.types = newTypedefs(f.Root)
	f.types.resolve(f.Root)
	f.Root.Each(func(n *Node) bool {
		for _, c := range n.Inner {
			if c != nil {
				c.Parent = n
			}
		}
		return true
	})
	for at, text := 0, s.Text; len(text) > 0; {
		line, rest, _ := strings.Cut(text, "\n")
		at += len(line) + 1
		text = rest
		if w := strings.SplitN(line, " ", 3); len(w) == 3 && w[0] == "#" {
			if n, err := strconv.Atoi(w[1]); err == nil {
				end := strings.LastIndex(w[2], `"`) + 1
				name, _ := strconv.Unquote(w[2][:end])
				f.marks = append(f.marks, lineMark{at, n, name, strings.Contains(w[2][end:], "3")})
			}
		}
	}
	return f, nil
}
