static int errno_value;

int *__errno_location(void) {
	return &errno_value;
}
