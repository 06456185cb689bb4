import { startPreview } from '../dev/server.ts';
import { readOptions, run } from './options.ts';

await run('dev', async () => {
  const { siteFile, language, port } = readOptions('dev');
  const { url } = await startPreview({ siteFile, port, language });
  process.stdout.write(`${url}\n`);
});
