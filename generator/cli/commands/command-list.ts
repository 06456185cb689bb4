import type { Command } from './command.ts';

/** Every command: a file each, and a line here. In the order in which documents list them. */
export const commandList: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  new: () => import('./new.ts'),
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  translate: () => import('./translate.ts'),
  upgrade: () => import('./upgrade.ts'),
  add: () => import('./add.ts'),
  test: () => import('./test.ts'),
  dev: () => import('./dev.ts'),
  preview: () => import('./preview.ts'),
  hosts: () => import('./hosts.ts'),
  publish: () => import('./publish.ts'),
  schema: () => import('./schema.ts'),
  pack: () => import('./pack-command.ts'),
  sbom: () => import('./sbom.ts'),
  icons: () => import('./icons.ts'),
  lighthouse: () => import('./lighthouse.ts'),
};

/** What the commands are, in their order: loads the code of all. */
export const loadCommands = (): Promise<Command[]> =>
  Promise.all(Object.values(commandList).map(async (load) => (await load()).command));
