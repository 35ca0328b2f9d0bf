// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the compiler knows of the packing
struct __attribute__((packed)) rec { char tag; int value; };
int main(void) {
	struct rec r = {1, 2};
	struct rec *p = &r;
	return p->value;
}
