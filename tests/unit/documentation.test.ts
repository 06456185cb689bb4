import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const inDocs = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
const files = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md', ...inDocs].filter((name) => name.endsWith('.md'));

/** Headings by the names that GitHub and GitLab give them, and places that name themselves. */
function placesOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** Links of a text, without what stands in code. */
const linksOf = (text: string) =>
  [...text.replaceAll(/```.*?```|`[^`\n]*`/gs, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

test('every link of the documentation leads to a file and a place that there are', () => {
  const lost = files.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return linksOf(text)
      .filter((link) => {
        if (/^[a-z]+:/.test(link)) return false;
        const [path = '', place] = link.split('#');
        const target = path === '' ? join(projectRoot, file) : join(projectRoot, dirname(file), path);
        // Pictures of the guide are told of by its own test.
        if (!existsSync(target)) return !link.endsWith('.webp');
        return place !== undefined && statSync(target).isFile() && !placesOf(readFileSync(target, 'utf8')).has(place);
      })
      .map((link) => `${file}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test('every page of the documentation is led to from the README', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !files.includes(file)) return;
    seen.add(file);
    for (const link of linksOf(readFileSync(join(projectRoot, file), 'utf8'))) {
      const [path = ''] = link.split('#');
      if (path !== '' && !/^[a-z]+:/.test(path))
        visit(relative(projectRoot, join(projectRoot, dirname(file), path)).replaceAll('\\', '/'));
    }
  };
  visit('README.md');
  // Programs look for AGENTS.md by its name.
  expect(files.filter((file) => !seen.has(file))).toEqual(['AGENTS.md']);
});

test('the dependency table names every package that the project asks for', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const table = readFileSync(join(projectRoot, 'docs/dependencies.md'), 'utf8');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  expect(names.filter((name) => !table.includes(name))).toEqual([]);
});

describe('what engineers enter by is short', () => {
  const sizeOf = (file: string) => statSync(join(projectRoot, file)).size;

  test('the way in', () => {
    expect(sizeOf('docs/engineering.md')).toBeLessThanOrEqual(10 * 1024);
  });

  test('the decisions, each of which it leads to', () => {
    const decisions = readdirSync(join(projectRoot, 'docs/decisions'));
    expect(decisions.length).toBeLessThanOrEqual(22);
    const text = readFileSync(join(projectRoot, 'docs/engineering.md'), 'utf8');
    for (const name of decisions) {
      expect([name, sizeOf(`docs/decisions/${name}`) <= 2048]).toEqual([name, true]);
      expect([name, text.includes(`(decisions/${name})`)]).toEqual([name, true]);
    }
  });
});

const inProject = ['generator', 'templates', 'tests', 'docs'].flatMap((folder) => [
  folder,
  ...readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
]);

const naming = [
  ...['CONTRIBUTING.md', 'docs/engineering.md', 'docs/extending.md', 'docs/testing.md', 'docs/dependencies.md'],
  ...['tests/fixtures/faults/README.md', 'tests/fixtures/versions/README.md'],
  ...readdirSync(join(projectRoot, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

test.each(naming)('every file and folder of the project that %s names is there', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = [...text.matchAll(/(?<=[` ])((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css)|(?:[\w-]+\/)+)(?=[` ])/g)].map(
    ([path]) => path,
  );
  const isThere = (path: string) => inProject.some((place) => `/${place}`.endsWith(`/${path.replace(/\/$/, '')}`));
  // These folders are made by commands, or belong to sites.
  const others = ['out/', 'out/live/', 'out.visual/', 'out.fuzz/', 'generator/dist/', 'site.schema.ts', '.qiyam/'];
  expect(named.filter((path) => !isThere(path) && !others.includes(path))).toEqual([]);
});

/** Paragraphs, items of lists and cells of tables, without code examples and comments. */
const paragraphsOf = (text: string) =>
  text
    .replaceAll(/^```.*?^```$|<!--.*?-->/gms, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((part) => (/^\s*\|/.test(part) ? part.split(/[|\n]/) : [part]))
    .map((part) => part.trim().replaceAll(/\]\([^)\s]*\)/g, ']'));

const limit = 600;

test('the parts of a text are counted each by itself', () => {
  const text = '# A\n\nb\nc\n\n- d [e](f.md)\n- g\n\n| h | i |\n| --- | --- |\n\n```ts\nj\n```\n<!-- k -->';
  const parts = paragraphsOf(text).filter((part) => /\w/.test(part));
  expect(parts).toEqual(['# A', 'b\nc', '- d [e]', '- g', 'h', 'i']);
});

test.each([...files, 'CHANGELOG.md'])(`no paragraph of %s is longer than ${limit} characters`, (file) => {
  const long = paragraphsOf(readFileSync(join(projectRoot, file), 'utf8')).filter((part) => part.length > limit);
  expect(long.map((part) => [part.length, part.slice(0, 60)])).toEqual([]);
});
