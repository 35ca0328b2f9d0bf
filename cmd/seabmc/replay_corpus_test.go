package main

import (
	"encoding/json"
	"hash/crc32"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"seabmc/bench"
	"seabmc/checks"
	"seabmc/ir"
)

// notReplayed are the programs of the corpus whose failure is of a kind that
// sanitizers see and yet does not happen natively, and why.
var notReplayed = map[string]string{
	"calendar_unknown_unsafe.c":        "natively it is the time of this machine",
	"ll_debug_vector_unsafe.ll":        "natively the place is that of the function that reports",
	"printf_kind_unsafe.c":             "the argument is undefined behaviour that no sanitizer watches",
	"process_id_unsafe.c":              "natively it is the number of processors of this machine",
	"sort_with_argument_unsafe.c":      "the C library writes past the end, and no sanitizer watches it",
	"volatile_nondet_unsafe.c":         "natively nothing changes the variable",
	"align_char_array_unsafe.c":        "natively the array happens to be aligned",
	"align_global_unsafe.c":            "natively the variable happens to be aligned",
	"align_large_static_unsafe.c":      "natively the variable happens to be aligned",
	"align_large_heap_unsafe.c":        "natively the block happens to be aligned",
	"address_order_of_blocks_unsafe.c": "natively the allocator decides where blocks lie",
}

// minReplayed is the part of the failures of such kinds that has to happen natively, in per cent.
const minReplayed = 98

// notSeen are the families of programs whose failure no sanitizer sees, and why.
var notSeen = map[string]*regexp.Regexp{
	"the address sanitizer does not watch how long compound literals live":                                regexp.MustCompile(`(?m)^// why: .*literal.*\b(dead|behind the loop)\b`),
	"a va_list that dangles points to no object that the address sanitizer knows":                         regexp.MustCompile(`(?ms)^// check: use-after-return$.*\bva_list\b`),
	"glibc prints a null pointer's string as (null)":                                                      regexp.MustCompile(`(?ms)^// why: [^\n]*(null pointer on to %s|%s of a null pointer|a null pointer)[^\n]*$.*printf\("%s`),
	"reaching a label is no failure of the program":                                                       regexp.MustCompile(`(?m)^// flags: .*--error-label`),
	"clang's sanitizer watches enums in C++ only":                                                         regexp.MustCompile(`(?m)^// flags: .*--enum-range-check`),
	"no sanitizer watches infinite results and NaN":                                                       regexp.MustCompile(`(?m)^// flags: .*--(float-overflow|nan)-check`),
	"no sanitizer watches the buffers of setjmp, and a jump hides what it ends the life of":               regexp.MustCompile(`(?ms)^// property: (undefined_behavior|pointer_dereference).*\blongjmp\(`),
	"arguments that were not passed are read from registers and the caller's stack, which are no objects": regexp.MustCompile(`(?ms)^// check: past-end$.*\bva_arg\(|^// why: .*(where a double is read|there is one\.)$`),
}

// notSeenFamilies are families by their names, and why.
var notSeenFamilies = map[string]*regexp.Regexp{
	"no sanitizer watches const objects that lie on the stack":                                regexp.MustCompile(`^const_(literal|local|parameter)`),
	"clang's sanitizers do not watch structures that are evaluated and not used":              regexp.MustCompile(`^discarded_(structure|statement_expression|nested|comma|call)_`),
	"clang cuts a count off before its sanitizer looks at it":                                 regexp.MustCompile(`^shift_count_(cut|constant|element)_`),
	"clang's sanitizers do not watch int v[static 3]":                                         regexp.MustCompile(`^static_(array|vla)_`),
	"the sanitizers watch what the program or a flag has left out, too":                       regexp.MustCompile(`^(pragma|unasked|off_bounds_value)_`),
	"no sanitizer watches the alignment of atomic accesses and of structures that are copied": regexp.MustCompile(`^align_(atomic|struct_(argument|copy|written))_`),
	"clang 14's sanitizer watches the types of functions in C++ only":                         regexp.MustCompile(`^call_type_`),
	"no sanitizer watches the ends of functions of C":                                         regexp.MustCompile(`^no_return_`),
	"the C library of this machine has an answer for negative characters":                     regexp.MustCompile(`^ctype_(negative|toupper|pointer|scan|large)_`),
	"the address sanitizer takes orders of pointers into a dead variable for right":           regexp.MustCompile(`^order_scope_`),
	"no sanitizer watches the objects of the C library":                                       regexp.MustCompile(`^(library_(text|struct)_written|strerror_overwritten)_`),
	"clang 14's sanitizers do not watch __builtin_assume":                                     regexp.MustCompile(`^builtin_assume_`),
	"no sanitizer watches memccpy":                                                            regexp.MustCompile(`^memory_overlap_memccpy_`),
	"functions of the environment are not replayed":                                           regexp.MustCompile(`^function_argument_`),
	"natively the machine decides where objects lie": regexp.MustCompile(`^address_(aligned|equals_number|folded|function|hash|pool|tag_in_char|truncated)_|` +
		`^assume_aligned_local_|^ll_pointer_mask_|^old_style_pointer_as_long_|^pointer_bytes_(built_again|choice|checksum_changed|equal_hash|hash|key_of_another|two_places|xor_bytes)_`),
	"natively a local that was changed behind setjmp happens to keep its old or its new value":                                                 regexp.MustCompile(`^longjmp_(pointer_)?changed_`),
	"words of other tools mean nothing natively":                                                                                               regexp.MustCompile(`^(quantifier|contract|uninterpreted|device|cbmc_max_malloc_size|cbmc_infinite_array)_`),
	"clang folds the comparison of the addresses of two variables":                                                                             regexp.MustCompile(`^relation_globals_`),
	"the linker refuses two definitions of a function":                                                                                         regexp.MustCompile(`^shadowed_function_`),
	"the replay does not follow which memory is written":                                                                                       regexp.MustCompile(`^seahorn_modified_`),
	"natively an argument that was not passed is what a register holds":                                                                        regexp.MustCompile(`^printf_user_format_`),
	"clang 14 does not know the intrinsics of newer versions of LLVM":                                                                          regexp.MustCompile(`^ll_fpclass_`),
	"whether literals share their bytes, what a comparison gives beside its sign and whether an exchange fails by chance are one way natively": regexp.MustCompile(`^(literals_(same_text|tail|integers|switch)|compare_(exact|one|negated|narrowed|case_exact)|weak_exchange)_`),
	"natively static functions have no names for the linker":                                                                                   regexp.MustCompile(`^file_local_`),
}

