package batch

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"seabmc/project"
	"seabmc/subprocess"
)

// measuredPart is what a run of a part printed.
func measuredPart(number, of int, catalogue, verdict string, properties ...string) *subprocess.Measured {
	var list []string
	for _, p := range properties {
		w := strings.Fields(p)
		list = append(list, fmt.Sprintf(`{"id": %q, "kind": "assertion", "file": "a.c", "line": %s, "status": %q}`, w[0], w[1], strings.Join(w[2:], " ")))
	}
	m := &subprocess.Measured{CPU: 2, MaxRSS: int64(number)}
	fmt.Fprintf(&m.Stdout, `{"verdict": %q, "exit_code": 0, "reasons": ["r%d"], "part": {"number": %d, "of": %d, "catalogue": %q}, "properties": [%s]}`, verdict, number, number, of, catalogue, strings.Join(list, ", "))
	fmt.Fprintf(&m.Extra, `{"units": [{"files": ["a.c"]}, {"files": ["%d.c"]}]}`, number)
	return m
}

// The parts of a proof make the proof if all are there and are about the same program.
func TestJoin(t *testing.T) {
	const all = "3 properties"
	one, two := measuredPart(1, 2, all, "SUCCESSFUL", "f.unwind.0 3 SUCCESS", "f.assertion.2 9 SUCCESS"), measuredPart(2, 2, all, "SUCCESSFUL", "f.unwind.0 3 SUCCESS", "f.assertion.1 4 SUCCESS")
	for _, c := range []struct {
		what  string
		parts []*subprocess.Measured
		want  string // verdict and statuses, or a part of the error
	}{
		{"all are proved", []*subprocess.Measured{one, two}, "SUCCESSFUL f.unwind.0 SUCCESS, f.assertion.1 SUCCESS, f.assertion.2 SUCCESS"},
		{"one fails", []*subprocess.Measured{one, measuredPart(2, 2, all, "FAILED", "f.unwind.0 3 SUCCESS", "f.assertion.1 4 FAILURE")}, "FAILED f.unwind.0 SUCCESS, f.assertion.1 FAILURE, f.assertion.2 SUCCESS"},
		{"one has no answer", []*subprocess.Measured{measuredPart(1, 2, all, "INCONCLUSIVE", "f.unwind.0 3 SUCCESS", "f.assertion.2 9 TIMEOUT"), two}, "INCONCLUSIVE f.unwind.0 SUCCESS, f.assertion.1 SUCCESS, f.assertion.2 TIMEOUT"},
		{"a limit is seen by one", []*subprocess.Measured{one, measuredPart(2, 2, all, "INCONCLUSIVE", "f.unwind.0 3 UNDETERMINED", "f.assertion.1 4 UNDETERMINED")},
			"INCONCLUSIVE f.unwind.0 UNDETERMINED, f.assertion.1 UNDETERMINED, f.assertion.2 SUCCESS"},
		{"one is missing", []*subprocess.Measured{one, nil}, "part 2 of 2: it was not run"},
		{"one ended without an answer", []*subprocess.Measured{one, {Err: errors.New("killed")}}, "part 2 of 2: killed"},
		{"one is there twice", []*subprocess.Measured{one, one}, "part 2 of 2 has the answer of another part"},
		{"one is of another division", []*subprocess.Measured{one, measuredPart(2, 3, all, "SUCCESSFUL")}, "part 2 of 2 has the answer of another part"},
		{"one saw another program", []*subprocess.Measured{one, measuredPart(2, 2, "4 properties", "SUCCESSFUL")}, "differ in the properties"},
		{"one does not know the properties", []*subprocess.Measured{measuredPart(1, 2, "", "SUCCESSFUL"), two}, "its parts differ in the properties"},
		{"one ended before", []*subprocess.Measured{measuredPart(1, 2, "", "INCONCLUSIVE"), two}, "INCONCLUSIVE f.unwind.0 SUCCESS, f.assertion.1 SUCCESS"},
		{"one ended before, and one failed", []*subprocess.Measured{measuredPart(1, 2, "", "INCONCLUSIVE"), measuredPart(2, 2, all, "FAILED", "f.assertion.1 4 FAILURE")}, "a part ended before"},
		{"one is cut off", []*subprocess.Measured{one, func() *subprocess.Measured {
			m := measuredPart(2, 2, all, "SUCCESSFUL")
			m.Stdout.Truncate(m.Stdout.Len() / 2)
			return m
		}()}, "part 2 of 2: "},
		{"one is a whole run", []*subprocess.Measured{one, func() *subprocess.Measured {
			m := &subprocess.Measured{}
			m.Stdout.WriteString(`{"verdict": "SUCCESSFUL", "exit_code": 0, "properties": []}`)
			return m
		}()}, "has no part"},
	} {
		m, err := joinParts(c.parts)
		got := fmt.Sprint(err)
		if err == nil {
			if strings.Contains(m.Stdout.String(), `"part"`) {
				t.Errorf("%s: the whole says that it is a part", c.what)
			}
			s := summarize(m.Stdout.Bytes(), nil, nil, false)
			got = s.Verdict + " "
			d, err := readJoined(withPart(m), "part")
			if err != nil {
				t.Fatal(err)
			}
			var list []string
			for _, p := range d.properties {
				list = append(list, p.ID+" "+p.Status)
			}
			got += strings.Join(list, ", ")
			if m.CPU != 4 || m.MaxRSS != 2 || strings.Count(m.Extra.String(), "a.c") != 1 || !strings.Contains(m.Extra.String(), "2.c") {
				t.Errorf("%s: %v, %d, %s", c.what, m.CPU, m.MaxRSS, m.Extra.String())
			}
		}
		if !strings.HasPrefix(got, c.want) && (err == nil || !strings.Contains(got, c.want)) {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// withPart returns a whole document that says that it is part 1 of 1, so that it can be read as one.
func withPart(m *subprocess.Measured) *subprocess.Measured {
	out := &subprocess.Measured{}
	out.Stdout.WriteString(strings.Replace(m.Stdout.String(), "{", `{"part": {"number": 1, "of": 1, "catalogue": "x"}, `, 1))
	return out
}

// A run that states properties of its own is not divided.
func TestDivisible(t *testing.T) {
	for flags, want := range map[string]bool{"": true, "--unwind=3 -DX --engine=bmc": true, "--engine=auto": false, "--property main.assertion.1": false, "-prp=x": false, "--termination-check": false, "--all-contracts": false, "--plain": false} {
		if p := (project.Proof{Flags: strings.Fields(flags)}); divisible(&p) != want {
			t.Errorf("%s: %v", flags, !want)
		}
	}
}
