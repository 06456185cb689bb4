import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import type { Json } from '../../generator/core/json/value.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { EditSession } from '../../generator/editor/document/edit-session.ts';
import type { Change } from '../../generator/editor/document/protocol-changes.ts';
import { openEditSession } from '../../generator/editor/document/session.ts';
import type { Operation } from '../../generator/editor/document/text/operation.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { engine, machine } from './environment.ts';
import { projectRoot } from './project-root.ts';
import { valueOfText } from './written-sites.ts';

/** Copy of a site that is being edited. */
export interface EditedSite {
  file: string;
  session: EditSession;
  /** Opens another session on the same file, e.g. after a restart of the server. */
  reopen: () => EditSession;
  read: () => string;
  value: () => Json;
  /** Writes the file as another program would. */
  write: (text: string) => void;
  /** Changes the current version of the file, or a named one. */
  change: (operations: Operation[], more?: Partial<Change>) => ReturnType<EditSession['change']>;
}

/** @param text content of its file; default: that of the fixture */
export async function editSite(name: string, text?: string): Promise<EditedSite> {
  const folder = await temporaryFolder();
  cpSync(dirname(fixtureSite(name)), folder, { recursive: true });
  // The specified site uses the pictures of the project.
  if (name === 'specification') symlinkSync(join(projectRoot, 'assets'), join(folder, 'assets'));
  const file = join(folder, 'site.json');
  if (text !== undefined) writeFileSync(file, text);
  const reopen = () =>
    openEditSession({
      environment: openBuildEnvironment({ engine, cache: machine.folder, isLongRunning: true }),
      project: openProject(file),
      folder: join(folder, 'journal'),
      language: 'ar',
    });
  const session = reopen();
  return {
    file,
    session,
    reopen,
    read: () => readFileSync(file, 'utf8'),
    value: () => valueOfText(readFileSync(file, 'utf8')),
    write: (other) => writeFileSync(file, other),
    change: async (operations, more) => {
      const { base } = await session.state();
      return session.change({ base, operations, summary: { key: 'test', values: {} }, ...more });
    },
  };
}
