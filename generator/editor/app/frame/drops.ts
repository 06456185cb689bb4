import { chosen, roleOfField } from '../model/fields.ts';
import { fromPointer, type Path } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import { fieldOf } from '../store/field-of.ts';
import { blocksOf, loadedValueAt, pageOf, type Snapshot } from '../store/snapshot.ts';
import { markOnly } from './marking.ts';
import { sectionOf } from './sections.ts';

/** Picture dropped on a picture of the page; replaces the one at `at`, the path of its `src`. */
export interface DroppedPicture {
  file: File;
  at: Path;
}

interface DropHost {
  /** Whether drops are accepted. */
  isEdited: boolean;
  onPicture: (dropped: DroppedPicture) => void;
  /** Inserts files into running text. @returns whether there is any at the point */
  onFiles: (target: Element, point: { x: number; y: number }, files: readonly File[]) => boolean;
}

type DropEditor = Pick<Editor, 'state' | 'loader' | 'notes'>;

/** Paths of the pictures in a part of the content, in order. */
function picturesIn(snapshot: Snapshot, path: Path): Path[] {
  const value = loadedValueAt(snapshot, path);
  if (typeof value === 'string') {
    const field = fieldOf(snapshot, path)?.field;
    return field && roleOfField(chosen(field, value)).file === 'picture' ? [path] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => picturesIn(snapshot, [...path, key]));
}

/** Path of the picture that an element shows; undefined if it is ambiguous. */
async function placeOf({ state, loader }: DropEditor, root: Document, image: Element): Promise<Path | undefined> {
  const pointer = image.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
  const own = pointer === undefined ? undefined : fromPointer(pointer).slice(0, -1);
  if (own) {
    await loader.ensure(own);
    const [first, ...others] = picturesIn(state.snapshot(), own);
    if (first && others.length === 0) return first;
  }
  // A decorative picture has no alternative text to search for; it is matched only if it is the only picture of its section.
  const snapshot = state.snapshot();
  const page = pageOf(snapshot);
  const index = sectionOf(root, image, blocksOf(snapshot));
  const [only, ...more] = page && index !== undefined ? picturesIn(snapshot, [...page.at, 'blocks', index]) : [];
  return more.length === 0 ? only : undefined;
}

const imageAt = (root: Document, { clientX, clientY }: DragEvent) =>
  root.elementsFromPoint(clientX, clientY).find(({ localName }) => localName === 'img');

/** Handles pictures dropped on pictures of the page, and prevents the browser from opening other dropped files. */
export function takeDrops(root: Document, editor: DropEditor, { isEdited, onPicture, onFiles }: DropHost): void {
  const drop = async (event: DragEvent) => {
    const { clientX: x, clientY: y, target } = event;
    const files = [...(event.dataTransfer?.files ?? [])];
    const [file] = files;
    const image = isEdited && file?.type.startsWith('image/') ? imageAt(root, event) : undefined;
    const at = image && (await placeOf(editor, root, image));
    if (file && at) onPicture({ file, at });
    else if (isEdited && file && onFiles(target as Element, { x, y }, files)) return;
    else editor.notes.show('dropped');
  };
  root.addEventListener('dragover', (event) => {
    event.preventDefault();
    markOnly(root, 'data-edit-hover', isEdited ? imageAt(root, event) : undefined);
  });
  root.addEventListener('dragleave', () => markOnly(root, 'data-edit-hover', undefined));
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    markOnly(root, 'data-edit-hover', undefined);
    drop(event).catch(reportError);
  });
}

/** Prevents the browser from opening files that are dropped outside of the page. @returns a function that undoes this */
export function refuseDrops(window: Window): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
