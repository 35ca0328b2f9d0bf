package csource

import "testing"

// A type is named without typedefs wherever they are in it, and a tag is no typedef.
func TestWithoutTypedefs(t *testing.T) {
	typedef := func(name, to string) *Node {
		return &Node{Kind: "TypedefDecl", Name: name, Type: CType{Written: to}}
	}
	root := &Node{Kind: "TranslationUnitDecl", Inner: []*Node{
		{Kind: "RecordDecl", Name: "node", TagUsed: "struct"},
		typedef("node", "struct node"), typedef("link", "node *"), typedef("place", "link *"),
		typedef("pair", "struct pair"), // without a tag: the typedef is its only name
		typedef("word", "int"), typedef("word", "long"),
		typedef("view", "struct view"), typedef("view", "struct node"), // of which the first gives a structure without a tag its name
	}}
	types := newTypedefs(root)
	for _, tt := range [][2]string{
		{"node *", "struct node *"},
		{"struct node *", "struct node *"},
		{"link", "struct node *"},
		{"place", "struct node **"},
		{"void (*)(link, int)", "void (*)(struct node *, int)"},
		{"pair *", "pair *"},
		{"unsigned int", "unsigned int"},
		{"word *", "word *"}, // which one?
		{"view *", "view *"},
	} {
		if got := types.without(tt[0]); got != tt[1] {
			t.Errorf("%s: %q, want %q", tt[0], got, tt[1])
		}
	}
	f := &File{types: types}
	for name, want := range map[string]bool{"word": true, "view": true, "link": false, "pair": false} {
		if f.Ambiguous(name) != want {
			t.Errorf("%s is ambiguous: %v", name, !want)
		}
	}
}
