import { readFileSync } from 'node:fs';

// A tool wants a default export of plain JavaScript.
export default function configure(config) {
  config.addGlobalData('model', () => JSON.parse(readFileSync('content.json', 'utf8')));
  return { dir: { input: 'src', output: 'out' } };
}
