const sheetsOf = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/"]')];
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const sheetName = (link: HTMLLinkElement) => hrefOf(link).split('/').pop()?.split('.')[0];

const loaded = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    // The server has a newer version already and will announce it.
    link.addEventListener('error', () => resolve(false));
  });

/** Font faces that the page's style sheets declare, by their rule with absolute URLs. */
function declaredFaces(): Map<string, string> {
  const faces = new Map<string, string>();
  for (const link of sheetsOf(document)) {
    for (const rule of link.sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const text = rule.cssText.replaceAll(/url\("([^"]+)"\)/g, (_, address) => `url("${new URL(address, link.href)}")`);
      faces.set(text, text.replace(/font-display:\s*[a-z]+/, 'font-display: swap'));
    }
  }
  return faces;
}

let preservedStylesheet: CSSStyleSheet | undefined;
let preservedRules = '';

/**
 * Keeps loaded fonts while style sheets are replaced. A face that is declared again with `font-display: optional` may stay in
 * the fallback font until a reload; the same face in a constructed style sheet with `swap` is not affected.
 * https://drafts.csswg.org/css-fonts-4/#font-display-desc
 */
async function preserveTypeface(): Promise<void> {
  const rules = [...declaredFaces().values()].join('\n');
  if (rules === preservedRules) return;
  preservedRules = rules;
  const isInUse = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => family + weight);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== preservedStylesheet), sheet];
  preservedStylesheet = sheet;
  const faces = [...document.fonts].filter(
    ({ status, family, weight }) => status === 'unloaded' && isInUse.includes(family + weight),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Replaces changed style sheets; the old ones stay until the new ones are loaded. */
export async function swapStyles(after: Document): Promise<void> {
  const changed = sheetsOf(after).flatMap((next) => {
    const current = sheetsOf(document).find((link) => sheetName(link) === sheetName(next));
    return current && hrefOf(current) !== hrefOf(next) ? [{ current, href: hrefOf(next) }] : [];
  });
  if (changed.length === 0) return;
  await preserveTypeface();
  await Promise.all(
    changed.map(async ({ current, href }) => {
      const fresh = current.cloneNode() as HTMLLinkElement;
      fresh.href = href;
      const isLoaded = loaded(fresh);
      current.after(fresh);
      ((await isLoaded) ? current : fresh).remove();
    }),
  );
  // The fonts may have changed with the templates.
  await preserveTypeface();
}
