import { aboutField, chosen } from '../model/fields.ts';
import { fromPointer, type Path } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import { blocksOf, knownAt, pageOf, type Snapshot } from '../store/snapshot.ts';
import { markOnly } from './marking.ts';
import { sectionOf } from './sections.ts';
import { fieldOf } from './texts.ts';

/** A picture that was dropped on one of the page: it may take the place of that at `at`, its `src`. */
export interface DroppedPicture {
  file: File;
  at: Path;
}

interface DropHost {
  /** Where nothing is edited, nothing is taken. */
  isEdited: boolean;
  onPicture: (dropped: DroppedPicture) => void;
}

type DropEditor = Pick<Editor, 'state' | 'loader' | 'notes'>;

/** Places of pictures in a value of the content, in its order. */
function picturesIn(snapshot: Snapshot, path: Path): Path[] {
  const value = knownAt(snapshot, path);
  if (typeof value === 'string') {
    const field = fieldOf(snapshot, path)?.field;
    return field && aboutField(chosen(field, value)).file === 'picture' ? [path] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => picturesIn(snapshot, [...path, key]));
}

/** The picture of the content that an element of the page shows; undefined where that is not certain. */
async function placeOf({ state, loader }: DropEditor, root: Document, image: Element): Promise<Path | undefined> {
  const pointer = image.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
  const own = pointer === undefined ? undefined : fromPointer(pointer).slice(0, -1);
  if (own) {
    await loader.ensure(own);
    const [first, ...others] = picturesIn(state.snapshot(), own);
    if (first && others.length === 0) return first;
  }
  // What is decorative has no words by which it could be found: then it is the only picture of its section.
  const snapshot = state.snapshot();
  const page = pageOf(snapshot);
  const index = sectionOf(root, image, blocksOf(snapshot));
  const [only, ...more] = page && index !== undefined ? picturesIn(snapshot, [...page.at, 'blocks', index]) : [];
  return more.length === 0 ? only : undefined;
}

const imageAt = (root: Document, { clientX, clientY }: DragEvent) =>
  root.elementsFromPoint(clientX, clientY).find(({ localName }) => localName === 'img');

/** Takes pictures that are dropped on pictures of the page; whatever else is dropped there, the browser opens nothing. */
export function takeDrops(root: Document, editor: DropEditor, { isEdited, onPicture }: DropHost): void {
  const drop = async (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    const image = isEdited && file?.type.startsWith('image/') ? imageAt(root, event) : undefined;
    const at = image && (await placeOf(editor, root, image));
    if (file && at) onPicture({ file, at });
    else editor.notes.say('dropped');
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

/** Beside the page nothing is opened either that is dropped where nothing takes it. */
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
