# seabmc: `make demo` shows it at work, `make quick` and `make test` check it, `make help` lists the rest.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

export CGO_ENABLED := 0
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
TEST_TIMEOUT ?= 40m
TEST_FLAGS ?=
STATICCHECK := .tools/bin/staticcheck

.PHONY: help install uninstall release setup build demo test quick lint unit bench-aws bench-ci bench-contracts clean distclean procedures coverage structure

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

setup: ## install what is missing: clang 14, solvers, sources for the demo
	@scripts/setup.sh

build: setup ## build bin/seabmc
	@mkdir -p bin
	@go build -ldflags "-X main.version=$(VERSION)" -o bin/seabmc ./cmd/seabmc

# The program finds its solvers in .tools beside its folder, so that a prefix has them, too.
PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(DESTDIR)$(PREFIX)/share
COMPLETIONS = $(SHARE)/bash-completion/completions/seabmc $(SHARE)/zsh/site-functions/_seabmc $(SHARE)/fish/vendor_completions.d/seabmc.fish
install: build ## put seabmc, its solvers, manual and completions into PREFIX (/usr/local), below DESTDIR if that is set
	install -d $(DESTDIR)$(PREFIX)/lib/seabmc/bin $(DESTDIR)$(PREFIX)/lib/seabmc/.tools $(DESTDIR)$(PREFIX)/bin
	install -m 755 bin/seabmc $(DESTDIR)$(PREFIX)/lib/seabmc/bin/seabmc
	cp -R .tools/lib $(DESTDIR)$(PREFIX)/lib/seabmc/.tools/
	install -D -m 755 -t $(DESTDIR)$(PREFIX)/lib/seabmc/.tools/bin .tools/bin/z3 .tools/bin/yices-smt2
	ln -sfn ../lib/seabmc/bin/seabmc $(DESTDIR)$(PREFIX)/bin/seabmc
	bin/seabmc man $(SHARE)/man/man1
	install -d $(dir $(COMPLETIONS))
	bin/seabmc completion bash > $(SHARE)/bash-completion/completions/seabmc
	bin/seabmc completion zsh > $(SHARE)/zsh/site-functions/_seabmc
	bin/seabmc completion fish > $(SHARE)/fish/vendor_completions.d/seabmc.fish

uninstall: ## take out what make install put into PREFIX
	rm -rf $(DESTDIR)$(PREFIX)/lib/seabmc $(DESTDIR)$(PREFIX)/bin/seabmc $(COMPLETIONS)
	rm -f $(SHARE)/man/man1/seabmc.1 $(SHARE)/man/man1/seabmc-*.1

# The bill of materials is read from the program itself. Two builds of one version are the same, byte by byte.
SBOM := go run github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0
release: ## a static program with its bill of materials (CycloneDX), manual, completions and checksums, in dist/
	@rm -rf dist && mkdir -p dist/man dist/completions
	go build -trimpath -ldflags "-s -w -X main.version=$(VERSION)" -o dist/seabmc ./cmd/seabmc
	$(SBOM) bin -json -std -noserial -notimestamp -version $(VERSION) -output dist/seabmc.cdx.json dist/seabmc
	dist/seabmc man dist/man
	for s in bash zsh fish; do dist/seabmc completion $$s > dist/completions/seabmc.$$s; done
	cd dist && find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum > SHA256SUMS

demo: build ## check a function of aws-c-common, then the same with a bug in it
	@scripts/demo.sh

test: build lint unit ## setup, build, lint, and every test

# testsum makes a line of each package, and counts at the end what was not run and why.
TESTSUM := go run ./tools/testsum

unit:
	@scripts/setup.sh --browser
	go test -json -timeout $(TEST_TIMEOUT) $(TEST_FLAGS) ./... | $(TESTSUM)
	@echo "make test: all checks passed"

