import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureSite } from '../support/build.ts';

/** Pages that people edit. */
export const pageCount = 6;

/** Paragraphs of each page that people edit. The last one after them belongs to those who push from outside. */
export const paragraphCount = 6;

export const pathOf = (page: number): string => `/team-${page}`;

/** Position of the first page in `routes`. */
const firstRoute = 1;

/** JSON Pointers of the texts of a page that people edit. */
export const textsOf = (page: number): string[] => {
  const route = `/routes/${firstRoute + page}/blocks`;
  return [`${route}/0/text`, ...Array.from({ length: paragraphCount }, (_, index) => `${route}/1/body/${index}`)];
};

const paragraph = (index: number) => `الفقرة رقم ${index + 1} من هذه الصفحة.`;

const pageAt = (page: number) => ({
  path: pathOf(page),
  title: `صفحة الفريق ${page + 1}`,
  description: `صفحة يحررها الفريق كله معًا، وهي الصفحة رقم ${page + 1}.`,
  breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: `صفحة الفريق ${page + 1}` }],
  blocks: [
    { type: 'banner', title: `صفحة الفريق ${page + 1}`, text: 'نكتب معًا.' },
    { type: 'prose', heading: 'ما نكتبه', body: Array.from({ length: paragraphCount + 1 }, (_, index) => paragraph(index)) },
  ],
});

export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 });

/** Creates a bare repository with a site that a team edits. */
export async function createRepository(folder: string): Promise<string> {
  const [repository, copy] = [join(folder, 'site.git'), join(folder, 'first')];
  await cp(dirname(fixtureSite('minimal')), copy, { recursive: true });
  const file = join(copy, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  delete site.$schema;
  site.site.url = 'https://team.qiyam.sa';
  site.routes.splice(firstRoute, site.routes.length, ...Array.from({ length: pageCount }, (_, page) => pageAt(page)));
  await writeFile(file, `${JSON.stringify(site, undefined, 2)}\n`);
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  git(copy, 'init', '--quiet', '--initial-branch=main');
  git(copy, 'add', '.');
  git(copy, ...asOutsider, 'commit', '--quiet', '-m', 'Begin');
  git(copy, 'push', '--quiet', repository, 'main');
  return repository;
}

/** Options of git for somebody who works without the desk. */
export const asOutsider = ['-c', 'user.name=Outsider', '-c', 'user.email=outsider@example.com'];

/** Pushes a word from outside, into a paragraph that nobody else edits. */
export async function pushFromOutside(folder: string, word: string, page: number): Promise<void> {
  const copy = join(folder, 'outside');
  const repository = join(folder, 'site.git');
  await rm(copy, { recursive: true, force: true });
  git(folder, 'clone', '--quiet', repository, copy);
  const file = join(copy, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  site.routes[firstRoute + page].blocks[1].body[paragraphCount] += ` ${word}`;
  await writeFile(file, `${JSON.stringify(site, undefined, 2)}\n`);
  git(copy, ...asOutsider, 'commit', '--quiet', '--all', '-m', `Add ${word}`);
  git(copy, 'push', '--quiet', 'origin', 'main');
}
