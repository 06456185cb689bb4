import { median } from '../lighthouse/report.ts';
import { type Scenario, scenarios } from './contender.ts';
import type { Measurement } from './measure.ts';

/** What was measured of a contender. */
export interface Row {
  name: string;
  runs: Partial<Record<Scenario, Measurement[]>>;
  /** Median size of a detail page, in bytes, as it is and by gzip. */
  page?: { plain: number; gzip: number };
}

const headings: Record<Scenario, string> = {
  cold: 'cold',
  unchanged: 'unchanged',
  title: 'one title',
  new: 'all new',
};

/** Runs that nothing disturbed, or all where each was. */
function calm(runs: readonly Measurement[]): { runs: readonly Measurement[]; isDisturbed: boolean } {
  const undisturbed = runs.filter(({ isDisturbed }) => !isDisturbed);
  return undisturbed.length > 0 ? { runs: undisturbed, isDisturbed: false } : { runs, isDisturbed: runs.length > 0 };
}

const seconds = (value: number) => value.toFixed(value < 10 ? 2 : 1);

/** `1.23 (2.00)`: seconds on the clock and of processors; with `~` where others took part of the machine in every run. */
export function cellOf(all: readonly Measurement[] = []): string {
  if (all.length === 0) return '–';
  const { runs, isDisturbed } = calm(all);
  const cpu = runs.flatMap((run) => run.cpu ?? []);
  const times = seconds(median(runs.map(({ wall }) => wall)));
  return `${isDisturbed ? '~' : ''}${times}${cpu.length > 0 ? ` (${seconds(median(cpu))})` : ''}`;
}

/** The most that any of some builds held, in MiB, each build by its median. */
function peakOf(builds: readonly (Measurement[] | undefined)[]): string {
  const memories = builds.map((all = []) => all.flatMap(({ memory }) => memory ?? [])).filter((all) => all.length > 0);
  return memories.length > 0 ? Math.max(...memories.map(median)).toFixed(0) : '–';
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/** The measurements of one size as a table in Markdown. */
export function formatTable(pages: number, rows: readonly Row[]): string {
  const head = [
    'seconds (of processors)',
    ...scenarios.map((one) => headings[one]),
    'peak MiB cold',
    'later',
    'detail page KB (gzip)',
  ];
  const body = rows.map((row) => [
    row.name,
    ...scenarios.map((one) => cellOf(row.runs[one])),
    peakOf([row.runs.cold]),
    peakOf([row.runs.unchanged, row.runs.title, row.runs.new]),
    row.page ? `${kilobytes(row.page.plain)} (${kilobytes(row.page.gzip)})` : '–',
  ]);
  const rule = ['---', ...head.slice(1).map(() => '--:')];
  return `\n### ${pages.toLocaleString('en-US')} pages\n\n${[head, rule, ...body].map(line).join('')}`;
}
