// verdict: FAILED
// property: memory_overlap line 6
// why: volatile structures, 4 bytes apart
struct t { int a[3]; };
int main(void) { int all[4] = {1, 2, 3, 4}; volatile struct t *p = (volatile struct t *)all, *q = (volatile struct t *)(all + 1);
	*q = *p;
	return 0; }
