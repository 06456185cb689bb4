import type { labels } from '../../blocks/posts/labels.ts';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import type { PageGroup, SitePages } from '../../model/page/page-plan.ts';
import { useLabels, useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import { fieldClass, formClass, moreClass, pagesClass, resultsClass, statusClass } from './styles.ts';

const fieldId = 'search_field';
const statusId = 'search_status';

function Form() {
  const { search } = useRenderContext().frame;
  const words = useLabels().siteSearch;
  return (
    <search className={formClass}>
      <form action={search} data-search="">
        <div className={fieldClass}>
          <label htmlFor={fieldId}>{words.field}</label>
          <input
            type="search"
            name="q"
            id={fieldId}
            aria-describedby={statusId}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <button type="submit" aria-label={words.open}>
            <Icon name="search" />
          </button>
        </div>
        <p className={statusClass} role="status" id={statusId} />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
        <ol className={resultsClass} role="list" hidden />
        <button className={moreClass} type="button" hidden>
          {words.more}
        </button>
      </form>
    </search>
  );
}

function Group({ group: { label, links } }: { group: PageGroup }) {
  return (
    <div>
      {label && <h3>{label}</h3>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul role="list">
        {links.map(({ label: title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Search page. Below the field are all pages, which is all there is without scripts. */
export function SearchPage({ pages: { isFirst, groups, pages } }: { pages: SitePages }) {
  const { siteSearch: words } = useLabels();
  const { pages: label } = useLabelsOf<typeof labels>('posts');
  return (
    <Section>
      <h1>{words.title}</h1>
      {isFirst && <Form />}
      <div className={pagesClass} data-site-pages="">
        <h2>{words.pages}</h2>
        {groups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
        {pages.length > 0 && (
          <nav aria-label={label}>
            <ul>
              {pages.map(({ label, name, href, isCurrent }) => (
                <li key={href}>
                  <a href={href} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Section>
  );
}
