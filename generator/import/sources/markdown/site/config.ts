import { type Fields, readFields } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';

/** Fields of the first of several files of data that exists. */
export function configOf(folder: SourceFolder, ...files: string[]): Fields {
  const file = folder.first(...files);
  return file === undefined ? Object.create(null) : readFields(folder.read(file), file);
}

/** A configuration that is a program. */
export interface Script {
  file: string;
  script: string;
}

/** The first of several files that exists; empty if there is none. */
export function scriptOf(folder: SourceFolder, ...files: string[]): Script {
  const file = folder.first(...files);
  return { file: file ?? '', script: file === undefined ? '' : (folder.read(file) ?? '') };
}
