import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { median } from '../lighthouse/report.ts';
import { projectRoot } from '../support/project-root.ts';
import type { Contender, Scenario } from './contender.ts';
import { type Content, editedPage, makeContent, withEdit } from './content.ts';
import { bareReact, emptyScript } from './floors.ts';
import { measure, together } from './measure.ts';
import { findPeers } from './peers.ts';
import { qiyam, qiyamCheck, qiyamDraft, qiyamInTwoLanguages, qiyamOfRealContent, qiyamTwice } from './qiyam.ts';
import { formatTable, type Row } from './table.ts';

const usage = `npm run bench -- [--sizes 26,1000] [--runs 3] [--only NAME] [--before DIR] [--peers DIR] [--work DIR] [--saves] [--languages] [--real]
  --sizes   pages of the sites that are built (default 26,1000)
  --runs    how often each is measured; medians count (default 3, and 1 from 10,000 pages on)
  --only    contenders whose names begin so; once or more
  --before  another checkout of the project, with its packages, to be measured in the same run; its cache is deleted
  --peers   a folder in which npm has installed @11ty/eleventy or astro; Hugo is found on the machine
  --saves   instead of builds: how soon the preview shows what was saved, in a browser
  --languages  instead of peers: the same pages in two languages of one site, and as two sites
  --real    instead of peers: the same pages with long texts, code, tables and a photograph each, in two languages
  --work    where sites are written (default out.bench): a folder in memory measures the programs and not the disk
`;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '26,1000' },
    runs: { type: 'string' },
    only: { type: 'string', multiple: true },
    before: { type: 'string' },
    peers: { type: 'string' },
    work: { type: 'string', default: join(projectRoot, 'out.bench') },
    saves: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (text: string) => process.stderr.write(text);

/** From so many pages on one run is enough: they take minutes. */
const large = 10_000;
const runsOf = (pages: number) => Number(values.runs ?? (pages < large ? 3 : 1));

async function findContenders(work: string): Promise<Contender[]> {
  if (values.languages) return [qiyam({ work }), qiyamInTwoLanguages(work), qiyamTwice(work)];
  if (values.real) return [qiyamOfRealContent(work)];
  const all = [
    qiyam({ work }),
    qiyamDraft(work),
    qiyamCheck(work),
    ...(values.before === undefined ? [] : [qiyam({ work, project: resolve(values.before), name: 'Qiyam before' })]),
    ...(await findPeers(work, values.peers)),
    await bareReact(work),
    await emptyScript(work),
    await emptyScript(work, ['--import', 'tsx']),
  ];
  return values.only === undefined ? all : all.filter(({ name }) => values.only?.some((start) => name.startsWith(start)));
}

/** What a contender reads in each scenario: other words for each run, so that nothing of an earlier one fits. */
function contentFor(scenario: Scenario, content: Content, run: number): Content {
  if (scenario === 'title') return withEdit(content, `عنوان معدل ${run + 1}`);
  return scenario === 'new' ? makeContent(content.pages.length, run + 1) : content;
}

/** @throws Error when the page that was edited does not say what was given. */
function confirm({ name, fileOf }: Contender, content: Content): void {
  const page = editedPage(content);
  if (fileOf && !readFileSync(fileOf(page.path), 'utf8').includes(page.title))
    throw new Error(`${name} did not write what it was given.`);
}

async function measureOnce(contender: Contender, content: Content, run: number, row: Row): Promise<void> {
  for (const scenario of contender.scenarios) {
    const given = contentFor(scenario, content, run);
    if (scenario === 'cold') await contender.clean();
    await contender.give(given);
    const measured = together(contender.commands.map(measure));
    row.runs[scenario] = [...(row.runs[scenario] ?? []), measured];
    say(`  ${contender.name}, ${scenario}: ${measured.wall.toFixed(2)} s${measured.isDisturbed ? ', disturbed' : ''}\n`);
    confirm(contender, given);
  }
}

/** Sizes of the pages that have tabs. */
function weighPages({ fileOf }: Contender, { pages }: Content): Row['page'] {
  if (!fileOf) return undefined;
  const details = pages.filter(({ tabs }) => tabs.length > 0).slice(0, 50);
  const files = details.map(({ path }) => readFileSync(fileOf(path)));
  return {
    plain: median(files.map(({ length }) => length)),
    gzip: median(files.map((file) => gzipSync(file, { level: 9 }).length)),
  };
}

async function compare(pages: number): Promise<string> {
  const work = join(resolve(values.work), String(pages));
  await mkdir(work, { recursive: true });
  const contenders = await findContenders(work);
  const content = makeContent(pages);
  const rows = contenders.map(({ name }): Row => ({ name, runs: {} }));
  for (let run = 0; run < runsOf(pages); run++) {
    say(`${pages} pages, run ${run + 1} of ${runsOf(pages)}\n`);
    for (const [index, contender] of contenders.entries()) await measureOnce(contender, content, run, rows[index] as Row);
  }
  for (const [index, contender] of contenders.entries()) (rows[index] as Row).page = weighPages(contender, content);
  return formatTable(pages, rows);
}

if (values.help) {
  process.stdout.write(usage);
} else {
  const tables: string[] = [];
  const sizes = values.sizes.split(',').map(Number);
  if (values.saves) tables.push(await (await import('./saves.ts')).measureSaves(sizes, resolve(values.work)));
  else for (const size of sizes) tables.push(await compare(size));
  process.stdout.write(tables.join(''));
  process.stdout.write(
    `\nNode ${process.version}, ${availableParallelism()} processors. Medians; ~ where others took part of the machine.\n`,
  );
}
