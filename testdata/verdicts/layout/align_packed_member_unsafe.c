// verdict: FAILED
// property: alignment line 9
// flags: --alignment-check
// why: the address of a packed member is used as that of any int
struct __attribute__((packed)) rec { char tag; int value; };
int main(void) {
	struct rec r = {1, 2};
	int *p = &r.value;
	return *p;
}
