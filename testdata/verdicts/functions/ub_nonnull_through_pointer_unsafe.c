// verdict: FAILED
// property: undefined_behavior line 11
// check: nonnull
// flags: --nonnull-check
// why: the table ends with null and is read to its end
__attribute__((nonnull(1))) static int first(const char *s) { return *s; }
int main(void) {
	const char *words[3] = {"a", "b", 0};
	int s = 0;
	for (int i = 0; i < 3; i++)
		s += first(words[i]);
	return s;
}
