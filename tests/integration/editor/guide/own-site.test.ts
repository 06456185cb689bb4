import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideFolder } from '../../../../generator/editor/guide/read-guide.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** The commands of the numbered steps of a recipe, as they stand there. */
function commandsOf(language: 'ar' | 'en'): string[] {
  const recipe = readFileSync(join(guideFolder(projectRoot), language, 'new-site.md'), 'utf8');
  return [...recipe.matchAll(/^\d+\. [^\n`]*`((?:cp|npm|git) [^`]+)`/gm)].map(([, command = '']) => command);
}

test('the recipe for a new site has the same commands in both languages and creates a folder that git tracks', async () => {
  const commands = commandsOf('en');
  expect(commandsOf('ar')).toEqual(commands);
  expect(commands.map((command) => command.split(' ', 3).join(' '))).toEqual([
    'npm run new',
    'npm run dev',
    'npm run check',
    'npm run build',
    'git add my-site',
  ]);
  const project = await copyProject(await temporaryFolder(), {
    more: ['.gitignore'],
  });
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|GIT_)/.test(name)));
  const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd: project, env, encoding: 'utf8' });
  expect(shell('git init --quiet').status).toBe(0);
  // The preview goes on until it is ended.
  for (const command of commands.filter((one) => !one.startsWith('npm run dev'))) {
    const { status, stderr } = shell(command);
    expect([status, command.startsWith('git') ? stderr : ''], command).toEqual([0, '']);
  }
  expect(existsSync(join(project, 'my-site/out/index.html'))).toBe(true);
  const staged = shell('git diff --cached --name-only').stdout;
  expect(staged).toMatch(/^my-site\/site\.json$/m);
  expect(staged).not.toMatch(/^my-site\/out/m);
});
