// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: The line that was read ends with a null character inside its buffer, which is freed also where nothing was read.
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t n = getline(&line, &size, stdin);
  if (n > 0) {
    assert((size_t)n < size && line[n] == 0);
    line[n - 1] = 0;
  }
  free(line);
  return 0;
}
