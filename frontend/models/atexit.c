static void (*handlers[32])(void);
static int handler_count;
static void (*at_end)(void);

// Runs what atexit was given, the last first. The lowering calls it where the program ends.
void __seabmc_exit_handlers(void) {
	while (handler_count > 0)
		handlers[--handler_count]();
}

int atexit(void (*f)(void)) {
	at_end = __seabmc_exit_handlers;
	if (handler_count == sizeof handlers / sizeof *handlers)
		__seabmc_unsupported("atexit of more than 32 functions");
	handlers[handler_count++] = f;
	return 0;
}
