package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"seabmc/cmd/seabmc/queuecli"
	"seabmc/project"
	"seabmc/project/starterkit"
	"seabmc/report"
	"seabmc/store"
)

// projectCommand runs the commands about a project as a whole.
func projectCommand(ctx context.Context, cmd string, args []string) (int, error) {
	switch cmd {
	case "run":
		return runProject(ctx, args)
	case "init":
		return 0, initProject(ctx, args)
	case "queue":
		return 0, queueLine.Queue(ctx, args)
	case "worker":
		return 0, queueLine.Worker(ctx, args)
	}
	return cacheCommand(args)
}

var queueLine = queuecli.Line{Parse: subFlags, Size: parseSize, Wrong: func(err error) error { return errUsage{err} }}

const initUsage = `usage: seabmc init [flags] [DIR]
       seabmc init --from-cbmc KIT [flags] [DIR]

Writes seabmc.toml for the C files of a folder: a proof for each harness (*_harness.c, a function main or harness) and for each
function with a contract. The file is a draft: look it over. With --from-cbmc, the proofs are those of a project with CBMC's starter kit.
Its makefiles are read, but nothing in them is run.

`

func initProject(ctx context.Context, args []string) error {
	fs := pflag.NewFlagSet("init", pflag.ContinueOnError)
	schema := fs.Bool("schema", false, "print the JSON schema of the file and exit")
	from := fs.String("from-cbmc", "", "take the proofs from the makefiles of CBMC's starter kit in this folder")
	force := fs.Bool("force", false, "overwrite an existing file")
	if done, err := subFlags(fs, initUsage, args); done || err != nil {
		return err
	}
	if *schema {
		_, err := os.Stdout.Write(project.Schema)
		return err
	}
	if fs.NArg() > 1 {
		return errUsage{errors.New("seabmc init takes one folder")}
	}
	dir := "."
	if fs.NArg() == 1 {
		dir = fs.Arg(0)
	}
	propose := func() (string, string, error) { return project.Propose(dir) }
	if fs.Changed("from-cbmc") {
		propose = func() (string, string, error) { return fromCBMC(*from, dir) }
	}
	text, found, err := propose()
	if err != nil {
		return err
	}
	path := filepath.Join(dir, project.FileName)
	if _, err := os.Lstat(path); err == nil && !*force {
		return fmt.Errorf("%s is there already: --force writes over it", path)
	}
	if err := report.WriteFile(path, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
		return err
	}
	fmt.Printf("%s: %s; run them with: seabmc run\n", path, found)
	return nil
}

// fromCBMC makes the project file of a tree with CBMC's starter kit. It prints a line on standard error for each makefile that cannot be read.
func fromCBMC(kit, dir string) (text, found string, err error) {
	text, n, problems, err := starterkit.Convert(kit, dir)
	if err != nil {
		return "", "", err
	}
	for _, p := range problems {
		fmt.Fprintf(os.Stderr, "seabmc: %s is left out: %v\n", p.Makefile, p.Err)
	}
	if n == 0 {
		return "", "", fmt.Errorf("%s: no proof could be read", kit)
	}
	return text, fmt.Sprintf("%d of %d proofs", n, n+len(problems)), nil
}

const cacheUsage = `usage: seabmc cache [flags] stats|verify|prune

stats shows what is kept. verify looks for damaged entries (exit code 6 if there are any). prune removes the entries that have not been used
for the longest time until the rest fits in --cache-size; with --all it removes everything.

`

func cacheCommand(args []string) (int, error) {
	var dir, size string
	fs := pflag.NewFlagSet("cache", pflag.ContinueOnError)
	cacheFlags(fs, &dir, &size)
	all := fs.Bool("all", false, "prune: remove everything")
	unused := fs.Duration("unused", 0, "prune: remove what has not been used for this long, such as 720h")
	asJSON := fs.Bool("json", false, "stats: print JSON")
	if done, err := subFlags(fs, cacheUsage, args); done || err != nil {
		return 0, err
	}
	s, folder, err := openStore(dir, size)
	if err != nil {
		return 0, err
	}
	switch fs.Arg(0) {
	case "stats":
		return 0, cacheStats(s, folder, *asJSON)
	case "verify":
		return cacheVerify(s)
	case "prune":
		return 0, cachePrune(s, folder, *all, *unused, size)
	}
	return 0, errUsage{errors.New("seabmc cache takes stats, verify or prune")}
}

func cacheStats(s *store.Store, folder string, asJSON bool) error {
	st, err := s.Stats()
	if err != nil {
		return err
	}
	objects, size := store.FolderSize(objectsOf(folder))
	if asJSON {
		return json.NewEncoder(os.Stdout).Encode(struct {
			store.Stats
			Objects     int   `json:"objects"`
			ObjectBytes int64 `json:"object_bytes"`
		}{st, objects, size})
	}
	fmt.Printf("%s: %.1f MB of %.0f MB\n", st.Path, float64(st.Bytes)/1e6, float64(st.Limit)/1e6)
	fmt.Printf("%s for %s; %s, %s, %s\n", numbered(st.Answers, "answer"), numbered(st.Calls, "proof"), numbered(st.Documents, "document"),
		numbered(st.Units, "list")+" of files", numbered(st.Files, "file"))
	fmt.Printf("%s: %s with compiled code or proved questions, %.1f MB\n", objectsOf(folder), numbered(objects, "file"), float64(size)/1e6)
	return nil
}

// numbered returns a number and the thing that is counted: "1 file", "2 files".
func numbered(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

func objectsOf(folder string) string { return filepath.Join(folder, "objects") }

func cacheVerify(s *store.Store) (int, error) {
	faults, err := s.Verify()
	if err != nil {
		return 0, err
	}
	for _, f := range faults {
		fmt.Println(f)
	}
	if len(faults) > 0 {
		return 0, fmt.Errorf("%s is damaged: seabmc cache prune --all removes it", s.Path())
	}
	fmt.Println("nothing is damaged")
	return 0, nil
}

func cachePrune(s *store.Store, folder string, all bool, unused time.Duration, size string) error {
	if all {
		return errors.Join(s.Clear(), store.PruneFolder(objectsOf(folder), time.Now(), 0))
	}
	var limit uint64
	if err := parseSize(size, &limit); err != nil {
		return errUsage{err}
	}
	var since time.Time
	if unused > 0 {
		since = time.Now().Add(-unused)
	}
	return errors.Join(s.Prune(since, int64(limit)), store.PruneFolder(objectsOf(folder), since, int64(limit)))
}
