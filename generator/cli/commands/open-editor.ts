import { spawn } from 'node:child_process';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import type { Project } from '../../core/util/project.ts';
import { environmentOf } from './build-environment.ts';

/** System programs that open an address in the default browser. */
const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };

/** Opens an address in the default browser. If that fails, the printed address remains. */
export function openInBrowser(address: string): void {
  const opener = openers[process.platform] ?? 'xdg-open';
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/** Address of the editor of a preview. @param url of the preview, including its base path */
export const editorOf = (url: string) => new URL('_edit/', url.endsWith('/') ? url : `${url}/`).href;

/** Opens a new site in the editor, on a free port. Runs until it is stopped. */
export async function openInEditor(engine: Engine, project: Project, language: MessageLanguage): Promise<void> {
  exitWithParent();
  // Loaded on demand: the preview server is as much code as everything else.
  const { startPreview } = await import('../../editor/server/server.ts');
  const { url } = await startPreview({
    project,
    environment: environmentOf(engine, project, true),
    port: 0,
    onListening: (url) => openInBrowser(editorOf(url)),
    language,
    bucket: undefined,
  });
  process.stdout.write(`${editorOf(url)}\n`);
}
