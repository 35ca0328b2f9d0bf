// verdict: SUCCESSFUL
// check: nonnull
// flags: --nonnull-check
// why: the table has no null
__attribute__((nonnull(1))) static int first(const char *s) { return *s; }
int main(void) {
	const char *words[3] = {"a", "b", 0};
	int s = 0;
	for (int i = 0; i < 2; i++)
		s += first(words[i]);
	return s;
}
