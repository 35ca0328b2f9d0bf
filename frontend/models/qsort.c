// Insertion sort: the result is the same for any order that is one. Elements that are equal may come in the order that they had or
// in the opposite one, as C leaves it open; callers must not rely on either.
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	char *b = base;
	_Bool keep = count < 2 || __VERIFIER_nondet_bool();
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && compare(b + (j - 1) * size, b + j * size) >= keep; j--)
			for (size_t k = 0; k < size; k++) {
				char c = b[(j - 1) * size + k];
				b[(j - 1) * size + k] = b[j * size + k];
				b[j * size + k] = c;
			}
}

// Which of several elements that are equal is found is open: the one that the halves lead to, or one beside it.
void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	size_t low = 0, high = count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const char *p = (const char *)base + middle * size;
		int c = compare(key, p);
		if (c == 0) {
			if (middle > 0 && __VERIFIER_nondet_bool() && compare(key, p - size) == 0)
				p -= size;
			else if (middle + 1 < count && __VERIFIER_nondet_bool() && compare(key, p + size) == 0)
				p += size;
			return (void *)p;
		}
		if (c < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}
