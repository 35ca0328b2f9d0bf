package clauses

import (
	"slices"
	"testing"

	"seabmc/frontend/ctext"
)

// What a clause changes that is not its own.
func TestClausesChangeNothing(t *testing.T) {
	for _, c := range []struct{ clause, changes string }{
		{"x > 0 && a[x] == y", ""},
		{"x = 1", "x"},
		{"(g = 5) == 5", "g"},
		{"x++ < 3", "x"},
		{"--x < 3", "x"},
		{"a[i] = 3", "a"},
		{"p->n += 1", "memory"},
		{"*p = 1", "memory"},
		{"++p->n", "memory"},
		{"({ int t = x; t += 1; t == y; })", ""},
		{"({ int t[2] = {1, 2}; t[0] = x; t[0] == y; })", ""},
		{"({ struct s *t = p, u; u = *t; u.n == y; })", ""},
		{"({ int t = x; x = t; t; })", "x"},
		{"({ int t = 1; t; }) && (t = 2)", "t"},
		{"__CPROVER_forall { int k; k < n ==> a[k] == 0 }", ""},
		{"(struct s){.n = 1}.n == x", ""},
	} {
		if got := changing(ctext.Tokens(c.clause)); got != c.changes {
			t.Errorf("%s: changes %q, want %q", c.clause, got, c.changes)
		}
	}
}

// The variables that a clause declares: those of quantifiers and of statement expressions.
func TestOwnVariables(t *testing.T) {
	for _, c := range []struct {
		clause string
		names  []string
	}{
		{"x > 0", nil},
		{"__CPROVER_forall { unsigned k; k < n && m * k < 3 ==> a[k] == 0 }", []string{"k"}},
		{"__CPROVER_exists { int i, j; 0 <= i && s->top == j }", []string{"i", "j"}},
		{"({ const struct s *t = p; t->n == y; })", []string{"t"}},
		{"({ __typeof__(x) t = x; t; })", []string{"t"}},
	} {
		if got := ownVariables(ctext.Tokens(c.clause)); !slices.Equal(got, c.names) {
			t.Errorf("%s: declares %q, want %q", c.clause, got, c.names)
		}
	}
}

// Predicates about pointers make the pointer where they are assumed, and may fail to where the formula can hold without them.
func TestPointerPredicates(t *testing.T) {
	const fresh = "((void)sizeof(&*(p)),(void)sizeof((4)&0),__seabmc_fresh((void*)&(p),(4)))" // clang refuses what is not a pointer, or not a number
	const either = "(__seabmc_either()?" + fresh + ":0)"
	for _, c := range []struct {
		clause, want string
		r            role
	}{
		{"__CPROVER_is_fresh(p,4)", fresh, assumed},
		{"n>0&&__CPROVER_is_fresh(p,4)", "n>0&&" + fresh, assumed},
		{"n==0||__CPROVER_is_fresh(p,4)", "n==0||" + fresh, assumed},
		{"__CPROVER_is_fresh(p,4)||n==0", either + "||n==0", assumed},
		{"!__CPROVER_is_fresh(p,4)", "!" + either, assumed},
		{"__CPROVER_pointer_equals(q,p)", "((void)sizeof(&*(q)),(void)sizeof(&*(p)),__seabmc_point((void*)&(q),(p)))", assumed},
		{"__CPROVER_pointer_in_range_dfcc(a,p,b)", "((void)sizeof(&*(a)),(void)sizeof(&*(p)),(void)sizeof(&*(b)),__seabmc_point_between((void*)&(p),(a),(b)))", assumed},
		{"__CPROVER_is_fresh(p,4)", "__seabmc_is_new(&*(p),4)", ofBody},
		{"__CPROVER_is_fresh(p,4)", "__seabmc_separate(&*(p),4)", ofCall},
		{"__CPROVER_pointer_in_range_dfcc(a,p,b)", "__seabmc_between(&*(a),&*(p),&*(b))", ofCall},
		{"__CPROVER_was_freed(p)", "__seabmc_was_freed(&*(p))", ofBody},
	} {
		if got := ctext.Text(predicates(ctext.Tokens(c.clause), c.r), false); got != c.want {
			t.Errorf("%s: %s, want %s", c.clause, got, c.want)
		}
	}
}
