// verdict: SUCCESSFUL
// why: The old way to write container_of, by the address of a member of an object at null.
struct hook { struct hook *next, *prev; };
struct job { char name[3]; int priority; struct hook hook; };
#define OFFSET(type, member) ((unsigned long)&((type *)0)->member)
#define JOB_OF(h) ((struct job *)((char *)(h) - OFFSET(struct job, hook)))
int main(void) {
	struct job jobs[2] = {{"a", 7, {0, 0}}, {"b", 9, {0, 0}}};
	jobs[0].hook.next = &jobs[1].hook;
	struct hook *list = &jobs[0].hook;
	int sum = 0;
	for (; list; list = list->next)
		sum += JOB_OF(list)->priority;
	__CPROVER_assert(sum == 16, "all jobs");
	return 0;
}
