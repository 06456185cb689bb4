import { relative } from 'node:path';
import { manifestKey } from '../../build/write/manifest.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { tuneForShortProcess } from '../../core/cache/garbage-collection.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { showProgress } from '../../core/progress/terminal.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { listFiles } from '../../core/util/list-files.ts';
import { endWithChannel } from '../../core/util/parent-channel.ts';
import type { Project } from '../../core/util/project.ts';
import { preferredLanguage } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand, sites } from './command.ts';
import { draftNotice } from './draft.ts';
import { forEachSite } from './each-site.ts';
import { restartWithFewArenas } from './few-arenas.ts';
import { countOf, readOptions, report, run } from './options.ts';
import { sendBuilt } from './send-built.ts';
import { type BuildReport, buildAndRecord, findUnchanged } from './skip-unchanged-build.ts';

export const command = defineCommand({
  name: 'build',
  script: 'build',
  words: {
    en: 'Checks the content and writes the finished site. If there is an error, nothing is written.',
    ar: 'يفحص المحتوى ويكتب الموقع جاهزًا. وإن وُجد خطأ لم يُكتب شيء.',
  },
  takes: sites,
  options: ['site', 'out', 'draft', 'force', 'strict', 'redirect-pages', 'at', 'cache', 'language', 'all'],
});

/** Summary of a build: warnings in the language of messages, then a line in the same format in every language, for scripts. */
function summary(outDir: string, { files, bytes, pages, warnings }: BuildReport, language: MessageLanguage): string {
  const out = relative(process.cwd(), outDir) || '.';
  const time = process.uptime().toFixed(2);
  const numbers = `${pages} pages, ${files} files, ${(bytes / 1024).toFixed(0)} KB, ${time} s`;
  return `${countOf(warnings, language)}\n${escapeControlCharacters(out)}: ${numbers}\n`;
}

/** An unusable cache only costs time. */
const withoutCache: Record<MessageLanguage, (reason: string) => string> = {
  en: (reason) => `The cache cannot be used, so that builds take longer: ${reason}.`,
  ar: (reason) => `تعذر استعمال الذاكرة المؤقتة، فيستغرق البناء وقتًا أطول: ${reason}.`,
};

/** The new site is in place even if the old one could not be deleted. */
const stillThere: Record<MessageLanguage, (place: string) => string> = {
  en: (place) =>
    `The site that was there before belongs to somebody else and could not be removed: it is in ${place} now. Whoever owns it can remove it, and so does the next build that may.`,
  ar: (place) =>
    `الموقع الذي كان هنا ملك لمستخدم آخر وتعذر حذفه، وهو الآن في ${place}. لمالكه أن يحذفه، ويحذفه أول بناء تال يسمح له النظام بذلك.`,
};

/** Above this number of photos, lower memory use is worth the 0.2 s that a restart takes. */
const manyPhotos = 40;

/** A first build encodes all photos. */
async function prepareForPhotos(engine: Engine, { assets, out }: Project, { core }: BuildEnvironment): Promise<void> {
  if (core.has(manifestKey(out))) return;
  const { isPicture } = await import('../../content/site/assets.ts');
  const photos = (await listFiles(assets)).filter((file) => isPicture(file) && !file.endsWith('.svg'));
  if (photos.length >= manyPhotos) restartWithFewArenas(engine, 'build');
}

const nothingWritten: Record<MessageLanguage, string> = { en: 'Nothing was written', ar: 'لم يكتب شيء' };

export const main = (engine: Engine) =>
  run(command, engine, () =>
    forEachSite(command, engine, async () => {
      const options = readOptions(command, engine);
      endWithChannel();
      tuneForShortProcess({ isTextOnly: options.isDraft });
      const shown = showProgress({
        terminal: process.stderr,
        languageOf: (ofContent) => preferredLanguage(options, ofContent),
      });
      try {
        const { built, trouble } = await withEnvironment(engine, options.project, async (environment) => {
          const build = async () => {
            await prepareForPhotos(engine, options.project, environment);
            const { buildSite } = await import('../../build/build.ts');
            return buildSite({ ...options, progress: shown.progress }, environment);
          };
          const built = (await findUnchanged(options, environment)) ?? (await buildAndRecord(options, environment, build));
          return { built, trouble: environment.store.writeError() ?? environment.engineCache.store.writeError() };
        }).finally(shown.end);
        await sendBuilt(built.forms, built.publicationSpan);
        const language = preferredLanguage(options, built.language);
        process.stderr.write(report(built.warnings, { ...options, language }));
        if (options.isDraft) process.stderr.write(draftNotice[language]);
        process.stdout.write(summary(options.project.out, built, language));
        for (const place of built.undeletable) process.stderr.write(`${escapeControlCharacters(stillThere[language](place))}\n`);
        if (trouble) process.stderr.write(`${escapeControlCharacters(withoutCache[language](trouble))}\n`);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const language = preferredLanguage(options, error.language);
        process.stderr.write(report(error.diagnostics, { ...options, language }));
        process.stderr.write(`${nothingWritten[language]}: ${countOf(error.diagnostics, language)}.\n`);
        throw error;
      }
    }),
  );