// unseen tells why the failure of a program cannot be seen natively; "" if it can.
func unseen(name string, text []byte) string {
	for why, r := range notSeenFamilies {
		if r.MatchString(name) {
			return why
		}
	}
	for why, r := range notSeen {
		if r.Match(text) {
			return why
		}
	}
	return ""
}

// alwaysReplayed are programs whose replays read through models with arguments of any number and type, which are compiled for this machine.
var alwaysReplayed = []string{"scanf_width_unsafe.c", "sscanf_changes_memory_unsafe.c"}

// TestReplayOfCorpus replays failures of the corpus: one in forty, with SEABMC_ALL=1 all of them (half an hour of processor time).
func TestReplayOfCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	dir, tasks := corpus(t)
	tasks = slices.DeleteFunc(tasks, func(x bench.Task) bool { return x.Verdict != "FAILED" })
	step := uint32(40)
	if os.Getenv("SEABMC_ALL") == "1" {
		step = 1
	}
	tried, same := 0, 0
	blind := map[string]int{}
	for _, task := range tasks {
		if crc32.ChecksumIEEE([]byte(task.Name))%step != 0 && !slices.Contains(alwaysReplayed, task.Name) { // the sample stays the same when programs are added
			continue
		}
		t.Run(task.Name, func(t *testing.T) { // so that -run can name some of them
			if notReplayed[task.Name] != "" {
				tried++
				return
			}
			switch r, why := replayed(t, dir, task); {
			case why != "":
				blind[why]++
			case r == nil || !r.Reproduced:
				tried++
				t.Errorf("%+v", r)
			default:
				tried, same = tried+1, same+1
			}
		})
	}
	part := 100 * float64(same) / float64(max(tried, 1))
	t.Logf("%d of %d failures of kinds that sanitizers see happen natively where the trace says (%.1f %%)", same, tried, part)
	if step == 1 && part < minReplayed {
		t.Errorf("%.1f %%, at least %d %% are wanted", part, minReplayed)
	}
	for name, why := range notReplayed {
		t.Logf("1 not run: replay of %s: %s", name, why)
	}
	for why, n := range blind {
		t.Logf("%d not run: replay: %s", n, why)
	}
}

// replayOutcome is the part of the JSON output about the replay.
type replayOutcome struct {
	Reproduced bool
	What       string
}

// replayed replays the failure of a program; why says what is not seen natively, so that nothing has to come of it.
func replayed(t *testing.T, dir string, task bench.Task) (r *replayOutcome, why string) {
	text, err := os.ReadFile(task.Files[0])
	if err != nil {
		t.Fatal(err)
	}
	if why := unseen(task.Name, text); why != "" {
		return nil, why
	}
	a := seabmc(t, dir, nil, slices.Concat([]string{"--json", "--replay", "--timeout=60"}, task.Flags, task.Files)...)
	var d struct {
		Verdict    string
		Properties []struct{ Kind, Status string }
		Replay     *replayOutcome
	}
	if err := json.Unmarshal([]byte(a.stdout), &d); err != nil || d.Verdict != "FAILED" {
		return nil, "no failure was found, which is another test's business"
	}
	kind := ""
	for _, p := range d.Properties {
		if p.Status == "FAILURE" {
			kind = p.Kind
		}
	}
	if why := checks.Of(ir.CheckKind(kind)).Native.Blind; why != "" {
		return nil, kind + ": " + why
	}
	if d.Replay != nil && strings.Contains(d.Replay.What, "cannot link") && slices.Contains(task.Flags, "-m32") {
		return nil, "this machine has no libraries for 32-bit programs"
	}
	if d.Replay != nil && filepath.Ext(task.Name) == ".ll" && strings.Contains(d.Replay.What, ".ll: does not compile") {
		return nil, "clang 14 does not compile what newer versions of LLVM write"
	}
	return d.Replay, ""
}

// corpus is the folder of programs with known verdicts, and the programs.
func corpus(t *testing.T) (dir string, tasks []bench.Task) {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", "..", "testdata", "verdicts"))
	if err == nil {
		tasks, err = bench.Corpus(dir)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir, tasks
}
