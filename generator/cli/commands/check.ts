import { failsStrictCheck, loadAndCheckSite } from '../../check/load-site.ts';
import { languagesOf } from '../../content/locales/languages.ts';
import { findMissingSchema } from '../../content/site/schema-reference.ts';
import { tuneForShortProcess } from '../../core/cache/garbage-collection.ts';
import { type Diagnostic, type MessageLanguage, toDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import type { Source } from '../../core/json/source.ts';
import { showProgress } from '../../core/progress/terminal.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { preferredLanguage, readArguments } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand, sites } from './command.ts';
import { forEachSite } from './each-site.ts';
import { countOf, diagnosticsFor, type Options, readOptions, report, run } from './options.ts';

export const command = defineCommand({
  name: 'check',
  script: 'check',
  words: {
    en: 'Reports errors and warnings of the content with their positions; writes nothing.',
    ar: 'يذكر ما في المحتوى من أخطاء وتنبيهات ومواضعها، ولا يكتب شيئًا.',
  },
  takes: sites,
  options: ['site', 'strict', 'translations', 'format', 'cache', 'language', 'all'],
});

/** Page sizes and limits of hosts are only known after a build. */
const leftToBuild: Record<MessageLanguage, string> = {
  en: 'Heavy pages and limits of hosts are told by "npm run build" alone.',
  ar: 'أما ثقل الصفحات وحدود المستضيفين فلا يذكرها إلا "npm run build".',
};

function print(
  diagnostics: Diagnostic[],
  ofContent: MessageLanguage | undefined,
  options: Options,
  more?: Record<MessageLanguage, string>,
): void {
  const language = preferredLanguage(options, ofContent);
  process.stdout.write(report(diagnostics, { ...options, language }));
  if (options.format !== 'text') return;
  process.stdout.write(`${countOf(diagnosticsFor(diagnostics, options), language)}${more ? `. ${more[language]}` : ''}\n`);
}

/** The code for translations is only loaded for multilingual sites. */
async function findTranslations(source: Source, { project }: Options) {
  if (!languagesOf(source.part('site'))) return undefined;
  const { checkTranslations } = await import('./check-translations.ts');
  return checkTranslations(source, project);
}

/** A missing schema only affects editors of JSON, not the build. */
function lostSchema(source: Source, { project }: Options, engine: Engine): Diagnostic[] {
  const lost = findMissingSchema(source.part('$schema'), project.siteFile, engine);
  if (!lost) return [];
  return [
    toDiagnostic(source, { code: 'lost-schema', path: ['$schema'], parameters: { found: lost.found, nearest: lost.suggestion } }),
  ];
}

export const main = (engine: Engine) =>
  run(command, engine, () =>
    forEachSite(command, engine, async () => {
      tuneForShortProcess({ isTextOnly: true });
      const values = readArguments(command);
      const options = readOptions(command, engine);
      const shown = showProgress({
        terminal: process.stderr,
        languageOf: (ofContent) => preferredLanguage(options, ofContent),
      });
      const {
        warnings,
        language,
        source,
        isRejected: isWrong,
      } = await withEnvironment(engine, options.project, (environment) =>
        loadAndCheckSite(
          { project: options.project, isReportingDrafts: options.isStrict, progress: shown.progress },
          environment,
        ),
      ).finally(shown.end);
      const translations = isWrong ? undefined : await findTranslations(source, options);
      const found = [...warnings, ...(translations?.diagnostics ?? [])];
      const isFailed = isWrong || (options.isStrict && found.some(failsStrictCheck));
      print([...lostSchema(source, options, engine), ...found], language, options, isFailed ? undefined : leftToBuild);
      if (isFailed) throw new ContentError(found, language);
      if (values.translations && options.format === 'text')
        process.stdout.write(translations?.tableIn(preferredLanguage(options, language)) ?? '');
    }),
  );
