import { caching } from '../../generator/build/hosting/headers.ts';
import { asSent, oldAddresses } from '../support/old-addresses.ts';
import type { RawRequest } from '../support/raw-request.ts';

/** What one request must get from every server. */
export interface Expectation extends RawRequest {
  name: string;
  /** One of several where servers read a malformed address each in their own way. */
  status: number | number[];
  /** Decoded; relative to the origin unless it is of another site. */
  location?: string;
  /** Start of the file that is served, relative to the output folder. */
  file?: string;
  cacheControl?: string;
  contentType?: string;
  /** `undefined`: the answer has no Content-Disposition. */
  disposition?: string | undefined;
  contentEncoding?: 'br' | 'gzip' | 'none';
  /** Whether `Vary` names Accept-Encoding. */
  varies?: true;
  length?: number;
}

const base = '/sub/folder/';
const arabic = base + encodeURI('مقالات/قيمة');
const page = { status: 200, cacheControl: caching.page, contentType: 'text/html; charset=utf-8', varies: true } as const;
const notFound = { status: 404, file: '404.html', cacheControl: caching.page, contentType: 'text/html; charset=utf-8' } as const;
/** Refused, or not found, and nothing outside the site shown. */
const refused = { status: [400, 403, 404] };
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const at = (path: string) => ({ path: base + path });
const moved = (path: string, location: string, status = 301) => ({
  name: `${path} leads to ${location}`,
  path: base + encodeURI(path),
  status,
  location,
});

const pages: Expectation[] = [
  { name: 'the home page', ...at(''), ...page, file: 'index.html' },
  { name: 'a page, without a hop', ...at('forms'), ...page, file: 'forms.html' },
  { name: 'a page that a redirect of other capitals leads to', ...at('login'), ...page, file: 'login.html' },
  { name: 'a page with a query', ...at('forms?a=b'), ...page, file: 'forms.html' },
  { name: 'a page with an Arabic address', path: arabic, ...page, file: 'مقالات/قيمة.html' },
  { name: 'HEAD', ...at('forms'), method: 'HEAD', ...page, length: 0 },
  { name: 'a page in brotli', ...at('forms'), headers: browser, ...page, contentEncoding: 'br' },
  { name: 'the home page in brotli', ...at(''), headers: browser, ...page, contentEncoding: 'br' },
  { name: 'a page in gzip', ...at('forms'), headers: { 'accept-encoding': 'gzip' }, ...page, contentEncoding: 'gzip' },
  { name: 'a page as it is', ...at('forms'), headers: { 'accept-encoding': 'identity' }, ...page, contentEncoding: 'none' },
  { name: 'a range of a page', ...at('forms'), headers: { range: 'bytes=5-24' }, ...page, status: 206, length: 20 },
  { name: 'a range past the end', ...at('forms'), headers: { range: 'bytes=99999999-' }, status: 416 },
];

const notPages: Expectation[] = [
  { name: 'an unknown address', ...at('nothing'), ...notFound },
  { name: 'an unknown address with a slash', ...at('nothing/'), ...notFound },
  { name: 'the 404 page in brotli', ...at('nothing'), headers: browser, ...notFound, contentEncoding: 'br' },
  { name: 'a range of what is not there', ...at('nothing'), headers: { range: 'bytes=0-9' }, ...notFound },
  { name: 'a revalidation of what is not there', ...at('nothing'), headers: { 'if-none-match': '*' }, ...notFound },
  { name: 'the page of the 404 answer', ...at('404.html'), ...notFound },
  { name: 'the same without .html', ...at('404'), ...notFound },
  { name: 'a missing hashed file is not kept', ...at('assets/site.0000000000.css'), ...notFound },
  { name: 'a folder', ...at('assets'), ...notFound },
  { name: 'a folder with a slash', ...at('assets/'), ...notFound },
  { name: 'a folder of pages', ...at(encodeURI('مقالات/')), ...notFound },
  { name: 'another case', ...at('fORMS'), ...notFound },
  { name: 'another case of a former address', ...at('OLD'), ...notFound },
  { name: 'a place below a page', ...at('forms/below'), ...notFound },
  { name: 'a compressed copy', ...at('forms.html.br'), ...notFound },
  { name: 'the other compressed copy', ...at('forms.html.gz'), ...notFound },
  { name: 'a note to hosts', ...at('_headers'), ...notFound },
  { name: 'the other note to hosts', ...at('_redirects'), ...notFound },
  { name: 'a hidden file', ...at('.htaccess'), ...notFound },
  { name: 'what the build wrote of itself', ...at('.qiyam-files'), ...notFound },
  { name: 'a hidden folder', ...at('.git/config'), ...notFound },
];

