import { type FormerCut, numbersEach } from '../json/cut-again.ts';
import { type EntryFile, readEntries } from '../json/entries.ts';
import type { FileBytes } from '../json/file-bytes.ts';
import { type Form, isNumbers, isText, listOf, partsOf } from '../machine/forms.ts';
import type { Update } from '../machine/update.ts';

const parts = partsOf<FormerCut>({ names: listOf(isText), sizes: isNumbers, skeleton: isText });

const form: Form<FormerCut> = (value): value is FormerCut =>
  parts(value) && value.sizes.length === value.names.length * numbersEach;

/** Cuts a site file into its entries, most of which are as they were. */
export const reading: Update<FileBytes, EntryFile, FormerCut> = {
  name: 'entries',
  make: readEntries,
  formerOf: ({ former }) => former,
  form,
};
