/** Counts an export that is made while it is written, and prints the most memory that this process had, in MB. */

import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countSource } from '../../generator/import/account/count/count-source.ts';

const [folder = '.', megabytes = '200'] = process.argv.slice(2);
const file = join(folder, 'large.xml');
const paragraph =
  '<p>يبدأ يومنا بعجن الطين الأحمر ثم ندعه <strong>ليلتين</strong> <a href="https://x.example/a">دليل</a> and more words.</p>\n';

const itemOf = (id: number) =>
  `<item><title>Post ${id}</title><link>https://a.example/${id}/</link><content:encoded><![CDATA[${paragraph.repeat(30 + (id % 200))}]]></content:encoded>` +
  `<wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>${id % 3 ? 'post' : 'attachment'}</wp:post_type>` +
  `<wp:attachment_url>https://a.example/${id}.jpg</wp:attachment_url><wp:post_parent>${id - 1}</wp:post_parent></item>\n`;

async function write(): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('<?xml version="1.0"?><rss><channel><link>https://a.example</link>');
  for (let id = 1; stream.bytesWritten < Number(megabytes) * 1e6; id++)
    if (!stream.write(itemOf(id))) await once(stream, 'drain');
  stream.end('</channel></rss>');
  await once(stream, 'finish');
}

async function count(): Promise<void> {
  let words = 0;
  for await (const { counts } of countSource(file, 'wordpress', {})) words += counts.words;
  rmSync(file);
  process.stdout.write(JSON.stringify({ words, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
}

await write();
await count();
