// verdict: SUCCESSFUL
// flags: --replace-call-with-contract sum
// why: [static 3] promises three elements, and the array has three
int sum(int v[static 3])
__CPROVER_requires(1)
__CPROVER_ensures(1);

int sum(int v[static 3]) {
	return v[0] + v[1] + v[2];
}
int main(void) {
	int a[3] = {1, 2, 3};
	sum(a);
}
