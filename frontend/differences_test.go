package frontend

import "testing"

func TestFoldedDifference(t *testing.T) {
	for assembly, want := range map[string]bool{
		"  ret i64 sub (i64 ptrtoint ([2 x i8]* @h to i64), i64 ptrtoint ([2 x i8]* @g to i64))":                                                             true,
		"  ret i64 sub (i64 ptrtoint (ptr @h to i64), i64 ptrtoint (ptr @g to i64))":                                                                         true,
		"  ret i64 sdiv exact (i64 sub (i64 ptrtoint ([2 x i64]* @h to i64), i64 ptrtoint ([2 x i64]* @g to i64)), i64 8)":                                   false,
		"  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint ([2 x i8]* @g to i64)":                                                                         false,
		"  %x = add i64 sdiv exact (i64 sub (i64 ptrtoint (ptr @h to i64), i64 1), i64 8), sub (i64 ptrtoint (ptr @h to i64), i64 ptrtoint (ptr @g to i64))": true,
	} {
		if got := foldedDifference(assembly); got != want {
			t.Errorf("%s: %v", assembly, got)
		}
	}
}

// Only differences of two variables' addresses, none of which is computed at run time, are changed.
func TestFoldedDifferences(t *testing.T) {
	const left = "FunctionDecl 0x0 <line:1:1, col:60> main\n|-BinaryOperator 0x1 <line:1:40, col:50> 'long' '-'\n| |-ImplicitCastExpr 0x2 <col:40> 'char *' <ArrayToPointerDecay>\n| | `-DeclRefExpr 0x3 <col:40> 'char[2]' lvalue Var 0x9 'h' 'char[2]'\n"
	for right, want := range map[string]int{
		"| `-ImplicitCastExpr 0x4 <col:50> 'char *' <ArrayToPointerDecay>\n|   `-DeclRefExpr 0x5 <col:50> 'char[2]' lvalue Var 0x8 'g' 'char[2]'\n": 1,
		"| `-ImplicitCastExpr 0x4 <col:50> 'char *' <ArrayToPointerDecay>\n|   `-DeclRefExpr 0x5 <col:50> 'char[2]' lvalue Var 0x9 'h' 'char[2]'\n": 0,
		"| `-ImplicitCastExpr 0x4 <col:50> 'char *' <LValueToRValue>\n|   `-DeclRefExpr 0x5 <col:50> 'char *' lvalue Var 0x8 'p' 'char *'\n":        0,
		"| `-IntegerLiteral 0x4 <col:50> 'int' 1\n": 0,
		"": 0,
	} {
		edits := foldedDifferences(left + right)
		if len(edits) != want || want == 1 && (edits[0].first != place{1, 40} || edits[0].last != place{1, 40}) {
			t.Errorf("%s%s: %v", left, right, edits)
		}
	}
}
