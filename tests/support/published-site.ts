import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openProject, type Project } from '../../generator/core/util/project.ts';
import { type DeskConfig, deskConfigSchema } from '../../generator/desk/model/config.ts';
import { openPublisher, type PublisherOptions } from '../../generator/desk/publishing/publisher.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { engine, machine } from './environment.ts';

// biome-ignore lint/suspicious/noExplicitAny: content of any kind
type Content = any;

/** Working copy of a site. */
export interface WorkingCopy {
  folder: string;
  git: (...args: string[]) => string;
  write: (path: string, content: string | Uint8Array) => void;
  /** Changes the site file by value. */
  edit: (change: (site: Content) => void) => void;
  /** Commits everything and pushes it. @returns hash of the commit */
  publish: () => string;
}

/** Runs git as a person. */
const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=هدى', '-c', 'user.email=h@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

export function workingCopy(folder: string): WorkingCopy {
  const git = gitIn(folder);
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return {
    ...{ folder, git, write },
    edit: (change) => {
      const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
      change(site);
      write('site.json', `${JSON.stringify(site, null, 2)}\n`);
    },
    publish: () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Edit the site');
      git('push', '--quiet');
      return git('rev-parse', 'HEAD');
    },
  };
}

/** A site in a bare repository, with the working copy of a desk and that of somebody else. */
export interface PublishedSite {
  place: string;
  remote: string;
  desk: WorkingCopy;
  outside: WorkingCopy;
  state: string;
  project: Project;
}

/** @param from folder of the site */
export async function publishedSite(from = dirname(fixtureSite('minimal'))): Promise<PublishedSite> {
  const place = await temporaryFolder();
  const remote = join(place, 'remote.git');
  const [folder, other] = [join(place, 'site'), join(place, 'outside')];
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  execFileSync('git', ['clone', '--quiet', remote, folder], { stdio: 'pipe' });
  await cp(from, folder, { recursive: true });
  const desk = workingCopy(folder);
  desk.git('checkout', '--quiet', '-B', 'main');
  desk.git('add', '--all');
  desk.git('commit', '--quiet', '--message', 'Begin the site');
  desk.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  execFileSync('git', ['clone', '--quiet', remote, other]);
  return { place, remote, desk, outside: workingCopy(other), state: join(place, 'state'), project: openProject(folder) };
}

/** Adds a page to a site. @param publication its `from` or `until` */
export const addPage =
  (path: string, publication: { from?: string; until?: string } = {}) =>
  (site: Content) => {
    const breadcrumb = [{ label: 'الرئيسية', href: '/' }, { label: 'صفحة' }];
    site.routes.push({ ...structuredClone(site.routes[0]), path, title: 'صفحة مجدولة', breadcrumb, ...publication });
  };

interface DeskOptions extends Partial<PublisherOptions> {
  publish?: DeskConfig['publish'];
  runsCustomBlocks?: boolean;
}

/** Options of the publisher of a site. */
export const publisherOptions = (
  { project, state }: Pick<PublishedSite, 'project' | 'state'>,
  { publish = [], runsCustomBlocks = false, ...more }: DeskOptions = {},
): PublisherOptions => ({
  ...{ project, state, engine, language: 'en', now: () => Date.now(), cache: dirname(machine.folder) },
  config: deskConfigSchema.parse({ url: 'http://localhost:4173', publish, runsCustomBlocks }),
  ...more,
});

/** Opens the publisher of a site. */
export const openPublisherOf = (site: Pick<PublishedSite, 'project' | 'state'>, options?: DeskOptions) =>
  openPublisher(publisherOptions(site, options));
