import type { Command } from './command.ts';

/** All commands, one file each, in the order of the documentation. */
export const commandList: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  new: () => import('./new.ts'),
  import: () => import('./import.ts'),
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  translate: () => import('./translate.ts'),
  upgrade: () => import('./upgrade.ts'),
  add: () => import('./add.ts'),
  test: () => import('./test.ts'),
  dev: () => import('./dev.ts'),
  serve: () => import('./serve.ts'),
  preview: () => import('./preview.ts'),
  hosts: () => import('./hosts.ts'),
  publish: () => import('./publish.ts'),
  schema: () => import('./schema.ts'),
  pack: () => import('./pack-command.ts'),
  sbom: () => import('./sbom.ts'),
  icons: () => import('./icons.ts'),
  lighthouse: () => import('./lighthouse.ts'),
};

/** Loads the definitions of all commands, in order. */
export const loadCommands = (): Promise<Command[]> =>
  Promise.all(Object.values(commandList).map(async (load) => (await load()).command));
