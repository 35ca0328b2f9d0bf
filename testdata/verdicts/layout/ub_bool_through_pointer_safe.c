// verdict: SUCCESSFUL
// check: invalid-bool
// flags: --bool-check
// why: one is written through the pointer
static int ask(const _Bool *b) {
	return *b;
}
int main(void) {
	_Bool b = 0;
	*(signed char *)&b = 1;
	return ask(&b);
}
