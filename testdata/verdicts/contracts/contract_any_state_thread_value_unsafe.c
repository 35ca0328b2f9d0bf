// verdict: FAILED
// property: assertion line 10
// flags: --function get --enforce-contract get
// why: the program may have set the value of the key before get is called
#include <pthread.h>
pthread_key_t key;
int get(void)
__CPROVER_requires(key == 0)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 1)
{
    return pthread_getspecific(key) == 0;
}
