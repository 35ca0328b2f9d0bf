// Whether of two elements, compared with this result, the first comes behind the second.
static _Bool comes_later(int compared) {
	return compared > 0 || compared == 0 && __VERIFIER_nondet_bool();
}

static void swap_elements(char *a, char *b, size_t size) {
	for (size_t k = 0; k < size; k++) {
		char c = a[k];
		a[k] = b[k];
		b[k] = c;
	}
}

// Insertion sort: the result is the same for any order that is one. Elements that are equal come in any order, as C leaves it open:
// of each two that meet it is chosen which comes first. All elements are read, also where they are in order already.
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	char *b = base;
	__seabmc_readable(base, bytes_of(size, count));
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && comes_later(compare(b + (j - 1) * size, b + j * size)); j--)
			swap_elements(b + (j - 1) * size, b + j * size, size);
}

// The same with an argument for the comparison.
void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *with) {
	char *b = base;
	__seabmc_readable(base, bytes_of(size, count));
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && comes_later(compare(b + (j - 1) * size, b + j * size, with)); j--)
			swap_elements(b + (j - 1) * size, b + j * size, size);
}

// Which of several elements that are equal is found is open.
void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
	__seabmc_readable(base, bytes_of(size, count));
	size_t low = 0, high = count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const char *p = (const char *)base + middle * size;
		int c = compare(key, p);
		if (c == 0) {
			if (count > 1 && __VERIFIER_nondet_bool()) {
				size_t other = __VERIFIER_nondet_ulong();
				__VERIFIER_assume(other < count);
				p = (const char *)base + other * size;
				__VERIFIER_assume(compare(key, p) == 0);
			}
			return (void *)p;
		}
		if (c < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
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
