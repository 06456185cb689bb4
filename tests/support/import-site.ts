import { join } from 'node:path';
import { readStarter } from '../../generator/cli/new/folder-files.ts';
import { writeSite } from '../../generator/cli/new/write-site.ts';
import { silent } from '../../generator/core/progress/progress.ts';
import { type ImportedSite, type ImportOptions, importSite } from '../../generator/import/import.ts';
import { temporaryFolder } from './build.ts';
import { machine } from './environment.ts';
import { projectRoot } from './project-root.ts';

/** An imported site, and the folder that its draft was built into. */
export interface TestedImport extends ImportedSite {
  out: string;
}

/** Imports an old site into a temporary folder, without the network. */
export async function importTemporarily(source: string, read: ImportOptions['read'] = {}): Promise<TestedImport> {
  const work = await temporaryFolder();
  const imported = await importSite(
    {
      source,
      read: { folder: join(work, 'extracted'), ...read },
      site: { starter: readStarter(projectRoot, 'organisation'), schema: 'site.schema.json', year: 2026, ...read },
      write: writeSite,
      media: { isFetching: false, cache: join(work, 'cache'), uploads: read.uploads },
      work,
      progress: silent,
    },
    machine,
  );
  return { ...imported, out: join(work, 'out') };
}
