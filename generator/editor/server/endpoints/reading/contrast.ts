import { colorPattern } from '../../../../../templates/model/site/rules.ts';
import { resolveBackground } from '../../../../../templates/theme/theme-options.ts';
import { colourDiagnostics } from '../../../../check/rules/colours.ts';
import { createPalette, ratioOf, responsibleColor } from '../../../../content/theme/palette.ts';
import { contrastPairs } from '../../../../content/theme/palette-contrast.ts';
import { type MessageLanguage, toDiagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import { editorMessagePartsOf } from '../../../../core/diagnostics/marked-text.ts';
import { Source } from '../../../../core/json/source.ts';
import type { ContrastReport } from '../../../document/protocol-media.ts';

/**
 * Contrast of brand and accent colours on a background; undefined for invalid colours. Ratios are rounded down to two decimals.
 */
export function contrastReport(
  { brand, accent, paper }: Record<'brand' | 'accent' | 'paper', unknown>,
  language: MessageLanguage,
): ContrastReport | undefined {
  if (typeof brand !== 'string' || typeof accent !== 'string') return undefined;
  if (!colorPattern.test(brand) || !colorPattern.test(accent)) return undefined;
  const ground = resolveBackground(undefined, paper);
  const palette = createPalette({ brand, accent }, ground);
  const nowhere = new Source('', '{}');
  return {
    faults: colourDiagnostics({ brand, accent }, ground).map(({ key, finding }) => ({
      key,
      ...editorMessagePartsOf(toDiagnostic(nowhere, finding), language),
      nearest: finding.parameters?.nearest,
    })),
    pairs: (['light', 'dark'] as const).flatMap((scheme) =>
      contrastPairs.map((pair) => ({
        of: responsibleColor(pair),
        scheme,
        use: pair.use,
        foreground: palette[scheme][pair.foreground],
        background: palette[scheme][pair.background],
        ratio: Math.floor(ratioOf(palette[scheme], pair) * 100) / 100,
        minimum: pair.minimum,
      })),
    ),
  };
}
