// verdict: SUCCESSFUL
// flags: --function step --enforce-contract step
// why: a connection that is closed stays closed
enum state { IDLE, OPEN, CLOSED };
struct machine {
    enum state state;
    unsigned errors;
};
void step(struct machine *m, _Bool e)
__CPROVER_requires(__CPROVER_is_fresh(m, sizeof *m))
__CPROVER_requires(m->state == IDLE || m->state == OPEN || m->state == CLOSED)
__CPROVER_requires(m->errors <= 3)
__CPROVER_assigns(m->state; e: m->errors)
__CPROVER_ensures(m->errors <= 3)
__CPROVER_ensures(__CPROVER_old(m->state) == CLOSED ==> m->state == CLOSED)
__CPROVER_ensures(!e ==> m->errors == __CPROVER_old(m->errors))
{
    switch (m->state) {
    case IDLE: m->state = OPEN; break;
    case OPEN:
        if (e) {
            if (m->errors == 3)
                m->state = CLOSED;
            else
                m->errors++;
        }
        break;
    case CLOSED: break;
    }
}
