#include "packet.h"
#include <stdio.h>

void packet_log(const char *what, int value) { printf("packet: bad %s %d\n", what, value); }
