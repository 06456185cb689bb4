import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { maxDrawingParts } from '../../core/util/limits.ts';
import { countDrawingParts } from './drawing-complexity.ts';
import { decimalsFor, fixRoot, type Sides } from './drawing-root.ts';
import { type DrawingFailure, type ImageDiagnostic, imageDiagnostic, type VectorMetadata } from './image-metadata.ts';
import { fontWarnings, toneWarnings } from './picture-warnings.ts';
import { tryDrawing } from './try-drawing.ts';

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

function diagnosticOfAttribute(name: string, value: string): ImageDiagnostic | undefined {
  if (/^on/i.test(name)) return imageDiagnostic('unsafe-svg', name);
  if (/(?:^|:)href$/i.test(name) && !value.trim().startsWith('#'))
    return imageDiagnostic('unsafe-svg', `${name}="${value.slice(0, 40)}"`);
  if (/^(?:id|class|(?:data|aria)-.*)$/.test(name)) return undefined;
  return foreignStyle.test(value) ? imageDiagnostic('unsafe-svg', `${name}="${value.slice(0, 40)}"`) : undefined;
}

function diagnosticOfStyle(text: string): ImageDiagnostic | undefined {
  if (/@(?:-\w+-)?keyframes/i.test(text)) return imageDiagnostic('animated-image');
  const [result] = foreignStyle.exec(text) ?? [];
  return result === undefined ? undefined : imageDiagnostic('unsafe-svg', result);
}

/** Reports what a drawing must not hold, as its content may come from anywhere and is served under the site's address. */
function rejectUnsafe(report: (result: ImageDiagnostic) => void): CustomPlugin {
  return {
    name: 'guard',
    fn: () => ({
      element: {
        enter: ({ name, attributes, children }) => {
          if (moving.has(name)) report(imageDiagnostic('animated-image'));
          else if (!drawing.has(name)) report(imageDiagnostic('unsafe-svg', `<${name}>`));
          const diagnostics = Object.entries(attributes).map(([key, value]) => diagnosticOfAttribute(key, value));
          const texts = name === 'style' ? children.map((child) => ('value' in child ? child.value : '')) : [];
          for (const result of [...diagnostics, ...texts.map(diagnosticOfStyle)]) if (result) report(result);
        },
      },
      instruction: { enter: ({ name }) => report(imageDiagnostic('unsafe-svg', `<?${name}?>`)) },
    }),
  };
}

/** What editors leave behind, and shorter numbers. Nothing that a style could be tied to: attributes, groups and ids stay. */
const safe = (floatPrecision: number): PluginConfig[] => [
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  { name: 'convertPathData', params: { floatPrecision } },
];

/** What can be done besides where no style depends on attributes, ids or groups. */
const thorough = (floatPrecision: number): PluginConfig[] => [
  ...safe(floatPrecision),
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

/** A drawing that holds nothing that it must not, smaller, with a size to be shown at. */
interface OptimisedDrawing {
  svg: string;
  /** Undefined where nothing says how large anything in it is. */
  size: Sides | undefined;
  parts: number;
}

/** @throws Error for a text that is no drawing. */
function optimise(text: string, header: Partial<Sides>): OptimisedDrawing | ImageDiagnostic {
  const diagnostics: ImageDiagnostic[] = [];
  const result: Omit<OptimisedDrawing, 'svg'> = { size: undefined, parts: 0 };
  const shorten = /<style\b/i.test(text) ? safe : thorough;
  const plugins: PluginConfig[] = [
    fixRoot(header, (size) => {
      result.size = size;
    }),
    ...shorten(decimalsFor(text)),
    'removeDoctype',
    rejectUnsafe((one) => diagnostics.push(one)),
    countDrawingParts((parts) => {
      result.parts = parts;
    }),
  ];
  const { data } = optimize(text, { plugins, js2svg: { finalNewline: false } });
  return diagnostics[0] ?? { ...result, svg: withPlainQuotes(data) };
}

async function drawingFailureOf({ svg, size, parts }: OptimisedDrawing): Promise<DrawingFailure | undefined> {
  if (!size) return 'size';
  return parts > maxDrawingParts ? 'repeats' : tryDrawing(svg);
}

/** A drawing may have colours of its own for each scheme. */
const toneOf = async (svg: string, size: Sides) =>
  svg.includes('prefers-color-scheme') ? [] : toneWarnings(Buffer.from(svg), size);

/**
 * Checks a drawing and makes it smaller without changing what it shows, in either colour scheme; draws it as it may be needed.
 * @param header the size that its head seems to say, in pixels
 */
export async function inspectVector(bytes: Uint8Array, header: Partial<Sides>): Promise<VectorMetadata | ImageDiagnostic> {
  const text = new TextDecoder().decode(bytes);
  // Entities can grow without end and can name files.
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) return imageDiagnostic('unsafe-svg', '<!ENTITY>');
  try {
    const optimised = optimise(text, header);
    if ('kind' in optimised) return optimised;
    if (!optimised.size && header.width === undefined) return imageDiagnostic('unusable-image', 'size');
    const { width = 0, height = 0 } = optimised.size ?? {};
    const drawingFailure = await drawingFailureOf(optimised);
    const warnings = drawingFailure ? [] : [...fontWarnings(optimised.svg), ...(await toneOf(optimised.svg, { width, height }))];
    return {
      kind: 'vector',
      width,
      height,
      svg: optimised.svg,
      ...(drawingFailure && { trouble: drawingFailure }),
      ...(warnings.length > 0 && { doubts: warnings }),
    };
  } catch {
    return imageDiagnostic('damaged-image');
  }
}
