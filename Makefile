# The one place for verbs. Every target can be run on a fresh machine with a Swift toolchain.
SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# On Linux everything is linked into the binary: it starts in under two milliseconds, less than
# half of what the dynamic loader takes, and runs on machines without Swift.
ifeq ($(shell uname -s),Linux)
STATIC = -Xswiftc -static-executable
endif
RELEASE = $(SWIFT) build -c release $(STATIC)
BINARY = .build/release/scrollwork

.PHONY: help setup build demo test lint format goldens bench hostile oracle formats bits install clean
help:
	@echo "make demo      set up, build, and solve an example"
	@echo "make test      set up, and run all tests"
	@echo "make lint      check format and imports"
	@echo "make build     release binary: $(BINARY)"
	@echo "make install   install it under PREFIX ($(PREFIX))"
	@echo "make format    format all sources"
	@echo "make goldens   rewrite the expected files of fixtures"
	@echo "make bench     time the solver, reading, layout and links; bars beside figures"
	@echo "make hostile   feed the tool files made to hurt it (needs Python 3)"
	@echo "make oracle    compare the solver with linear programs (needs Python 3; FOLDERS=more scenes)"
	@echo "make formats   check SARIF, JUnit, the JSON Schema (needs Python 3)"
	@echo "make bits      check that debug and release builds give the same bits"
	@echo "make clean     remove everything that was built"

setup:
	@SWIFT="$(SWIFT)" scripts/setup

build: setup
	$(RELEASE) --product scrollwork

demo: build
	$(BINARY) solve Examples/article.yaml
	$(BINARY) validate Examples/article.yaml

test: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	SWIFT="$(SWIFT)" scripts/consumer-test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks
	scripts/check-imports

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks

goldens: setup
	SCROLLWORK_UPDATE_GOLDENS=1 $(SWIFT) test

bench: build
	$(RELEASE) --product solver-benchmark
	$(RELEASE) --product reading-benchmark
	$(RELEASE) --product layout-benchmark
	$(RELEASE) --product simulation-benchmark
	$(RELEASE) --product linkage-benchmark
	scripts/bench .build/release

hostile: build
	scripts/hostile $(BINARY)

oracle: setup
	$(RELEASE) --product solver-cases
	$(RELEASE) --product conflict-rows
	FOLDERS="$(FOLDERS)" scripts/oracle .build/release/solver-cases .build/release/conflict-rows

formats: build
	scripts/formats $(BINARY)

bits: setup
	SWIFT="$(SWIFT)" scripts/same-bits

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/scrollwork"

clean:
	rm -rf .build
