import { startPreview } from '../dev/server.ts';
import { readOptions, run } from './options.ts';

await run(async () => {
  const { siteFile, language, port = 5173 } = readOptions(['site', 'port', 'language']);
  const { url } = await startPreview({ siteFile, port, language });
  process.stdout.write(`${url}\n`);
});
