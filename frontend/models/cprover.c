// CBMC's functions on whole arrays. An array is the object that a pointer points to the beginning of.
static size_t array_size(const void *array) {
	if (__CPROVER_POINTER_OFFSET(array) != 0)
		__seabmc_unsupported("__CPROVER_array_* of a part of an array");
	return __CPROVER_OBJECT_SIZE(array);
}

void __CPROVER_array_set(void *array, const void *value, size_t size) {
	size_t n = array_size(array);
	for (size_t i = 0; i + size <= n; i += size)
		memcpy((char *)array + i, value, size);
}

void __CPROVER_array_copy(void *to, const void *from) {
	size_t n = array_size(to);
	if (array_size(from) != n)
		__seabmc_unsupported("__CPROVER_array_copy of arrays that differ in size");
	memmove(to, from, n);
}

void __CPROVER_array_replace(void *to, const void *from) {
	array_size(to);
	memmove(to, from, array_size(from));
}

_Bool __CPROVER_array_equal(const void *a, const void *b) {
	size_t n = array_size(a);
	return array_size(b) == n && memcmp(a, b, n) == 0;
}
