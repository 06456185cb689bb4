import { LinkName } from '../../components/link-name.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';

/** Link, or plain text without `href`. */
function FooterLink({ item: { label, href } }: { item: { label: string; href?: string } }) {
  const page = useRenderContext().href;
  if (href === undefined) return label;
  return (
    <a href={href} aria-current={href === page ? 'page' : undefined}>
      {label}
      <LinkName href={href} label={label} />
    </a>
  );
}

function FooterLinks({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <FooterLink item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Number of columns of links. */
export function useColumnCount(): number {
  const { related, pages, columns } = useRenderContext().frame.footer;
  return columns.length + (related ? 1 : 0) + (pages ? 1 : 0);
}

/**
 * Footer columns: related sites, further links, pages of the site.
 * @param headings class of their headings
 */
export function FooterColumns({ headings }: { headings?: string | undefined }) {
  const { related, pages, columns } = useRenderContext().frame.footer;
  return (
    <>
      {related && (
        <div>
          <h2 className={headings}>{related.heading}</h2>
          <FooterLinks items={related.items} />
        </div>
      )}
      {columns.map(({ heading, items }) => (
        <div key={heading}>
          <h2 className={headings}>{heading}</h2>
          <FooterLinks items={items} />
        </div>
      ))}
      {pages && (
        <nav aria-label={pages.label}>
          <h2 className={headings}>{pages.heading}</h2>
          <FooterLinks items={pages.links} />
        </nav>
      )}
    </>
  );
}

/** Copyright and legal pages. */
export function Legal() {
  const { site, footer } = useRenderContext().frame;
  const { copyright, legal: texts } = footer;
  return (
    <>
      <p>{copyright ? `© ${copyright.year} ${copyright.text}` : `© ${site.name}`}</p>
      {texts.length > 0 && (
        <ul>
          {texts.map((text) => {
            const item = typeof text === 'string' ? { label: text } : text;
            return (
              <li key={item.label}>
                <FooterLink item={item} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
