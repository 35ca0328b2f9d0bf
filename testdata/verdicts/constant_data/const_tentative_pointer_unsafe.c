// verdict: FAILED
// property: pointer_dereference line 7
// why: the pointer itself is const
int *const slot;
int target;
int main(void) {
	*(int **)&slot = &target;
	return 0;
}
