// SeaHorn's ways to allocate: those called safe never fail, and what they give holds anything.
static void *never_null(void *p) {
	__VERIFIER_assume(p != NULL);
	return p;
}

void *sea_malloc(size_t size) {
	return malloc(size);
}

void *sea_malloc_safe(size_t size) {
	return never_null(malloc(size));
}

void *sea_malloc_havoc(size_t size) {
	return malloc(size);
}

void *sea_malloc_havoc_safe(size_t size) {
	return never_null(malloc(size));
}

void *sea_malloc_aligned_havoc(size_t size) {
	return malloc(size);
}
