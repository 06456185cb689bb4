import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openProject } from '../../generator/core/util/project.ts';
import { median } from '../lighthouse/report.ts';
import { machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';
import { type Answer, answersOf, type SearchQuery, scoreOf } from '../support/search-queries.ts';
import { searchedSite, searchRecordsOf } from '../support/searched-site.ts';

const usage = `npm run bench:search -- QUERIES [--half tune] [--misses]
  QUERIES   a file with a list of {"site", "query", "expected": ["/path"], "half"}; sites are files, or folders, beside it
  --half    of the questions, those that are marked so
  --misses  tells each question whose right page is not the first, and what is
`;

interface AskedQuery extends SearchQuery {
  site: string;
  half?: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file) {
  process.stderr.write(usage);
  process.exit(1);
}

const all: AskedQuery[] = JSON.parse(readFileSync(file, 'utf8'));
const asked = all.filter(({ half }) => values.half === undefined || half === values.half);
const line = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function tell(name: string, answers: readonly Answer[], sizes: readonly (string | number)[]): void {
  const { asked, first, three, nothing } = scoreOf(answers);
  const bytes = kilobytes(median(answers.map((one) => one.bytes)));
  line([name, asked, first, three, nothing, bytes, ...sizes]);
}

line(['site', 'questions', 'right first', 'in three', 'nothing found', 'KB until results (median)', 'files of the index', 'KB']);
line(['---', ...Array.from({ length: 7 }, () => '--:')]);
const everything: Answer[] = [];
for (const name of new Set(asked.map(({ site }) => site))) {
  const content = await readSite({ project: openProject(resolve(dirname(file), name)) }, machine);
  const site = searchedSite(content, await searchRecordsOf(content));
  const answers = await answersOf(
    site,
    asked.filter(({ site }) => site === name),
  );
  everything.push(...answers);
  tell(name, answers, [site.files, kilobytes(site.size)]);
}
tell('all', everything, ['', '']);
if (values.misses)
  for (const { query, expected, place, found } of everything.filter(({ place }) => place !== 1))
    process.stdout.write(`${place}\t${query}\n\t${expected.join(' ')}\n\t${found.slice(0, 4).join(' ')}\n`);
