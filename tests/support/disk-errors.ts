import fs, { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** File system functions that write. */
const names = ['rename', 'mkdir', 'rm', 'rmdir', 'unlink', 'writeFile', 'copyFile', 'utimes', 'chmod', 'link', 'symlink', 'cp'];

type Act = (...args: unknown[]) => unknown;

/**
 * Replaces a step.
 * @param go performs it
 * @returns or throws the step's result
 */
export type OnStep = (step: { name: string; args: unknown[]; number: number }, go: () => unknown) => unknown;

/**
 * Intercepts each file system write of this process.
 * @returns function that ends it
 */
export function interceptDisk(onStep: OnStep): () => void {
  const restore: (() => void)[] = [];
  let number = 0;
  let depth = 0;
  const wrap = (owner: Record<string, Act>, key: string, name: string, isAsync: boolean) => {
    const original = owner[key] as Act;
    const call = (args: unknown[]) => {
      // Nested calls belong to the outer step.
      if (depth > 0) return original.apply(owner, args);
      number++;
      depth++;
      try {
        return onStep({ name, args, number }, () => original.apply(owner, args));
      } finally {
        depth--;
      }
    };
    owner[key] = isAsync ? async (...args) => call(args) : (...args) => call(args);
    restore.push(() => {
      owner[key] = original;
    });
  };
  for (const name of names) {
    wrap(fs as never, `${name}Sync`, name, false);
    wrap(fs.promises as never, name, name, true);
  }
  syncBuiltinESMExports();
  return () => {
    for (const one of restore) one();
    syncBuiltinESMExports();
  };
}

/** System error of a rejected step. */
export const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, errno: -1 });

/** Performs about half of a step that is not atomic, as in a crash or power failure. */
export function doHalf(name: string, [first, second]: unknown[]): void {
  const write = (file: string, bytes: Buffer) => {
    const open = openSync(file, 'w');
    writeSync(open, bytes, 0, bytes.length >> 1);
    closeSync(open);
  };
  if (name === 'writeFile') write(first as string, Buffer.from(second as string));
  if (name === 'copyFile') write(second as string, readFileSync(first as string));
  if (name !== 'rm') return;
  try {
    const entries = readdirSync(first as string, { recursive: true, withFileTypes: true }).filter((one) => !one.isDirectory());
    for (const { parentPath, name: own } of entries.filter((_, index) => index % 2 === 0)) rmSync(join(parentPath, own));
  } catch {
    // Single file: done or not started.
  }
}
