// verdict: FAILED
// property: pointer_dereference line 6
// why: a const variable without initialiser at file scope is written
const int limit;
int main(void) {
	*(int *)&limit = 9;
	return 0;
}
