import type { Site } from '../../../site.schema.ts';
import { inLanguages, type MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { type ThemePresetName, themePresetNames } from '../../../templates/theme/theme-options.ts';
import { allStyles, styleSheets } from '../../build/tasks/outputs.ts';
import type { Bundle } from '../../bundle/templates/bundle.ts';
import type { FontBundle } from '../../bundle/templates/fonts.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { basePath } from '../../content/site/page-url.ts';
import type { Colour } from '../../content/text/code/colouring.ts';
import { defaultTheme } from '../../content/theme/theme.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { createPlanner } from '../../pages/plan/plan.ts';
import { catalogueShell } from './catalogue-shell.ts';

interface ThemePresetInput {
  site: Site;
  assets: AssetIndex;
  bundle: Bundle;
  manifest: Manifest;
  fontRules: FontBundle['rules'];
  colour: Colour;
}

/** Pages that show the first page of the site in each theme preset, and their style sheets; undefined for other paths. */
export interface ThemePresetPages {
  renderPage: (path: string, language: MessageLanguage) => string | undefined;
  findStyles: (path: string) => string | undefined;
}

export const themePresetWords = inLanguages({
  ar: { title: 'المظاهر', lead: 'صفحة موقعك الأولى في كل مظهر بلونيه. يُكتب اسم المظهر في "site.theme.look".' },
  en: {
    title: 'Looks',
    lead: 'The first page of your site in each look, in its two colours. The name goes into "site.theme.look".',
  },
});

/** Site with a theme preset and its own colours and fonts, without other theme settings. */
function withThemePreset(site: Site, preset: ThemePresetName): Site {
  const { brand, accent, scheme, fonts } = site.site.theme ?? defaultTheme;
  return { ...site, site: { ...site.site, theme: { brand, accent, scheme, fonts, look: preset } } };
}

const themePresetOf = (name: string | undefined) => themePresetNames.find((preset) => preset === name);

function themePresetsPage(language: MessageLanguage, base: string, { icon }: Manifest): string {
  const { title, lead } = themePresetWords[language];
  const frames = themePresetNames.map(
    (preset) =>
      `<figure><figcaption><code dir="ltr">${preset}</code></figcaption>` +
      `<div><iframe src="${base}_catalogue/looks/${preset}" title="${preset}" loading="lazy"></iframe></div></figure>`,
  );
  const body = `<header><h1>${title}</h1><p>${escapeHtml(lead)}</p></header><main>${frames.join('')}</main>`;
  return catalogueShell({ language, title, icon, styles: [`${base}_preview/catalogue.css`], bodyClass: 'preview-looks', body });
}

/** @param input the site as the preview shows it */
export function createThemePresets({ site, assets, bundle, manifest, fontRules, colour }: ThemePresetInput): ThemePresetPages {
  const base = basePath(site.site.url);
  const stylesPath = (preset: string) => `assets/_look-${preset}.css`;
  const renderFirst = (preset: ThemePresetName) => {
    const [first] = site.routes;
    if (!first) return undefined;
    const { frame, planRoute } = createPlanner(withThemePreset(site, preset), assets, { colour });
    const files = { ...manifest, styles: base + stylesPath(preset), openingStyles: undefined, deferredStyles: undefined };
    return bundle.createRenderer(frame, files)(planRoute(first, 0)).html;
  };
  return {
    renderPage: (path, language) => {
      if (path === '_catalogue/looks') return themePresetsPage(language, base, manifest);
      const preset = themePresetOf(/^_catalogue\/looks\/([a-z]+)$/.exec(path)?.[1]);
      return preset && renderFirst(preset);
    },
    findStyles: (path) => {
      const preset = themePresetOf(/^assets\/_look-([a-z]+)\.css$/.exec(path)?.[1]);
      if (!preset) return undefined;
      const shown = withThemePreset(site, preset);
      const { styles } = styleSheets(shown, assets, bundle, fontRules);
      return allStyles(shown, styles, bundle, fontRules);
    },
  };
}
