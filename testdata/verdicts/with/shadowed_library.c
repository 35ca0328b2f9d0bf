int limit = 3;
static int hidden = 40;
int sensor(void) { return 5; }
int reading(void) { return sensor(); }
int library_limit(void) { return limit + hidden; }
