import type { Content, Page } from '../content.ts';

function Cards({ cards }: Pick<Page, 'cards'>) {
  return (
    <section className="cards">
      {cards.map(({ image, href, label, description }) => (
        <article className="card" key={href}>
          <img src={`/images/${image}`} alt="" width="320" height="180" loading="lazy" />
          <h2>
            <a href={href}>{label}</a>
          </h2>
          <p>{description}</p>
        </article>
      ))}
    </section>
  );
}

function Tabs({ tabs }: Pick<Page, 'tabs'>) {
  return (
    <section className="tabs">
      <div role="tablist" aria-label="التفاصيل">
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-controls={`panel-${index}`}
            aria-selected={index === 0}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, items }, index) => (
        <div key={label} role="tabpanel" id={`panel-${index}`} aria-labelledby={`tab-${index}`} hidden={index > 0}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Frame({ site, page }: { site: Content['site']; page: Page }) {
  return (
    <>
      <header>
        <a href="/">{site.name}</a>
        <nav aria-label="التنقل الرئيسي">
          <ul>
            {site.navigation.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === page.path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <nav aria-label="مسار التنقل">
        <ol>
          {page.breadcrumb.map(({ href, label }) => (
            <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** A lean page of the neutral content: what bare React renders. */
export function Document({ site, page }: { site: Content['site']; page: Page }) {
  const { hero } = page;
  return (
    <html lang="ar" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} | ${site.name}`}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={site.url + page.path} />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <Frame site={site} page={page} />
        <main>
          <h1>{hero.title}</h1>
          <p>{hero.text}</p>
          <a href={hero.action.href}>{hero.action.label}</a>
          {page.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {page.cards.length > 0 && <Cards cards={page.cards} />}
          {page.tabs.length > 0 && <Tabs tabs={page.tabs} />}
        </main>
        <footer>
          <ul>
            {site.footer.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p>{site.footer.text}</p>
        </footer>
      </body>
    </html>
  );
}
