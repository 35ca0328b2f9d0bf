// verdict: FAILED
// property: pointer_dereference line 7
// why: *p++ runs past the end of an array of structures
struct in { int a; };
int main(void) { struct in a[2] = {{1}, {2}}, *p = a; int n = 0;
	do
		*p++;
	while (n++ < 2);
	return 0; }
