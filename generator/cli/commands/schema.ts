import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { createJsonSchema } from '../../content/schema/json-schema.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { siteFileName } from '../../core/util/project.ts';
import { languageOf, readArguments } from './arguments.ts';
import { defineCommand } from './command.ts';
import { run } from './options.ts';

export const command = defineCommand({
  name: 'schema',
  script: 'schema',
  words: {
    en: 'Writes the JSON Schema of site files, which editors of JSON use for completion.',
    ar: 'يكتب مخطط JSON لملفات المواقع، وتستعمله محررات JSON للإكمال.',
  },
  options: ['out', 'language'],
  defaults: { out: 'site.schema.json' },
  meanings: { out: { value: 'FILE', words: { en: 'the file that is written', ar: 'الملف الذي يُكتب' } } },
});

/** A schema with custom blocks is only used if the site refers to it. */
const nameIt: Record<MessageLanguage, (place: string) => string> = {
  en: (place) => `It has the blocks of this site. Name it in ${siteFileName}, so that editors know them: "$schema": "${place}".`,
  ar: (place) => `فيه أقسام هذا الموقع. سمِّه في ${siteFileName} لتعرفها المحررات: "$schema": "${place}".`,
};

/** Whether the site of a folder refers to this schema. False if the site is unreadable. */
function isNamed(file: string, folder: string): boolean {
  try {
    const { $schema } = JSON.parse(readFileSync(resolve(folder, siteFileName), 'utf8'));
    return resolve(folder, $schema) === file;
  } catch {
    return false;
  }
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const file = resolve(readArguments(command).out);
    const schema = createJsonSchema();
    // An up-to-date schema is not written: its folder may be read-only.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== schema) await writeFile(file, schema);
    process.stdout.write(`${relative(process.cwd(), file)}\n`);
    if (engine.customBlocks === undefined || isNamed(file, engine.customBlocks.folder)) return;
    const place = relative(engine.customBlocks.folder, file).replaceAll('\\', '/');
    const language = await languageOf(process.argv.slice(2), engine.root);
    process.stderr.write(`${escapeControlCharacters(nameIt[language](/^\.\.?\//.test(place) ? place : `./${place}`))}\n`);
  });
