// verdict: FAILED
// flags: --replace-call-with-contract sum
// property: pointer_dereference line 14
// why: [static 3] promises three elements, and the array has two; a contract that stands for the call does not keep that promise
int sum(int v[static 3])
__CPROVER_requires(1)
__CPROVER_ensures(1);

int sum(int v[static 3]) {
	return v[0] + v[1] + v[2];
}
int main(void) {
	int a[2] = {1, 2};
	sum(a);
}
