import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { ResolvedMedia } from '../../../../generator/import/site/types.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { assembled, outlineWith, page, post } from '../../../unit/import/site/sources.ts';

const picture = new URL('../../../../generator/cli/new/sites/organisation/assets/path.svg', import.meta.url);

const media: ResolvedMedia = {
  picture: () => ({ src: 'pictures/path.svg', width: 640, height: 480, isPlaceholder: false }),
  file: () => undefined,
};

test('an assembled site in two languages with pictures is valid on disk', async () => {
  const folder = await temporaryFolder();
  const featured = { address: '/wp-content/uploads/path.png', alt: 'طريق' };
  const outline = outlineWith({ languages: ['ar', 'en'] });
  const { site } = await assembled(
    outline,
    [
      page({ id: '1', language: 'ar', translationGroup: 'a', title: 'من نحن', addresses: ['/من-نحن/'], picture: featured }),
      page({
        id: '2',
        language: 'en',
        translationGroup: 'a',
        title: 'About',
        addresses: ['/en/about/'],
        picture: { ...featured, alt: 'A path' },
      }),
      post({ id: '3', language: 'ar', translationGroup: 'b', addresses: ['/خبر/'], picture: featured }),
      post({
        id: '4',
        language: 'en',
        translationGroup: 'b',
        title: 'News',
        addresses: ['/en/news/'],
        picture: { ...featured, alt: 'A path' },
      }),
    ],
    { media },
  );
  mkdirSync(join(folder, 'assets/pictures'), { recursive: true });
  copyFileSync(picture, join(folder, 'assets/pictures/path.svg'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site, null, 2));
  const { editions } = await loadValidSite({ project: openProject(folder) }, machine);
  expect(editions?.languages.map(({ tag }) => tag)).toEqual(['ar', 'en']);
});
