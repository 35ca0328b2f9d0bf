// Insertion sort: the result is the same for any order that is one, and equal elements keep their places as callers may not rely on.
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	char *b = base;
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && compare(b + (j - 1) * size, b + j * size) > 0; j--)
			for (size_t k = 0; k < size; k++) {
				char c = b[(j - 1) * size + k];
				b[(j - 1) * size + k] = b[j * size + k];
				b[j * size + k] = c;
			}
}

void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	size_t low = 0, high = count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const char *p = (const char *)base + middle * size;
		int c = compare(key, p);
		if (c == 0)
			return (void *)p;
		if (c < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}
