import type { importingAr } from './importing-ar.ts';

/** English texts of the window that brings an old site. */
export const importingEn: typeof importingAr = {
  about:
    'Choose the export of WordPress (XML), Word files or sheets (CSV, XLSX), or a folder of saved HTML pages or Markdown files. Nothing changes in your site before you see the account and choose.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  drop: 'Or drop them here.',
  options: 'Options',
  isFetching: 'Fetch pictures from the old site',
  withComments: 'Bring the comments',
  chosen: '{files}, {size}',
  files: { one: '1 file', other: '{n} files' } as typeof importingAr.files,
  noFiles: 'There is no file here that can be read. Choose another one.',
  tooLarge:
    'These files are more than can be received ({size}, {files} at most). Leave the folder of pictures out, and fetch them from the old site.',
  read: 'Read it and show the account',
  uploading: 'Sending the files: {done} of {files}',
  begins: 'Reading the old site…',
  badFile: 'The file {file} could not be received. Rename it or leave it out, then try again.',
  busy: 'Another site is being imported. Wait until that is done.',
  failed: 'The import did not succeed, and nothing changed in the site. Try again.',
  again: 'Choose another one',
  account: 'What is in the old site',
  report: 'Show the whole account on a new page',
  unproved: 'The old content has errors, so it was not built, and nothing tells what was kept and what was left out.',
  errors: {
    one: 'The old content has an error. It comes in too, and you correct it here:',
    other: 'The old content has {n} errors. They come in too, and you correct them here:',
  } as typeof importingAr.errors,
  pages: { one: '1 page', other: '{n} pages' } as typeof importingAr.pages,
  items: { one: '1 post or card', other: '{n} posts and cards' } as typeof importingAr.items,
  add: 'Add its content to this site',
  addAbout: 'Comes in: {pages}, {items}. The pages, menu, footer and settings of this site stay as they are.',
  left: {
    one: 'One page does not come in, as its address or name is taken here:',
    other: '{n} pages do not come in, as their addresses or names are taken here:',
  } as typeof importingAr.left,
  more: { one: 'and 1 more', other: 'and {n} more' } as typeof importingAr.more,
  missing:
    'Its content cannot be added before this site has its language ({languages}). Add it under “Languages of the site”, then try again.',
  replace: 'Put it in the place of this site',
  replaceAbout:
    'The pages, menu and footer of the old site take the place of all that is here. The look, name and address of this site stay, unless they are examples.',
  update: 'Take what is new in the old site',
  updateAbout: 'New: {added}, changed: {changed}, removed: {removed}, pictures and files: {files}. What you edited here stays.',
  same: 'Nothing is new since the last import.',
  clashes: {
    one: 'One place changed both here and in the old site. Choose what stays:',
    other: '{n} places changed both here and in the old site. Choose what stays:',
  } as typeof importingAr.clashes,
  mine: 'What is here',
  theirs: 'What is in the old site',
  deleted: 'deleted',
  undoable: 'All of it is one step, which Undo takes back.',
  stale: 'The site changed after you looked, so nothing was written. Look again, then choose.',
  refused: 'Nothing was written: the site would have had an error.',
  unable: 'Nothing was written: the site file has a syntax error, or the files are no longer here. Correct it, then try again.',
  done: 'The old site has come in.',
  doneMenu: 'The menu did not change: add links to those of the new pages that you want in it.',
  toWrite: {
    one: 'One text or file is to be written or replaced.',
    other: '{n} texts and files are to be written or replaced.',
  } as typeof importingAr.toWrite,
  toList: 'Go through them one by one',
};
