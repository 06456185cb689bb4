const sheetsOf = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/"]')];
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const sheetName = (link: HTMLLinkElement) => hrefOf(link).split('/').pop()?.split('.')[0];

const loaded = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    // A newer version has taken the sheet's place on the server, and will be announced.
    link.addEventListener('error', () => resolve(false));
  });

/** The faces that the sheets of the page declare, by their rule with addresses that hold anywhere. */
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

let keptSheet: CSSStyleSheet | undefined;
let kept = '';

/**
 * Holds the typeface while sheets change. A face that comes anew with `font-display: optional` may be shown in the fallback
 * until the next reload, when its file takes a moment; the same face in a sheet that stays, and waits, is not affected.
 * https://drafts.csswg.org/css-fonts-4/#font-display-desc
 */
async function keepTypeface(): Promise<void> {
  const rules = [...declaredFaces().values()].join('\n');
  if (rules === kept) return;
  kept = rules;
  const isInUse = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => family + weight);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== keptSheet), sheet];
  keptSheet = sheet;
  const faces = [...document.fonts].filter(
    ({ status, family, weight }) => status === 'unloaded' && isInUse.includes(family + weight),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Puts each new style sheet in the place of the one that it follows, which styles the page until then. */
export async function swapStyles(after: Document): Promise<void> {
  const changed = sheetsOf(after).flatMap((next) => {
    const current = sheetsOf(document).find((link) => sheetName(link) === sheetName(next));
    return current && hrefOf(current) !== hrefOf(next) ? [{ current, href: hrefOf(next) }] : [];
  });
  if (changed.length === 0) return;
  await keepTypeface();
  await Promise.all(
    changed.map(async ({ current, href }) => {
      const fresh = current.cloneNode() as HTMLLinkElement;
      fresh.href = href;
      const isLoaded = loaded(fresh);
      current.after(fresh);
      ((await isLoaded) ? current : fresh).remove();
    }),
  );
  // Another typeface, when the templates have changed.
  await keepTypeface();
}
