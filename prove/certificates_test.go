package prove

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
)

// Certificates of testdata/unbounded are judged by a run of their own, as seabmc --validate does: what proved a program has to be certified again from the
// formulas alone. Runs with SEABMC_CERTIFICATES=all, or with the name of a folder.
func TestCertificates(t *testing.T) {
	folder := os.Getenv("SEABMC_CERTIFICATES")
	switch folder {
	case "":
		t.Skip("SEABMC_CERTIFICATES=all checks the certificates of all programs, SEABMC_CERTIFICATES=counters those of a folder")
	case "all":
		folder = "*"
	}
	files, err := filepath.Glob("../testdata/unbounded/" + folder + "/*_safe.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	proved, certified, formulas := 0, 0, 0
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(filepath.ToSlash(file), "../testdata/unbounded/")
		res, judged := certificate(t, program(t, file, string(b)))
		if res == nil {
			continue
		}
		proved++
		formulas += len(judged)
		ok := res.Verdict == bmc.Successful
		for _, j := range judged {
			if !j.Certified {
				ok = false
				t.Errorf("%s: %q is not certified: %s", name, j.Formula, j.Why)
			}
		}
		if ok {
			certified++
		} else {
			t.Errorf("%s: the certificate was not accepted: %v", name, res.Reasons)
		}
	}
	t.Logf("%d programs, %d proved by invariants, %d certificates accepted, %d formulas", len(files), proved, certified, formulas)
}

// certificate proves a program and judges what proved it; nil: no invariants were needed or found.
func certificate(t *testing.T, cfg bmc.Config) (*bmc.Result, []Judgement) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	res, err := Check(ctx, cfg, Prove)
	if err != nil {
		t.Fatal(err)
	}
	var given []Given
	for _, l := range res.Invariants {
		for _, c := range l.Clauses {
			given = append(given, Given{File: l.File, Function: l.Function, Line: l.Line, Formula: c.Formula})
		}
	}
	if res.Verdict != bmc.Successful || len(given) == 0 {
		return nil, nil
	}
	res, judged, err := Validate(ctx, cfg, given)
	if err != nil {
		t.Fatal(err)
	}
	return res, judged
}