const csv = { status: 200, file: 'files/names.csv', contentType: 'text/csv; charset=utf-8' } as const;
const pdf = { status: 200, file: 'files/report.pdf', contentType: 'application/pdf' } as const;
const files: Expectation[] = [
  { name: 'a file to be saved', ...at('files/names.csv'), ...csv, cacheControl: caching.page, disposition: 'attachment' },
  { name: 'a file to be shown', ...at('files/report.pdf'), ...pdf, cacheControl: caching.page, disposition: undefined },
  { name: 'a range of a file', ...at('files/report.pdf'), headers: { range: 'bytes=1-3' }, status: 206, length: 3 },
  {
    name: 'a file that another program writes',
    ...at('live/rooms/beds.json'),
    ...{ status: 200, file: 'live/rooms/beds.json', contentType: 'application/json', cacheControl: caching.live },
  },
  { name: 'one that is not written yet', ...at('live/rooms/none.json'), ...notFound },
  { name: 'a file that is not there', ...at('files/gone.csv'), ...notFound, disposition: undefined },
];

const redirects: Expectation[] = [
  { name: 'the base path without a slash', path: '/sub/folder?x=1', status: 301, location: '/sub/folder/?x=1' },
  moved('forms/', '/sub/folder/forms'),
  moved('forms/?a=b&c=d', '/sub/folder/forms?a=b&c=d'),
  moved('forms.html?a=b', '/sub/folder/forms?a=b'),
  moved('forms/index.html', '/sub/folder/forms'),
  moved('index.html?a=b', '/sub/folder/?a=b'),
  moved('index', '/sub/folder/'),
  moved('مقالات/قيمة/?a=b', '/sub/folder/مقالات/قيمة?a=b'),
  moved('مقالات/قيمة.html', '/sub/folder/مقالات/قيمة'),
  moved('old?x=1', '/sub/folder/forms?x=1'),
  moved('old/', '/sub/folder/forms'),
  moved('old.html', '/sub/folder/forms'),
  moved('old/strip', '/sub/folder/#strip', 302),
  moved('old/strip.html?x=1', '/sub/folder/?x=1#strip', 302),
  moved('قديم', '/sub/folder/مقالات/قيمة#two'),
  moved('قديم/?x=1', '/sub/folder/مقالات/قيمة?x=1#two'),
  moved('مقالات/قديمة', '/sub/folder/مقالات/قيمة'),
  moved('Forms', '/sub/folder/forms'),
  moved('Forms/?x=1', '/sub/folder/forms?x=1'),
  moved('Forms.html', '/sub/folder/forms'),
  moved('LOGIN?x=1', '/sub/folder/login?x=1', 302),
  moved('LOGIN.html', '/sub/folder/login', 302),
  moved('Überblick', '/sub/folder/forms'),
  moved('überblick/?x=1', '/sub/folder/forms?x=1'),
  moved('values.php?id=7', '/sub/folder/مقالات/قيمة?id=7'),
  moved('far?x=1', 'https://www.example.org/a(1);b?x=%241&y={z}#place'),
].map((one) => ({ ...one, cacheControl: caching.page }));

/** Asked as they stand, but for what no client may send. */
const sent = (path: string, location: string, status = 301) => ({
  name: `${path} leads to ${location}`,
  ...at(path),
  status,
  location,
  cacheControl: caching.page,
});

