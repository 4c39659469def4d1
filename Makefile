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

.PHONY: help setup build demo test lint format goldens bench oracle install clean
help:
	@echo "make demo      set up, build, and solve an example"
	@echo "make test      set up, and run all tests"
	@echo "make lint      check format and imports"
	@echo "make build     release binary: $(BINARY)"
	@echo "make install   install it under PREFIX ($(PREFIX))"
	@echo "make format    format all sources"
	@echo "make goldens   rewrite the expected files of fixtures"
	@echo "make bench     time the solver and layout on made-up scenes"
	@echo "make oracle    compare the solver with linear programs (needs Python 3)"
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
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	scripts/check-imports

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

goldens: setup
	SCROLLWORK_UPDATE_GOLDENS=1 $(SWIFT) test

bench: setup
	$(SWIFT) run -c release solver-benchmark
	$(SWIFT) run -c release layout-benchmark feed 1250

oracle: setup
	$(SWIFT) build -c release --product solver-cases
	test -x .venv/bin/python || python3 -m venv .venv
	.venv/bin/python -c "import highspy" 2>/dev/null || .venv/bin/pip install --quiet highspy
	.venv/bin/python Tests/Oracle/oracle.py .build/release/solver-cases --cases 2000

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/scrollwork"

clean:
	rm -rf .build
