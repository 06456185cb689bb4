import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const folders = ['generator', 'templates', 'tests', 'docs', '.github', '.ci'];

/** Files of builds and other tests, and content of sites, whose paths are not the project's. */
const others =
  /^generator\/dist\/|^generator\/cli\/new\/sites\/|^tests\/fixtures\/(?!added-block|own-blocks)|^tests\/fuzz\/findings\//;

/** Text files of the project that may refer to others, by path from the root. */
export function filesOfProject(): string[] {
  const below = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const ofRoot = readdirSync(projectRoot).filter((name) => !/^(?:package-lock\.json|CHANGELOG\.md|site\.json)$/.test(name));
  return [...ofRoot, ...below.map((name) => name.replaceAll('\\', '/'))].filter(
    (name) => /\.(?:tsx?|mjs|css|md|json|ya?ml)$/.test(name) && !others.test(name),
  );
}

/** Build output. */
const made = /^generator\/(?:dist(?:\/|$)|site\.schema\.json$)/;

const start = '(?:generator|templates|tests|docs)/[\\w./@-]*';
const quoted = `(?<=['"\`])${start}(?=['"\`])`;
const file = `(?<![\\w./@-])${start}\\.(?:tsx?|mjs|css|json|md)\\b(?![\\w.-]*[/*])`;

/** Paths from the project root in a text: quoted, or as a whole file name. */
export const pathsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`${quoted}|${file}`, 'g'))].map(([path]) => path).filter((path) => !made.test(path));
