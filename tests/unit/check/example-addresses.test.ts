import { expect, test } from 'vitest';
import { viewSite } from '../../../generator/check/facts/site-view.ts';
import { checkExampleAddresses } from '../../../generator/check/rules/example-addresses.ts';
import { isExampleAddress } from '../../../generator/content/site/example-address.ts';
import { messages } from '../../../generator/core/diagnostics/messages/messages.ts';

test.each([
  'https://example.com',
  'https://forms.example.com/volunteering?a=b',
  'http://EXAMPLE.org:8080/',
  'https://a@www.example.net#top',
  'https://pay.example/',
  'https://example.com./',
  'https://site.test/form',
  'https://nothing.invalid',
  'http://localhost:3000/send',
  'wss://live.example.org',
  'mailto:info@example.com?subject=a',
  'office@mail.example.sa.example',
])('an example: %s', (address) => {
  expect(isExampleAddress(address)).toBe(true);
});

test.each([
  'https://example.com.sa/form',
  'https://www.myexample.com',
  'https://example.edu.sa',
  'https://forms.gle/example.com',
  'https://school.sa/?from=https://example.com',
  'https://test.school.sa',
  'https://latest',
  'mailto:example.com@school.sa',
  'mailto:info@school.sa?cc=info@example.com',
  '/example.com',
  'tel:+966110000000',
  'name@example.com is how it is written',
])('no example: %s', (address) => {
  expect(isExampleAddress(address)).toBe(false);
});

test('it is found where visitors send, follow or load something, and only there', () => {
  const site = {
    site: {
      url: 'https://www.example.com',
      contact: {
        email: { label: 'البريد', value: 'info@example.com' },
        phone: { label: 'الهاتف', value: '+966 11 000 0000', placeholder: true },
      },
      social: [{ network: 'x', label: 'إكس', href: 'https://x.example.com', placeholder: true }],
      labels: { form: { badEmail: 'name@example.com' } },
    },
    redirects: [{ from: '/old', to: 'https://old.example.org/' }],
    routes: [
      {
        path: '/',
        title: 'https://example.com',
        blocks: [
          {
            type: 'form',
            heading: 'راسلنا',
            action: 'https://forms.example.com/messages',
            fields: [{ type: 'email', name: 'mail', label: 'البريد', hint: 'name@example.com' }],
          },
          {
            type: 'prose',
            body: [
              'انظر [هنا](https://www.example.com/a) و[هناك](https://school.sa/) و`https://example.com`.',
              'افتح [المعاينة](http://localhost:5173/).',
            ],
          },
        ],
      },
    ],
  };
  const found = checkExampleAddresses(viewSite(site)).map(({ code, path, parameters }) => [
    code,
    path.join('.'),
    parameters?.found,
  ]);
  expect(found.toSorted()).toEqual(
    [
      ['placeholder-url', 'site.url', 'https://www.example.com'],
      ['placeholder-url', 'site.contact.email.value', 'info@example.com'],
      ['placeholder-url', 'redirects.0.to', 'https://old.example.org/'],
      ['placeholder-url', 'routes.0.blocks.0.action', 'https://forms.example.com/messages'],
      ['placeholder-url', 'routes.0.blocks.1.body.0', 'https://www.example.com/a'],
    ].toSorted(),
  );
});

test('the hint says what to write: the address of the site, or the real one', () => {
  const { ar, en } = messages['placeholder-url'];
  expect([en.hint({ expected: 'site' }), en.hint({})]).toEqual([
    'Write the address of the site.',
    'Write the real address, or remove what leads there.',
  ]);
  expect(ar.hint({})).not.toBe(ar.hint({ expected: 'site' }));
});
