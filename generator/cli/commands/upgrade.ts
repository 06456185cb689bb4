import { structuredPatch } from 'diff';
import { languageOfContent } from '../../content/site/load.ts';
import { tuneForShortProcess } from '../../core/cache/garbage-collection.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters, escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import { placeInWords } from '../../core/diagnostics/place-in-words.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { type SiteUpgradeResult, upgradeSite } from '../../editor/migrations/upgrade-site.ts';
import type { Versions } from '../../editor/migrations/upgrade-text.ts';
import { preferredLanguage, readArguments } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand, sites } from './command.ts';
import { forEachSite } from './each-site.ts';
import { type Options, readOptions, report, reportContent, run } from './options.ts';
import { remainingWords, upgradedWords, upToDateWords } from './upgrade-words.ts';

export const command = defineCommand({
  name: 'upgrade',
  script: 'upgrade',
  words: {
    en: 'Migrates a site file to the current content version, and reports what remains to be done by hand.',
    ar: 'يرفع ملف موقع من إصدار سابق إلى إصدار اليوم، ويذكر ما بقي مما يُصلح باليد.',
  },
  takes: sites,
  options: ['dry-run', 'site', 'cache', 'language', 'all'],
  meanings: {
    'dry-run': {
      words: { en: 'shows what would change, and writes nothing', ar: 'يعرض ما كان سيتغير ولا يكتب شيئًا' },
    },
  },
});

/** Line diff in the format of git. */
function diffOf(file: string, before: string, after: string): string {
  const hunks = structuredPatch(file, file, before, after, '', '', { context: 3 }).hunks.map(
    ({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
  );
  return `${[`--- ${file}`, `+++ ${file}`, ...hunks].join('\n')}\n`;
}

/** Prints each change of each migration step; in a dry run, the diff too. */
function printResult(
  { from, to, before, text, done, checkResult }: SiteUpgradeResult,
  { isDryRun, language }: { isDryRun: boolean; language: MessageLanguage },
) {
  const file = checkResult.source.file;
  for (const { step, at, before: content } of done) {
    // Places at the top of the file are named by their key.
    const place = placeInWords(content, at)[language] || at.join('.');
    process.stdout.write(`${escapeControlCharacters(`${place}: ${step.words[language]}`)}\n`);
  }
  if (isDryRun && text !== before) process.stdout.write(escapeControlCharactersInLines(diffOf(file, before, text)));
  const words = text === before ? upToDateWords(file, to) : upgradedWords(file, { from, to, count: done.length }, isDryRun);
  process.stdout.write(`${escapeControlCharacters(words[language])}\n`);
}

/** Prints what no migration could do and sets the exit code to 1. */
function printRemaining({ checkResult }: SiteUpgradeResult, options: Options, language: MessageLanguage): void {
  const errors = checkResult.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  process.stderr.write(report(errors, { ...options, language }));
  process.stderr.write(`${remainingWords(errors.length)[language]}\n`);
  process.exitCode = 1;
}

/** @param known versions of content, if not the current ones */
export const main = (engine: Engine, known?: Versions) =>
  run(command, engine, () =>
    forEachSite(command, engine, async () => {
      tuneForShortProcess({ isTextOnly: true });
      const isDryRun = readArguments(command)['dry-run'];
      const options = readOptions(command, engine);
      try {
        const upgraded = await withEnvironment(engine, options.project, (environment) =>
          upgradeSite({ project: options.project, isDryRun, known }, environment),
        );
        const language = preferredLanguage(options, languageOfContent(upgraded.checkResult.source.part('site')));
        printResult(upgraded, { isDryRun, language });
        printRemaining(upgraded, options, language);
      } catch (error) {
        reportContent(error, options);
        throw error;
      }
    }),
  );
