import { wcagContrast } from 'culori';
import type { Site } from '../../../site.schema.ts';
import { inLanguages, type MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { type ContrastPair, contrastPairs } from '../../content/theme/palette-contrast.ts';
import { type ColorRole, roles } from '../../content/theme/palette-roles.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { catalogueShell } from './catalogue-shell.ts';

export const designWords = inLanguages({
  ar: {
    title: 'نظام التصميم',
    lead: 'ألوان الموقع وقيمه وحالات عناصره كما هي في site.json وأوراق الأنماط.',
    colours: 'الألوان',
    contrast: 'التباين',
    contrastText: 'كل لونين يلتقيان في صفحة، وبجانب كل زوج نسبة تباينه في كل مخطط ألوان.',
    minimum: 'الحد الأدنى',
    fails: 'دون الحد',
    schemes: { light: 'فاتح', dark: 'داكن' },
    tokens: 'القيم',
    name: 'الاسم',
    value: 'القيمة',
    shown: 'المعاينة',
    states: 'الحالات',
    state: { default: 'الحالة العادية', hover: 'تحت المؤشر', 'focus-visible': 'عليها التركيز', active: 'مضغوطة' },
    sample: 'أبجد',
  },
  en: {
    title: 'Design system',
    lead: 'Colours, tokens and states of the site, as site.json and the style sheets have them.',
    colours: 'Colours',
    contrast: 'Contrast',
    contrastText: 'Every two colours that meet on a page, with the contrast ratio of the pair in each colour scheme.',
    minimum: 'minimum',
    fails: 'too low',
    schemes: { light: 'Light', dark: 'Dark' },
    tokens: 'Tokens',
    name: 'Name',
    value: 'Value',
    shown: 'Preview',
    states: 'States',
    state: { default: 'default', hover: 'hover', 'focus-visible': 'focus', active: 'active' },
    sample: 'Abcd',
  },
});

const designStates = ['default', 'hover', 'focus-visible', 'active'] as const;
type DesignState = (typeof designStates)[number];

export const designStateOf = (name: string | undefined) => designStates.find((state) => state === name);

const controls = ':any-link,button,input,select,textarea,summary';

/** Elements that get forced pseudo-classes per state. A pressed element is also hovered. */
const forced: Record<DesignState, Record<string, string>> = {
  default: {},
  hover: { hover: '*' },
  'focus-visible': { 'focus-visible': controls },
  active: { hover: '*', active: controls },
};

/** Style sheet that displays elements in a state without a pointer. `:is()` has the specificity of the pseudo-class alone. */
export function forceState(css: string, state: DesignState): string {
  return Object.entries(forced[state]).reduce(
    // Excludes the media feature `(hover:hover)`.
    (text, [pseudo, elements]) =>
      text.replaceAll(new RegExp(`(?<!hover):${pseudo}(?![\\w-])`, 'g'), `:is(:${pseudo},${elements})`),
    css,
  );
}

/** Rules outside at-rules. */
function topLevelRules(css: string): { prelude: string; body: string }[] {
  const rules: { prelude: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return rules;
}

/** Custom properties of the root outside media queries. Colours are excluded, as the palette shows them. */
export function readTokens(css: string): Map<string, string> {
  const colours = new Set<string>(roles);
  const pairs = topLevelRules(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .filter(({ prelude }) => prelude === ':root')
    .flatMap(({ body }) => [...body.matchAll(/--([\w-]+):((?:"[^"]*"|'[^']*'|[^;"'])*)/g)]);
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()] as const).filter(([name]) => !colours.has(name)));
}

const sampleProperties: [tokens: RegExp, property: string][] = [
  [/^text-/, 'font-size'],
  [/^space-|-space$|-gap$|^gutter$/, 'inline-size'],
  [/^radius-/, 'border-radius'],
  [/^shadow-/, 'box-shadow'],
];
const samplePropertyOf = (token: string) => sampleProperties.find(([tokens]) => tokens.test(token))?.[1];

/** Rules that visualise tokens; the page has no style attributes. */
export function tokenRules(css: string): string {
  return [...readTokens(css).keys()]
    .map((token) => [token, samplePropertyOf(token)])
    .map(([token, property]) => (property ? `[data-token="${token}"]{${property}:var(--${token})}` : ''))
    .join('');
}

const schemesOf = (site: Site) => (themeOf(site).hasDark ? (['light', 'dark'] as const) : (['light'] as const));

function colourSection(site: Site, language: MessageLanguage): string {
  const { schemes } = designWords[language];
  const theme = themeOf(site);
  const swatches = roles.map((role) => {
    const each = schemesOf(site).map((scheme) => {
      const hex = theme[scheme][role];
      return `<span><svg viewBox="0 0 9 4" aria-hidden="true"><rect width="9" height="4" fill="${hex}"/></svg><small>${schemes[scheme]} <code dir="ltr">${hex}</code></small></span>`;
    });
    return `<li data-role="${role}"><h3><code dir="ltr">${role}</code></h3><div>${each.join('')}</div></li>`;
  });
  return `<ul class="swatches">${swatches.join('')}</ul>`;
}

function pairItem(site: Site, { foreground, background, minimum }: ContrastPair, language: MessageLanguage): string {
  const { schemes, fails, sample } = designWords[language];
  const each = schemesOf(site).map((scheme) => {
    const colour = (role: ColorRole) => themeOf(site)[scheme][role];
    const ratio = wcagContrast(colour(foreground), colour(background));
    const checkResult = ratio < minimum ? ` <strong>${fails}</strong>` : '';
    return (
      `<span><svg viewBox="0 0 90 40" aria-hidden="true"><rect width="90" height="40" fill="${colour(background)}"/>` +
      `<text x="45" y="26" font-size="18" text-anchor="middle" fill="${colour(foreground)}">${sample}</text></svg>` +
      `<small>${schemes[scheme]} <bdi>${ratio.toFixed(2)}</bdi>${checkResult}</small></span>`
    );
  });
  return `<li data-pair="${foreground} ${background}"><code dir="ltr">${background}</code><div>${each.join('')}</div></li>`;
}

function contrastSection(site: Site, language: MessageLanguage): string {
  const { minimum: minimumWord } = designWords[language];
  const groups = groupBy(contrastPairs, ({ foreground, minimum, use }) => `${foreground} ${minimum} ${use.en}`);
  return [...groups.values()]
    .map((pairs) => {
      const [{ foreground, minimum, use }] = pairs as [ContrastPair];
      const items = pairs.map((pair) => pairItem(site, pair, language)).join('');
      const heading = `<code dir="ltr">${foreground}</code>: ${use[language]} (${minimumWord} <bdi>${minimum}</bdi>)`;
      return `<h3>${heading}</h3><ul class="swatches">${items}</ul>`;
    })
    .join('');
}

/** Maximum displayed length of a value, in characters. */
const mostOfValue = 160;
const shortened = (value: string) => (value.length > mostOfValue ? `${value.slice(0, mostOfValue)}…` : value);

function tokenSection(css: string, language: MessageLanguage): string {
  const { name: nameWord, value: valueWord, shown, sample } = designWords[language];
  const rows = [...readTokens(css)].map(([token, value]) => {
    const property = samplePropertyOf(token);
    const text = property === 'font-size' ? sample : '';
    const cell = property ? `<span class="sample-${property}" data-token="${token}">${text}</span>` : '';
    return `<tr><th scope="row"><code dir="ltr">--${token}</code></th><td><code dir="ltr">${escapeHtml(shortened(value))}</code></td><td>${cell}</td></tr>`;
  });
  const heads = [nameWord, valueWord, shown].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

interface DesignInput {
  site: Site;
  /** Style sheet of the site. */
  css: string;
  /** Base path of the site. */
  base: string;
  /** Address of a style sheet with `css` and `tokenRules`. */
  styles: string;
  manifest: Manifest;
  language: MessageLanguage;
}

/** Design page: colours with contrast, tokens, and blocks in each state. */
export function designPage({ site, css, base, styles, manifest: { icon }, language }: DesignInput): string {
  const { title, lead, colours, contrast, contrastText, tokens, states, state: stateWords } = designWords[language];
  const frames = designStates.map(
    (state) =>
      `<h3>${stateWords[state]}</h3><iframe src="${base}_catalogue/design/${state}" title="${stateWords[state]}" loading="lazy"></iframe>`,
  );
  const body =
    `<header><h1>${title}</h1><p>${escapeHtml(lead)}</p></header><main>` +
    `<article><h2>${colours}</h2>${colourSection(site, language)}</article>` +
    `<article><h2>${contrast}</h2><p>${contrastText}</p>${contrastSection(site, language)}</article>` +
    `<article><h2>${tokens}</h2>${tokenSection(css, language)}</article>` +
    `<article><h2>${states}</h2>${frames.join('')}</article></main>`;
  return catalogueShell({
    language,
    title,
    icon,
    styles: [styles, `${base}_preview/catalogue.css`],
    bodyClass: 'preview-catalogue',
    body,
  });
}
