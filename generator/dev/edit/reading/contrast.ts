import { colorPattern } from '../../../../templates/site/rules.ts';
import { paperOf } from '../../../../templates/theme/face.ts';
import { colourFindings } from '../../../check/rules/colours.ts';
import { type MessageLanguage, toDiagnostic } from '../../../diagnostics/diagnostics.ts';
import { editorPiecesOf } from '../../../diagnostics/marked-text.ts';
import type { ContrastReport } from '../../../edit/protocol-media.ts';
import { Source } from '../../../json/source.ts';
import { createPalette, judgedBy, ratioOf } from '../../../theme/palette.ts';
import { contrastPairs } from '../../../theme/palette-contrast.ts';

/** What two colours do where they meet others on a paper; undefined for what is no colour. Ratios are rounded down to hundredths. */
export function contrastReport(
  { brand, accent, paper }: Record<'brand' | 'accent' | 'paper', unknown>,
  language: MessageLanguage,
): ContrastReport | undefined {
  if (typeof brand !== 'string' || typeof accent !== 'string') return undefined;
  if (!colorPattern.test(brand) || !colorPattern.test(accent)) return undefined;
  const ground = paperOf(undefined, paper);
  const palette = createPalette({ brand, accent }, ground);
  const nowhere = new Source('', '{}');
  return {
    faults: colourFindings({ brand, accent }, ground).map(({ key, finding }) => ({
      key,
      ...editorPiecesOf(toDiagnostic(nowhere, finding), language),
      nearest: finding.parameters?.nearest,
    })),
    pairs: (['light', 'dark'] as const).flatMap((scheme) =>
      contrastPairs.map((pair) => ({
        of: judgedBy(pair),
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