# make quick leaves out tests that take more than a second or two (by the words in their names), and runs of large suites only what is named here.
QUICK_SKIP := Contract|TestClaims$$|RefutedFormulas|ArgueDoes|WrongLines|ServerRestarted|Random|Chromium|IsValid|IsProved|Exhaust|ByEnumeration|WideValues|UnaryOperators|Half|Deep|Agree|Against|KillAll|KilledSolver|Memory(Limit|Rule|Proof)|SameTime|Portfolio|NothingIsLeft|Timeout|TimeLimit|Outlives|TestSpent|AMillion|FiresInside|ProductsOfSums|BadSolvers|EachOperator|TestReplay|Assembly|FoundAhead|FromInt|Extended|Arrays|Incremental
QUICK_LARGE := bench bmc cgen cmd/seabmc frontend ir/lower order prove replay rewriter solver vcgen
QUICK_RUN := InOrder|TestErrors|TestVerdict|TogetherAgain|SettleTrial|TestParts|Companions|TestCorpus$$|TextIsChecked|TestLike|TestTools|Dependencies|Examples|Behind|Clashes|Unread|TestIdioms|ChosenBytes|BytesAndBack|TestStatuses|RuleBook|TestPrune|TestSexpr|CommandLines|MissingPrograms|NarrowBySolver|TestDischarged|ObjectLimit

# go vet has looked at everything before, and linking takes less time without debug information.
QUICK_FLAGS := -short -json -timeout 5m -vet=off -ldflags='-s -w'

quick: build ## build, vet and the fast tests, a sample of the corpus among them: under a minute after a change
	@go vet ./...
	@set -o pipefail; large=$$(printf '|seabmc/%s' $(QUICK_LARGE)); \
	{ go test $(QUICK_FLAGS) -skip '$(QUICK_SKIP)' $$(go list ./... | grep -vxE "$${large#|}"); \
	  go test $(QUICK_FLAGS) -run '$(QUICK_RUN)' $(addprefix ./,$(QUICK_LARGE)); } | $(TESTSUM)

procedures: ## what the contract tests cover of each procedure (docs/procedures.md)
	@go run ./scripts/procedures coverage

coverage: ## what the short tests of each package cover of its statements, the least first
	@set -o pipefail; go test -short -cover -timeout $(TEST_TIMEOUT) ./... | awk '/coverage:/ { for (i = 1; i <= NF; i++) if ($$i == "coverage:") print $$(i + 1), $$1 == "ok" ? $$2 : $$1 }' | sort -n

OLDER ?=
structure: ## the size of packages, files and types; OLDER=REV shows that git revision beside it
	@go run ./scripts/structure -older '$(OLDER)'

lint: ## gofmt, go vet, staticcheck, limits of size
	@scripts/setup.sh --lint
	@unformatted=$$(gofmt -l $$(git ls-files -co --exclude-standard '*.go')); \
	if [ -n "$$unformatted" ]; then echo "not gofmt'ed (run gofmt -w):"; echo "$$unformatted"; exit 1; fi
	go mod tidy -diff
	go vet ./...
	$(STATICCHECK) ./...
	@go run ./scripts/structure -limits all

BENCH_FLAGS ?=
bench-aws: build ## all tasks of aws-c-common under every representation and solver, then vacuity and mutants; again after an interruption: goes on
	@status=0; for suite in "aws-c-common" "aws-vacuity --mem=seam --solver=yices --timeout=60s" "aws-mutants --mem=seam --solver=yices --timeout=180s"; do \
		bin/seabmc bench --resume $(BENCH_FLAGS) $$suite || status=1; done; exit $$status

bench-ci: build ## the tasks of aws-c-common as a project: cold, warm, one source or header changed, two workers
	@scripts/bench-ci.sh

bench-contracts: build ## prove the contracts of ML-KEM and ML-DSA of AWS-LC, function by function
	@. scripts/crates.sh; vendor_crates .tools/reading scripts/reading.txt
	@bin/seabmc bench contracts $(BENCH_FLAGS)

clean: ## remove what build made
	rm -rf bin build .cache

distclean: clean ## remove also what setup fetched into .tools
	rm -rf .tools
