// verdict: FAILED
// property: pointer_dereference line 6
// why: a structure behind null in a statement expression
struct in { int a; };
int main(void) { struct in *p = 0; int n = 0;
	n = ({ *p; 3; });
	return n; }
