import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';

interface CodeEdit {
  file: string;
  from: string;
  to: string;
}

/** Changes of the code that change what it builds: what was made by other code is of no use then. */
export const codeEdits: Record<string, CodeEdit> = {
  'a word of the templates': {
    file: 'templates/model/labels/defaults.ts',
    from: "skipToContent: 'انتقل إلى المحتوى'",
    to: "skipToContent: 'إلى المحتوى'",
  },
  'how copies are compressed': {
    file: 'generator/build/hosting/compress.ts',
    from: 'level: constants.Z_BEST_COMPRESSION',
    to: 'level: 1',
  },
  'how social pictures are drawn': {
    file: 'generator/pages/social/canvas.ts',
    from: '.jpeg({ quality: 78 })',
    to: '.jpeg({ quality: 50 })',
  },
  'a rule of the check': {
    file: 'generator/check/rules/markup.ts',
    from: 'if (!first) return [];',
    to: 'if (!first || value) return [];',
  },
};

/** Edits a copy of the project. */
export function editCode(root: string, names: readonly string[]): void {
  for (const name of names) {
    const { file, from, to } = codeEdits[name] as CodeEdit;
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    writeFileSync(
      join(root, file),
      text.replace(from, () => to),
    );
  }
}

/** Takes edits back. */
export function restoreCode(root: string, names: readonly string[]): void {
  for (const name of names) {
    const { file } = codeEdits[name] as CodeEdit;
    writeFileSync(join(root, file), readFileSync(join(projectRoot, file)));
  }
}
