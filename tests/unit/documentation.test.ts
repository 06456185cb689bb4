import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const inDocs = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
const files = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md', ...inDocs].filter((name) => name.endsWith('.md'));

/** Anchors of headings as GitHub and GitLab generate them, and explicit anchors. */
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

/** Links of a text outside code. */
const linksOf = (text: string) =>
  [...text.replaceAll(/```.*?```|`[^`\n]*`/gs, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

test('links only to existing files and headings', () => {
  const broken = files.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return linksOf(text)
      .filter((link) => {
        if (/^[a-z]+:/.test(link)) return false;
        const [path = '', place] = link.split('#');
        const target = path === '' ? join(projectRoot, file) : join(projectRoot, dirname(file), path);
        // The test of the guide covers its pictures.
        if (!existsSync(target)) return !link.endsWith('.webp');
        return place !== undefined && statSync(target).isFile() && !placesOf(readFileSync(target, 'utf8')).has(place);
      })
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test('links to every page from the README', () => {
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file) || !files.includes(file)) return;
    visited.add(file);
    for (const link of linksOf(readFileSync(join(projectRoot, file), 'utf8'))) {
      const [path = ''] = link.split('#');
      if (path !== '' && !/^[a-z]+:/.test(path))
        visit(relative(projectRoot, join(projectRoot, dirname(file), path)).replaceAll('\\', '/'));
    }
  };
  visit('README.md');
  // Tools look for AGENTS.md by its name.
  expect(files.filter((file) => !visited.has(file))).toEqual(['AGENTS.md']);
});

test('lists every dependency in the dependency table', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const table = readFileSync(join(projectRoot, 'docs/dependencies.md'), 'utf8');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  expect(names.filter((name) => !table.includes(name))).toEqual([]);
});

describe('engineering documents', () => {
  const sizeOf = (file: string) => statSync(join(projectRoot, file)).size;

  test('have a short overview', () => {
    expect(sizeOf('docs/engineering.md')).toBeLessThanOrEqual(10 * 1024);
  });

  test('have short decisions, all linked from the overview', () => {
    const decisions = readdirSync(join(projectRoot, 'docs/decisions'));
    expect(decisions.length).toBeLessThanOrEqual(23);
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

test.each(naming)('names only existing files and folders in %s', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = [...text.matchAll(/(?<=[` ])((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css)|(?:[\w-]+\/)+)(?=[` ])/g)].map(
    ([path]) => path,
  );
  const isThere = (path: string) => inProject.some((place) => `/${place}`.endsWith(`/${path.replace(/\/$/, '')}`));
  // These folders are created by commands or belong to sites.
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

test('splits a text into paragraphs, items and cells', () => {
  const text = '# A\n\nb\nc\n\n- d [e](f.md)\n- g\n\n| h | i |\n| --- | --- |\n\n```ts\nj\n```\n<!-- k -->';
  const parts = paragraphsOf(text).filter((part) => /\w/.test(part));
  expect(parts).toEqual(['# A', 'b\nc', '- d [e]', '- g', 'h', 'i']);
});

test.each([...files, 'CHANGELOG.md'])(`has no paragraph in %s longer than ${limit} characters`, (file) => {
  const long = paragraphsOf(readFileSync(join(projectRoot, file), 'utf8')).filter((part) => part.length > limit);
  expect(long.map((part) => [part.length, part.slice(0, 60)])).toEqual([]);
});
