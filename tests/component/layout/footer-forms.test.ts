import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from '../../../generator/build/tasks/read-site.ts';
import { type Bundle, bundleTemplates } from '../../../generator/bundle/templates/bundle.ts';
import { cardParts, contactParts, footerParts, frameParts } from '../../../generator/bundle/templates/style-parts.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { type ThemeOptions, themeOptionValues } from '../../../templates/theme/theme-options.ts';
import { fixtureSite } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { contentOfFooter, giveFooter } from '../../support/footer-sites.ts';
import { htmlErrors } from '../../support/html.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

let checked: CheckedSite;
let parts: Bundle['deferredStyles']['parts'];
beforeAll(async () => {
  checked = await readSite({ project: openProject(fixtureSite('minimal')) }, machine);
  parts = (await bundleTemplates(machine)).deferredStyles.parts;
});

type Forms = Pick<ThemeOptions, 'footer' | 'contacts'>;

const combinations: Forms[] = themeOptionValues.footer.flatMap((footer) =>
  themeOptionValues.contacts.map((contacts) => ({ footer, contacts })),
);

/** A rendered page with its body, and the style sheets of the site. */
async function renderForms(forms: Forms, isFull = true) {
  const { site: settings, ...rest } = checked.site;
  const theme = { brand: '#35604a', accent: '#e6b96b', ...forms };
  const site = giveFooter({ ...rest, site: { ...settings, theme } }, 'ltr', { isFull });
  const { pages, files } = await renderSite({ ...checked, site });
  const html = pages[0]?.html ?? '';
  const sheet = (name: string) =>
    files.flatMap(({ path, content }) => (path.startsWith(`assets/${name}.`) && typeof content === 'string' ? [content] : []));
  return { html, body: html.slice(html.indexOf('<body')), critical: sheet('site').join(''), deferred: sheet('below').join('') };
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe.each(combinations)('footer $footer with contact details $contacts', (forms) => {
  test('has every link and detail once, in valid HTML, and no network without a place', async () => {
    const { html, body } = await renderForms(forms);
    const { links, social, details, address, about } = contentOfFooter('ltr');
    for (const href of [...links, ...details]) expect(times(body, `href="${href}"`), href).toBe(1);
    for (const href of social) expect(times(body, `href="${href}"`), href).toBe(forms.contacts === 'none' ? 0 : 1);
    for (const words of [address, about]) expect(times(body, words), words).toBe(1);
    const isAbove = body.indexOf(`href="${details[0]}"`) < body.indexOf('<header');
    expect(isAbove).toBe(forms.contacts === 'header');
    expect(await htmlErrors(html)).toEqual([]);
  });

  test('is valid HTML without links, contact details and networks', async () => {
    const { html, body } = await renderForms(forms, false);
    expect(body).toContain('<footer');
    expect(body).not.toMatch(/<ul[^>]*><\/ul>/);
    expect(await htmlErrors(html)).toEqual([]);
  });

  test('loads the styles of its forms only', async () => {
    const { critical, deferred } = await renderForms(forms);
    const ofForms = [...Object.entries(footerParts), ...Object.entries(contactParts)].map(([name, file]) => ({ name, file }));
    for (const { name, file } of ofForms) {
      const isOwn = footerParts[forms.footer] === file || (forms.contacts === name && file in parts);
      expect(deferred.includes(parts[file] ?? '-'), file).toBe(isOwn);
      expect(critical, file).not.toContain(parts[file]);
    }
    const ofCards = Object.values(cardParts).filter((file) => deferred.includes(parts[file] ?? '-'));
    expect(ofCards).toEqual(forms.contacts === 'card' ? [cardParts.tiles] : []);
    expect(critical.includes(parts[frameParts.contactLine] ?? '-')).toBe(forms.contacts === 'header');
  });
});
