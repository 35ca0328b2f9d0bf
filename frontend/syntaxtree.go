package frontend

import (
	"regexp"
	"strconv"
	"strings"
)

// syntaxNode is a line of clang's dump of the syntax tree.
type syntaxNode struct {
	kind   string
	text   string // what follows the position
	first  place
	last   place // of the beginning of the last token
	parent int   // -1: none
	nth    int   // among its parent's children
	isLast bool  // of its parent's children
}

var (
	treeLine = regexp.MustCompile("^([ |`-]*)(\\w+) 0x[0-9a-f]+ (?:(?:parent|prev) 0x[0-9a-f]+ )*<([^>]*|<[^>]*>[^>]*)>(.*)$")
	treePos  = regexp.MustCompile(`\b(?:line:(\d+):(\d+)|col:(\d+))|<stdin>:(\d+):(\d+)`)
	nameAt   = regexp.MustCompile(`^ (?:line:\d+:\d+|col:\d+|<stdin>:\d+:\d+)`)
)

// syntaxTree reads clang's dump of a text from standard input. A position names its line only where that is another than
// that of the position before.
func syntaxTree(dump string) []syntaxNode {
	var nodes []syntaxNode
	var open []int // the nodes above, by depth
	line := 0
	at := func(s string) []place {
		var ps []place
		for _, m := range treePos.FindAllStringSubmatch(s, -1) {
			col := m[3]
			switch {
			case m[1] != "":
				line, _ = strconv.Atoi(m[1])
				col = m[2]
			case m[4] != "":
				line, _ = strconv.Atoi(m[4])
				col = m[5]
			}
			c, _ := strconv.Atoi(col)
			ps = append(ps, place{line, c})
		}
		return ps
	}
	for _, s := range strings.Split(dump, "\n") {
		depth := indentOf(s) / 2
		m := treeLine.FindStringSubmatch(s)
		n := syntaxNode{parent: -1, isLast: !strings.HasSuffix(s[:min(2*depth, len(s))], "|-")}
		if m != nil {
			n.kind, n.text = m[2], m[4]
			if ps := at(m[3]); len(ps) > 0 {
				n.first, n.last = ps[0], ps[len(ps)-1]
			}
			at(nameAt.FindString(m[4]))
		}
		open = open[:min(depth, len(open))]
		if k := len(open); k > 0 {
			n.parent = open[k-1]
		}
		nodes = append(nodes, n)
		open = append(open, len(nodes)-1)
	}
	children := make([]int, len(nodes))
	for i := range nodes {
		if p := nodes[i].parent; p >= 0 {
			nodes[i].nth = children[p]
			children[p]++
		}
	}
	return nodes
}

// indentOf is the number of characters before a node in a line of the dump.
func indentOf(s string) int {
	n := 0
	for n < len(s) && strings.IndexByte(" |`-", s[n]) >= 0 {
		n++
	}
	return n
}

// structureValue is the conversion of an lvalue of structure type, not of a pointer to one, to its value, in the dump. The name that typedef gives
// to a structure without a tag looks like that of an enumeration. Newer clangs name a type once if it has one name.
var structureValue = regexp.MustCompile(`^ '(?:[^']*':')?(?:struct [^'*]*|union [^'*]*|\w+)' [^<:]*<LValueToRValue>`)

// builtinName matches types that are not structures.
var builtinName = regexp.MustCompile(`[ :]'(?:_Bool|bool|char|short|int|long|float|double|__int128|unsigned|signed|half|_Float16|__bf16|__float128|nullptr_t)'`)

// discardedStructures finds the lvalues of structure type behind pointers whose values are discarded.
func discardedStructures(dump string) []textEdit {
	if !strings.Contains(dump, "<LValueToRValue>") {
		return nil
	}
	nodes := syntaxTree(dump)
	var edits []textEdit
	for i := range nodes {
		n := &nodes[i]
		if n.kind != "ImplicitCastExpr" || !structureValue.MatchString(n.text) || builtinName.MatchString(n.text) || !discarded(nodes, i) {
			continue
		}
		if arm(nodes, i) || i+1 < len(nodes) && behindPointer(nodes, i) {
			edits = append(edits, textEdit{n.first, n.last, "__seabmc_touch(&(", "),sizeof(%))"})
		}
	}
	return edits
}

// discarded tells whether the value of an expression is not used.
func discarded(nodes []syntaxNode, i int) bool {
	for range 100 {
		n := &nodes[i]
		if n.parent < 0 {
			return false
		}
		p := &nodes[n.parent]
		switch p.kind {
		case "CStyleCastExpr":
			return strings.Contains(p.text, "<ToVoid>")
		case "BinaryOperator":
			if !strings.HasSuffix(p.text, "','") {
				return false
			}
			if n.nth == 0 {
				return true
			}
		case "CompoundStmt":
			if p.parent < 0 || nodes[p.parent].kind != "StmtExpr" || !n.isLast {
				return true
			}
			i = p.parent
			continue
		case "ConditionalOperator":
			if n.nth == 0 {
				return false
			}
		case "ParenExpr":
		case "IfStmt", "ForStmt", "WhileStmt", "DoStmt":
			return !condition(p.kind, n)
		case "LabelStmt", "CaseStmt", "DefaultStmt", "AttributedStmt":
			return true
		default:
			return false
		}
		i = n.parent
	}
	return false
}

// condition tells whether a node below a statement of this kind is its condition.
func condition(statement string, n *syntaxNode) bool {
	switch statement {
	case "DoStmt":
		return n.isLast
	case "ForStmt": // behind what is done first, and a place for a declaration
		return n.nth == 2
	}
	return n.nth == 0
}

// arm tells whether an expression is one of the two results of a conditional, which need to have one type.
func arm(nodes []syntaxNode, i int) bool {
	for p := nodes[i].parent; p >= 0; p = nodes[p].parent {
		switch nodes[p].kind {
		case "ConditionalOperator":
			return true
		case "ParenExpr":
		default:
			return false
		}
	}
	return false
}

// behindPointer tells whether the lvalue below node i is reached through a pointer or an index.
func behindPointer(nodes []syntaxNode, i int) bool {
	for k := i + 1; k < len(nodes) && nodes[k].parent >= i; k++ {
		switch n := &nodes[k]; {
		case n.kind == "UnaryOperator" && strings.Contains(n.text, "'*'"), n.kind == "MemberExpr" && strings.Contains(n.text, "->"), n.kind == "ArraySubscriptExpr":
			return true
		}
	}
	return false
}

// shiftWarning is clang's warning about a constant count, with the places of the operator and the count.
var shiftWarning = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+):\{(\d+):(\d+)-(\d+):(\d+)\}.*\[-Wshift-count-`)

// cutCounts finds the constant counts of shifts to the right that clang warns of.
func cutCounts(diagnostics string, lines []string) []textEdit {
	var edits []textEdit
	for _, m := range shiftWarning.FindAllStringSubmatch(diagnostics, -1) {
		var n [7]int
		for i := 1; i < len(m); i++ {
			n[i], _ = strconv.Atoi(m[i])
		}
		if n[1] > len(lines) || n[2] < 1 || n[2] > len(lines[n[1]-1]) || !strings.HasPrefix(lines[n[1]-1][n[2]-1:], ">>") {
			continue
		}
		// The range ends behind the last token; the last character of it stands for that.
		edits = append(edits, textEdit{place{n[3], n[4]}, place{n[5], n[6] - 1}, "(__extension__({__typeof__(", ") __seabmc_count=(%);__seabmc_count;}))"})
	}
	return edits
}
