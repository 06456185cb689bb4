import type { ReactNode } from 'react';
import type { Manifest, PagePlan, SiteFrame } from '../templates/page-plan.ts';

interface DocumentProps {
  page: PagePlan;
  frame: SiteFrame;
  manifest: Manifest;
  /** Whether the page has islands: a page without any gets no script at all. */
  needsScript: boolean;
  children: ReactNode;
}

/** The outer HTML of a page. */
export function Document({ page, frame, manifest, needsScript, children }: DocumentProps) {
  const { site } = frame;
  return (
    <html lang={site.language} dir={site.direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{page.documentTitle}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={page.description} />
        {page.canonical ? <link rel="canonical" href={page.canonical} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        {page.canonical && <meta property="og:url" content={page.canonical} />}
        {frame.themeColors.map(({ color, media }) => (
          <meta key={color} name="theme-color" content={color} media={media} />
        ))}
        <link rel="icon" href={manifest.icon} type="image/svg+xml" />
        {manifest.preloadFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={manifest.styles} />
        {needsScript && (
          <script
            type="module"
            src={manifest.loader}
            data-hydrate={manifest.hydrate}
            data-react={manifest.react}
            data-scroll-top={page.scrollToTop ? '' : undefined}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
