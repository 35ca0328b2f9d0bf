// Package cgroup limits what a program and all programs that it starts may use together, by the control groups of Linux (version 1 or 2).
//
// In: a name and a limit of memory. Out: a group, into which a process can be put. Groups lie below that of this process, so its own limits hold for them too.
// On other systems, and where this user may not make groups, New returns an error.
package cgroup

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
)

// prefix begins the names of all groups that this package makes. The number of the process that made the group follows.
const prefix = "seabmc"

// nameOf returns the name of a group of this process.
func nameOf(n int) string { return fmt.Sprintf("%s-%d-%d", prefix, os.Getpid(), n) }

var ours = regexp.MustCompile(`^` + prefix + `-(\d+)-\d+$`)

// leftOver returns the names of groups in a folder whose process is gone.
func leftOver(folder string) (names []string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil
	}
	for _, e := range entries {
		m := ours.FindStringSubmatch(e.Name())
		if m == nil {
			continue
		}
		pid, err := strconv.Atoi(m[1])
		if _, gone := os.Stat(filepath.Join("/proc", m[1])); err == nil && pid > 0 && os.IsNotExist(gone) {
			names = append(names, e.Name())
		}
	}
	return names
}
