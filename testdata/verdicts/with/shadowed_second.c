int sensor(void) { return 6; }
