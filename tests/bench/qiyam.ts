import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { type Contender, scenarios } from './contender.ts';
import type { Command } from './measure.ts';
import { writeQiyamSite } from './qiyam-site.ts';
import { withRealContent, writePhotos } from './real-content.ts';
import { inTwoLanguages } from './two-languages.ts';

/** A cache of its own: nobody's work is slower after a measurement. */
const cacheName = 'qiyam-bench';

/** What `npm run NAME` runs in a checkout of the project, without npm's own start. */
function commandOf(project: string, name: string, args: string[]): Command {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const [program = '', ...given] = String(scripts[name]).split(' ');
  const path = `${join(project, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return { program, args: [...given, ...args], cwd: project, env: { PATH: path, QIYAM_CACHE: cacheName } };
}

const home = (out: string) => (path: string) => join(out, path === '/' ? 'index.html' : `${path}.html`);

interface QiyamInput {
  work: string;
  /** Folder of the project: this one, or another checkout of it. */
  project?: string;
  name?: string;
}

const folderOf = (work: string, name: string) => join(work, name.replaceAll(/\W+/g, '-'));

function contenderOf({ work, project = projectRoot, name = 'Qiyam' }: QiyamInput) {
  const folder = folderOf(work, name);
  const site = join(folder, 'site.json');
  const out = join(folder, 'out');
  const caches = [cacheName, ...(project === projectRoot ? [] : ['qiyam'])].map((cache) =>
    join(project, 'node_modules/.cache', cache),
  );
  const contender = (command: string, args: string[]): Contender => ({
    name,
    scenarios,
    give: (content) => writeQiyamSite(content, folder),
    commands: [commandOf(project, command, ['--site', site, ...args])],
    clean: async () => {
      for (const left of [out, ...caches]) await rm(left, { recursive: true, force: true });
    },
    fileOf: command === 'build' ? home(out) : undefined,
  });
  return { out, contender };
}

/** A complete build. `project` may be another checkout, whose cache is deleted before each cold build. */
export function qiyam(input: QiyamInput): Contender {
  const { out, contender } = contenderOf(input);
  return contender('build', ['--out', out]);
}

export function qiyamDraft(work: string): Contender {
  const { out, contender } = contenderOf({ work, name: 'Qiyam --draft' });
  return contender('build', ['--draft', '--out', out]);
}

export function qiyamCheck(work: string): Contender {
  return contenderOf({ work, name: 'Qiyam check' }).contender('check', []);
}

/** A site in Arabic and English: one file and one build. */
export function qiyamInTwoLanguages(work: string): Contender {
  const contender = qiyam({ work, name: 'Qiyam, two languages' });
  const folder = folderOf(work, contender.name);
  return { ...contender, give: (content) => writeQiyamSite(content, folder, inTwoLanguages(content).both) };
}

/** Pages as documentation sites and archives have them: long, with code, tables and photographs, in two languages. */
export function qiyamOfRealContent(work: string): Contender {
  const contender = qiyam({ work, name: 'Qiyam, real content' });
  const folder = folderOf(work, contender.name);
  return {
    ...contender,
    give: async (content) => {
      await writePhotos(content, folder);
      await writeQiyamSite(content, folder, withRealContent(content));
    },
  };
}

/** The same pages as two sites, each with a file and a build of its own. */
export function qiyamTwice(work: string): Contender {
  const [arabic, english] = ['Qiyam, of two in Arabic', 'Qiyam, of two in English'].map((name) => qiyam({ work, name }));
  if (!arabic || !english) throw new Error('There are two.');
  return {
    ...arabic,
    name: 'Qiyam, two sites',
    commands: [...arabic.commands, ...english.commands],
    give: async (content) => {
      const sites = inTwoLanguages(content);
      await writeQiyamSite(content, folderOf(work, arabic.name), sites.arabic);
      await writeQiyamSite(content, folderOf(work, english.name), sites.english);
    },
    clean: async () => {
      await arabic.clean();
      await english.clean();
    },
  };
}
