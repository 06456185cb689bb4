import type { Reporter, TestModule } from 'vitest/node';

interface Totals {
  passed: number;
  failed: number;
  /** Sum over all files in seconds; files run in parallel. */
  seconds: number;
  /** Skipped groups, e.g. of a server that is not installed. */
  skipped: Set<string>;
}

function totalsOf(modules: readonly TestModule[]): Totals {
  const totals: Totals = { passed: 0, failed: 0, seconds: 0, skipped: new Set() };
  for (const module of modules) {
    totals.seconds += module.diagnostic().duration / 1000;
    const before = totals.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'skipped') totals.skipped.add(test.parent.type === 'suite' ? test.parent.fullName : test.name);
      else totals[state === 'passed' ? 'passed' : 'failed'] += 1;
    }
    // A file can fail without a failed test: in a hook, or while loading.
    if (!module.ok() && totals.failed === before) totals.failed += 1;
  }
  return totals;
}

/** Prints a line for each project, the skipped groups, and a last line with totals, which scripts parse. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const names = new Set(modules.map(({ project }) => project.name));
    const lines = [...names].flatMap((name) => {
      const { passed, failed, seconds, skipped } = totalsOf(modules.filter(({ project }) => project.name === name));
      const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed${seconds.toFixed(0).padStart(7)} s`;
      return [name.padEnd(18) + counts, ...[...skipped].map((group) => `    NOT RUN: ${group}`)];
    });
    const { passed, failed, skipped } = totalsOf(modules);
    const sum = [`${passed} passed, ${failed + errors.length} failed`, skipped.size > 0 && `${skipped.size} skipped`];
    process.stdout.write(`\n${[...lines, sum.filter(Boolean).join(', ')].join('\n')}\n`);
  }
}
