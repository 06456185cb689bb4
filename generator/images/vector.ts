import { type Config, type CustomPlugin, optimize } from 'svgo';
import { fault, type ImageFault, type VectorFacts } from './facts.ts';

/** Elements that draw. Whatever else stands in a file may run, load or move something. */
const drawing = new Set(
  (
    'svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker view filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
    'feTile feTurbulence'
  ).split(' '),
);

const moving = new Set(['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'mpath']);

/** A reference of a style to anything but a part of the same drawing; escapes could hide one. */
const foreignStyle = /url\(\s*(?!\s|["']?#)|@import|image-set\(|image\(|src\(|\\/i;

function faultOfAttribute(name: string, value: string): ImageFault | undefined {
  if (/^on/i.test(name)) return fault('unsafe-svg', name);
  if (/(?:^|:)href$/i.test(name) && !value.trim().startsWith('#')) return fault('unsafe-svg', `${name}="${value.slice(0, 40)}"`);
  if (/^(?:id|class|(?:data|aria)-.*)$/.test(name)) return undefined;
  return foreignStyle.test(value) ? fault('unsafe-svg', `${name}="${value.slice(0, 40)}"`) : undefined;
}

function faultOfStyle(text: string): ImageFault | undefined {
  if (/@(?:-\w+-)?keyframes/i.test(text)) return fault('animated-image');
  const [found] = foreignStyle.exec(text) ?? [];
  return found === undefined ? undefined : fault('unsafe-svg', found);
}

/** Reports what a drawing must not hold, as its content may come from anywhere and is served under the site's address. */
function guard(report: (found: ImageFault) => void): CustomPlugin {
  return {
    name: 'guard',
    fn: () => ({
      element: {
        enter: ({ name, attributes, children }) => {
          if (moving.has(name)) report(fault('animated-image'));
          else if (!drawing.has(name)) report(fault('unsafe-svg', `<${name}>`));
          const faults = Object.entries(attributes).map(([key, value]) => faultOfAttribute(key, value));
          const texts = name === 'style' ? children.map((child) => ('value' in child ? child.value : '')) : [];
          for (const found of [...faults, ...texts.map(faultOfStyle)]) if (found) report(found);
        },
      },
      instruction: { enter: ({ name }) => report(fault('unsafe-svg', `<?${name}?>`)) },
    }),
  };
}

/** Two decimals: a hundredth of a unit, which no screen shows. */
const floatPrecision = 2;

/** What editors leave behind, and shorter numbers. Nothing that a style could be tied to: attributes, groups and ids stay. */
const safe: Config['plugins'] = [
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  { name: 'convertPathData', params: { floatPrecision } },
];

/** What can be done besides where no style depends on attributes, ids or groups. */
const thorough: Config['plugins'] = [
  ...safe,
  'cleanupAttrs',
  'cleanupIds',
  { name: 'cleanupNumericValues', params: { floatPrecision } },
  { name: 'convertTransform', params: { floatPrecision } },
  'convertColors',
  'removeUselessDefs',
  'removeEmptyAttrs',
  'collapseGroups',
];

/** The writer escapes quotation marks in styles, which XML does not ask for. */
const withPlainQuotes = (svg: string) => svg.replace(/<style[\s\S]*?<\/style>/g, (style) => style.replaceAll('&quot;', '"'));

/** Checks a drawing and makes it smaller without changing what it shows, in either colour scheme. */
export function inspectVector(bytes: Uint8Array, size: { width: number; height: number }): VectorFacts | ImageFault {
  const text = new TextDecoder().decode(bytes);
  // Entities can grow without end and can name files.
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) return fault('unsafe-svg', '<!ENTITY>');
  const faults: ImageFault[] = [];
  const hasStyle = /<style\b/i.test(text);
  try {
    const plugins = [...((hasStyle ? safe : thorough) ?? []), 'removeDoctype' as const, guard((found) => faults.push(found))];
    const svg = withPlainQuotes(optimize(text, { plugins, js2svg: { finalNewline: false } }).data);
    return faults[0] ?? { kind: 'vector', width: size.width, height: size.height, svg };
  } catch {
    return fault('damaged-image');
  }
}
