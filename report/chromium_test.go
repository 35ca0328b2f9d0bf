package report_test

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/report"
	"seabmc/vcgen"
)

// browser is a headless Chromium that is controlled through a pipe.
type browser struct {
	t       *testing.T
	out     io.Writer
	answers chan message
	id      int
	session string
	events  []message
}

type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// newBrowser starts Chromium. If there is none, the test is skipped and says so.
func newBrowser(t *testing.T) *browser {
	t.Helper()
	path := ""
	for _, name := range []string{os.Getenv("SEABMC_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); name != "" && err == nil {
			path = p
			break
		}
	}
	if path == "" {
		t.Skip("NOT TESTED in a browser: no chromium in PATH (apt-get install chromium, or set SEABMC_CHROMIUM)")
	}
	toBrowser, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r, fromBrowser, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
		"--window-size=1300,860", "--no-first-run", "--user-data-dir="+profileDir(t), "--remote-debugging-pipe", "about:blank")
	cmd.ExtraFiles = []*os.File{toBrowser, fromBrowser}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	toBrowser.Close()
	fromBrowser.Close()
	b := &browser{t: t, out: w, answers: make(chan message, 1000)}
	go b.listen(r)
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		w.Close()
	})
	return b
}

func (b *browser) listen(r io.Reader) {
	defer close(b.answers)
	in := bufio.NewReaderSize(r, 1<<20)
	for {
		text, err := in.ReadBytes(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal(text[:len(text)-1], &m) == nil {
			b.answers <- m
		}
	}
}

// call asks the browser. Events that arrive meanwhile are kept.
func (b *browser) call(method string, params map[string]any, result any) {
	b.t.Helper()
	b.id++
	q := map[string]any{"id": b.id, "method": method, "params": params}
	if params == nil {
		q["params"] = map[string]any{}
	}
	if b.session != "" {
		q["sessionId"] = b.session
	}
	text, err := json.Marshal(q)
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := b.out.Write(append(text, 0)); err != nil {
		b.t.Fatal(err)
	}
	m := b.wait(func(m *message) bool { return m.ID == b.id })
	if m.Error != nil {
		b.t.Fatalf("%s: %s", method, m.Error.Message)
	}
	if result != nil {
		if err := json.Unmarshal(m.Result, result); err != nil {
			b.t.Fatal(err)
		}
	}
}

func (b *browser) wait(wanted func(*message) bool) message {
	b.t.Helper()
	limit := time.After(60 * time.Second)
	for {
		select {
		case m, ok := <-b.answers:
			if !ok {
				b.t.Fatal("chromium ended")
			}
			if m.Method != "" {
				b.events = append(b.events, m)
			}
			if wanted(&m) {
				return m
			}
		case <-limit:
			b.t.Fatal("chromium does not answer")
		}
	}
}

// open shows a page and listens to its console and its requests.
func (b *browser) open(url string) {
	var target struct{ TargetID string }
	b.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var session struct{ SessionID string }
	b.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &session)
	b.session = session.SessionID
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		b.call(domain+".enable", nil, nil)
	}
	b.call("Page.navigate", map[string]any{"url": url}, nil)
	b.wait(func(m *message) bool { return m.Method == "Page.loadEventFired" })
}

// text evaluates an expression of JavaScript.
func (b *browser) text(expression string) string {
	b.t.Helper()
	var r struct {
		Result struct{ Value any }
	}
	b.call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true}, &r)
	return fmt.Sprint(r.Result.Value)
}

func (b *browser) press(keys ...string) {
	for _, k := range keys {
		p := map[string]any{"type": "keyDown", "key": k}
		if len(k) == 1 {
			p["text"] = k
		}
		b.call("Input.dispatchKeyEvent", p, nil)
		b.call("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": k}, nil)
	}
}

