import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import { planHost } from '../../build/hosting/host-plan.ts';
import { matchesBuild } from '../../build/hosting/matches-build.ts';
import { serveSite } from '../../build/hosting/preview.ts';
import { readEditions, sitesOf } from '../../build/tasks/read-site.ts';
import { containsDraft } from '../../build/write/existing-files.ts';
import { loadValidSite } from '../../check/load-site.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import { isGiven, preferredLanguage } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand } from './command.ts';
import { draftNotice } from './draft.ts';
import { readOptions, reportContent, run } from './options.ts';

export const command = defineCommand({
  name: 'preview',
  script: 'preview',
  words: {
    en: 'Serves what "npm run build" wrote, as a host would.',
    ar: 'يعرض ما كتبه "npm run build" كما يعرضه المستضيف.',
  },
  options: ['site', 'out', 'draft', 'port', 'secure', 'language'],
  defaults: { port: '4173' },
});

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    exitWithParent();
    const options = readOptions(command, engine);
    try {
      const sites = await withEnvironment(engine, options.project, async (environment) =>
        sitesOf(readEditions(await loadValidSite(options, environment), options.isDraft ? 'always' : 'ever')),
      );
      const [{ site }] = sites;
      const { project, port, isSecure, isDraft } = options;
      const outDir = project.out;
      const plan = planHost(...sites);
      // Redirects and policies belong to one site: those of another would hide errors or cause new ones.
      if (isGiven('out') && !isGiven('site') && existsSync(join(outDir, '404.html')) && !matchesBuild(plan, outDir))
        throw new UsageError('built-of-other', { file: outDir, found: project.siteFile });
      const { url } = await serveSite({ outDir, plan, port, isSecure, isDraft });
      if (containsDraft(outDir)) process.stderr.write(draftNotice[preferredLanguage(options, wordsLanguage(site.language))]);
      process.stdout.write(`${url}\n`);
    } catch (error) {
      reportContent(error, options);
      throw error;
    }
  });
