#ifndef QUEUE_H
#define QUEUE_H
#include <stdbool.h>
#include <stddef.h>

#define QUEUE_SIZE 4

struct queue {
    int items[QUEUE_SIZE];
    size_t head, count;
};

void queue_init(struct queue *q);
bool queue_is_valid(const struct queue *q);
bool queue_push(struct queue *q, int item);
bool queue_pop(struct queue *q, int *item);
#endif
