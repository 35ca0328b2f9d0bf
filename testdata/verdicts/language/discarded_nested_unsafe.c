// verdict: FAILED
// property: pointer_dereference line 6
// why: a structure in an array in a structure behind null
struct in { int a; }; struct mid { struct in i[2]; }; struct out { struct mid *m; };
int main(void) { struct out o = {0}, *p = &o;
	p->m->i[1];
	return 0; }
