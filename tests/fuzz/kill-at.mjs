/**
 * Loaded before a command: ends it by force at the step `KILL_AT` of those that change a disk, counted from 1, or says in
 * the file `COUNT_STEPS` how many there were. With `KILL_NEAR` only steps count that name this text, with
 * `KILL_END` those that name something that ends with it. `KILL_WITH` is another
 * signal than `SIGKILL`. A clock would hardly ever hit the moment between two renames.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT = '0', KILL_NEAR = '', KILL_END = '', KILL_AFTER = '', COUNT_STEPS = '', KILL_WITH = 'SIGKILL' } = process.env;
const names = ['rename', 'mkdir', 'rm', 'rmdir', 'unlink', 'writeFile', 'copyFile', 'utimes', 'link', 'symlink', 'mkdtemp', 'cp'];
const kill = () => process.kill(process.pid, KILL_WITH);
let step = 0;

function isHere(args) {
  if (!args.some((arg) => typeof arg === 'string' && arg.includes(KILL_NEAR) && arg.endsWith(KILL_END))) return false;
  step++;
  if (COUNT_STEPS !== '') fs.writeFileSync(COUNT_STEPS, String(step));
  return step === Number(KILL_AT);
}

const original = { writeFileSync: fs.writeFileSync };
for (const name of names) {
  const asynchronous = fs.promises[name];
  fs.promises[name] = async (...args) => {
    const isLast = isHere(args);
    if (isLast && KILL_AFTER === '') kill();
    const result = await asynchronous.call(fs.promises, ...args);
    if (isLast) kill();
    return result;
  };
  const synchronous = fs[`${name}Sync`];
  fs[`${name}Sync`] = (...args) => {
    if (args[0] === COUNT_STEPS) return original.writeFileSync.call(fs, ...args);
    const isLast = isHere(args);
    if (isLast && KILL_AFTER === '') kill();
    const result = synchronous.call(fs, ...args);
    if (isLast) kill();
    return result;
  };
}
syncBuiltinESMExports();
