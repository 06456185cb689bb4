import { basename } from 'node:path';
import launchEditor from 'launch-editor';
import guessEditor from 'launch-editor/guess.js';
import { fromPointer } from '../../core/json/path.ts';
import type { Position, Source } from '../../core/json/source.ts';

/** Result of opening a place in a code editor; the position is always included. */
export interface OpenedLocation extends Position {
  file: string;
  isOpened: boolean;
}

/** Time within which a failing editor reports its error, in milliseconds. */
const launchTimeout = 300;

/** Editors that would take over the terminal of the preview. */
const inTerminal = /^(?:n?vim?|vi|nano|pico|emacs|micro|hx|joe|ed)(?:\.exe)?$/;

/** Whether the detected editor has a graphical window. */
function hasWindow(): boolean {
  const [editor] = guessEditor();
  return typeof editor === 'string' && !inTerminal.test(basename(editor));
}

/** Opens the running editor, or that in LAUNCH_EDITOR, VISUAL or EDITOR. */
function launch(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), launchTimeout);
    launchEditor(place, undefined, () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

interface OpenRequest {
  siteFile: string;
  source: Source | undefined;
  /** `pointer`, or `line` and `column`. */
  query: URLSearchParams;
}

/** Opens a place of the site file; undefined if the query is invalid. */
export async function openEditor({ siteFile, source, query }: OpenRequest): Promise<OpenedLocation | undefined> {
  const pointer = query.get('pointer');
  const { line, column } =
    pointer === null
      ? { line: Number(query.get('line') ?? 1), column: Number(query.get('column') ?? 1) }
      : (source?.positionOf(fromPointer(pointer) ?? []) ?? { line: 1, column: 1 });
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column) || line < 1 || column < 1) return undefined;
  const isOpened = hasWindow() && (await launch(`${siteFile}:${line}:${column}`));
  return { file: source?.file ?? siteFile, line, column, isOpened };
}
