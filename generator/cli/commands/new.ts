import { resolve } from 'node:path';
import { themePresetNames } from '../../../templates/theme/theme-options.ts';
import { type MessageLanguage, messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { openProject } from '../../core/util/project.ts';
import { filesOfFolder, lookOfStarter } from '../new/folder-files.ts';
import { cleanName, maxNameLength } from '../new/new-name.ts';
import type { NewSite } from '../new/site-of-start.ts';
import { languageChoiceNames, type StartName, startNames } from '../new/starts.ts';
import { isGiven, oneOf, preferredLanguage, readArguments, readWords } from './arguments.ts';
import { callingFolder } from './calling-folder.ts';
import { defineCommand } from './command.ts';
import { dependencyOf } from './new-dependency.ts';
import { finishSite } from './new-finish.ts';
import { assertEmptyFolder, writeFolder } from './new-folder.ts';
import { answersOf, type GivenAnswers } from './new-questions.ts';
import { beginRepository } from './new-repository.ts';
import { schemaFrom } from './new-schema.ts';
import { nextSteps } from './new-words.ts';
import { openInEditor } from './open-editor.ts';
import { run } from './options.ts';

export const command = defineCommand({
  name: 'new',
  script: 'new',
  words: {
    en: 'Creates a site: a folder with finished pages, images and publishing workflows. At a terminal it asks for missing options.',
    ar: 'يبدأ موقعًا: مجلد فيه صفحات جاهزة وصورها وما ينشرها. ويسأل عما لم يُذكر، على الطرفية وحدها.',
  },
  takes: [
    {
      value: '[FOLDER]',
      words: {
        en: 'a new or empty folder (default: the current one)',
        ar: 'مكانه: مجلد جديد أو فارغ، وإلا فالمجلد الحالي',
      },
    },
  ],
  options: ['name', 'start', 'from', 'languages', 'look', 'yes', 'no-git', 'open', 'no-open', 'language'],
  meanings: {
    open: {
      words: {
        en: 'opens the editor on the finished page (default at a terminal without --yes)',
        ar: 'يفتح المحرر على الصفحة الجاهزة، كما على الطرفية بغير --yes',
      },
    },
  },
});

/** Validates the name of a site. @throws UsageError for an invalid name */
function readName(name: string): string {
  const clean = cleanName(name);
  if (clean === '') throw new UsageError('value-missing', { option: '--name' });
  const count = [...clean].length;
  if (count > maxNameLength) throw new UsageError('long-name', { found: `${count}`, most: `${maxNameLength}` });
  return clean;
}

/** Answers given on the command line, without defaults. @throws UsageError for invalid values */
export function readGivenAnswers(args: readonly string[] = process.argv.slice(2)): GivenAnswers {
  const { name, start, languages, from } = readArguments(command, args);
  return {
    from,
    name: name === undefined ? undefined : readName(name),
    start: isGiven('start', args) ? oneOf('--start', start, startNames) : undefined,
    languages: isGiven('languages', args) ? oneOf('--languages', languages, languageChoiceNames) : undefined,
  };
}

/** Questions are only asked on a terminal. */
const isAtTerminal = () => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** A call of `new`. */
interface NewCall {
  engine: Engine;
  folder: string;
  hasRepository: boolean;
  language: MessageLanguage;
}

/** Writes the folder of a new site and prints what to do next. */
async function createSite(
  { engine, folder, hasRepository, language }: NewCall,
  start: StartName,
  wanted: Pick<NewSite, 'name' | 'languages' | 'look'>,
): Promise<void> {
  const dependency = await dependencyOf(engine);
  const files = filesOfFolder(engine.root, start, {
    ...wanted,
    year: new Date().getFullYear(),
    schema: schemaFrom(folder, engine),
    dependency: dependency.spec,
  });
  if (dependency.tarball) files.set(dependency.tarball.name, dependency.tarball.content);
  const hasPackage = dependency.tarball !== undefined || !dependency.spec.startsWith('file:');
  const { placeholders } = await writeFolder(folder, files, (place) => finishSite(engine, place));
  const repository = hasRepository ? await beginRepository(folder) : 'unasked';
  const look = wanted.look ?? lookOfStarter(engine.root, start);
  process.stdout.write(nextSteps({ folder, placeholders, repository, engine, hasPackage, look }, language));
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const values = readArguments(command);
    const [word = '', another] = readWords();
    if (another !== undefined) throw new UsageError('unexpected-word', { found: another });
    process.chdir(callingFolder(command, engine.root));
    const folder = resolve(word);
    const known = readGivenAnswers();
    const look = values.look === undefined ? undefined : oneOf('--look', values.look, themePresetNames);
    const asked = values.language === undefined ? undefined : oneOf('--language', values.language, messageLanguages);
    const language = preferredLanguage({ language: asked }, undefined);
    assertEmptyFolder(folder);
    const isAsking = !values.yes && isAtTerminal();
    const { from, ...answers } = !isAsking ? known : await answersOf(known, readName, language);
    if (from !== undefined) {
      // Loaded on demand: readers of old sites are as much code as everything else.
      const { bringSite } = await import('./import-site.ts');
      const hasRepository = !values['no-git'];
      await bringSite({ engine, source: resolve(from), folder, isFetching: true, isDryRun: false, hasRepository, language });
      return;
    }
    const { start: begun = startNames[0], languages: tags = languageChoiceNames[0] } = answers;
    await createSite({ engine, folder, hasRepository: !values['no-git'], language }, begun, {
      name: answers.name,
      languages: tags,
      look,
    });
    if (values.open || (isAsking && !values['no-open'])) await openInEditor(engine, openProject(folder), language);
  });
