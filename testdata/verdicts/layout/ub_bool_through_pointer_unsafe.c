// verdict: FAILED
// property: undefined_behavior line 7
// check: invalid-bool
// flags: --bool-check
// why: 255 is written through the pointer
static int ask(const _Bool *b) {
	return *b;
}
int main(void) {
	_Bool b = 0;
	*(signed char *)&b = -1;
	return ask(&b);
}
