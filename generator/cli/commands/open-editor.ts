import { spawn } from 'node:child_process';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import type { Project } from '../../core/util/project.ts';
import { environmentOf } from './build-environment.ts';

/** What opens an address in the browser that somebody uses, by the system. */
const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };

/** Opens an address in the browser of who calls. Where there is none, the address that was printed is all that there is. */
export function openInBrowser(address: string): void {
  const opener = openers[process.platform] ?? 'xdg-open';
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/** Where the editor of a preview is. @param url of the preview, with the folder that the site lies below */
export const editorOf = (url: string) => new URL('_edit/', url.endsWith('/') ? url : `${url}/`).href;

/** Shows a site that has just been made in the editor, on a free port. It goes on until somebody stops it. */
export async function openInEditor(engine: Engine, project: Project, language: MessageLanguage): Promise<void> {
  exitWithParent();
  // Nobody else needs it: a preview is as much code as all else.
  const { startPreview } = await import('../../editor/server/server.ts');
  const { url } = await startPreview({
    project,
    machine: environmentOf(engine, project, true),
    port: 0,
    language,
    bucket: undefined,
  });
  process.stdout.write(`${editorOf(url)}\n`);
  openInBrowser(editorOf(url));
}