const formsPage = { ...page, file: 'forms.html' };
const queries: Expectation[] = [
  ...oldAddresses.map(({ from, to, permanent }) =>
    sent(asSent(from).slice(1), to.startsWith('/') ? `/sub/folder${to}` : to, permanent === false ? 302 : 301),
  ),
  // Parameters that follow are of others; the redirect of most parameters comes first.
  sent('?p=1086&fbclid=abc', '/sub/folder/forms'),
  sent('?lang=ar&p=1086', '/sub/folder/مقالات/قيمة'),
  sent('?p=1086&lang=ar&utm_source=x', '/sub/folder/مقالات/قيمة'),
  sent('index.php?lang=ar&id=7', '/sub/folder/forms'),
  sent('index.php?a=1&b=2&c=3&d=4&e=5', '/sub/folder/forms'),
  sent('blog?cat=5', 'https://www.example.org/a?x=1#place'),
  sent('search?q=%d9%82%d9%8a%d9%85+%D8%A7%D9%84%D8%B9%D9%85%D9%84', '/sub/folder/forms'),
  sent('search?q=%D9%82%D9%8A%D8%B3&c[]=a%2fb', '/sub/folder/login'),
  sent('%d8%b9%d9%86%d9%88%d8%a7%d9%86/?x=1', '/sub/folder/forms?x=1'),
  sent('old%20page/%D8%AB%D8%A7%D9%86%D9%8A%D8%A9.html', '/sub/folder/forms'),
  { name: 'a page with a parameter that begins as that of a redirect does', ...at('forms?view=older'), ...formsPage },
  { name: 'a page with a parameter before that of a redirect', ...at('forms?x=1&view=old'), ...formsPage },
  { name: 'a page with the parameter of a redirect in other capitals', ...at('forms?View=old'), ...formsPage },
  { name: 'four parameters in another order', ...at('index.php?d=4&a=1&b=2&c=3'), ...notFound },
  { name: 'the path of a redirect from a query without it', ...at('index.php'), ...notFound },
  { name: 'the same with another query', ...at('index.php?id=70'), ...notFound },
  { name: 'the home page with another query', ...at('?p=10860'), ...page, file: 'index.html' },
  { name: 'a query within a path', ...at('index.php%3Fid=8'), ...notFound },
];

const attempts: Expectation[] = [
  ...[
    '../../../secret.txt',
    '..%2f..%2f..%2fsecret.txt',
    '%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
    '..%5c..%5c..%5csecret.txt',
    String.raw`..\..\..\secret.txt`,
    '%252e%252e/%252e%252e/%252e%252e/secret.txt',
    'forms%00.html',
    '%00',
    'assets/../../../../secret.txt',
    '%E0%A4%A',
    '%c0%ae%c0%ae/%c0%ae%c0%ae/secret.txt',
  ].map((path) => ({ name: `an attempt: ${path}`, ...at(path), ...refused })),
  { name: 'an attempt above everything', path: '/../secret.txt', ...refused },
  { name: 'an encoded attempt above everything', path: '/%2e%2e/secret.txt', ...refused },
  { name: 'a host in the place of a path', path: '//evil.example/', ...refused },
  { name: 'a line break in an address', ...at('%0d%0aSet-Cookie:a=b/'), ...refused },
  // Only that no Location leads away is certain here: see the check of every answer.
  { name: 'two slashes before a page', path: '//sub/folder/forms/', status: [301, 400, 404] },
  { name: 'two slashes within', path: '/sub//folder/forms', status: [200, 301, 400, 404] },
  { name: 'an encoded slash after a page', ...at('forms%2f'), status: [301, 400, 404] },
];

const methods: Expectation[] = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) => [
  { name: `${method} to a page`, ...at('forms'), method, status: 405 },
  { name: `${method} to a redirect`, ...at('old'), method, status: 405 },
]);

/** Requests to the fixture site `variants` with former addresses in capitals, which lives under a folder, and what every server must answer. */
export const expectations: Expectation[] = [...pages, ...notPages, ...files, ...redirects, ...queries, ...attempts, ...methods];
