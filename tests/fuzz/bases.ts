import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import { fixtureSite, shippedSite, specifiedSite, temporaryFolder } from '../support/build.ts';
import { examplesSite, writeExamples } from '../support/examples.ts';
import { invalidSiteNames, readInvalidSite, textOf, writeInvalidSite } from '../support/invalid-sites.ts';

/** A value of a base, with its place in the text. */
export interface Spot {
  node: Node;
  /** The property or the list that it stands in; absent for the root. */
  parent: Node | undefined;
  /** Its place among all of its kind: indexes and names of collections do not count. */
  kind: string;
  pointer: string;
  key: string | undefined;
}

/** A right site that inputs are made of. */
export interface Base {
  name: string;
  text: string;
  /** Holds its `site.json` and `assets/`; inputs are written here. */
  siteFile: string;
  spots: Spot[];
  /** Spots of the same kind together, so that a kind that is rare is met as often as a common one. */
  byKind: Spot[][];
}

const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1');

function* spotsOf(node: Node, place: Omit<Spot, 'node'>): Generator<Spot> {
  yield { node, ...place };
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') {
      yield* spotsOf(child, {
        parent: node,
        kind: `${place.kind}[]`,
        pointer: `${place.pointer}/${index}`,
        key: place.key,
      });
      continue;
    }
    const [name, value] = child.children ?? [];
    if (!name || !value) continue;
    const key = String(name.value);
    const type = value.children?.find(({ children }) => children?.[0]?.value === 'type')?.children?.[1]?.value;
    const kindOfKey = place.kind === '/collections' ? '*' : key;
    const kind = `${place.kind}/${kindOfKey}${type ? `<${type}>` : ''}`;
    yield* spotsOf(value, { parent: child, kind, pointer: `${place.pointer}/${escapeToken(key)}`, key });
  }
}

/** A text as a base of inputs. */
export function createBase(name: string, text: string, siteFile: string): Base {
  const root = parseTree(text);
  const spots = root ? [...spotsOf(root, { parent: undefined, kind: '', pointer: '', key: undefined })] : [];
  const byKind = new Map<string, Spot[]>();
  for (const spot of spots) {
    const others = byKind.get(spot.kind);
    if (others) others.push(spot);
    else byKind.set(spot.kind, [spot]);
  }
  return { name, text, siteFile, spots, byKind: [...byKind.values()] };
}

/** A copy of a site in a folder of its own. */
async function copySite(siteFile: string, text = readFileSync(siteFile, 'utf8')): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(folder, { recursive: true });
  await cp(join(dirname(siteFile), 'assets'), join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'site.json'), text);
  return join(folder, 'site.json');
}

const examplesText = () => JSON.stringify(examplesSite(), null, 2);

/** How each base comes to be. */
const makers: Record<string, () => Promise<Base>> = {
  minimal: async () => {
    const site = fixtureSite('minimal');
    return createBase('minimal', readFileSync(site, 'utf8'), await copySite(site));
  },
  variants: async () => {
    const site = fixtureSite('variants');
    return createBase('variants', readFileSync(site, 'utf8'), await copySite(site));
  },
  examples: async () => {
    const text = examplesText();
    return createBase('examples', text, await writeExamples());
  },
  specification: async () => {
    const siteFile = await specifiedSite();
    return createBase('specification', readFileSync(siteFile, 'utf8'), siteFile);
  },
  shipped: async () => createBase('shipped', readFileSync(shippedSite, 'utf8'), await copySite(shippedSite)),
};

const made = new Map<string, Promise<Base>>();

async function makeFault(name: string): Promise<Base> {
  const siteFile = await writeInvalidSite(name, await temporaryFolder());
  return createBase(`fault ${name}`, textOf(readInvalidSite(name)), siteFile);
}

/** A base by its name, made once a process. */
export function getBase(name: string): Promise<Base> {
  const [, fault] = /^fault (.+)$/.exec(name) ?? [];
  const maker = fault === undefined ? makers[name] : () => makeFault(fault);
  if (!maker) throw new Error(`There is no base "${name}"; there are ${Object.keys(makers).join(', ')}.`);
  const base = made.get(name) ?? maker();
  made.set(name, base);
  return base;
}

/** Right sites. Small ones come more often: they take a tenth of the time. */
export const baseNames = [
  ...Array<string>(20).fill('minimal'),
  ...Array<string>(15).fill('variants'),
  ...Array<string>(4).fill('examples'),
  'specification',
] as const;

/** Sites with one fault each, which may hide another. */
export const faultBases = invalidSiteNames.map((name) => `fault ${name}`);