// TestHTMLInChromium steps through a trace with the keyboard. With SEABMC_SCREENSHOT=FILE it writes a picture of the last step there.
func TestHTMLInChromium(t *testing.T) {
	b := newBrowser(t)
	r := failed(t)
	page := filepath.Join(profileDir(t), "page.html")
	err := report.WriteFile(page, func(w io.Writer) error {
		return report.HTML(w, r, report.HTMLOptions{Title: "a.c", Version: "1.0"})
	})
	if err != nil {
		t.Fatal(err)
	}
	b.open("file://" + page)
	line := "document.querySelector('#source .here, #source .fail').textContent"
	tests := []struct {
		keys []string
		expr string
		want string
	}{
		{nil, "document.body.dataset.step", "6"},
		{nil, line, "6\t*p = 'x'; /* </script> */"},
		{nil, "document.querySelector('#source .fail') !== null", "true"},
		{nil, "document.querySelector('.obj.hit').textContent.includes('1 byte at 12')", "true"},
		{nil, "document.querySelector('.obj b').textContent", "buf"},
		{[]string{"Home"}, "document.body.dataset.step", "0"},
		{nil, line, "9int main(void) {"},
		{[]string{"ArrowRight", "n"}, "document.body.dataset.step", "2"},
		{[]string{"n"}, "document.querySelector('#vars .new').textContent", "n12int"},
		{[]string{"p", "ArrowLeft"}, "document.body.dataset.step", "1"},
		{[]string{"ArrowLeft", "ArrowLeft"}, "document.body.dataset.step", "0"},
		{[]string{"End", "n"}, "document.body.dataset.step", "6"},
		{[]string{"p"}, "document.querySelector('#memory .new').textContent", "+0*buf'x' (120)"},
		{[]string{"k", "Home", "n", "n"}, "document.querySelectorAll('#steps div:not([hidden])').length < 7", "true"},
		{[]string{"k"}, "document.querySelectorAll('#steps div:not([hidden])').length", "7"},
		{nil, "document.querySelectorAll('#properties tbody tr').length", "3"},
		{[]string{"End"}, "document.getElementById('counter').textContent", "step 7 of 7"},
	}
	for _, tt := range tests {
		b.press(tt.keys...)
		if got := b.text(tt.expr); got != tt.want {
			t.Errorf("%v %s: %q, want %q", tt.keys, tt.expr, got, tt.want)
		}
	}
	for _, m := range b.events {
		switch m.Method {
		case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled":
			t.Errorf("console: %s", m.Params)
		case "Network.requestWillBeSent":
			var p struct{ Request struct{ URL string } }
			if err := json.Unmarshal(m.Params, &p); err != nil {
				t.Fatal(err)
			}
			if u := p.Request.URL; u != "file://"+page && !strings.HasPrefix(u, "data:") {
				t.Errorf("request of %s", u)
			}
		}
	}
	b.screenshot()
}

func (b *browser) screenshot() {
	file := os.Getenv("SEABMC_SCREENSHOT")
	if file == "" {
		return
	}
	var shot struct{ Data string }
	b.call("Page.captureScreenshot", nil, &shot)
	png, err := base64.StdEncoding.DecodeString(shot.Data)
	if err == nil {
		err = os.WriteFile(file, png, 0o644)
	}
	if err != nil {
		b.t.Error(err)
	}
}

// profileDir returns a folder for the browser's files. Its helper processes may still write while they end, so what cannot be removed at once is left
// to the system.
func profileDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "seabmc-chromium-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

const queue = `#include <stdlib.h>
#include <string.h>
enum state { IDLE, BUSY, DONE = 9 };
struct job { int id; enum state state; char name[6]; struct job *next; };
static struct job *head;
int main(void) {
	int first[2];
	struct job *j = malloc(sizeof *j);
	if (!j) return 0;
	*j = (struct job){.id = 3, .state = BUSY};
	strcpy(j->name, "copy");
	head = j;
	head->state = DONE;
	j->name[j->id + first[1]] = 0;
	return 0;
}
`

// TestProgramInChromium looks at the page of a program: the parts of structures, global variables, and what is not initialised.
func TestProgramInChromium(t *testing.T) {
	b := newBrowser(t)
	file := filepath.Join(t.TempDir(), "queue.c")
	if err := os.WriteFile(file, []byte(queue), 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := bmc.Run(context.Background(), bmc.Config{Files: []string{file}, Lower: state.DefaultOptions(), Solver: "yices",
		VC: vcgen.Options{Mem: "seam", ARM: true, StoreMap: "on"}, Front: frontend.Options{Set: checks.Set{BoundsCheck: true}, Lifetimes: true}})
	if err != nil || r.Verdict != bmc.Failed {
		t.Fatal(r, err)
	}
	page := filepath.Join(profileDir(t), "page.html")
	if err := report.WriteFile(page, func(w io.Writer) error { return report.HTML(w, r, report.HTMLOptions{Title: "queue.c"}) }); err != nil {
		t.Fatal(err)
	}
	b.open("file://" + page)
	for _, want := range []string{"j->id3", "j->name\"copy\"", "head->stateDONE (9)", "j->nextNULL"} {
		if got := b.text("document.getElementById('memory').textContent"); !strings.Contains(got, want) {
			t.Errorf("no %q in the memory: %s", want, got)
		}
	}
	for _, want := range []string{"globalhead&malloc#1struct job *", "first (not initialised){0, "} {
		if got := b.text("document.getElementById('vars').textContent"); !strings.Contains(got, want) {
			t.Errorf("no %q among the variables: %s", want, got)
		}
	}
	if got := b.text("document.getElementById('why').textContent"); !strings.HasPrefix(got, "because index ") {
		t.Errorf("explanation: %q", got)
	}
	b.press("Home")
	if got := b.text("document.querySelectorAll('.obj').length"); got != "0" {
		t.Errorf("%s objects before the first step", got)
	}
}
