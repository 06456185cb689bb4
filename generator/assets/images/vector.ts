import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { maxDrawingParts } from '../../core/util/limits.ts';
import { countDrawingParts } from './drawing-complexity.ts';
import { decimalsFor, fixRoot, type Sides } from './drawing-root.ts';
import { type DrawingFailure, type ImageDiagnostic, imageDiagnostic, type VectorMetadata } from './image-metadata.ts';
import { fontWarnings, toneWarnings } from './picture-warnings.ts';
import { tryDrawing } from './try-drawing.ts';

/** Allowed elements. All others may run scripts, load files or animate. */
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

/** A reference in a style to anything but an element of the same drawing, or an escape, which could hide one. */
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

/** SVGO plugin that reports forbidden content: drawings may come from anywhere and are served from the site's origin. */
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

/** Removes editor metadata and shortens numbers. Keeps everything that a style may select: attributes, groups and ids. */
const safe = (floatPrecision: number): PluginConfig[] => [
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  { name: 'convertPathData', params: { floatPrecision } },
];

/** Further optimisations for drawings without styles. */
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

/** SVGO escapes quotation marks in styles, which XML does not require. */
const withPlainQuotes = (svg: string) => svg.replace(/<style[\s\S]*?<\/style>/g, (style) => style.replaceAll('&quot;', '"'));

/** A safe, optimised drawing with a size. */
interface OptimisedDrawing {
  svg: string;
  /** Undefined if nothing tells its size. */
  size: Sides | undefined;
  parts: number;
}

/** @throws Error for text that is not SVG */
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

/** A drawing with `prefers-color-scheme` may adapt its colours. */
const toneOf = async (svg: string, size: Sides) =>
  svg.includes('prefers-color-scheme') ? [] : toneWarnings(Buffer.from(svg), size);

/**
 * Checks and optimises a drawing, without changing how it looks in either colour scheme, and renders it to be sure that it
 * works.
 * @param header size in pixels that was read from the start of the file
 */
export async function inspectVector(bytes: Uint8Array, header: Partial<Sides>): Promise<VectorMetadata | ImageDiagnostic> {
  const text = new TextDecoder().decode(bytes);
  // Entities can expand without limit and can name files.
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
      ...(drawingFailure && { drawingFailure }),
      ...(warnings.length > 0 && { warnings }),
    };
  } catch {
    return imageDiagnostic('damaged-image');
  }
}
