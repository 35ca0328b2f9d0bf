// verdict: FAILED
// property: pointer_dereference line 21
// flags: --function fill --enforce-contract fill --apply-loop-contracts
// why: the number of a row is taken for that of a column
#include <stddef.h>
void fill(int *m, size_t rows, size_t columns, int v)
__CPROVER_requires(0 < rows && rows <= 8 && 0 < columns && columns <= 8 && rows >= columns)
__CPROVER_requires(__CPROVER_is_fresh(m, rows * columns * sizeof *m))
__CPROVER_assigns(__CPROVER_object_whole(m))
{
    for (size_t i = 0; i < rows; i++)
    __CPROVER_assigns(i, __CPROVER_object_whole(m))
    __CPROVER_loop_invariant(i <= rows)
    __CPROVER_decreases(rows - i)
    {
        for (size_t j = 0; j < columns; j++)
        __CPROVER_assigns(j, __CPROVER_object_whole(m))
        __CPROVER_loop_invariant(j <= columns)
        __CPROVER_decreases(columns - j)
        {
            m[i * rows + j] = v;
        }
    }
}
