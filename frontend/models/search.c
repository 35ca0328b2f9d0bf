// As qsort, with an argument for the comparison.
void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *with) {
	char *b = base;
	_Bool keep = count < 2 || __VERIFIER_nondet_bool();
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && compare(b + (j - 1) * size, b + j * size, with) >= keep; j--)
			for (size_t k = 0; k < size; k++) {
				char c = b[(j - 1) * size + k];
				b[(j - 1) * size + k] = b[j * size + k];
				b[j * size + k] = c;
			}
}

void *lfind(const void *key, const void *base, size_t *count, size_t size, int (*compare)(const void *, const void *)) {
	for (size_t i = 0; i < *count; i++)
		if (compare(key, (const char *)base + i * size) == 0)
			return (char *)base + i * size;
	return NULL;
}

void *lsearch(const void *key, void *base, size_t *count, size_t size, int (*compare)(const void *, const void *)) {
	void *p = lfind(key, base, count, size, compare);
	if (!p) {
		p = (char *)base + *count * size;
		memcpy(p, key, size);
		++*count;
	}
	return p;
}
