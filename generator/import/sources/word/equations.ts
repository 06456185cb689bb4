import { childOf, childrenOf, textOf, type XmlElement } from '../office/xml.ts';

/** Element of an equation that has no counterpart here. */
class UnknownElementError extends Error {}

const valOf = (element: XmlElement | undefined) => element?.attributes['m:val'];

const operators: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};

const signs: Record<string, string> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '→': '\\to ',
  '⋅': '\\cdot ',
  '∂': '\\partial ',
  '−': '-',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  $: '\\$',
  '{': '\\{',
  '}': '\\}',
  '^': '\\hat{}',
  '~': '\\sim ',
  '\\': '\\backslash ',
};

const accents: Record<string, string> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
};

const functions = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'log', 'ln', 'lim', 'max', 'min', 'exp', 'det', 'gcd']);

/** Text of a run: words in `\text`, signs by their commands. */
function runTex(element: XmlElement): string {
  const text = childrenOf(element, 'm:t').map(textOf).join('');
  if (functions.has(text.trim())) return `\\${text.trim()} `;
  const isWords = childOf(element, 'm:rPr', 'm:nor') !== undefined || /[\p{Script=Arabic}]/u.test(text);
  const escaped = text.replaceAll(/[\\{}$&#%_^~]|[×÷±≤≥≠≈∞→⋅∂−]/gu, (sign) => signs[sign] ?? sign);
  return isWords
    ? `\\text{${text.replaceAll(/[\\{}$&#%_^~]/g, (sign) => (sign === '\\' || sign === '^' || sign === '~' ? ' ' : `\\${sign}`))}}`
    : escaped;
}

const part = (element: XmlElement, name: string): string => `{${contentTex(childOf(element, name))}}`;

const delimiter = (value: string) =>
  value === '{' || value === '}' ? `\\${value}` : value === '' ? '.' : value === '‖' ? '\\|' : value;

function delimitersTex(element: XmlElement): string {
  const properties = childOf(element, 'm:dPr');
  const [begin, end, separator] = ['m:begChr', 'm:endChr', 'm:sepChr'].map((name) => valOf(childOf(properties, name)));
  const inner = childrenOf(element, 'm:e')
    .map(contentTex)
    .join(separator ?? '|');
  return `\\left${delimiter(begin ?? '(')}${inner}\\right${delimiter(end ?? ')')}`;
}

function naryTex(element: XmlElement): string {
  const sign = valOf(childOf(element, 'm:naryPr', 'm:chr')) ?? '∫';
  const [below, above] = [contentTex(childOf(element, 'm:sub')), contentTex(childOf(element, 'm:sup'))];
  return `${operators[sign] ?? sign}${below && `_{${below}}`}${above && `^{${above}}`}${part(element, 'm:e')}`;
}

function radicalTex(element: XmlElement): string {
  const degree = contentTex(childOf(element, 'm:deg'));
  return `\\sqrt${degree && `[${degree}]`}${part(element, 'm:e')}`;
}

const rowsTex = (rows: string[], environment: string) => `\\begin{${environment}}${rows.join('\\\\')}\\end{${environment}}`;

function accentTex(element: XmlElement): string {
  const command = accents[valOf(childOf(element, 'm:accPr', 'm:chr')) ?? '\u0302'];
  if (command === undefined) throw new UnknownElementError();
  return command + part(element, 'm:e');
}

const elements: Record<string, (element: XmlElement) => string> = {
  'm:r': runTex,
  'm:f': (element) => `\\frac${part(element, 'm:num')}${part(element, 'm:den')}`,
  'm:sSup': (element) => `${part(element, 'm:e')}^${part(element, 'm:sup')}`,
  'm:sSub': (element) => `${part(element, 'm:e')}_${part(element, 'm:sub')}`,
  'm:sSubSup': (element) => `${part(element, 'm:e')}_${part(element, 'm:sub')}^${part(element, 'm:sup')}`,
  'm:sPre': (element) => `{}_${part(element, 'm:sub')}^${part(element, 'm:sup')}${part(element, 'm:e')}`,
  'm:rad': radicalTex,
  'm:nary': naryTex,
  'm:d': delimitersTex,
  'm:func': (element) => contentTex(childOf(element, 'm:fName')) + part(element, 'm:e'),
  'm:limLow': (element) => `${contentTex(childOf(element, 'm:e'))}_${part(element, 'm:lim')}`,
  'm:limUpp': (element) => `${contentTex(childOf(element, 'm:e'))}^${part(element, 'm:lim')}`,
  'm:acc': accentTex,
  'm:bar': (element) => `\\overline${part(element, 'm:e')}`,
  'm:box': (element) => part(element, 'm:e'),
  'm:borderBox': (element) => `\\boxed${part(element, 'm:e')}`,
  'm:m': (element) =>
    rowsTex(
      childrenOf(element, 'm:mr').map((row) => childrenOf(row, 'm:e').map(contentTex).join('&')),
      'matrix',
    ),
  'm:eqArr': (element) => rowsTex(childrenOf(element, 'm:e').map(contentTex), 'aligned'),
};

const ignored = /^(?:m:\w+Pr|w:\w+)$/;

function contentTex(element: XmlElement | undefined): string {
  return childrenOf(element)
    .map((child) => {
      const convert = elements[child.name];
      if (convert) return convert(child);
      if (ignored.test(child.name)) return '';
      throw new UnknownElementError(child.name);
    })
    .join('');
}

/** TeX of an equation; undefined if it has an element without counterpart. */
export function equationTex(element: XmlElement): string | undefined {
  try {
    return contentTex(element).trim();
  } catch (error) {
    if (error instanceof UnknownElementError) return undefined;
    throw error;
  }
}
