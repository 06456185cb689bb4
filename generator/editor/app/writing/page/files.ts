import type { Json } from '../../../../core/json/value.ts';
import { tableOfCsv } from '../../paste/csv.ts';
import { PasteNotes } from '../../paste/sentence.ts';
import type { TableNames } from '../../paste/table.ts';
import type { Editor } from '../../store/editor.ts';
import type { PiecesModel } from '../model.ts';

const isPicture = ({ type }: File) => type.startsWith('image/');
const isTable = ({ type, name }: File) => type === 'text/csv' || /\.(?:csv|tsv)$/i.test(name);

const bareName = ({ name }: File) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

async function tableOf(file: File, names: TableNames): Promise<Json | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = tableOfCsv(bytes, new PasteNotes(), { ...names, caption: bareName(file) || names.caption });
  return table && { ...table };
}

async function downloadOf(file: File, { api, notes }: Pick<Editor, 'api' | 'notes'>): Promise<Json | undefined> {
  const result = await api.upload('file', file).catch(() => undefined);
  if (result === undefined) notes.show('failed');
  if (result?.state === 'refused') notes.show(result.reason);
  return result && result.state !== 'refused' ? { type: 'download', file: result.file.source, title: bareName(file) } : undefined;
}

/** Dropped or pasted files: pictures to ask about, and pieces for the others. */
export async function readFiles(
  files: readonly File[],
  editor: Pick<Editor, 'api' | 'notes'>,
  { others }: PiecesModel,
  names: TableNames,
): Promise<{ pictures: File[]; pieces: Json[] }> {
  const pictures = others.has('figure') ? files.filter(isPicture) : [];
  const rest = files.filter((file) => !isPicture(file));
  const made = await Promise.all(
    rest.map(async (file) => {
      const table = others.has('table') && isTable(file) ? await tableOf(file, names) : undefined;
      return table ?? (others.has('download') ? downloadOf(file, editor) : undefined);
    }),
  );
  return { pictures, pieces: made.filter((piece) => piece !== undefined) };
}
