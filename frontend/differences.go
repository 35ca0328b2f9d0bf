package frontend

import (
	"fmt"
	"regexp"
	"strings"
)

// A difference of pointers to two variables, such as &h[1] - &g[0], is undefined. Clang makes a constant of it. If the elements have one byte, the constant is that
// of a difference of integers, which is defined; only the syntax tree distinguishes the two. So in a file that has such a constant, the first pointer becomes a
// variable. Then there is code for the difference.

// subtractedAddresses is a constant that is a difference of addresses, perhaps divided by the size of an element.
var subtractedAddresses = regexp.MustCompile(`(sdiv exact \(i\d+ )?sub (?:nuw |nsw )*\(i\d+ ptrtoint \(`)

// foldedDifference tells whether clang may have made a constant of a difference of pointers that does not show as one.
func foldedDifference(assembly string) bool {
	for line := range strings.Lines(assembly) {
		if !strings.Contains(line, "ptrtoint (") { // matching all lines would take longer than the rest of what is done with the text
			continue
		}
		for _, m := range subtractedAddresses.FindAllStringSubmatch(line, -1) {
			if m[1] == "" {
				return true
			}
		}
	}
	return false
}

// foldedDifferences finds the differences of pointers to two variables that clang makes constants of.
func foldedDifferences(dump string) (edits []textEdit) {
	if !strings.Contains(dump, " '-'") {
		return nil
	}
	nodes := syntaxTree(dump)
	for i := range nodes {
		if nodes[i].kind != "BinaryOperator" || !strings.HasSuffix(nodes[i].text, " '-'") || i+1 == len(nodes) || nodes[i+1].parent != i {
			continue
		}
		left, right := i+1, i+2
		for right < len(nodes) && nodes[right].parent > i {
			right++
		}
		if right == len(nodes) || nodes[right].parent != i {
			continue
		}
		x, y := addressed(nodes, left), addressed(nodes, right)
		if x != "" && y != "" && x != y {
			edits = append(edits, textEdit{nodes[left].first, nodes[left].last, "(__extension__({__typeof__((", ")+0) __seabmc_address=(%);__seabmc_address;}))"})
		}
	}
	return edits
}

var (
	pointerTyped = regexp.MustCompile(`^ '(?:[^']*':')?[^']*\*[^']*'`)
	namedHere    = regexp.MustCompile(` (?:Var|Function) 0x[0-9a-f]+ '([^']+)'`)
)

// addressed is the one variable or literal whose address a constant expression is made of, "" if node i is no such expression.
func addressed(nodes []syntaxNode, i int) (name string) {
	if !pointerTyped.MatchString(nodes[i].text) {
		return ""
	}
	for k := i; k < len(nodes) && (k == i || nodes[k].parent >= i); k++ {
		switch n := &nodes[k]; {
		case strings.Contains(n.text, "<LValueToRValue>"), n.kind == "CallExpr":
			return ""
		case n.kind == "DeclRefExpr":
			m := namedHere.FindStringSubmatch(n.text)
			if m == nil || name != "" {
				return ""
			}
			name = m[1]
		case n.kind == "StringLiteral" && name == "":
			name = fmt.Sprint(n.first)
		}
	}
	return name
}
