package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bench"
)

// The fixed part of the corpus on which the plain judge is compared.
const judged = `
address_alignment_assumed_unsafe.c address_alignment_variable_unsafe.c address_distance_safe.c address_folded_adjacent_unsafe.c
address_folded_choice_unsafe.c address_live_objects_differ_safe.c address_pool_offset_unsafe.c address_pool_words_safe.c address_pool_words_unsafe.c
address_tagged_pointer_unsafe.c alias_maybe_safe.c alloc_never_fails_32_bit_safe.c arith_null_safe.c array_param_decay_safe.c binary_search_unsafe.c
builtin_name_function_unsafe.c cbmc_bare_assert_safe.c cbmc_malloc_bare_uaf_unsafe.c const_literal_array_unsafe.c const_literal_struct_unsafe.c
const_local_pointer_itself_safe.c const_local_pointer_unsafe.c const_member_assign_unsafe.c contract_alias_unsafe.c contract_new_object_safe.c
conversion_sign_unsafe.c device_register_safe.c discarded_comma_safe.c division_overflow_long_safe.c enum_range_unsafe.c esbmc_unreachable_safe.c
float_exp_log_unsafe.c float_nan_unequal_unsafe.c float_overflow_narrowing_safe.c getenv_twice_safe.c getopt_letters_unsafe.c gets_unsafe.c
goto_into_loop_unsafe.c index_address_difference_unsafe.c int128_memory_unsafe.c link_weak_missing_safe.c ll_byval_sret_safe.ll ll_enum_array_safe.ll
ll_nan_phi_safe.ll ll_o1_uaf_safe.ll ll_o2_lookup_safe.ll overlap_assignment_parameter_safe.c packed_struct_safe.c path_parts_unsafe.c
pragma_pointer_freed_popped_unsafe.c redeclared_pointee_safe.c scope_end_if_block_safe.c sort_three_equal_elements_unsafe.c
stream_ungetc_second_unsafe.c stream_write_error_unsafe.c temporary_file_unsafe.c uninit_struct_argument_unsafe.c vararg_m32_unsafe.c vtable_safe.c
write_constant_then_symbolic_unsafe.c`

// The plain judge, which shares no rule with the usual way, decides these programs and gives the same answer for each property. seabmc bench plain
// compares the whole corpus, other generated programs, and mutants.
func TestPlainJudgeAgrees(t *testing.T) {
	corpus, err := filepath.Abs(filepath.Join("..", "..", "testdata", "verdicts"))
	if err != nil {
		t.Fatal(err)
	}
	all, err := bench.Corpus(corpus)
	if err != nil {
		t.Fatal(err)
	}
	var tasks []bench.Task
	wanted := strings.Fields(judged)
	for _, task := range all {
		for _, name := range wanted {
			if task.Name == name {
				tasks = append(tasks, task)
			}
		}
	}
	if len(tasks) != len(wanted) {
		t.Fatalf("the corpus has %d of the %d programs", len(tasks), len(wanted))
	}
	dir := t.TempDir()
	for k, seeds := range judgedSeeds {
		if os.Getenv("SEABMC_ALL") != "1" {
			seeds = seeds[:len(seeds)/2]
		}
		for _, seed := range seeds {
			task, err := generated(dir, k, seed)
			if err != nil {
				t.Fatal(err)
			}
			tasks = append(tasks, task)
		}
	}
	if testing.Short() {
		tasks = append(tasks[:10:10], tasks[len(wanted):len(wanted)+8]...)
	}
	same, cpu := 0, time.Duration(0)
	r := bench.PlainRunner{Binary: binary, Jobs: 2, Limit: 60 * time.Second, Done: func(c *bench.Compared) {
		for _, d := range c.Differences() {
			t.Errorf("%s: %s", c.Task.Name, d)
			keepSource(t, c.Task)
		}
		if !c.Plain.Decided() || !c.Usual.Decided() {
			t.Errorf("%s: %q %v %s, plain %q %v %s", c.Task.Name, c.Usual.Verdict, c.Usual.Reasons, c.Usual.Trouble, c.Plain.Verdict, c.Plain.Reasons, c.Plain.Trouble)
		}
		same += c.Same()
		cpu += c.Plain.CPU
	}}
	r.Run(context.Background(), tasks)
	t.Logf("%d programs, %d properties with the same status, %.1f s of the plain judge", len(tasks), same, cpu.Seconds())
	if same < 8*len(tasks) && !testing.Short() {
		t.Errorf("only %d properties were compared", same)
	}
}

// The plain judge gives no answer about pointers that a program makes from other bytes. It once called these programs right or wrong depending on its
// own numbers of objects.
func TestPlainJudgeNamesPointersMadeOfBytes(t *testing.T) {
	for _, name := range []string{"pointer_bytes_m32_top_byte_unsafe", "pointer_bytes_number_as_pointer_unsafe", "pointer_bytes_number_far_safe", "pointer_bytes_overwritten_unsafe"} {
		file, err := filepath.Abs(filepath.Join("..", "..", "testdata", "verdicts", "address", name+".c"))
		if err != nil {
			t.Fatal(err)
		}
		args := []string{"--plain", file}
		if strings.Contains(name, "m32") {
			args = append(args, "-m32")
		}
		a := seabmc(t, t.TempDir(), nil, args...)
		const want = "reason: the program computes with the bytes of pointers, or makes pointers of bytes\nVERIFICATION INCONCLUSIVE\n"
		if !strings.HasSuffix(a.stdout, want) {
			t.Errorf("%s: the output does not end with %q:\n%s%s", name, want, a.stdout, a.stderr)
		}
	}
	for name, want := range map[string]string{"pointer_bytes_swap_safe": "SUCCESSFUL", "pointer_bytes_qsort_safe": "SUCCESSFUL"} { // pointers copied byte by byte
		file, err := filepath.Abs(filepath.Join("..", "..", "testdata", "verdicts", "address", name+".c"))
		if err != nil {
			t.Fatal(err)
		}
		if a := seabmc(t, t.TempDir(), nil, "--plain", file); !strings.HasSuffix(a.stdout, "VERIFICATION "+want+"\n") {
			t.Errorf("%s is not %s:\n%s%s", name, want, a.stdout, a.stderr)
		}
	}
}

// The seeds of the generated programs, by generator. Programs of Machine are left out, since they may run for ever. Some programs write other bytes
// over pointers, and the plain judge gives no answer about them.
var judgedSeeds = [][]int64{
	{20, 21, 22, 23, 24, 26, 27, 29, 30, 31}, {21, 22, 23, 25, 26, 28, 29, 30, 31},
	{21, 23, 24, 25, 26, 27, 28, 29, 30, 31}, {20, 21, 22, 23, 24, 25, 26, 27, 29, 30},
}

// keepSource shows a generated program, which is deleted after the test.
func keepSource(t *testing.T, task *bench.Task) {
	if strings.Contains(task.Files[0], "verdicts") {
		return
	}
	text, err := os.ReadFile(task.Files[0])
	t.Logf("%s %v\n%s", task.Name, err, text)
}
